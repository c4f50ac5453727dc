import { expect, test } from 'vitest';
import { todayWeights, withTodayWeights } from './strategy-defaults.ts';
import { parseStrategy } from './strategy-params.ts';

test('today’s weights have four decimals and sum to exactly one (rule B-8)', () => {
  const weights = todayWeights(['A', 'B', 'C'], [1, 1, 1]);
  expect(weights).toEqual({ A: 0.3334, B: 0.3333, C: 0.3333 });
  const many = todayWeights(
    Array.from({ length: 37 }, (_, i) => `T${i}`),
    Array.from({ length: 37 }, (_, i) => 1 / (i + 1)),
  );
  expect(Object.values(many).reduce((sum, weight) => sum + Math.round(weight * 10_000), 0)).toBe(10_000);
});

test('an asset whose worth is unknown has no share', () => {
  expect(todayWeights(['A', 'B'], [Number.NaN, 5])).toEqual({ A: 0, B: 1 });
});

test('a portfolio worth nothing has equal shares', () => {
  expect(todayWeights(['A', 'B'], [Number.NaN, 0])).toEqual({ A: 0.5, B: 0.5 });
});

test('weights left open are filled in, given ones stay (rule B-8)', () => {
  const today = { A: 0.4, B: 0.6 };
  expect(withTodayWeights(parseStrategy('FixedWeights', {}), today).params).toEqual({ weights: today });
  const given = parseStrategy('PeriodicRebalance', { target_weights: { A: 1 }, rebalance_frequency: 'W' });
  expect(withTodayWeights(given, today)).toEqual(given);
  expect(withTodayWeights(parseStrategy('AdaptiveRebalance', {}), today).params).toEqual({
    target_weights: today,
    tracking_error: 0.02,
  });
  expect(withTodayWeights(parseStrategy('Uniform', {}), today).params).toEqual({});
});
