import { floatOf, sign } from '../../../foundation/decimal.ts';
import type { Book, BookEntry } from '../../ledger/keep-book.ts';
import type { DaySeries } from '../../market-data/day-series.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import type { ShownEntry } from './tally-book.ts';

/** What a linked transfer brought or took away, at the market's price of its day. */
export type MovedValue = { link: string; day: number; comes: boolean; value: number };

/** A close older than this no longer says what a first purchase was worth: then its own price serves. */
export const carriedDays = 366;

/**
 * Value and flows by day from the first transaction to today; the last day is today's exact value. For the holding's own
 * return a linked transfer is money in or out at the market's price (rule P-16). What is older than `from` counts as of
 * that day.
 */
export function holdingHistory(
  book: Book,
  shownEntries: readonly ShownEntry[],
  market: HoldingMarket,
  rates: RateBook,
  shown: string,
  today: number,
  now: { value: number; unit: number },
  from = Number.NEGATIVE_INFINITY,
): { daily: DailyValues; moved: MovedValue[] } {
  const first = Math.max(book.entries[0]?.day ?? today, from);
  const length = Math.max(1, today - first + 1);
  const value = new Float64Array(length);
  const inflow = new Float64Array(length);
  const outflow = new Float64Array(length);
  for (const entry of shownEntries) {
    const i = Math.max(0, entry.day - first);
    // What a contract lost was not at work before: it leaves at the end of its day, as a gain comes (rule L-24).
    if (sign(entry.flow) < 0 && entry.type !== 'result') inflow[i]! -= floatOf(entry.flow);
    else outflow[i]! += floatOf(entry.flow);
  }
  const factor = floatOf(market.factor);
  const toShown = rates.series(market.currency, shown, first);
  const { closes } = market;
  const carried = carriedBefore(closes, first);
  let price = carried.close * factor;
  /** Until the first quote the last transaction's price serves, in its own currency. */
  let traded = Number.NaN;
  let tradedToShown = toShown;
  let units = 0;
  let next = 0;
  const moved: MovedValue[] = [];
  for (let i = 0; i < length; i++) {
    const day = first + i;
    const ofDay = next;
    while (next < book.entries.length && book.entries[next]!.day <= day) {
      const entry = book.entries[next++]!;
      units = floatOf(entry.unitsAfter);
      if (entry.price) {
        traded = floatOf(entry.price);
        tradedToShown = rates.series(entry.priceCurrency, shown, first);
      } else if (entry.ratio) {
        const smaller = floatOf(entry.ratio[1]) / floatOf(entry.ratio[0]);
        traded *= smaller;
        // A close carried to a later first day may be of after the split.
        if (entry.day > carried.day) price *= smaller;
      }
    }
    const close = closes?.values[day - closes.first];
    if (close !== undefined && !Number.isNaN(close)) price = close * factor;
    const quoted = Number.isNaN(price) ? traded * tradedToShown[i]! : price * toShown[i]!;
    const unit = i === length - 1 ? now.unit : quoted;
    value[i] = units === 0 ? 0 : units * unit;
    const spunOff = (entry: BookEntry) =>
      floatOf(entry.gross) * rates.series(entry.currency, shown, first)[i]!;
    for (const each of movedBetween(book, ofDay, next, day, unit, spunOff)) {
      moved.push(each);
      if (each.comes) inflow[i]! += each.value;
      else outflow[i]! += each.value;
    }
  }
  value[length - 1] = now.value;
  return { daily: { first, value, inflow, outflow }, moved };
}

/**
 * The linked transfers of a day at its close, a spin-off at what it states; a split later that day has changed what their
 * units are.
 */
function movedBetween(
  { entries }: Book,
  from: number,
  to: number,
  day: number,
  unit: number,
  spunOff: (entry: BookEntry) => number,
): MovedValue[] {
  const moved: MovedValue[] = [];
  for (let i = from; i < to; i++) {
    const { moved: lots, link, type, units, ratio, share } = entries[i]!;
    const value = () => (share ? spunOff(entries[i]!) : floatOf(units) * unit);
    if (lots) moved.push({ link: link!, day, comes: type === 'transfer-in', value: value() });
    if (ratio) for (const each of moved) each.value *= floatOf(ratio[0]) / floatOf(ratio[1]);
  }
  return moved;
}

/** The last close of the year up to the day before; NaN where there was none. */
function carriedBefore(closes: DaySeries | null, day: number): { close: number; day: number } {
  const none = { close: Number.NaN, day: day - 1 };
  if (!closes) return none;
  const oldest = Math.max(0, day - carriedDays - closes.first);
  for (let i = Math.min(day - 1 - closes.first, closes.values.length - 1); i >= oldest; i--)
    if (!Number.isNaN(closes.values[i]!)) return { close: closes.values[i]!, day: closes.first + i };
  return none;
}
