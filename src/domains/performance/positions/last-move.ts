import { type Decimal, minus, sign, times } from '../../../foundation/decimal.ts';
import type { Book } from '../../ledger/keep-book.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import { afterSplits } from './newest-price.ts';

/** What a holding gained between two closes, what it was worth at the first, and their days. */
export type LastMove = { amount: Decimal; before: Decimal; from: number; to: number };

/**
 * 24h (rule P-8): what the newest price against the one before made of the units held now, at a rate of today. On a
 * Saturday that is Friday's move, and its days say so. Null before there are two prices, and where nothing is held.
 */
export function lastMove(book: Book, market: HoldingMarket, rate: Decimal, today: number): LastMove | null {
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
