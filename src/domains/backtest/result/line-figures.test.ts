import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { moneyText, recoveryDays, sortinoRatio } from './line-figures.ts';

const line = (dated: Record<string, number>) => ({
  days: Object.keys(dated).map(dayNumber),
  values: Float64Array.from(Object.values(dated)),
});

describe('recovery (rule B-21)', () => {
  test('is the longest time until a high was reached again', () => {
    expect(
      recoveryDays(
        line({ '2024-01-01': 100, '2024-01-05': 90, '2024-01-20': 100, '2024-01-21': 99, '2024-01-22': 101 }),
      ),
    ).toBe(19);
  });
  test('is unknown while the longest one is open', () => {
    expect(recoveryDays(line({ '2024-01-01': 100, '2024-01-05': 90, '2024-02-20': 99 }))).toBeNull();
  });
  test('is zero for a value that only rises', () => {
    expect(recoveryDays(line({ '2024-01-01': 100, '2024-01-05': 101 }))).toBe(0);
  });
});

test('the Sortino ratio counts the deviation of losses only (rule B-21)', () => {
  const run = line({ '2024-01-01': 100, '2024-01-02': 110, '2024-01-03': 99 });
  const perYear = Math.round(3 / (2 / 365.24));
  const downside = Math.sqrt(0.1 ** 2 / 2);
  expect(sortinoRatio(run, [0, 0])).toBeCloseTo((perYear * 0) / (Math.sqrt(perYear) * downside), 6);
  expect(sortinoRatio(run, [-0.05, -0.05])).toBeCloseTo(
    (perYear * 0.05) / (Math.sqrt(perYear) * Math.sqrt(0.05 ** 2 / 2)),
    4,
  );
});

test('without a loss against cash there is no Sortino ratio (rule B-21)', () => {
  expect(sortinoRatio(line({ '2024-01-01': 100, '2024-01-02': 110, '2024-01-03': 111 }), [0, 0])).toBeNull();
});

test('money has two decimals and no negative zero', () => {
  expect([moneyText(-0.001), moneyText(12.345), moneyText(-3)]).toEqual(['0.00', '12.35', '-3.00']);
});
