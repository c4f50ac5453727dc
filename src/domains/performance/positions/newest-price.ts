import { type Decimal, over, times } from '../../../foundation/decimal.ts';
import { dividedPlaces } from '../../ledger/follow-units.ts';
import type { BookEntry } from '../../ledger/keep-book.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';

/** Money for a unit in the instrument's currency, and how good it is. */
export type NewestPrice = {
  kind: 'quote' | 'carried' | 'estimate' | 'none';
  value: Decimal | null;
  day: number | null;
};

/** What a price is carried over: splits since it was quoted, and trades where nothing was. */
export type PricedBook = {
  entries: readonly Pick<BookEntry, 'day' | 'price' | 'priceCurrency' | 'ratio'>[];
};

/** The newest price; before the first quote the last transaction's, as an estimate (rule L-10), if that has a rate. */
export function newestPrice(
  book: PricedBook,
  market: Omit<HoldingMarket, 'closes'>,
  rates: Pick<RateBook, 'cross'>,
  today: number,
): NewestPrice {
  if (market.newest)
    return {
      kind: market.newest.day < today ? 'carried' : 'quote',
      value: times(afterSplits(market.newest.price, book, market.newest.day, today), market.factor),
      day: market.newest.day,
    };
  const traded = book.entries.findLast((entry) => entry.price !== null);
  const rate = traded && rates.cross(traded.priceCurrency, market.currency, today);
  if (!rate) return { kind: 'none', value: null, day: null };
  const splits = book.entries.slice(book.entries.indexOf(traded) + 1).filter((entry) => entry.ratio);
  const asTraded = splits.reduce(priceAfter, traded.price!);
  return {
    kind: 'estimate',
    value: times(asTraded, rate),
    day: traded.day,
  };
}

function priceAfter(price: Decimal, split: Pick<BookEntry, 'ratio'>): Decimal {
  return over(times(price, split.ratio![1]), split.ratio![0], dividedPlaces);
}

/** A price of one day for units of another: closes are as traded, and a split in between changed what a unit is. */
function afterSplits(price: Decimal, book: PricedBook, day: number, until: number): Decimal {
  const between = book.entries.filter((entry) => entry.ratio && entry.day > day && entry.day <= until);
  return between.reduce(priceAfter, price);
}
