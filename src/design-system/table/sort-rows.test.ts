import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { compareDecimals, nextSort, sortRows } from './sort-rows.ts';

type Row = { name: string; value: string | null };
const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', cell: () => null, text: (row) => row.name },
  { key: 'value', header: 'Value', cell: () => null, decimal: (row) => row.value },
];
const rows: Row[] = [
  { name: 'Żabka', value: '9.5' },
  { name: 'Allegro', value: null },
  { name: 'Łódź', value: '-10' },
  { name: 'LPP', value: '10' },
];
const names = (sorted: Row[]) => sorted.map(({ name }) => name);

describe('sorting', () => {
  it('follows the Polish alphabet', () => {
    expect(names(sortRows(rows, columns, { key: 'name', direction: 'ascending' }))).toEqual([
      'Allegro',
      'LPP',
      'Łódź',
      'Żabka',
    ]);
  });

  it('puts what is unknown last, in both directions', () => {
    expect(names(sortRows(rows, columns, { key: 'value', direction: 'ascending' }))).toEqual([
      'Łódź',
      'Żabka',
      'LPP',
      'Allegro',
    ]);
    expect(names(sortRows(rows, columns, { key: 'value', direction: 'descending' })).at(-1)).toBe('Allegro');
  });

  it('changes nothing without a sort, and never the array it got', () => {
    expect(sortRows(rows, columns)).toEqual(rows);
    expect(sortRows(rows, columns)).not.toBe(rows);
  });

  it('tells apart what floats cannot', () => {
    expect(compareDecimals('9007199254740993.1', '9007199254740993.09')).toBe(1);
    expect(compareDecimals('-0.50', '-0.5')).toBe(0);
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        expect(compareDecimals(a.toString(), b.toString())).toBe(a > b ? 1 : a < b ? -1 : 0);
      }),
    );
  });

  it('turns round on the second click', () => {
    const [name, value] = columns as [Column<Row>, Column<Row>];
    expect(nextSort(value)).toEqual({ key: 'value', direction: 'descending' });
    expect(nextSort(value, nextSort(value))).toEqual({ key: 'value', direction: 'ascending' });
    expect(nextSort(name, nextSort(value))).toEqual({ key: 'name', direction: 'ascending' });
  });
});
