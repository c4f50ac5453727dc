import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { moneyText, monthlyReturns, recoveryDays, sortinoRatio } from './line-figures.ts';

const line = (dated: Record<string, number>) => ({
  days: Object.keys(dated).map(dayNumber),
  values: Float64Array.from(Object.values(dated)),
});

describe('months', () => {
  const run = line({
    '2023-11-28': 100,
    '2023-11-30': 110,
    '2023-12-29': 99,
    '2024-01-02': 108.9,
    '2024-01-31': 99,
  });

  test('each from the last value of the month before, the first from the start', () => {
    const [first, second] = monthlyReturns(run);
    expect(first).toMatchObject({ year: 2023 });
    expect(first!.months.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => null));
    expect(first!.months[10]).toBeCloseTo(0.1, 12);
    expect(first!.months[11]).toBeCloseTo(-0.1, 12);
    expect(first!.total).toBeCloseTo(-0.01, 12);
    expect(second).toMatchObject({ year: 2024 });
    expect(second!.months[0]).toBeCloseTo(0, 12);
    expect(second!.total).toBeCloseTo(0, 12);
  });

  test('their product is the whole', () => {
    const whole = monthlyReturns(run)
      .flatMap(({ months }) => months)
      .reduce<number>((product, month) => product * (1 + (month ?? 0)), 1);
    expect(whole).toBeCloseTo(0.99, 12);
  });
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
