import { expect, test } from 'vitest';
import { kindOfWord } from './kind-words.ts';

test.each([
  ['Market buy', 'buy'],
  ['Limit sell', 'sell'],
  ['K', 'buy'],
  ['Sprzedaż', 'sell'],
  ['Dividend (Ordinary)', 'dividend'],
  ['Dividend tax', 'tax'],
  ['Podatek od dywidendy', 'tax'],
  ['Withdrawal fee', 'fee'],
  ['Wypłata dywidendy', 'dividend'],
  ['Interest on cash', 'interest'],
  ['Withholding Tax', 'tax'],
  // Nobody knows which of the two it is.
  ['Wypłata odsetek', undefined],
  ['Spółka K', undefined],
  ['', undefined],
])('%s', (cell, kind) => {
  expect(kindOfWord(cell)).toBe(kind);
});
