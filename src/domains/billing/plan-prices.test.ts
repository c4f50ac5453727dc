import { describe, expect, test } from 'vitest';
import { decimalsOf, isFree, monthOfYear, monthsFree, priceOf } from './plan-prices.ts';

const standard = { price_pln: '29.00', price_eur: '7.00', year_pln: '290.00', year_eur: '70.00' };
const free = { price_pln: '0.00', price_eur: '0.00', year_pln: '0.00', year_eur: '0.00' };

test('a price is that of the period and currency', () => {
  expect(priceOf(standard, 'month', 'pln')).toBe('29.00');
  expect(priceOf(standard, 'year', 'eur')).toBe('70.00');
  expect(isFree(standard)).toBe(false);
  expect(isFree(free)).toBe(true);
});

describe('months free in a year are counted from the prices', () => {
  test.each([
    ['two of them', [free, standard], 2],
    ['the fewest of several plans', [standard, { ...standard, year_pln: '319.00' }], 1],
    ['a part of a month does not count', [{ ...standard, year_pln: '300.00' }], 1],
    ['a year for twelve months', [{ ...standard, year_pln: '348.00' }], 0],
    ['a year that costs more than twelve months', [{ ...standard, year_pln: '400.00' }], 0],
    ['nothing that costs money', [free], 0],
  ])('%s', (_, plans, months) => {
    expect(monthsFree(plans, 'pln')).toBe(months);
  });
});

test('a month of a year is told to the cent, whole prices without cents', () => {
  expect(monthOfYear(standard, 'pln')).toBe('24.17');
  expect(monthOfYear(standard, 'eur')).toBe('5.83');
  expect([decimalsOf('29.00'), decimalsOf('29'), decimalsOf('29.50'), decimalsOf('0.05')]).toEqual([
    0, 0, 2, 2,
  ]);
});
