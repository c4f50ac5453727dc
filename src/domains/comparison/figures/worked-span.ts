import type { Span } from '../../reports/report-period.ts';
import { isWithinAYear } from '../../reports/shown-rate.ts';
import { type DailyValues, daysBetween } from '../../valuation/daily-values.ts';
import { annualised, timeWeighted } from '../../valuation/returns/time-weighted.ts';

/** The days money was at work in a span, and what they returned (rules P-4, P-5 and CO-6). */
export type Worked = Span & {
  /** Null where a value on the way is not known. */
  total: number | null;
};

/** Null where nothing was at work. */
export function workedIn(daily: DailyValues, { from, to }: Span): Worked | null {
  const measured = timeWeighted(daysBetween(daily, from, to));
  if (measured.kind === 'return') return { from: measured.from, to: measured.to, total: measured.total };
  if (measured.reason === 'nothing-held') return null;
  return { from: measured.from, to: measured.to, total: null };
}

/** What levels of each day of a span gained from one place to another; null where one of them is not known. */
export function gained(levels: Float64Array, from: number, to: number): number | null {
  const [begin, end] = [levels[from] ?? Number.NaN, levels[to] ?? Number.NaN];
  return begin > 0 && end > 0 ? end / begin - 1 : null;
}

/** The same for a year, where the days are more than a year (rule RP-4). */
export function yearlyOf(total: number | null, { from, to }: Span): number | null {
  return total === null || isWithinAYear(to - from) ? null : annualised(total, to - from);
}
