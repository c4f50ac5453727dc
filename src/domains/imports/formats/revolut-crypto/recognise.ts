import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  symbol: ['Symbol'],
  type: ['Type'],
  units: ['Quantity'],
  price: ['Price'],
  value: ['Value'],
  fees: ['Fees'],
  date: ['Date'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['symbol', 'type', 'units', 'price', 'value', 'fees', 'date'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  // The names are everybody's: only all of them together, or all but one, are Revolut's.
  if (!columns || columns.missing.length > 1 || columns.unknown.length > 2) return undefined;
  return deviationOf(columns, names);
}
