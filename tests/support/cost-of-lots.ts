import type { Lot } from '../../src/domains/ledger/keep-book.ts';
import { type Decimal, sum } from '../../src/foundation/decimal.ts';

/** What lots taken together cost. */
export function costOfLots(lots: readonly Lot[]): Decimal {
  return sum(lots.map(({ cost }) => cost));
}
