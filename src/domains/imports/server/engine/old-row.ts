import { decimal } from '../../../../foundation/decimal.ts';
import type { LedgerRow } from '../../../ledger/ledger-row.ts';
import { secondsOf } from '../../../ledger/ledger-row.ts';
import type { OldRow } from './check.ts';
import type { SentRow } from './engine-messages.ts';

export function oldRow(row: SentRow): OldRow {
  const maybe = (text: string | null) => (text === null ? null : decimal(text));
  return {
    ...row,
    type: row.type as LedgerRow['type'],
    second: row.time === null ? null : secondsOf(row.time),
    units: maybe(row.units),
    price: maybe(row.price),
    total: maybe(row.total),
    fee: decimal(row.fee),
    tax: decimal(row.tax),
    toTotal: maybe(row.toTotal),
    numerator: maybe(row.numerator),
    denominator: maybe(row.denominator),
    // Rows of a file are no spin-offs, and what is there is looked at for its units.
    share: null,
  };
}
