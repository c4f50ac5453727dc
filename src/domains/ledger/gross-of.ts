import { type Decimal, times, zero } from '../../foundation/decimal.ts';
import type { LedgerRow } from './ledger-row.ts';

/** What a row comes to before fee and tax: the amount it states, else units times price (rule L-16). */
export function grossOf({ units, price, total }: Pick<LedgerRow, 'units' | 'price' | 'total'>): Decimal {
  return total ?? (units && price ? times(units, price) : zero);
}
