import { writeCsv } from '../../../foundation/csv/write-csv.ts';
import type { TransactionOutput } from './transactions-contract.ts';

const columns = [
  'created_at',
  'time',
  'type',
  'portfolio_name',
  'ticker',
  'name',
  'amount',
  'price',
  'total',
  'currency',
  'to_total',
  'to_currency',
  'numerator',
  'denominator',
  'fee',
  'tax',
  'amount_after',
  'note',
  'tags',
] as const satisfies readonly (keyof TransactionOutput)[];

type Row = Pick<TransactionOutput, (typeof columns)[number]>;

/** Transactions as a file: the whole list by the server, selected rows by the page, the same columns in both. */
export function transactionsCsv(rows: readonly Row[]): string {
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))]);
}

/** A tag has no comma in it. */
function cellOf(value: Row[keyof Row]) {
  return Array.isArray(value) ? value.join(', ') : (value as Exclude<typeof value, string[]>);
}
