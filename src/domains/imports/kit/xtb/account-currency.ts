import { compare, decimal, magnitude, minus, negated, times } from '../../../../foundation/decimal.ts';
import { listingOf } from './listing.ts';
import type { Operation } from './operation.ts';
import { dealOf } from './trade-comment.ts';

const cent = decimal('0.011');

/** Whether an amount is units times price to the cent: it was paid in the currency of the price. */
export function isPaidAsPriced(operation: Operation): boolean {
  const deal = dealOf(operation.comment);
  if (deal?.side !== 'buy') return false;
  const paid = decimal(operation.amount);
  const off = minus(negated(paid), times(decimal(deal.units), decimal(deal.price)));
  return compare(magnitude(off), cent) <= 0;
}

/**
 * The account's currency, which the file of operations does not name: purchases that cost units times price to the
 * cent were not converted. Told only if that is so for most purchases of one currency, and of no other.
 */
export function currencyByPurchases(operations: readonly Operation[]): string | undefined {
  const seen = new Map<string, { all: number; asPriced: number }>();
  for (const operation of operations) {
    const currency = listingOf(operation.symbol)?.currency;
    if (!currency || dealOf(operation.comment)?.side !== 'buy') continue;
    const count = seen.get(currency) ?? { all: 0, asPriced: 0 };
    count.all += 1;
    if (isPaidAsPriced(operation)) count.asPriced += 1;
    seen.set(currency, count);
  }
  const fitting = [...seen].filter(([, { all, asPriced }]) => asPriced * 2 > all);
  return fitting.length === 1 ? fitting[0]![0] : undefined;
}
