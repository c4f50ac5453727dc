import { expect, test } from 'vitest';
import type { SourceFile } from '../source-file.ts';
import { layoutOf } from './layout.ts';

const names = { day: ['Date'], side: ['Side'], units: ['Quantity'], price: ['Price'], note: ['Note'] };
const file = (kind: SourceFile['kind'], ...cells: string[]): SourceFile => ({
  name: '',
  kind,
  tables: [{ name: '', rows: [{ line: 1, cells }] }],
});

test('a file is of a format by its marks, and changed where something needed is missing', () => {
  const { recognise } = layoutOf({ names, needed: ['day', 'side', 'units', 'price'], marks: ['side'] });
  expect(recognise(file('csv', 'Date', 'Side', 'Quantity', 'Price', 'Fee'))).toMatchObject({
    missing: [],
    unknown: ['Fee'],
    matched: { header: { line: 1 }, at: { day: 0, side: 1, units: 2, price: 3 } },
  });
  expect(recognise(file('xlsx', 'Date', 'Side', 'Amount', 'Price'))).toMatchObject({
    missing: ['Quantity'],
    unknown: ['Amount'],
    matched: { at: { day: 0, side: 1, price: 3 } },
  });
  expect(recognise(file('csv', 'Date', 'Quantity', 'Price'))).toBeUndefined();
  expect(recognise({ name: '', kind: 'json', tables: [] })).toBeUndefined();
});

test('a format may be of one kind of files only, or bear only so many missing columns', () => {
  const needed = ['day', 'side', 'units', 'price'] as const;
  const ofCsv = layoutOf({ names, needed, kinds: ['csv'] });
  expect(ofCsv.recognise(file('xlsx', 'Date', 'Side', 'Quantity', 'Price'))).toBeUndefined();
  const strict = layoutOf({ names, needed, mostMissing: 1 });
  expect(strict.recognise(file('csv', 'Date', 'Side', 'Quantity'))?.missing).toEqual(['Price']);
  expect(strict.recognise(file('csv', 'Date', 'Side'))).toBeUndefined();
});
