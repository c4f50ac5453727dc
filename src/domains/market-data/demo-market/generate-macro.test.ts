import { describe, expect, test } from 'vitest';
import { generateMacro } from './generate-macro.ts';

describe('rates and prices of the wider world', () => {
  const macro = generateMacro({ through: '2026-11-15' });

  test('months are published in order, without gaps', () => {
    const { consumerPrices } = macro;
    expect(consumerPrices[0]?.month).toBe('2016-01');
    expect(consumerPrices.at(-1)?.month).toBe('2026-10');
    expect(consumerPrices).toHaveLength(130);
  });

  test('the yearly rate follows from the index', () => {
    const { consumerPrices } = macro;
    for (const [i, month] of consumerPrices.entries()) {
      const before = consumerPrices[i - 12];
      if (before) expect((month.index / before.index - 1) * 100).toBeCloseTo(month.yearOnYearPercent, 3);
    }
    expect(Math.max(...consumerPrices.map(({ yearOnYearPercent }) => yearOnYearPercent))).toBeGreaterThan(15);
  });

  test('a later day only adds', () => {
    const later = generateMacro({ through: '2031-01-31' });
    expect(later.consumerPrices.slice(0, 130)).toEqual(macro.consumerPrices);
    for (const { yearOnYearPercent } of later.consumerPrices.slice(130)) {
      expect(Math.abs(yearOnYearPercent - 2.5)).toBeLessThan(3);
    }
  });

  test('policy rates are steps up to the day', () => {
    const early = generateMacro({ through: '2020-04-01' });
    expect(early.policyRates.PLN.at(-1)).toEqual({ from: '2020-03-18', percent: 1 });
    expect(macro.policyRates.PLN.at(-1)?.percent).toBe(4);
    for (const steps of Object.values(macro.policyRates)) {
      expect(steps[0]?.from).toBe('2016-01-04');
      expect([...steps].sort((a, b) => (a.from < b.from ? -1 : 1))).toEqual(steps);
    }
  });
});
