import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, decimal, floatOf, minus, textOf } from '../../../foundation/decimal.ts';
import { readAddress, valuesOf } from '../fields/fields.ts';
import { groszeText } from '../grosze.ts';
import { savingsFields } from './savings-fields.ts';
import { savingsResult } from './savings-result.ts';

const values = (query: Record<string, string | number>) => {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return valuesOf(savingsFields, readAddress(savingsFields, new URLSearchParams(texts)));
};
const result = (query: Record<string, string | number>) => savingsResult(values(query));

describe('how much a month (C-9)', () => {
  test('a million in twenty years at 6 % takes 2,164.32 a month', () => {
    const { monthly, value } = result({});
    expect(textOf(monthly)).toBe('2164.32');
    expect(floatOf(value)).toBeGreaterThanOrEqual(1_000_000);
    expect(floatOf(value)).toBeLessThan(1_000_005);
  });

  test('the sums that the questions of the page name are these (U-19)', () => {
    const monthly = (rate: number) => Math.round(floatOf(result({ rate }).monthly));
    expect([monthly(6), monthly(3), monthly(9)]).toEqual([2164, 3046, 1497]);
    expect(Math.floor((floatOf(result({}).monthly) * 240) / 1000)).toBe(519);
    expect(Math.round(1_000_000 / 1.025 ** 20 / 1000)).toBe(610);
  });

  test('a goal in the money of today grows with prices until then', () => {
    const { monthly, inTodaysMoney } = result({ goalMoney: 'today', inflation: 2.5 });
    expect(floatOf(monthly)).toBeCloseTo(2164.3106 * 1.025 ** 20, 1);
    expect(floatOf(inTodaysMoney)).toBeGreaterThanOrEqual(1_000_000);
    expect(floatOf(inTodaysMoney)).toBeLessThan(1_000_005);
  });

  test('what is there already may be enough', () => {
    const { monthly, isReached } = result({ start: 400_000, rate: 6, years: 20 });
    expect([textOf(monthly), isReached]).toEqual(['0', true]);
    expect(result({ start: 100_000 }).isReached).toBe(false);
  });

  const anyPlan = fc.record({
    goal: fc.integer({ min: 1000, max: 5_000_000 }),
    start: fc.integer({ min: 0, max: 500_000 }),
    years: fc.integer({ min: 1, max: 60 }),
    rate: fc.integer({ min: 0, max: 15_000 }).map((rate) => (rate / 1000).toFixed(3)),
    added: fc.constantFrom('monthly', 'yearly'),
    raise: fc.integer({ min: 0, max: 10 }),
    tax: fc.constantFrom('none', 'end'),
  });

  test('the payment reaches the goal after tax, and a grosz less would not', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { monthly, afterTax, isReached } = result(plan);
        expect(compare(afterTax, decimal(String(plan.goal)))).toBeGreaterThanOrEqual(0);
        if (isReached) return;
        const less = textOf(minus(monthly, decimal('0.01')));
        const short = result({ ...plan, ask: 'value', monthly: less });
        expect(compare(short.afterTax, decimal(String(plan.goal)))).toBeLessThan(0);
      }),
      { numRuns: 60 },
    );
  });

  test('years add up: paid in and interest are the value', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { years, value, paidIn, interest } = result(plan);
        const all = years.reduce((sum, year) => sum + floatOf(year.interest), 0);
        expect(all).toBeCloseTo(floatOf(interest), 4);
        expect(textOf(years.at(-1)!.value)).toBe(textOf(value));
        expect(textOf(years.at(-1)!.paidIn)).toBe(textOf(paidIn));
      }),
      { numRuns: 60 },
    );
  });
});

describe('how much there will be (C-8)', () => {
  const alone = { ask: 'value', start: 10_000, monthly: 0, rate: 12, years: 2 };

  test('interest is added to what earns interest every month, or once a year', () => {
    expect(groszeText(result(alone).value)).toBe('12697.35');
    expect(groszeText(result({ ...alone, added: 'yearly' }).value)).toBe('12544.00');
  });

  test('a payment earns from the month after it', () => {
    const { value, interest } = result({ ask: 'value', start: 0, monthly: 100, rate: 12, years: 1 });
    expect(groszeText(value)).toBe('1268.25');
    expect(groszeText(interest)).toBe('68.25');
    const yearly = result({ ask: 'value', start: 0, monthly: 100, rate: 12, years: 1, added: 'yearly' });
    // 11 + 10 + ... + 1 months of a złoty each
    expect(groszeText(yearly.interest)).toBe('66.00');
  });

  test('a payment that rises does so at the end of each year', () => {
    const rising = result({ ask: 'value', start: 0, monthly: 100, rate: 0, years: 3, raise: 10 });
    expect(rising.years.map(({ paidIn }) => textOf(paidIn))).toEqual(['1200', '2520', '3972']);
  });

  test('without interest there is what was paid in', () => {
    const { value, interest } = result({ ask: 'value', start: 500, monthly: 100, rate: 0, years: 1 });
    expect([textOf(value), textOf(interest)]).toEqual(['1700', '0']);
  });
});

describe('tax and prices (C-10)', () => {
  test('19 % of the profit goes at the end', () => {
    const { tax, afterTax } = result({
      ask: 'value',
      start: 10_000,
      monthly: 0,
      rate: 10,
      added: 'yearly',
      years: 1,
      tax: 'end',
    });
    expect([groszeText(tax), groszeText(afterTax)]).toEqual(['190.00', '10810.00']);
  });

  test('what is left is said in the money of today', () => {
    const today = result({ ask: 'value', start: 1050, monthly: 0, rate: 0, inflation: 5, years: 1 });
    expect(groszeText(today.inTodaysMoney)).toBe('1000.00');
    expect(groszeText(today.years[0]!.inTodaysMoney)).toBe('1000.00');
  });
});
