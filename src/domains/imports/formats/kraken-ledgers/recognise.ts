import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  txid: ['txid'],
  refid: ['refid'],
  time: ['time'],
  type: ['type'],
  subtype: ['subtype'],
  aclass: ['aclass'],
  subclass: ['subclass'],
  asset: ['asset'],
  wallet: ['wallet'],
  amount: ['amount'],
  fee: ['fee'],
  balance: ['balance'],
  amountUsd: ['amountusd'],
  feeUsd: ['feeusd'],
  balanceUsd: ['balanceusd'],
  feeCurrency: ['feecurrency'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

/** Whoever downloads may leave columns out; without these nothing can be joined or counted. */
const needed = ['refid', 'time', 'type', 'asset', 'amount', 'fee'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  if (columns?.at.asset === undefined || columns.at.amount === undefined) return undefined;
  // Of its own words one at least must be there.
  const { refid, aclass, txid } = columns.at;
  return (refid ?? aclass ?? txid) === undefined ? undefined : deviationOf(columns, names);
}
