import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { lineMetrics, moneyText, recoveryDays, sortinoRatio } from './line-figures.ts';
import { lineReturns } from './line-returns.ts';
import { measure } from './metrics.ts';
import { finitePart, readMetrics } from './stored-figures.ts';

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

test('of a single return there is neither a Sharpe nor a Sortino ratio (rules P-14 and B-21)', () => {
  const run = line({ '2024-01-01': 100, '2024-01-02': 90 });
  const none = new Float64Array(1);
  expect(sortinoRatio(run, none)).toBeNull();
  expect(measure({ ...run, cashReturns: none, turnover: none, leverage: none }).sharpeRatio).toBeNull();
});

test('money has two decimals and no negative zero', () => {
  expect(moneyText(1e22)).toBe('10000000000000000000000.00');
  expect([moneyText(-0.001), moneyText(12.345), moneyText(-3)]).toEqual(['0.00', '12.35', '-3.00']);
});

describe('the return of a year (rule B-25)', () => {
  test('is compound over calendar days: 14 % in 6.9 years is 1.92 % a year', () => {
    const { total_return, annualized_return } = lineReturns({ first: 100, last: 114, days: 2519 });
    expect(total_return).toBeCloseTo(0.14, 12);
    expect(annualized_return).toBeCloseTo(1.14 ** (365 / 2519) - 1, 12);
    expect(annualized_return).toBeCloseTo(0.0192, 4);
  });

  test('exists from 365 days on', () => {
    expect(lineReturns({ first: 100, last: 110, days: 364 })).toMatchObject({ annualized_return: null });
    expect(lineReturns({ first: 100, last: 110, days: 365 }).annualized_return).toBeCloseTo(0.1, 12);
  });

  test('a line that swings has a mean far above what it made; the mean is not shown', () => {
    const days = Int32Array.from({ length: 401 }, (_, day) => day);
    const values = Float64Array.from(days, (day) => 1000 * 1.5 ** (day % 2) * 0.999 ** day);
    const cashReturns = new Float64Array(400);
    const measured = measure({ days, values, cashReturns, turnover: cashReturns, leverage: cashReturns });
    const shown = lineMetrics(measured, { days, values, cashReturns, costs: 0 });
    expect(measured.meanReturn).toBeGreaterThan(10);
    expect(shown.annualized_return).toBeCloseTo(0.999 ** 365 - 1, 6);
  });

  test('where nothing is left it is -100 %, and where less than nothing is left there is none', () => {
    expect(lineReturns({ first: 100, last: 0, days: 500 }).annualized_return).toBe(-1);
    expect(lineReturns({ first: 100, last: -3, days: 500 })).toEqual({
      total_return: -1.03,
      annualized_return: null,
    });
    expect(lineReturns({ first: 0, last: 5, days: 500 })).toEqual({
      total_return: null,
      annualized_return: null,
    });
  });
});

describe('figures as they were stored (rule B-26)', () => {
  const run = { start_value: '66791.00', date_start: '2019-12-20', date_end: '2026-11-13' };
  const old = {
    final_value: '1331.00',
    profit: '-65460.00',
    annualized_return: 0.4209,
    volatility: 0.9,
    sharpe_ratio: 0.43,
    max_drawdown: -0.99,
    avg_turnover: 0,
    avg_leverage: 1,
    sortino_ratio: null,
    recovery_days: null,
    total_costs: '0.00',
  };

  test('an old result gets the compound return in place of the mean', () => {
    const read = readMetrics(old, run);
    expect(read.total_return).toBeCloseTo(1331 / 66791 - 1, 12);
    expect(read.annualized_return).toBeCloseTo((1331 / 66791) ** (365 / 2520) - 1, 12);
    expect(read).toMatchObject({ sharpe_ratio: 0.43, volatility: 0.9, profit: '-65460.00' });
    expect(readMetrics({ ...old, sharpe_ratio: 3e-9 }, run).sharpe_ratio).toBeNull();
  });

  test('what was stored since stays as it is', () => {
    const since = { ...old, total_return: -0.98, annualized_return: -0.43 };
    expect(readMetrics(since, run)).toEqual(since);
  });

  test('what is no finite figure is none', () => {
    const broken = {
      final_value: 'Infinity',
      profit: 'NaN',
      total_costs: '1e+300',
      max_drawdown: null,
      volatility: 'x',
    };
    expect(readMetrics(broken, run)).toMatchObject({
      final_value: null,
      profit: null,
      total_costs: null,
      total_return: null,
      annualized_return: null,
      max_drawdown: null,
      volatility: null,
    });
    expect([...finitePart(Float64Array.of(1, 2, Number.POSITIVE_INFINITY, 4))]).toEqual([1, 2]);
  });
});
