import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, type Decimal, decimal, sum, textOf, zero } from '../../foundation/decimal.ts';
import { spreadMoney } from './spread-money.ts';

const given = (money: string, ...shortfalls: string[]) =>
  spreadMoney(decimal(money), shortfalls.map(decimal)).map(textOf);

test('the largest shortfalls shrink first, until those left are equal (S-5)', () => {
  expect(given('30', '100', '50', '20')).toEqual(['30', '0', '0']);
  expect(given('70', '100', '50', '20')).toEqual(['60', '10', '0']);
  expect(given('140', '100', '50', '20')).toEqual(['90', '40', '10']);
});

test('where there is enough for all, nobody gets more than is missing (S-5)', () => {
  expect(given('170', '100', '50', '20')).toEqual(['100', '50', '20']);
  expect(given('1000', '100', '50')).toEqual(['100', '50']);
  expect(given('10')).toEqual([]);
  expect(given('0', '5', '5')).toEqual(['0', '0']);
});

test('never gives out more than there is, but for the last of 24 decimals (S-8)', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((digits): Decimal => ({ digits, places: 3 }));
  const crumb = decimal('0.000000000000000000001');
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 8 }), (money, shortfalls) => {
      const shares = spreadMoney(money, shortfalls);
      shares.forEach((share, at) => {
        expect(compare(share, zero)).toBeGreaterThanOrEqual(0);
        expect(compare(share, shortfalls[at]!)).toBeLessThanOrEqual(0);
      });
      expect(compare(sum(shares), sum([money, crumb]))).toBeLessThanOrEqual(0);
    }),
  );
});
