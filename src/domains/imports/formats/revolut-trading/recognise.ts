import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

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

/** These two names stand together in no other file. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['date', 'ticker', 'type', 'units', 'price', 'total', 'currency'],
  marks: ['price', 'total'],
});
