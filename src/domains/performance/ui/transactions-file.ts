import type { TransactionOutput } from '../contract.ts';
import { csvLine } from '../csv-line.ts';

/** The columns of the file the server makes of a whole list. */
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
] as const satisfies readonly (keyof TransactionOutput)[];

/** Selected rows as the same file. */
export function fileOf(rows: readonly TransactionOutput[]): string {
  const lines = [csvLine(columns), ...rows.map((row) => csvLine(columns.map((column) => row[column])))];
  return `${lines.join('\r\n')}\r\n`;
}
