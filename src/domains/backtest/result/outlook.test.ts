import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../foundation/statistics/seeded-random.ts';
import { BacktestFailure } from '../engine/backtest-failure.ts';
import { drawOutlook } from './outlook.ts';

const random = seededRandom(4);
const walk = [100];
for (let k = 0; k < 500; k++) walk.push(walk[k]! * (1 + 0.0004 + 0.02 * (random() - 0.5)));

describe('the outlook', () => {
  test('the same seed draws the same bands, another seed others', () => {
    const terms = { periods: 60, paths: 300 };
    expect(drawOutlook(walk, terms)).toEqual(drawOutlook(walk, terms));
    expect(drawOutlook(walk, { ...terms, seed: 2 }).low).not.toEqual(drawOutlook(walk, terms).low);
  });

  test('bands are in order and widen', () => {
    const { low, middle, high, periods } = drawOutlook(walk, { periods: 252, paths: 1000 });
    expect(periods.at(-1)).toBe(252);
    for (let k = 0; k < low.length; k++) {
      expect(low[k]).toBeLessThan(middle[k]!);
      expect(middle[k]).toBeLessThan(high[k]!);
    }
    expect(high.at(-1)! - low.at(-1)!).toBeGreaterThan(high[0]! - low[0]!);
  });

  test('a result that never moved has a single future', () => {
    const { low, high } = drawOutlook([50, 50, 50, 50], { periods: 10, paths: 50 });
    expect([...low, ...high].every((value) => value === 50)).toBe(true);
  });

  test('the median of one period is the median of the returns', () => {
    const values = [100, 101, 99.99, 102.98970000000001];
    const { middle } = drawOutlook(values, { periods: 1, paths: 5001, block: 1 });
    expect(middle[0]! / values[3]! - 1).toBeCloseTo(0.01, 9);
  });

  test.each([
    ['too short a result', [1, 2], { periods: 5 }],
    ['no period', walk, { periods: 0 }],
    ['half a path', walk, { periods: 5, paths: 0.5 }],
  ])('%s is refused', (_, values, terms) => {
    expect(() => drawOutlook(values, terms)).toThrow(BacktestFailure);
  });
});
