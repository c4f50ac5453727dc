import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  day: ['data'],
  title: ['tytuł operacji'],
  details: ['szczegóły'],
  amount: ['kwota'],
  currency: ['waluta'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['day', 'title', 'details', 'amount', 'currency'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

/** Days, amounts and currencies are in every bank's file; the titles of operations are not. */
export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv') return undefined;
  const columns = columnsOf(file);
  return columns?.at.title === undefined ? undefined : deviationOf(columns, names);
}
