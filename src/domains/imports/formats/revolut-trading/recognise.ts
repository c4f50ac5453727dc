import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  date: ['Date'],
  ticker: ['Ticker'],
  type: ['Type'],
  units: ['Quantity'],
  price: ['Price per share'],
  total: ['Total Amount'],
  currency: ['Currency'],
  rate: ['FX Rate'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['date', 'ticker', 'type', 'units', 'price', 'total', 'currency'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  // These two names stand together in no other file.
  if (columns?.at.price === undefined || columns.at.total === undefined) return undefined;
  return deviationOf(columns, names);
}
