import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

/** The names of today, then those of 2021; the order of the columns changed as well. */
export const names = {
  time: ['Czas zawarcia'],
  paper: ['Walor', 'Walor(Portfel)'],
  exchange: ['Giełda'],
  listingCurrency: ['Waluta notowania'],
  side: ['Oferta'],
  units: ['Ilość'],
  price: ['Kurs'],
  priceCurrency: ['Waluta Kurs', 'Kurs - waluta'],
  value: ['Wartość'],
  valueCurrency: ['Waluta Wartość', 'Wartość - waluta'],
  fee: ['Prowizja'],
  feeCurrency: ['Waluta Prowizja', 'Prowizja - waluta'],
  id: ['Numer transakcji', 'Nr.transakcji'],
  status: ['Status zlecenia'],
  settlesOn: ['Data rozliczenia'],
  order: ['Id zlecenia'],
  unpaid: ['Kwota nieopłacona'],
  unpaidCurrency: ['Waluta Kwota nieopłacona'],
  rate: ['Kurs przewalutowania'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['time', 'paper', 'side', 'units', 'price', 'value', 'fee', 'id', 'status'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv') return undefined;
  const columns = columnsOf(file);
  return columns?.at.time === undefined ? undefined : deviationOf(columns, names);
}
