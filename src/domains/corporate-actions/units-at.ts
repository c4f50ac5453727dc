import { type Decimal, zero } from '../../foundation/decimal.ts';
import { unitDecimals } from '../ledger/figure-limits.ts';
import { type UnitsRow, unitsAfter } from '../ledger/follow-units.ts';
import { compareRows, inOrder } from '../ledger/order-rows.ts';

/** The units an action finds when its first row is worked through, as many as can be recorded. */
export function unitsAt(rows: readonly UnitsRow[], first: UnitsRow): Decimal {
  const held = inOrder(rows.filter((row) => compareRows(row, first) < 0)).reduce(unitsAfter, zero);
  if (held.places <= unitDecimals) return held;
  return { digits: held.digits / 10n ** BigInt(held.places - unitDecimals), places: unitDecimals };
}

/** Sales of an action stand behind all others of their day. */
export const lastRank = 1_000_000;
