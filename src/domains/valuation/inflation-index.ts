import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';

/** Consumer prices of a month against the month before: { month: '2026-10', ratio: 1.003 }. */
export type MonthlyInflation = { month: string; ratio: number };

/**
 * What a basket that costs 1 at the close of `from` costs on each day up to `to` (rule P-11). A month's change is
 * spread evenly over its days: each grows by the same factor, and all of them make the month's. NaN from the first
 * month on that is not published: the line ends there, for no inflation would be a claim.
 */
export function inflationIndex(months: readonly MonthlyInflation[], from: number, to: number): Float64Array {
  const ratios = new Map(months.map(({ month, ratio }) => [month, ratio]));
  const index = new Float64Array(to - from + 1);
  index[0] = 1;
  let month = '';
  let daily = Number.NaN;
  for (let i = 1; i < index.length; i++) {
    const day = dayOf(from + i);
    if (day.slice(0, 7) !== month) {
      month = day.slice(0, 7);
      daily = (ratios.get(month) ?? Number.NaN) ** (1 / daysIn(month));
    }
    index[i] = index[i - 1]! * daily;
  }
  return index;
}

function daysIn(month: string): number {
  const first = dayNumber(`${month}-01`);
  // 31 days on is always in the next month, on one of its first days.
  const next = dayOf(first + 31).slice(0, 7);
  return dayNumber(`${next}-01`) - first;
}
