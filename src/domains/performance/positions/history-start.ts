import { firstDayOf, yearOf } from '../../market-data/packed-year.ts';

/** Two hundred holdings over a third of a century; more is a slip of the year, or somebody who wants to keep us busy. */
export const mostHoldingDays = 2_500_000;

/**
 * The day from which the histories of holdings fit into the bound, the first of a year; nothing where all fit whole.
 * What happened before it counts as of that day in histories and in the returns made from them (rule P-17).
 */
export function historyStart(
  firstDays: readonly number[],
  today: number,
  most = mostHoldingDays,
): number | null {
  const daysFrom = (start: number) =>
    firstDays.reduce((sum, first) => sum + Math.max(1, today - Math.max(first, start) + 1), 0);
  let year = yearOf(firstDays.reduce((day, first) => Math.min(day, first), today));
  if (daysFrom(firstDayOf(year)) <= most) return null;
  while (firstDayOf(year) < today && daysFrom(firstDayOf(year)) > most) year += 1;
  return Math.min(firstDayOf(year), today);
}
