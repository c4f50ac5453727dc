import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { toCsv } from './to-csv.ts';

type Row = { name: string; value: string | null };
const columns: Column<Row>[] = [
  { key: 'name', header: 'Asset', cell: () => null, text: (row) => row.name },
  { key: 'value', header: 'Value', unit: 'zł', cell: () => null, decimal: (row) => row.value },
];

describe('CSV of what one sees', () => {
  it('is written as the reader’s spreadsheet wants it', () => {
    const rows = [{ name: 'PKO', value: '-1234.50' }];
    expect(toCsv(columns, rows, 'pl')).toBe('Asset;Value, zł\r\nPKO;-1234,50\r\n');
    expect(toCsv(columns, rows, 'en')).toBe('Asset,"Value, zł"\r\nPKO,-1234.50\r\n');
  });

  it('quotes what needs it and leaves unknown cells empty', () => {
    const rows = [{ name: 'He said "hi", twice\nand left', value: null }];
    expect(toCsv(columns, rows, 'en').split('\r\n')[1]).toBe('"He said ""hi"", twice\nand left",');
  });

  it('lets no text become a formula', () => {
    expect(toCsv(columns, [{ name: '=cmd()', value: '1' }], 'pl')).toContain("'=cmd();1");
  });
});
