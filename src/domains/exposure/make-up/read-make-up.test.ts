import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostPositions } from './make-up.ts';
import { readMakeUp } from './read-make-up.ts';
import { makeUpCsv } from './write-make-up.ts';

test('a file of a fund manager, with words above and below the table', () => {
  const read = readMakeUp(
    [
      'iShares Core S&P 500 UCITS ETF',
      'Fund Holdings as of,"31/Oct/2026"',
      '',
      'Ticker,Name,Sector,Asset Class,Market Value,Weight (%),Location,Exchange,Market Currency',
      'NVDA,NVIDIA CORP,Information Technology,Equity,"1,234.00","7.80",United States,NASDAQ,USD',
      'USD,USD CASH,Cash and/or Derivatives,Cash,"12.00","0.10",United States,-,USD',
      'ESZ6,S&P500 EMINI DEC 26,Cash and/or Derivatives,Futures,0.00,"0.00",-,CME,USD',
      '',
      'The content is subject to change.',
    ].join('\n'),
  );
  expect(read).toMatchObject({ fault: null, read: 3, strange: [] });
  expect(read.positions).toMatchObject([
    { ticker: 'NVDA', kind: 'shares', sector: 'technology', country: 'US', currency: 'usd', weight: '7.8' },
    { kind: 'cash', sector: null, weight: '0.1' },
  ]);
  expect(read.problems).toEqual([{ line: 7, reason: 'weight', value: '0.00' }]);
});

test('Polish names of columns, sectors and countries, decimal commas, and lists of the whole fund', () => {
  const read = readMakeUp(
    'Wiersz;Nazwa;Udział;Sektor;Kraj\npozycja;PKO BP;14,6;Banki;Polska\nsektor;Finanse;40;;\nsektor;Consumer Staples;6;;\nsektor;Consumer Discretionary;10,5;;\nsektor;finanse;1;;\nkraj;Wielka Brytania;3,5;;\nkraj;Atlantyda;1;;\nkraj;Polska;1;;\nkraj;PL;2;;',
  );
  expect(read.positions).toMatchObject([{ sector: 'financials', country: 'PL', weight: '14.6' }]);
  expect(read.sectors).toEqual([
    { key: 'financials', weight: '40' },
    { key: 'consumer', weight: '16.5' },
  ]);
  expect(read.countries).toEqual([
    { key: 'GB', weight: '3.5' },
    { key: 'PL', weight: '1' },
  ]);
  expect(read.problems).toMatchObject([
    { line: 6, reason: 'twice' },
    { line: 8, reason: 'key' },
    { line: 10, reason: 'twice' },
  ]);
});

test('parts of one are taken for percent, and that is told', () => {
  const read = readMakeUp('Name,Weight\nA,0.6\nB,0.4\n');
  expect(read.fractions).toBe(true);
  expect(read.positions.map(({ weight }) => weight)).toEqual(['60', '40']);
  expect(readMakeUp('Name,Weight\nA,0.6%\nB,0.4%\n').fractions).toBe(false);
});

test('no text makes the reader fall over, and what it takes can be written and read again', () => {
  const words = fc.constantFrom(
    'Name',
    'Waga',
    'ISIN',
    'A',
    '=1+1',
    '12,5',
    '3',
    'PL',
    'sektor',
    'Finanse',
    ';',
    '\n',
    '"',
    "'",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const read = readMakeUp(`Name;Weight\n${parts.join(';')}`);
      expect(read.positions.length).toBeLessThanOrEqual(mostPositions);
      const { positions, sectors, kinds, countries, currencies } = read;
      const makeUp = {
        as_of: '2026-10-31',
        hedged_to: null,
        positions,
        sectors,
        kinds,
        countries,
        currencies,
      };
      if (positions.length > 0) expect(readMakeUp(makeUpCsv(makeUp, 'pl')).positions).toEqual(positions);
    }),
    { numRuns: 300 },
  );
});
