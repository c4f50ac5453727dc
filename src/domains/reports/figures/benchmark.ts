import { dayNumber } from '../../../foundation/calendar-day.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { benchmarkLine } from '../../valuation/benchmark-line.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { HistoryOutput } from '../../valuation/figures-contract.ts';
import { floatMoney, type Rate } from '../../valuation/measure-total.ts';
import type { Compared } from '../../valuation/period-history.ts';
import type { Span } from '../report-period.ts';

/** What something else did meanwhile, and what the same money would have become in it. */
export type BenchmarkFigures = {
  name: Compared['name'];
  /** From the first to the last day with money at work; null where a price is not known. */
  percent: number | null;
  /** Percentage points the report's own return lies above it. */
  ahead_points: number | null;
  /** The same value at the start and the same flows (rule P-10). */
  value_end: string | null;
  /** Money taken out that it would not have had. */
  uncovered: string;
  is_simulated: boolean;
  reason: 'no-price' | 'empty' | null;
};

/** `prices` are of each day of the span in the shown currency; null where it is not known here at all. */
export function benchmarkFigures(
  daily: DailyValues,
  { from, to }: Span,
  name: Compared['name'],
  compared: Pick<Compared, 'prices' | 'isSimulated'> | null,
  twr: Rate,
): BenchmarkFigures {
  const line = compared ? benchmarkLine(daily, compared.prices, from, to) : null;
  const percent = compared && changeOver(compared.prices, from, twr);
  const last = line?.kind === 'line' ? line.value.at(-1)! : Number.NaN;
  return {
    name,
    percent,
    ahead_points: percent === null || twr.span_percent === null ? null : twr.span_percent - percent,
    value_end: Number.isFinite(last) ? floatMoney(last) : null,
    uncovered: floatMoney(line?.kind === 'line' ? line.uncovered : 0),
    is_simulated: compared?.isSimulated ?? false,
    reason: percent !== null ? null : twr.from === null ? 'empty' : 'no-price',
  };
}

function changeOver(prices: Float64Array, first: number, twr: Rate): number | null {
  if (twr.from === null || twr.to === null) return null;
  const begin = prices[dayNumber(twr.from) - first];
  const end = prices[dayNumber(twr.to) - first];
  return begin && end && begin > 0 && end > 0 ? (end / begin - 1) * 100 : null;
}

/** What a price had gained on each day of a history since money was first at work, in percent; null before, and where it is not known. */
export function returnsOf(
  prices: Float64Array,
  first: number,
  { first_day, every_days, value }: Pick<HistoryOutput, 'first_day' | 'every_days' | 'value'>,
  begun: string | null,
): (number | null)[] {
  const start = begun === null ? Number.NaN : dayNumber(begun) - first;
  const base = prices[start] ?? Number.NaN;
  const begin = dayNumber(first_day) - first;
  return value.map((_, at) => {
    const place = begin + at * every_days;
    const price = place < start ? Number.NaN : (prices[place] ?? Number.NaN);
    const gained = (price / base - 1) * 100;
    return base > 0 && price > 0 ? hundredths(gained) : null;
  });
}
