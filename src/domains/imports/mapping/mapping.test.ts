import { expect, test } from 'vitest';
import type { SourceTable } from '../source-file.ts';
import { guessMapping } from './guess-mapping.ts';
import { lackingIn } from './mapping.ts';
import { readByMapping } from './read-by-mapping.ts';

function table(...lines: string[]): SourceTable {
  return { name: '', rows: lines.map((line, at) => ({ line: at + 1, cells: line.split(';') })) };
}

const history = table(
  'Data operacji;Rodzaj;Papier;Liczba;Kurs;Prowizja;Kwota;Uwagi',
  '14.09.2026;Kupno;PKOBP;40;82,10;12,48;-3296,48;PKC',
  '02.09.2026;Sprzedaż;CDPROJEKT;6;261,55;6,00;1563,30;',
  '21.08.2026;Dywidenda;PZU;;;;180,80;za 2025',
);

test('columns, decimal sign, order of days and words are guessed, and what is missing is told', () => {
  const { mapping } = guessMapping(history)!;
  expect(mapping.columns).toEqual({
    day: 0,
    kind: 1,
    symbol: 2,
    units: 3,
    price: 4,
    fee: 5,
    amount: 6,
    note: 7,
  });
  expect([mapping.decimal, mapping.dayOrder]).toEqual([',', 'dayFirst']);
  expect(mapping.words).toEqual({ kupno: 'buy', sprzedaz: 'sell', dywidenda: 'dividend' });
  expect(lackingIn(mapping)).toEqual(['currency']);
});

test('rows are read as was said', () => {
  const { rows, mapping } = guessMapping(history)!;
  const read = readByMapping(rows, { ...mapping, currency: 'PLN' });
  expect(read.rejected).toEqual([]);
  expect(read.bookings).toMatchObject([
    {
      kind: 'buy',
      at: { line: 2 },
      day: '2026-09-14',
      units: '40',
      price: { amount: '82.1', currency: 'PLN' },
      cash: { amount: '-3296.48', currency: 'PLN' },
      cashIs: 'net',
      fee: { amount: '12.48', currency: 'PLN' },
      instrument: { symbol: 'PKOBP' },
    },
    { kind: 'sell', cash: { amount: '1563.3', currency: 'PLN' }, fee: { amount: '6' } },
    { kind: 'dividend', cash: { amount: '180.8', currency: 'PLN' }, instrument: { symbol: 'PZU' } },
  ]);
});

test('a word nobody knows, a broken day and a missing number are told with their line', () => {
  const { rows, mapping } = guessMapping(
    table(
      'Date;Type;Symbol;Units;Price;Currency',
      '2025-01-02;Frob;AAA;1;2;EUR',
      '2025-31-02;Buy;AAA;1;2;EUR',
      '2025-01-02;Buy;AAA;;2;EUR',
    ),
  )!;
  const { rejected } = readByMapping(rows, mapping);
  expect(rejected.map(({ at, reason }) => [at.line, reason])).toEqual([
    [2, 'kindUnknown'],
    [3, 'dayUnreadable'],
    [4, 'unitsMissing'],
  ]);
});
