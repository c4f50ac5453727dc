import { type Decimal, isZero, times, zero } from '../../foundation/decimal.ts';
import { unitsAfter } from '../ledger/follow-units.ts';
import { grossOf } from '../ledger/gross-of.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { inOrder } from '../ledger/order-rows.ts';
import { type LastMove, lastMove, type MovingBook } from '../performance/positions/last-move.ts';
import { type NewestPrice, newestPrice, type PricedBook } from '../performance/positions/newest-price.ts';
import { flowOf } from '../performance/positions/tally-book.ts';
import type { HoldingMarket } from '../valuation/quoted-market.ts';
import type { RateBook } from '../valuation/rate-book.ts';

/** The last session of anything that counts lies within so many days: a price of five days ago and a close five before it. */
export const sessionDays = 10;

export type QuotedMarket = Omit<HoldingMarket, 'closes'>;

/** What is known of a holding without reading its whole past: units before some day, and the rows since. */
export type LeanRows = { before: Decimal; rows: readonly LedgerRow[] };

export type LeanHolding = {
  lastMove: LastMove | null;
  marketValue: Decimal;
  units: Decimal;
  price: NewestPrice;
  /** Days on which its owner has a split. */
  splitDays: readonly number[];
};

type Entry = MovingBook['entries'][number] & PricedBook['entries'][number];

/** The end of a holding's book, as far as the last session and the newest price need it. */
function leanBook({ before, rows }: LeanRows, since: number): { units: Decimal; entries: Entry[] } {
  const opening: Entry = {
    type: 'buy',
    day: Math.min(since, ...rows.map(({ day }) => day - 1)),
    units: before,
    unitsAfter: before,
    moved: null,
    price: null,
    priceCurrency: '',
    ratio: null,
    share: null,
    gross: zero,
    currency: '',
  };
  let units = before;
  const entries = inOrder(rows).map((row): Entry => {
    units = unitsAfter(units, row);
    return {
      type: row.type,
      day: row.day,
      units: row.units ?? zero,
      unitsAfter: units,
      moved: null,
      price: row.price,
      priceCurrency: row.currency,
      ratio: row.type === 'split' ? [row.numerator!, row.denominator!] : null,
      share: row.share,
      gross: grossOf(row),
      currency: row.currency,
    };
  });
  return { units, entries: [opening, ...entries] };
}

/** A holding as the portfolio page values it; every currency in it must have a rate, and nothing be linked. */
export function valueLean(
  held: LeanRows,
  market: QuotedMarket,
  rates: Pick<RateBook, 'cross'>,
  shown: string,
  today: number,
): LeanHolding {
  const since = today - sessionDays;
  const book = leanBook(held, since);
  const flows = held.rows
    .filter(({ day }) => day > since)
    .map((row) => ({ day: row.day, flow: shownFlow(row, rates, shown) }));
  const { move } = lastMove(book, flows, market, rates, shown, today);
  const price = newestPrice(book, market, rates, today);
  const rateNow = rates.cross(market.currency, shown, today)!;
  const marketValue =
    !isZero(book.units) && price.value ? times(times(book.units, price.value), rateNow) : zero;
  const splitDays = held.rows.filter(({ type }) => type === 'split').map(({ day }) => day);
  return { lastMove: move, marketValue, units: book.units, price, splitDays };
}

function shownFlow(row: LedgerRow, rates: Pick<RateBook, 'cross'>, shown: string): Decimal {
  const rate = rates.cross(row.currency, shown, row.day)!;
  return flowOf(row.type, {
    gross: times(grossOf(row), rate),
    fee: times(row.fee, rate),
    tax: times(row.tax, rate),
  });
}
