import { monthsIn, type Span } from '../../reports/report-period.ts';
import { gained, type Worked } from './worked-span.ts';

/** What a benchmark gained in each calendar month of a span, on the days that money was at work (rule CO-7). */
export type MonthGain = { month: string; isWhole: boolean; gain: number | null };

/** `levels` begin on the first day with money at work. */
export function monthGains(levels: Float64Array, span: Span, worked: Worked): MonthGain[] {
  return monthsIn(span).map(({ month, from, to, isWhole }) => {
    const [begin, end] = [Math.max(from, worked.from), Math.min(to, worked.to)];
    const gain = begin < end ? gained(levels, begin - worked.from, end - worked.from) : null;
    return { month, isWhole, gain };
  });
}

/** The same by calendar year: months chain to years, and years to the whole. */
export function yearGains(levels: Float64Array, span: Span, worked: Worked): Map<string, number | null> {
  const years = Map.groupBy(monthsIn(span), ({ month }) => month.slice(0, 4));
  return new Map(
    [...years].map(([year, months]) => {
      const begin = Math.max(months[0]!.from, worked.from);
      const end = Math.min(months.at(-1)!.to, worked.to);
      return [year, begin < end ? gained(levels, begin - worked.from, end - worked.from) : null];
    }),
  );
}
