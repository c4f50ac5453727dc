import { expect, test } from 'vitest';
import { foldToWords } from '../../foundation/fold-text.ts';
import { typoPatterns } from './typo-patterns.ts';

/** LIKE as the database has it: `%` is anything, `_` any one character. */
function like(text: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`).test(text);
}
const finds = (typed: string, text: string) =>
  typoPatterns(foldToWords(typed)).some((pattern) => like(text, pattern));

test.each([
  ['orlne', 'two letters swapped'],
  ['orlan', 'a wrong letter'],
  ['orrlen', 'a letter too many'],
  ['orln', 'a letter left out'],
  ['rolen', 'the first two swapped'],
  ['Ørlen', 'a wrong first letter'],
])('"%s" leads to Orlen: %s', (typed) => {
  expect(finds(typed, 'pkn | plpkn0000018 | orlen | pkn wa')).toBe(true);
});

test('two slips, a slip inside another word and three letters lead nowhere', () => {
  expect(finds('olrne', 'pkn | orlen')).toBe(false);
  expect(finds('orlne', 'xyz | fluorlene works')).toBe(false);
  expect(typoPatterns('pko')).toEqual([]);
});

test('a long word needs no patterns, and no word makes more than four for each letter', () => {
  expect(typoPatterns('przedsiebiorstwo')).toEqual([]);
  expect(typoPatterns('microsft').length).toBeLessThanOrEqual(32);
});
