import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

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

/** Only Schwab calls its costs so; the other names are everybody's. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['date', 'action', 'symbol', 'description', 'units', 'price', 'fee', 'amount'],
  marks: ['fee', 'action'],
  kinds: ['csv'],
});
