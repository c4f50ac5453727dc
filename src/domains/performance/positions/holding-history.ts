import { floatOf, sign } from '../../../foundation/decimal.ts';
import type { Book } from '../../ledger/keep-book.ts';
import type { DaySeries } from '../../market-data/day-series.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import type { ShownEntry } from './tally-book.ts';

/** A close older than this no longer says what a first purchase was worth: then its own price serves. */
export const carriedDays = 366;

/** Value and flows by day from the first transaction to today; the last day is today's exact value. */
export function holdingHistory(
  book: Book,
  shownEntries: readonly ShownEntry[],
  market: HoldingMarket,
  rates: RateBook,
  shown: string,
  today: number,
  valueNow: number,
): DailyValues {
  const first = book.entries[0]?.day ?? today;
  const length = Math.max(1, today - first + 1);
  const value = new Float64Array(length);
  const inflow = new Float64Array(length);
  const outflow = new Float64Array(length);
  for (const entry of shownEntries) {
    const i = entry.day - first;
    if (sign(entry.flow) < 0) inflow[i]! -= floatOf(entry.flow);
    else outflow[i]! += floatOf(entry.flow);
  }
  const factor = floatOf(market.factor);
  const toShown = rates.series(market.currency, shown, first);
  const { closes } = market;
  let price = carriedBefore(closes, first) * factor;
  /** Until the first quote the last transaction's price serves, in its own currency. */
  let traded = Number.NaN;
  let tradedToShown = toShown;
  let units = 0;
  let next = 0;
  for (let i = 0; i < length; i++) {
    const day = first + i;
    while (next < book.entries.length && book.entries[next]!.day === day) {
      const entry = book.entries[next++]!;
      units = floatOf(entry.unitsAfter);
      if (entry.price) {
        traded = floatOf(entry.price);
        tradedToShown = rates.series(entry.currency, shown, first);
      } else if (entry.ratio) {
        const smaller = floatOf(entry.ratio[1]) / floatOf(entry.ratio[0]);
        traded *= smaller;
        price *= smaller;
      }
    }
    const close = closes?.values[day - closes.first];
    if (close !== undefined && !Number.isNaN(close)) price = close * factor;
    if (units === 0) value[i] = 0;
    else if (Number.isNaN(price)) value[i] = units * traded * tradedToShown[i]!;
    else value[i] = units * price * toShown[i]!;
  }
  value[length - 1] = valueNow;
  return { first, value, inflow, outflow };
}

/** The last close of the year up to the day before; NaN where there was none. */
function carriedBefore(closes: DaySeries | null, day: number): number {
  if (!closes) return Number.NaN;
  const oldest = Math.max(0, day - carriedDays - closes.first);
  for (let i = Math.min(day - 1 - closes.first, closes.values.length - 1); i >= oldest; i--)
    if (!Number.isNaN(closes.values[i]!)) return closes.values[i]!;
  return Number.NaN;
}
