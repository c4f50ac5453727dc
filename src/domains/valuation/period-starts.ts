import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { startOf } from '../market-data/period-change.ts';
import type { ChangePeriod } from './figures-contract.ts';

/**
 * The day whose close a period starts from (rule P-8), never earlier than the day before the first one: there
 * everything was worth nothing. 24h is the day before here; an exchange's holdings follow `lastMove` instead.
 */
export function periodStart(period: ChangePeriod, today: number, first: number): number {
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
