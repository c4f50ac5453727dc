import { compare, decimal } from '../../foundation/decimal.ts';
import type { Column } from './column.ts';

export type Sort = { key: string; direction: 'ascending' | 'descending' };

/** Made when it is first asked for: it takes a browser tens of milliseconds. */
let words: Intl.Collator | undefined;

function compareWords(a: string, b: string): number {
  words ??= new Intl.Collator('pl', { sensitivity: 'base', numeric: true });
  return words.compare(a, b);
}

/** Stable; rows without a value come last whichever way it sorts. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort?: Sort): Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  const value = column?.decimal ?? column?.text;
  if (!sort || !column || !value) return [...rows];
  const order = column.decimal ? compareDecimals : compareWords;
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => {
      if (a.value == null || b.value == null) return Number(a.value == null) - Number(b.value == null);
      return turn * order(a.value, b.value);
    })
    .map(({ row }) => row);
}

/** Compares decimal strings exactly, past what floats can tell apart. */
export function compareDecimals(a: string, b: string): number {
  return compare(decimal(a), decimal(b));
}

/** A first click sorts numbers from the largest, words from A; the next turns it round. */
export function nextSort<Row>(column: Column<Row>, sort?: Sort): Sort {
  const first = column.decimal ? 'descending' : 'ascending';
  const other = first === 'ascending' ? 'descending' : 'ascending';
  const turned = sort?.key === column.key && sort.direction === first;
  return { key: column.key, direction: turned ? other : first };
}
