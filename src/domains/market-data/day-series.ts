import { firstDayOf, type YearOfDays } from './packed-year.ts';

/** One figure for each calendar day from `first` on; NaN where none is known. */
export type DaySeries = { first: number; values: Float64Array };

/** Lays stored years side by side into a series that covers `from` to `to`, both included. */
export function seriesFromYears(
  years: { year: number; values: YearOfDays }[],
  from: number,
  to: number,
): DaySeries {
  const values = new Float64Array(to - from + 1).fill(Number.NaN);
  for (const { year, values: days } of years) {
    const start = firstDayOf(year);
    const length = firstDayOf(year + 1) - start;
    const begin = Math.max(from, start);
    const end = Math.min(to, start + length - 1);
    if (begin <= end) values.set(days.subarray(begin - start, end - start + 1), begin - from);
  }
  return { first: from, values };
}

/** Days without a figure take the last earlier one; `before` is what was known before the first day. */
export function carriedForward(series: DaySeries, before = Number.NaN): DaySeries {
  const values = new Float64Array(series.values.length);
  let last = before;
  for (let i = 0; i < values.length; i++) {
    const value = series.values[i]!;
    if (!Number.isNaN(value)) last = value;
    values[i] = last;
  }
  return { first: series.first, values };
}

/** The last figure known on a day, and whose day it is of. */
export function lastKnown(series: DaySeries, day: number): { value: number; day: number } | undefined {
  for (let i = Math.min(day - series.first, series.values.length - 1); i >= 0; i--) {
    const value = series.values[i]!;
    if (!Number.isNaN(value)) return { value, day: series.first + i };
  }
  return undefined;
}

/** Figures in another currency: what a unit of each is worth in PLN decides, day by day. */
export function converted(series: DaySeries, from: DaySeries, to: DaySeries): DaySeries {
  const values = series.values.map((value, i) => {
    const day = series.first + i;
    return (value * from.values[day - from.first]!) / to.values[day - to.first]!;
  });
  return { first: series.first, values };
}

/**
 * As-traded closes made comparable over splits: earlier closes are divided by every later split's ratio.
 * Splits are applied on the fly, so undoing one needs no rewriting of history.
 */
export function adjustedForSplits(series: DaySeries, splits: { day: number; ratio: number }[]): DaySeries {
  const values = series.values.slice();
  for (const split of splits) {
    const until = Math.min(split.day - series.first, values.length);
    for (let i = 0; i < until; i++) values[i]! /= split.ratio;
  }
  return { first: series.first, values };
}
