import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

test.each([
  ['the least', 0, 1],
  ['the middle', 0.5, 3],
  ['between two', 0.6, 3.4],
  ['the most', 1, 9],
])('%s of sorted values', (_name, share, expected) => {
  expect(quantile(Float64Array.of(1, 2, 3, 4, 9), share)).toBeCloseTo(expected, 12);
});

test('one value is every quantile', () => {
  expect([0, 0.1, 1].map((share) => quantile(Float64Array.of(7), share))).toEqual([7, 7, 7]);
});
