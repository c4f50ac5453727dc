import { expect, test } from 'vitest';
import { readHoldingsFile } from './holdings-file.ts';

const head = [
  'EMISJA',
  'DOSTĘPNA LICZBA OBLIGACJI',
  'ZABLOKOWANA LICZBA OBLIGACJI',
  'WARTOŚĆ NOMINALNA',
  'WARTOŚĆ AKTUALNA',
  'DATA WYKUPU',
];
const rows = (...cells: string[][]) => [head, ...cells].map((each, i) => ({ line: i + 1, cells: each }));

test('a row is a purchase: its day is that of redemption less the term (rule BD-17)', () => {
  const file = readHoldingsFile(
    rows(
      ['ROD0838', '9', '1', '1 000,00', '1 035,00', '2038-08-26'],
      ['COI1228', '240', '0', '24 000,00', '25 003,20', '03.12.2028'],
      ['', '', '', '25 000,00', '26 038,20', ''],
    ),
    'StanRachunkuRejestrowego_2026-11-15.xls',
  );
  expect(file).toEqual({
    day: '2026-11-15',
    problems: [],
    holdings: [
      { line: 2, symbol: 'ROD0838', amount: 10, bought: '2026-08-26', stated: '1035.00' },
      { line: 3, symbol: 'COI1228', amount: 240, bought: '2024-12-03', stated: '25003.20' },
    ],
  });
});

test('what cannot be read is told with its line, and the rest stands', () => {
  const file = readHoldingsFile(
    rows(
      ['XYZ', '1', '0', '', '', '2030-01-01'],
      ['EDO0834', 'many', '0', '', '', '2034-08-12'],
      ['EDO0834', '1', '0', '', '', '2035-08-12'],
      ['EDO0834', '1', '', '', '', '2034-08-12'],
    ),
    'file.xls',
  )!;
  expect(file.problems).toEqual([
    { line: 2, symbol: 'XYZ', reason: 'symbolError' },
    { line: 3, symbol: 'EDO0834', reason: 'amountError' },
    { line: 4, symbol: 'EDO0834', reason: 'boughtAtError' },
  ]);
  expect(file.holdings).toMatchObject([{ symbol: 'EDO0834', bought: '2024-08-12' }]);
});

test('another file is none', () => {
  expect(readHoldingsFile([{ line: 1, cells: ['Date', 'Ticker'] }], 'a.csv')).toBeNull();
  expect(readHoldingsFile([{ line: 1, cells: ['EMISJA', 'LICZBA'] }], 'a.csv')).toBeNull();
  expect(readHoldingsFile([], 'a.csv')).toBeNull();
});
