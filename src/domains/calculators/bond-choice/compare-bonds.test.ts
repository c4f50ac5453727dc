import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, decimal, floatOf, textOf } from '../../../foundation/decimal.ts';
import { readAddress, valuesOf } from '../fields/fields.ts';
import { bondFields } from './bond-fields.ts';
import { impliedReference, type OfferedSeries } from './bond-offer.ts';
import { bestOf, compareBonds } from './compare-bonds.ts';

/** The issue of November 2025. */
const offer: OfferedSeries[] = [
  { kind: 'OTS', symbol: 'OTS0226', issueMonth: '2025-11', firstRate: '2.75', margin: null, fee: null },
  { kind: 'ROR', symbol: 'ROR1126', issueMonth: '2025-11', firstRate: '4.50', margin: '0', fee: '0.50' },
  { kind: 'DOR', symbol: 'DOR1127', issueMonth: '2025-11', firstRate: '4.65', margin: '0.15', fee: '0.70' },
  { kind: 'TOS', symbol: 'TOS1128', issueMonth: '2025-11', firstRate: '4.90', margin: null, fee: '1.00' },
  { kind: 'COI', symbol: 'COI1129', issueMonth: '2025-11', firstRate: '5.25', margin: '1.50', fee: '2.00' },
  { kind: 'EDO', symbol: 'EDO1135', issueMonth: '2025-11', firstRate: '5.75', margin: '2.00', fee: '3.00' },
  { kind: 'ROS', symbol: 'ROS1131', issueMonth: '2025-11', firstRate: '5.45', margin: '2.00', fee: '2.00' },
  { kind: 'ROD', symbol: 'ROD1137', issueMonth: '2025-11', firstRate: '6.00', margin: '2.50', fee: '3.00' },
];
const day = '2025-11-15';
const fields = bondFields(impliedReference(offer));

function outcomes(query: Record<string, string | number>) {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const values = valuesOf(fields, readAddress(fields, new URLSearchParams(texts)));
  return compareBonds(offer, values, day);
}
const of = (kind: string, query: Record<string, string | number>) =>
  outcomes(query).find((one) => one.kind === kind)!;

test('the reference rate begins as the newest ROR implies it (C-14)', () => {
  expect(impliedReference(offer)).toBe('4.5');
  expect(impliedReference([])).toBe('0');
});

test('family bonds are for families', () => {
  expect(outcomes({}).map(({ kind }) => kind)).toEqual(['OTS', 'ROR', 'DOR', 'TOS', 'COI', 'EDO']);
  expect(outcomes({ family: 'yes' }).map(({ kind }) => kind)).toContain('ROD');
});

describe('what one has on the last day (C-15)', () => {
  test('a bond that adds, held to its end: each year by its own rate, tax once', () => {
    // 100 x 1.0575 x 1.045^9 = 157.15 for each bond, tax on all of it
    const worth = Math.round(100 * 1.0575 * 1.045 ** 9 * 100) / 100;
    const edo = of('EDO', { amount: 10_000, months: 120, inflation: 2.5 });
    const interest = (worth - 100) * 100;
    expect(floatOf(edo.has)).toBeCloseTo(10_000 + interest - Math.round(interest * 19) / 100, 2);
    expect([edo.purchases, edo.isEarly, textOf(edo.fees)]).toEqual([1, false, '0']);
  });

  test('the same given back early costs the fee of its issue', () => {
    const early = of('EDO', { months: 24, inflation: 2.5 });
    expect([early.isEarly, textOf(early.fees)]).toEqual([true, '300']);
    const worth = Math.round(100 * 1.0575 * 1.045 * 100) / 100;
    const taxed = (worth - 3 - 100) * 100;
    expect(floatOf(early.has)).toBeCloseTo(10_000 + taxed - Math.round(taxed * 19) / 100, 2);
  });

  test('OTS given back early bring no interest, and are bought again four times a year', () => {
    expect(textOf(of('OTS', { months: 2 }).gain)).toBe('0');
    expect(of('OTS', { months: 12 }).purchases).toBe(4);
  });

  test('what matured buys again, interest paid on the way included', () => {
    const coi = of('COI', { months: 96, inflation: 5 });
    expect(coi.purchases).toBe(2);
    // without buying again four years of interest on 10,000 twice
    const once = of('COI', { months: 48, inflation: 5 });
    expect(floatOf(coi.gain)).toBeGreaterThan(2 * floatOf(once.gain));
  });

  test('without tax there is more, by the tax at least', () => {
    const [taxed, free] = [of('EDO', { months: 120 }), of('EDO', { months: 120, tax: 'no' })];
    expect(textOf(free.tax)).toBe('0');
    expect(floatOf(free.has) - floatOf(taxed.has)).toBeCloseTo(floatOf(taxed.tax), 2);
  });

  test('inflation moves those that follow it, the reference rate those that follow that', () => {
    const changed = (query: Record<string, number>) =>
      outcomes({}).flatMap((one, at) => (compare(one.has, outcomes(query)[at]!.has) === 0 ? [] : [one.kind]));
    expect(changed({ inflation: 6 })).toEqual(['COI', 'EDO']);
    expect(changed({ reference: 2 })).toEqual(['ROR', 'DOR']);
  });

  test('from a year on the return is that of a year, above inflation or below (C-16)', () => {
    const edo = of('EDO', { months: 120, inflation: 2.5 });
    expect((1 + edo.rate / 100) ** 10).toBeCloseTo(floatOf(edo.has) / 10_000, 8);
    expect(edo.realRate).toBeCloseTo(((1 + edo.rate / 100) / 1.025 - 1) * 100, 8);
    const short = of('ROR', { months: 6 });
    expect(short.rate).toBeCloseTo((floatOf(short.has) / 10_000 - 1) * 100, 8);
  });
});

test('money that buys no whole bond stays as it is', () => {
  expect(floatOf(of('OTS', { amount: 199, months: 3 }).has)).toBeCloseTo(199 + 0.55, 1);
});

test('the best leaves most', () => {
  const all = outcomes({ inflation: 8, months: 144, family: 'yes' });
  const best = bestOf(all)!;
  for (const one of all) expect(compare(best.has, one.has)).toBeGreaterThanOrEqual(0);
  expect(best.kind).toBe('ROD');
  expect(bestOf([])).toBeUndefined();
});

test('nobody ends with less than was put in but for the fee of what pays on the way', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 100, max: 100_000 }),
        months: fc.integer({ min: 1, max: 144 }),
        inflation: fc.integer({ min: 0, max: 20 }),
        reference: fc.integer({ min: 0, max: 20 }),
        tax: fc.constantFrom('yes', 'no'),
      }),
      (query) => {
        for (const { has, fees, gain } of outcomes({ ...query, family: 'yes' })) {
          expect(compare(has, decimal('0'))).toBeGreaterThan(0);
          expect(floatOf(gain) + floatOf(fees)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 40 },
  );
});
