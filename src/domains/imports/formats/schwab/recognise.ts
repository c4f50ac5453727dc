import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  date: ['Date'],
  action: ['Action'],
  symbol: ['Symbol'],
  description: ['Description'],
  units: ['Quantity'],
  price: ['Price'],
  fee: ['Fees & Comm'],
  amount: ['Amount'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['date', 'action', 'symbol', 'description', 'units', 'price', 'fee', 'amount'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv') return undefined;
  const columns = columnsOf(file);
  // Only Schwab calls its costs so; the other names are everybody's.
  return columns?.at.fee === undefined || columns.at.action === undefined
    ? undefined
    : deviationOf(columns, names);
}
