import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

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

export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['time', 'paper', 'isin', 'units', 'side', 'price', 'fee', 'total', 'currency'],
  marks: ['paper', 'isin'],
  kinds: ['csv'],
});
