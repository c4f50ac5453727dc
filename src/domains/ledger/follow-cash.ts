import { type Decimal, minus, negated, plus, zero } from '../../foundation/decimal.ts';
import { grossOf } from './gross-of.ts';
import type { LedgerRow } from './ledger-row.ts';
import type { TransactionType } from './transaction-types.ts';

/** What of a transaction concerns cash. */
export type CashRow = {
  type: TransactionType;
  currency: string;
  /** The amount before fee and tax. */
  gross: Decimal;
  fee: Decimal;
  tax: Decimal;
  toTotal: Decimal | null;
  toCurrency: string | null;
};

export function cashRow(row: LedgerRow): CashRow {
  return { ...row, gross: grossOf(row) };
}

export type CashMove = { currency: string; amount: Decimal };

/** What a row does to the cash of each currency, when cash is followed (rule L-7). */
export function cashMoves(row: CashRow): CashMove[] {
  const { currency, gross } = row;
  const charges = plus(row.fee, row.tax);
  switch (row.type) {
    case 'buy':
    case 'cover':
      return [{ currency, amount: negated(plus(gross, charges)) }];
    case 'sell':
    case 'short':
    case 'result':
    case 'dividend':
    case 'repayment':
    case 'interest':
    case 'deposit':
      return [{ currency, amount: minus(gross, charges) }];
    case 'fee':
    case 'tax':
    case 'withdrawal':
      return [{ currency, amount: negated(plus(gross, charges)) }];
    case 'exchange':
      return [
        { currency, amount: negated(plus(gross, charges)) },
        { currency: row.toCurrency!, amount: row.toTotal! },
      ];
    // Securities come and go without money; only what was charged for it is paid.
    case 'transfer-in':
    case 'transfer-out':
    case 'spin-off':
      return [{ currency, amount: negated(charges) }];
    case 'split':
      return [];
  }
}

/** Cash by currency after all rows. A negative balance is allowed; who shows it says so. */
export function cashBalances(rows: readonly LedgerRow[]): Map<string, Decimal> {
  const balances = new Map<string, Decimal>();
  for (const row of rows)
    for (const { currency, amount } of cashMoves(cashRow(row)))
      balances.set(currency, plus(balances.get(currency) ?? zero, amount));
  return balances;
}
