import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

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

const needed = ['date', 'code', 'dataSource', 'currency', 'price', 'quantity', 'action', 'fee'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  // Without the source of data the names are everybody's.
  if (columns?.at.dataSource === undefined || columns.missing.length > 2) return undefined;
  return deviationOf(columns, names);
}
