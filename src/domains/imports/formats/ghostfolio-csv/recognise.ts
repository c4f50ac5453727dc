import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** The names that the program takes, whatever their case. */
export const names = {
  date: ['Date', 'TradeDate'],
  code: ['Code', 'Symbol', 'Ticker'],
  dataSource: ['DataSource'],
  currency: ['Currency', 'Ccy', 'CurrencyPrimary'],
  price: ['Price', 'UnitPrice', 'TradePrice', 'Value'],
  quantity: ['Quantity', 'Qty', 'Shares', 'Units'],
  action: ['Action', 'Type', 'Buy/Sell'],
  fee: ['Fee', 'Commission', 'IBCommission'],
  note: ['Note', 'Comment'],
  account: ['Account', 'AccountId'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

/** Without the source of data the names are everybody's. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['date', 'code', 'dataSource', 'currency', 'price', 'quantity', 'action', 'fee'],
  marks: ['dataSource'],
  mostMissing: 2,
});
