import { addMonths, dayOf } from '../../../foundation/calendar-day.ts';
import { inflationIndex, type MonthlyInflation } from '../inflation-index.ts';

/** Consumer prices day by day, 1 at the close of `first`. */
export type PriceLevel = {
  first: number;
  level: Float64Array;
  /** The last published month, and whether a day after it is among these: its index is kept then (BA-2). */
  until: string;
  isKept: boolean;
  isSimulated: boolean;
};

type PublishedMonth = MonthlyInflation & { isSimulated: boolean };

/**
 * Prices from the close of one day to that of another (BA-2). Each month's change is spread evenly over its days, and
 * days after the last published month keep its index. Null where a month before that is not known: nothing is guessed.
 */
export function priceLevel(
  months: readonly PublishedMonth[],
  first: number,
  last: number,
): PriceLevel | null {
  const newest = months.at(-1);
  if (!newest) return null;
  const until = newest.month;
  const kept = monthsAfter(until, dayOf(last).slice(0, 7));
  const level = inflationIndex([...months, ...kept], first, last);
  if (!Number.isFinite(level.at(-1)!)) return null;
  const from = dayOf(first).slice(0, 7);
  const isSimulated = months.some((one) => one.isSimulated && one.month >= from);
  return { first, level, until, isKept: kept.length > 0, isSimulated };
}

function monthsAfter(until: string, last: string): MonthlyInflation[] {
  const months: MonthlyInflation[] = [];
  for (let month = next(until); month <= last; month = next(month)) months.push({ month, ratio: 1 });
  return months;
}

const next = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);

/** What a złoty of one day is in złoty of another, both within the level or before it. */
export function lifted({ first, level }: PriceLevel, from: number, to: number): number {
  const on = (day: number) => level[Math.max(0, Math.min(day - first, level.length - 1))]!;
  return on(to) / on(from);
}
