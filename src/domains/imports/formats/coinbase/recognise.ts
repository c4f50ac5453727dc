import { fiatCodes } from '../../kit/coins.ts';
import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** The oldest files have the currency in the name: `EUR Subtotal`. */
const inAnyCurrency = (name: string) => fiatCodes.map((code) => `${code} ${name}`);

export const names = {
  id: ['ID'],
  timestamp: ['Timestamp'],
  type: ['Transaction Type'],
  asset: ['Asset'],
  units: ['Quantity Transacted'],
  currency: ['Price Currency', 'Spot Price Currency'],
  price: ['Price at Transaction', 'Spot Price at Transaction', ...inAnyCurrency('Spot Price at Transaction')],
  subtotal: ['Subtotal', ...inAnyCurrency('Subtotal')],
  total: [
    'Total (inclusive of fees and/or spread)',
    'Total (inclusive of fees)',
    ...inAnyCurrency('Total (inclusive of fees)'),
  ],
  fees: ['Fees and/or Spread', 'Fees', ...inAnyCurrency('Fees')],
  notes: ['Notes'],
  sender: ['Sender Address'],
  recipient: ['Recipient Address'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['timestamp', 'type', 'asset', 'units', 'price', 'subtotal', 'total', 'fees', 'notes'],
  marks: ['units'],
});
