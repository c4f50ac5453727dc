import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  time: ['data'],
  paper: ['papier'],
  isin: ['isin'],
  units: ['ilość'],
  // The column of the side is called by a dash.
  side: ['-', 'k/s'],
  price: ['cena'],
  value: ['wartość'],
  fee: ['prowizja'],
  total: ['po prowizji'],
  currency: ['waluta'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['time', 'paper', 'isin', 'units', 'side', 'price', 'fee', 'total', 'currency'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv') return undefined;
  const columns = columnsOf(file);
  return columns?.at.paper === undefined || columns.at.isin === undefined
    ? undefined
    : deviationOf(columns, names);
}
