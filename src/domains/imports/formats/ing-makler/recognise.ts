import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, type Columns, deviationOf, findColumns } from '../../kit/columns.ts';
import { sideOf } from '../../kit/polish-market.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';

/** The order of the columns; files since 2023 have no header. */
export const names = {
  time: ['Data transakcji'],
  order: ['Numer zlecenia'],
  paper: ['Papier'],
  side: ['Kierunek'],
  units: ['Ilość'],
  price: ['Kurs'],
  value: ['Wartość'],
  fee: ['Prowizja'],
  total: ['Wartość z prowizją'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const fields = Object.keys(names) as Field[];

/** The columns by their names, or by their places in a file whose first rows look like trades of ING. */
export function columnsOf(file: SourceFile): Columns<Field> | undefined {
  const [table] = file.tables;
  if (!table) return undefined;
  const named = findColumns<Field>(table, names, fields);
  if (named && named.at.order !== undefined && named.at.side !== undefined) return named;
  const first = table.rows.slice(0, looked);
  if (first.filter(isTrade).length * 2 <= first.length) return undefined;
  return {
    header: { line: 0, cells: fields.map((field) => names[field][0]!) },
    rows: table.rows,
    at: Object.fromEntries(fields.map((field, index) => [field, index])),
    missing: [],
    unknown: [],
  };
}

const looked = 20;

/** A moment to the second, the number of an order, and one of two words for the side, in nine cells. */
function isTrade({ cells }: SourceRow): boolean {
  const [time = '', order = '', , side = ''] = cells.map((cell) => cell.trim());
  return (
    cells.length === fields.length &&
    /^\d{2}-\d{2}-\d{4} \d{2}[:-]\d{2}[:-]\d{2}$/.test(time) &&
    /^\d{6,20}$/.test(order) &&
    side.length > 1 &&
    sideOf(side) !== undefined
  );
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv' || file.separator !== ';') return undefined;
  return deviationOf(columnsOf(file), names);
}
