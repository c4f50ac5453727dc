import { alignOf, type Column, textOf } from './column.ts';

/** Polish spreadsheets want semicolons and decimal commas, English ones commas and dots. */
export type CsvStyle = 'pl' | 'en';

/** What is seen: these columns, these rows, in this order. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], style: CsvStyle): string {
  const separator = style === 'pl' ? ';' : ',';
  // A column of buttons has nothing to tell on paper.
  const exported = columns.filter(({ text, decimal }) => text || decimal);
  const head = exported.map(({ header, unit }) => (unit ? `${header}, ${unit}` : header));
  const body = rows.map((row) => exported.map((column) => cellText(column, row, style)));
  return [head, ...body]
    .map((line) => line.map((cell) => quoted(cell, separator)).join(separator))
    .join('\r\n');
}

function cellText<Row>(column: Column<Row>, row: Row, style: CsvStyle): string {
  const text = textOf(column, row);
  if (column.decimal && alignOf(column) === 'right') return style === 'pl' ? text.replace('.', ',') : text;
  return harmless(text);
}

/** A spreadsheet would run a cell that begins like a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
