import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

/** English in every file that was seen, whatever the language of the app. */
export const names = {
  datetime: ['datetime'],
  date: ['date'],
  account: ['account_type'],
  category: ['category'],
  type: ['type'],
  assetClass: ['asset_class'],
  name: ['name'],
  symbol: ['symbol'],
  shares: ['shares'],
  price: ['price'],
  amount: ['amount'],
  fee: ['fee'],
  tax: ['tax'],
  currency: ['currency'],
  originalAmount: ['original_amount'],
  originalCurrency: ['original_currency'],
  rate: ['fx_rate'],
  description: ['description'],
  id: ['transaction_id'],
  counterparty: ['counterparty_name'],
  iban: ['counterparty_iban'],
  reference: ['payment_reference'],
  mcc: ['mcc_code'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = [
  'date',
  'category',
  'type',
  'assetClass',
  'symbol',
  'shares',
  'amount',
  'fee',
  'tax',
  'currency',
  'id',
] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  if (columns?.at.category === undefined || columns.at.assetClass === undefined) return undefined;
  return deviationOf(columns, names);
}
