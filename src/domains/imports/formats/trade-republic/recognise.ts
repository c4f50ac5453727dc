import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

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

export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: [
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
  ],
  marks: ['category', 'assetClass'],
});
