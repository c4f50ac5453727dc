import { addDays, addMonths, type Day, dayNumber } from '../../foundation/calendar-day.ts';
import { isSession } from '../instruments/is-session.ts';
import { type DaySeries, lastKnown } from './day-series.ts';

export const periods = ['24h', '7D', '1M', '3M', 'YTD', '1Y'] as const;
export type Period = (typeof periods)[number];

/** The day whose close a period's change is measured from; 24h is measured from the close before the last one. */
export function startOf(period: Exclude<Period, '24h'>, today: Day): Day {
  switch (period) {
    case '7D':
      return addDays(today, -7);
    case '1M':
      return addMonths(today, -1);
    case '3M':
      return addMonths(today, -3);
    case '1Y':
      return addMonths(today, -12);
    case 'YTD':
      return `${Number(today.slice(0, 4)) - 1}-12-31`;
  }
}

/**
 * The change of a price over a period in percent, from split-adjusted closes. Null where the start is before the
 * first close, or where the start was zero or negative, as futures may be: a percentage of that means nothing.
 */
export function changeOver(series: DaySeries, period: Period, today: Day): number | null {
  const last = lastKnown(series, dayNumber(today));
  if (!last) return null;
  const before = lastKnown(series, period === '24h' ? last.day - 1 : dayNumber(startOf(period, today)));
  if (!before || before.value <= 0) return null;
  if (period === '24h' && !isSession(before.day, last.day, dayNumber(today))) return null;
  return (last.value / before.value - 1) * 100;
}
