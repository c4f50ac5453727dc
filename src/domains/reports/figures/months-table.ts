import type { DailyValues } from '../../valuation/daily-values.ts';
import { timeWeighted } from '../../valuation/returns/time-weighted.ts';
import { monthsIn, type Span } from '../report-period.ts';

/** A return in percent, or why there is none: nothing was at work, or a value is not known. */
export type Return = { percent: number | null; reason: 'empty' | 'unknown-value' | null };
export type MonthReturn = Return & { month: string; is_whole: boolean };
export type YearReturns = { year: string; months: (MonthReturn | null)[]; total: Return };

export function returnOf(daily: DailyValues, { from, to }: Span): Return {
  const measured = timeWeighted(daily, from, to);
  if (measured.kind === 'return') return { percent: measured.total * 100, reason: null };
  return { percent: null, reason: measured.reason === 'nothing-held' ? 'empty' : 'unknown-value' };
}

/**
 * The time-weighted return of each month of a span and of each year of it (rule P-4), newest year first: chained, the
 * months are the years and the years the span. Null where a month lies outside of it.
 */
export function monthsTable(daily: DailyValues, span: Span): YearReturns[] {
  const months = monthsIn(span);
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4));
  return [...years].reverse().map(([year, list]) => {
    const row: YearReturns['months'] = new Array(12).fill(null);
    for (const { month, isWhole, ...days } of list)
      row[Number(month.slice(5)) - 1] = { month, is_whole: isWhole, ...returnOf(daily, days) };
    return { year, months: row, total: returnOf(daily, { from: list[0]!.from, to: list.at(-1)!.to }) };
  });
}

/** Those with a return, oldest first. */
export function knownMonths(years: readonly YearReturns[]): (MonthReturn & { percent: number })[] {
  return [...years]
    .reverse()
    .flatMap(({ months }) =>
      months.flatMap((month) =>
        month && month.percent !== null ? [{ ...month, percent: month.percent }] : [],
      ),
    );
}
