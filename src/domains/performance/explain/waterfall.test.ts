import { describe, expect, test } from 'vitest';
import type { ProfitStep } from './profit-sources.ts';
import { waterfall } from './waterfall.ts';

const step = (from: string, to: string): ProfitStep => ({ source: 'realised', amount: '0', from, to });

describe('a waterfall', () => {
  test('fills the plot from zero to its highest bar', () => {
    const { bars, zero } = waterfall([step('0', '50'), step('50', '100'), step('100', '75')]);
    expect(zero).toBe(0);
    expect(bars.map(({ low, high, rises }) => [low, high, rises])).toEqual([
      [0, 0.5, true],
      [0.5, 1, true],
      [0.75, 1, false],
    ]);
  });

  test('keeps zero in sight below and above', () => {
    expect(waterfall([step('0', '-100')]).zero).toBe(1);
    const { zero, bars } = waterfall([step('0', '-100'), step('-100', '100')]);
    expect(zero).toBe(0.5);
    expect(bars[1]).toMatchObject({ low: 0, high: 1, end: 1 });
  });

  test('of nothing but zeros does not divide by zero', () => {
    expect(waterfall([step('0', '0')]).bars[0]).toMatchObject({ low: 0, high: 0 });
  });
});
