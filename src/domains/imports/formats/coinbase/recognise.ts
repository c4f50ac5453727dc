import type { Deviation } from '../../file-format.ts';
import { fiatCodes } from '../../kit/coins.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

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

const needed = [
  'timestamp',
  'type',
  'asset',
  'units',
  'price',
  'subtotal',
  'total',
  'fees',
  'notes',
] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  return columns?.at.units === undefined ? undefined : deviationOf(columns, names);
}
