import {
  type Decimal,
  floatOf,
  isZero,
  minus,
  over,
  plus,
  sign,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { dividedPlaces } from '../ledger/follow-units.ts';
import type { Book, BookEntry, Lot } from '../ledger/keep-book.ts';
import type { DaySeries } from '../market-data/day-series.ts';
import type { DailyValues } from './daily-values.ts';
import {
  emptyPool,
  type LotPool,
  partOfPool,
  poolsTogether,
  poolWithout,
  priceEffectOf,
  splitPool,
} from './lot-pool.ts';
import type { RateBook } from './rate-book.ts';

/** What the market knows of a holding's instrument. */
export type HoldingMarket = {
  /** Lowercase title of the currency it is quoted in. */
  currency: string;
  /** Turns a quote into money for a unit: 1, 0.01 for pence, nominal / 100 for a bond in percent. */
  factor: Decimal;
  /** As traded; NaN on days without a close. Null where nothing was ever quoted. */
  closes: DaySeries | null;
  newest: { price: Decimal; day: number; previous: Decimal | null; previousDay: number | null } | null;
};

/** A close older than this no longer says what a first purchase was worth: then its own price serves. */
export const carriedDays = 366;

export type PriceKind = 'quote' | 'carried' | 'estimate' | 'none';

/** What one transaction did, in the shown currency at its own day's rate. */
export type ShownEntry = {
  id: string;
  type: BookEntry['type'];
  day: number;
  /** Of the transaction. */
  currency: string;
  unitsAfter: Decimal;
  /** Units, dividend or charge before fee and tax. */
  gross: Decimal;
  fee: Decimal;
  tax: Decimal;
  /** What came in less what went out. */
  flow: Decimal;
  realised: Decimal;
  /** The holding right after it at its price; null for types without one. */
  valueAfter: Decimal | null;
};

/** All figures of one holding in one currency; sums are exact, the history is not (numbers, rule 5). */
export type HoldingValue = {
  units: Decimal;
  entries: ShownEntry[];
  purchases: Decimal;
  purchaseFees: Decimal;
  proceeds: Decimal;
  dividendsGross: Decimal;
  dividendTax: Decimal;
  interest: Decimal;
  fees: Decimal;
  taxes: Decimal;
  /** Cost of what is held, without fees. */
  openCost: Decimal;
  realised: Decimal;
  realisedFx: Decimal;
  marketValue: Decimal;
  unrealised: Decimal;
  priceEffect: Decimal;
  fxEffect: Decimal;
  profit: Decimal;
  /** Move of the last close against the one before, in money; null where there are no two. */
  lastMove: { amount: Decimal; before: Decimal; from: number; to: number } | null;
  price: { kind: PriceKind; value: Decimal | null; day: number | null };
  daily: DailyValues;
  /** Some rate it needed was of a day before the first one published. */
  estimatedRates: boolean;
};

/**
 * Values a holding from its book: each flow at its own day's rate, what is held at the newest price and rate.
 * Null when a currency has no rate at all: then nothing of it can be said in the shown currency.
 */
export function valueHolding(
  book: Book,
  market: HoldingMarket,
  rates: RateBook,
  shown: string,
  today: number,
): HoldingValue | null {
  if (!rates.knows(shown) || !rates.knows(market.currency)) return null;
  if (book.entries.some((entry) => !rates.knows(entry.currency))) return null;
  const rate = (from: string, day: number) => rates.cross(from, shown, day)!;

  const poolOf = (lot: Lot): LotPool => {
    const rate0 = rate(market.currency, lot.day);
    const inInstrument = times(lot.cost, rates.cross(lot.currency, market.currency, lot.day)!);
    return {
      units: lot.units,
      cost: times(lot.cost, rate(lot.currency, lot.day)),
      inInstrument,
      costAtRate0: times(inInstrument, rate0),
      unitsAtRate0: times(lot.units, rate0),
    };
  };

  let purchases = zero;
  let purchaseFees = zero;
  let proceeds = zero;
  let dividendsGross = zero;
  let dividendTax = zero;
  let interest = zero;
  let fees = zero;
  let taxes = zero;
  let realised = zero;
  let realisedFx = zero;
  /** With average cost everything held is one pool; with FIFO the book has the lots. */
  let pool = emptyPool;
  let estimatedRates = false;
  const entries: ShownEntry[] = [];

  for (const entry of book.entries) {
    const ownRate = rate(entry.currency, entry.day);
    estimatedRates ||= rates.isEstimate(entry.currency, entry.day) || rates.isEstimate(shown, entry.day);
    const gross = times(entry.gross, ownRate);
    const fee = times(entry.fee, ownRate);
    const tax = times(entry.tax, ownRate);
    const charges = plus(fee, tax);
    fees = plus(fees, fee);
    let flow = zero;
    let gain = zero;
    switch (entry.type) {
      case 'buy':
      case 'transfer-in': {
        purchases = plus(purchases, gross);
        purchaseFees = plus(purchaseFees, fee);
        taxes = plus(taxes, tax);
        flow = minus(zero, plus(gross, charges));
        if (book.method === 'average')
          pool = poolsTogether(
            pool,
            poolOf({
              day: entry.day,
              currency: entry.currency,
              units: entry.units,
              cost: entry.gross,
              price: null,
            }),
          );
        break;
      }
      case 'sell':
      case 'transfer-out': {
        proceeds = plus(proceeds, gross);
        taxes = plus(taxes, tax);
        flow = minus(gross, charges);
        let released = emptyPool;
        if (book.method === 'average') {
          released = isZero(entry.unitsAfter) ? pool : partOfPool(pool, entry.units);
          pool = poolWithout(pool, released);
        } else for (const lot of entry.released) released = poolsTogether(released, poolOf(lot));
        gain = minus(gross, released.cost);
        const price = times(entry.price!, rates.cross(entry.currency, market.currency, entry.day)!);
        const priceEffect = priceEffectOf(released, price, book.method);
        realised = plus(realised, gain);
        realisedFx = plus(realisedFx, minus(gain, priceEffect));
        break;
      }
      case 'dividend':
        dividendsGross = plus(dividendsGross, gross);
        dividendTax = plus(dividendTax, tax);
        flow = minus(gross, charges);
        break;
      case 'interest':
        interest = plus(interest, gross);
        taxes = plus(taxes, tax);
        flow = minus(gross, charges);
        break;
      case 'fee':
        fees = plus(fees, gross);
        flow = minus(zero, plus(gross, charges));
        break;
      case 'tax':
        taxes = plus(taxes, gross);
        flow = minus(zero, plus(gross, charges));
        break;
      case 'split':
        if (book.method === 'average') pool = splitPool(pool, entry.ratio!, entry.unitsAfter);
        break;
    }
    entries.push({
      id: entry.id,
      type: entry.type,
      day: entry.day,
      currency: entry.currency,
      unitsAfter: entry.unitsAfter,
      gross,
      fee,
      tax,
      flow,
      realised: gain,
      valueAfter: entry.price ? times(times(entry.unitsAfter, entry.price), ownRate) : null,
    });
  }
  if (book.method === 'fifo') for (const lot of book.lots) pool = poolsTogether(pool, poolOf(lot));

  const price = priceNow(book, market, rates, today);
  const held = !isZero(book.units);
  const rateNow = rate(market.currency, today);
  const marketValue = held && price.value ? times(times(book.units, price.value), rateNow) : zero;
  const unrealised = minus(marketValue, pool.cost);
  const priceEffect = price.value ? priceEffectOf(pool, price.value, book.method) : zero;
  const income = plus(minus(dividendsGross, dividendTax), interest);
  const profit = minus(plus(plus(realised, unrealised), income), plus(fees, taxes));
  return {
    units: book.units,
    entries,
    purchases,
    purchaseFees,
    proceeds,
    dividendsGross,
    dividendTax,
    interest,
    fees,
    taxes,
    openCost: pool.cost,
    realised,
    realisedFx,
    marketValue,
    unrealised,
    priceEffect,
    fxEffect: minus(unrealised, priceEffect),
    profit,
    lastMove: lastMoveOf(book, market, rateNow, today),
    price,
    daily: dailyOf(book, entries, market, rates, shown, today, floatOf(marketValue)),
    estimatedRates,
  };
}

/** The newest price; before the first quote the last transaction's, as an estimate (numbers, rule 10). */
function priceNow(book: Book, market: HoldingMarket, rates: RateBook, today: number): HoldingValue['price'] {
  if (market.newest)
    return {
      kind: market.newest.day < today ? 'carried' : 'quote',
      value: times(afterSplits(market.newest.price, book, market.newest.day, today), market.factor),
      day: market.newest.day,
    };
  const traded = book.entries.findLast((entry) => entry.price !== null);
  if (!traded) return { kind: 'none', value: null, day: null };
  const splits = book.entries.slice(book.entries.indexOf(traded) + 1).filter((entry) => entry.ratio);
  const asTraded = splits.reduce(priceAfter, traded.price!);
  return {
    kind: 'estimate',
    value: times(asTraded, rates.cross(traded.currency, market.currency, today)!),
    day: traded.day,
  };
}

function priceAfter(price: Decimal, split: Pick<BookEntry, 'ratio'>): Decimal {
  return over(times(price, split.ratio![1]), split.ratio![0], dividedPlaces);
}

/** A price of one day for units of another: closes are as traded, and a split in between changed what a unit is. */
function afterSplits(price: Decimal, book: Book, day: number, until: number): Decimal {
  const between = book.entries.filter((entry) => entry.ratio && entry.day > day && entry.day <= until);
  return between.reduce(priceAfter, price);
}

function lastMoveOf(
  book: Book,
  market: HoldingMarket,
  rate: Decimal,
  today: number,
): HoldingValue['lastMove'] {
  const { newest } = market;
  if (!newest?.previous || newest.previousDay === null || sign(book.units) <= 0) return null;
  const worth = times(times(book.units, market.factor), rate);
  const price = afterSplits(newest.price, book, newest.day, today);
  const before = afterSplits(newest.previous, book, newest.previousDay, today);
  return {
    amount: times(worth, minus(price, before)),
    before: times(worth, before),
    from: newest.previousDay,
    to: newest.day,
  };
}

/** Value and flows by day from the first transaction to today; the last day is today's exact value. */
function dailyOf(
  book: Book,
  shownEntries: ShownEntry[],
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
