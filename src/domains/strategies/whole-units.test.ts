import { expect, test } from 'vitest';
import { decimal, textOf } from '../../foundation/decimal.ts';
import { cutTo, unitPlacesOf, unitsFor } from './whole-units.ts';

test.each([
  ['100', '33.33', 0, '3'],
  ['99.99', '33.33', 0, '3'],
  ['99.989999', '33.33', 0, '2'],
  ['100', '348200.5', 8, '0.00028719'],
  ['0', '5', 0, '0'],
  ['-10', '5', 0, '0'],
  ['10', '0', 0, '0'],
])('%s buys at a price of %s, with %d decimals, %s units (S-6)', (amount, price, places, units) => {
  expect(textOf(unitsFor(decimal(amount), decimal(price), places))).toBe(units);
});

test('an amount that is given out is cut, not rounded up', () => {
  expect(textOf(cutTo(decimal('1.999'), 2))).toBe('1.99');
  expect(textOf(cutTo(decimal('1.9'), 2))).toBe('1.9');
  expect(textOf(cutTo(decimal('-0.01'), 2))).toBe('0');
});

test('coins are traded by eight decimals, everything else whole (S-6)', () => {
  expect(['crypto', 'stocks', 'etf', 'bonds'].map(unitPlacesOf)).toEqual([8, 0, 0, 0]);
});
