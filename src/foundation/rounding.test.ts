import { expect, test } from 'vitest';
import { decimal, textOf } from './decimal.ts';
import { halfUp, hundredths, roundedUp } from './rounding.ts';

test.each([
  ['2.345', 2, '2.35'],
  ['2.344999', 2, '2.34'],
  ['-2.345', 2, '-2.35'],
  ['0.5', 0, '1'],
  ['2.5', 0, '3'],
  ['7', 2, '7'],
])('half up: %s with %i places is %s', (text, places, expected) => {
  expect(textOf(halfUp(decimal(text), places))).toBe(expected);
});

test.each([
  ['0.1901', 2, '0.2'],
  ['0.19', 2, '0.19'],
  ['0', 2, '0'],
  ['5.000000001', 2, '5.01'],
])('up: %s with %i places is %s', (text, places, expected) => {
  expect(textOf(roundedUp(decimal(text), places))).toBe(expected);
});

test('a float has two decimals at most', () => {
  expect([12.345678, -0.129, 7].map(hundredths)).toEqual([12.35, -0.13, 7]);
});
