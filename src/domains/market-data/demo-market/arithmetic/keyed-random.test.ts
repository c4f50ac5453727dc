import { describe, expect, test } from 'vitest';
import { fatTailed, heavyTailed, normal, normalQuantile, streamOf, uniform } from './keyed-random.ts';

const days = Array.from({ length: 40_000 }, (_, day) => day);

function moments(draw: (stream: number, day: number) => number) {
  const stream = streamOf('test');
  const values = days.map((day) => draw(stream, day));
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / values.length;
  const fourth = values.reduce((sum, x) => sum + (x - mean) ** 4, 0) / values.length;
  return { mean, variance, kurtosis: fourth / variance ** 2 };
}

describe('chance keyed by stream and day', () => {
  test('the same key draws the same, another stream another', () => {
    expect(uniform(streamOf('a'), 7)).toBe(uniform(streamOf('a'), 7));
    expect(uniform(streamOf('a'), 7)).not.toBe(uniform(streamOf('b'), 7));
    expect(uniform(streamOf('a'), 7)).not.toBe(uniform(streamOf('a'), 8));
  });

  test('uniform fills its range evenly', () => {
    const { mean, variance } = moments(uniform);
    expect(mean).toBeCloseTo(0.5, 2);
    expect(variance).toBeCloseTo(1 / 12, 2);
  });

  test('the normal quantile meets the textbook', () => {
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(1e-6)).toBeCloseTo(-4.753424308822899, 10);
  });

  test('all have unit variance, and the tails grow', () => {
    const plain = moments(normal);
    const fat = moments(fatTailed);
    const heavy = moments(heavyTailed);
    for (const { mean, variance } of [plain, fat, heavy]) {
      expect(Math.abs(mean)).toBeLessThan(0.02);
      expect(Math.abs(variance - 1)).toBeLessThan(0.06);
    }
    expect(plain.kurtosis).toBeCloseTo(3, 0);
    expect(fat.kurtosis).toBeGreaterThan(4);
    expect(heavy.kurtosis).toBeGreaterThan(fat.kurtosis);
  });
});
