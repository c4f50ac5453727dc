import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossRates } from './exchange-rates.ts';

const rates = new Map([
  ['pln', '1'],
  ['eur', '4.2415'],
  ['usd', '3.6480'],
]);

test('rates lead from one currency to all others through PLN', () => {
  expect(crossRates('eur', rates)).toEqual({ pln: '4.2415', eur: '1', usd: '1.162692' });
  expect(crossRates('pln', rates)).toEqual({ pln: '1', eur: '0.235766', usd: '0.274123' });
});

test('a missing rate leaves its pairs out and is never taken for 1', () => {
  expect(crossRates('gbp', rates)).toEqual({});
  expect(crossRates('eur', rates)).not.toHaveProperty('gbp');
  expect(crossRates('eur', new Map([['eur', '4.2415']]))).toEqual({ eur: '1' });
});

test('the sixth place is rounded, halves to the even one', () => {
  const through = (a: string, b: string) =>
    crossRates(
      'a',
      new Map([
        ['a', a],
        ['b', b],
      ]),
    ).b;
  expect(through('1', '3')).toBe('0.333333');
  expect(through('2', '3')).toBe('0.666667');
  expect(through('0.0000005', '1')).toBe('0');
  expect(through('0.0000015', '1')).toBe('0.000002');
  expect(through('0.0000025', '1')).toBe('0.000002');
  expect(through('100', '1')).toBe('100');
  expect(through('1', '0.001')).toBe('1000');
});

/** Rates as they are stored: up to ten places, above zero, within what currencies are worth. */
const rate = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 9_999_999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(10, '0')}`)
  .filter((value) => Number(value) >= 0.01);

test('there and back again is where one started, as exactly as six places allow', () => {
  fc.assert(
    fc.property(rate, rate, (a, b) => {
      const both = new Map([
        ['a', a],
        ['b', b],
      ]);
      const there = Number(crossRates('a', both).b);
      const back = Number(crossRates('b', both).a);
      // Each of the two is off by half of the sixth place at most.
      expect(Math.abs(there * back - 1)).toBeLessThanOrEqual(0.5e-6 * (there + back) + 1e-9);
    }),
    { numRuns: 500 },
  );
});

test('a rate agrees with the quotient of its parts', () => {
  fc.assert(
    fc.property(rate, rate, (a, b) => {
      const got = crossRates(
        'a',
        new Map([
          ['a', a],
          ['b', b],
        ]),
      ).b!;
      expect(got).toMatch(/^\d+(\.\d{0,5}[1-9])?$/);
      expect(Number(got)).toBeCloseTo(Number(a) / Number(b), 5);
    }),
    { numRuns: 500 },
  );
});
