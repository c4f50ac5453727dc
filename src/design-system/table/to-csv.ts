import { writeCsv } from '../../foundation/csv/write-csv.ts';
import { alignOf, type Column, textOf } from './column.ts';

/** Polish spreadsheets want semicolons and decimal commas, English ones commas and dots. */
export type CsvStyle = 'pl' | 'en';

/** What is seen: these columns, these rows, in this order. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], style: CsvStyle): string {
  // A column of buttons has nothing to tell on paper.
  const exported = columns.filter(({ text, decimal }) => text || decimal);
  const head = exported.map(({ header, unit }) => (unit ? `${header}, ${unit}` : header));
  const body = rows.map((row) => exported.map((column) => cellText(column, row, style)));
  return writeCsv([head, ...body], style === 'pl' ? ';' : ',');
}

function cellText<Row>(column: Column<Row>, row: Row, style: CsvStyle): string {
  const text = textOf(column, row);
  const isNumber = column.decimal && alignOf(column) === 'right';
  return isNumber && style === 'pl' ? text.replace('.', ',') : text;
}
