import type { Day } from '../../../foundation/calendar-day.ts';
import { kindRules, type SeriesTerms } from '../series-terms.ts';
import { monthsLater, numberOf, readDay } from './months-later.ts';

/** An interest period: its last day is the first of the next. */
export type Period = { from: Day; to: Day; fromNumber: number; days: number };

/** The holder's own periods, counted from the day of purchase by the calendar (rule BD-2). */
export function periodsOf(terms: SeriesTerms, bought: Day): Period[] {
  if (terms.kind === 'catalyst') return couponPeriods(terms, bought);
  const { months, every } = kindRules[terms.kind];
  const start = readDay(bought);
  const ends = Array.from({ length: months / every + 1 }, (_, i) => monthsLater(start, i * every));
  return between(ends);
}

export function maturityOf(terms: SeriesTerms, bought: Day): Day {
  return terms.kind === 'catalyst'
    ? terms.maturesOn!
    : monthsLater(readDay(bought), kindRules[terms.kind].months);
}

/** Backwards from the day of repayment; the first one begins before the purchase. */
function couponPeriods({ maturesOn, couponsAYear }: SeriesTerms, bought: Day): Period[] {
  const end = readDay(maturesOn!);
  // One that pays nothing on the way has one period, to its end.
  if (couponsAYear === 0) return between([bought, maturesOn!]);
  const every = 12 / couponsAYear;
  const ends = [maturesOn!];
  while (ends[0]! > bought) ends.unshift(monthsLater(end, -ends.length * every));
  return between(ends);
}

function between(ends: readonly Day[]): Period[] {
  const numbers = ends.map((day) => numberOf(readDay(day)));
  return ends.slice(1).map((to, i) => ({
    from: ends[i]!,
    to,
    fromNumber: numbers[i]!,
    days: numbers[i + 1]! - numbers[i]!,
  }));
}
