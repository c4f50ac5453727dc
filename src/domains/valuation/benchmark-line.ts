import { type DailyValues, lastDayOf, valueOn } from './daily-values.ts';

export type BenchmarkLine =
  | {
      kind: 'line';
      /** What it would be worth on `from` and each day after it; NaN where the price is not known. */
      value: Float64Array;
      /**
       * Money taken out that the benchmark did not have any more: it is sold out then and stays at zero until
       * money comes in again. More than nothing means that the portfolio did better than this line can show.
       */
      uncovered: number;
    }
  | { kind: 'none'; reason: 'no-price' };

/**
 * What the portfolio would be worth had its own money bought and sold something else (rule P-10): the value at the
 * start and each inflow buy at that day's close, each outflow sells. `prices` are in the portfolio's shown currency,
 * one for each day from `from` on, carried over days without a quote.
 */
export function benchmarkLine(
  series: DailyValues,
  prices: Float64Array,
  from = series.first - 1,
  to = lastDayOf(series),
): BenchmarkLine {
  const opening = valueOn(series, from);
  const value = new Float64Array(to - from + 1);
  let units = opening === 0 ? 0 : opening / knownPrice(prices[0]);
  let uncovered = 0;
  let known = false;
  for (let i = 0; i < value.length; i++) {
    const price = knownPrice(prices[i]);
    const at = from + i - series.first;
    const net = i === 0 || at < 0 ? 0 : (series.inflow[at] ?? 0) - (series.outflow[at] ?? 0);
    // A flow on a day without a price cannot be followed: from there on nothing is known.
    if (net !== 0) units += net / price;
    if (units < 0) {
      uncovered -= units * price;
      units = 0;
    }
    value[i] = units === 0 ? 0 : units * price;
    known ||= !Number.isNaN(value[i]!) && !Number.isNaN(price);
  }
  return known ? { kind: 'line', value, uncovered } : { kind: 'none', reason: 'no-price' };
}

function knownPrice(price: number | undefined): number {
  return price !== undefined && price > 0 ? price : Number.NaN;
}
