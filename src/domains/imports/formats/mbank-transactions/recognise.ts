import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

/** Which of the columns called Waluta belongs to what depends on those that are there: see `read.ts`. */
export const names = {
  time: ['Czas transakcji'],
  // The brokerage office of mBank calls it Walor, the bank's eMakler Papier.
  paper: ['Papier', 'Walor'],
  exchange: ['Giełda'],
  side: ['K/S'],
  units: ['Liczba'],
  price: ['Kurs'],
  fee: ['Prowizja'],
  value: ['Wartość'],
  settlementCurrency: ['Waluta rozliczenia'],
  currency: ['Waluta'],
  currency2: ['Waluta#2'],
  currency3: ['Waluta#3'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['time', 'paper', 'exchange', 'side', 'units', 'price'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv') return undefined;
  const columns = columnsOf(file);
  // Papers, sides and prices are in the files of every Polish broker.
  return columns?.at.time === undefined ? undefined : deviationOf(columns, names);
}
