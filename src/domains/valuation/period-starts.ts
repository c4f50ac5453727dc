import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import {
  type Period as PricePeriod,
  periods as pricePeriods,
  startOf,
} from '../market-data/period-change.ts';

export const performancePeriods = [...pricePeriods, 'max'] as const;
export type PerformancePeriod = PricePeriod | 'max';

/**
 * The day whose close a period starts from (rule P-8), never earlier than the day before the first one: there
 * everything was worth nothing. 24h is the day before here; an exchange's holdings follow `lastMove` instead.
 */
export function periodStart(period: PerformancePeriod, today: number, first: number): number {
  const beforeAll = Math.min(first, today) - 1;
  switch (period) {
    case 'max':
      return beforeAll;
    case '24h':
      return Math.max(beforeAll, today - 1);
    default:
      return Math.max(beforeAll, dayNumber(startOf(period, dayOf(today))));
  }
}
