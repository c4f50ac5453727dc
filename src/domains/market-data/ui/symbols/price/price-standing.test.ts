import { expect, test } from 'vitest';
import { thinHistory } from '../../../thin-history.ts';
import { priceStanding } from './price-standing.ts';

const first = '2024-01-01';
const history = (closes: (number | null)[]) => thinHistory({ first_day: first, closes })!;

test('a steady rise ends above its mean and at the top of its range', () => {
  const { toMean, range } = priceStanding(history(Array.from({ length: 800 }, (_, at) => 1000 + at)));
  expect(toMean).toBeCloseTo((1799 / 1699.5 - 1) * 100, 6);
  expect(range).toEqual({ place: 100, low: 1434, high: 1799 });
});

test('too short a history tells neither', () => {
  expect(priceStanding(history([10, 11, 12]))).toEqual({ toMean: null, range: null });
});

test('a price that never moved has no range to stand in', () => {
  expect(priceStanding(history(Array.from({ length: 800 }, () => 5)))).toEqual({ toMean: 0, range: null });
});
