import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { holdBenchmark } from '../engine/benchmark.ts';
import { runBacktest } from '../engine/run-backtest.ts';
import { exampleMarket } from '../market/example-market.ts';
import { findPeriod, scheduleRows } from '../market/trading-calendar.ts';
import { periodsPerYear, roundHalfEven, weekNumber } from '../market/trading-periods.ts';
import { hold } from '../policies/hold.ts';
import { headCount } from '../policies/rank-and-long-short.ts';
import { measure } from './metrics.ts';

describe('metrics', () => {
  test('two days by hand', () => {
    const metrics = measure({
      days: [0, 1, 2],
      values: Float64Array.from([100, 110, 99]),
      cashReturns: new Float64Array(2),
      turnover: Float64Array.from([0.5, 0]),
      leverage: Float64Array.from([0, 1, 1]),
    });
    const perYear = periodsPerYear(3, 0, 2);
    expect(perYear).toBe(548);
    expect(metrics.profit).toBe(-1);
    expect(metrics.meanReturn).toBeCloseTo(0, 10);
    expect(metrics.volatility).toBeCloseTo(Math.sqrt(548) * 0.1, 12);
    expect(metrics.maxDrawdown).toBeCloseTo(-0.1, 12);
    expect(metrics.avgTurnover).toBe(0.25);
    expect(metrics.avgLeverage).toBeCloseTo(2 / 3, 12);
  });

  const growing = (pace: number, cash: number) => {
    const values = Float64Array.from({ length: 600 }, (_, day) => 1000 * (1 + pace) ** day);
    return measure({
      days: values.map((_, day) => day),
      values,
      cashReturns: new Float64Array(599).fill(cash),
      turnover: new Float64Array(599),
      leverage: new Float64Array(600),
    });
  };

  test('a value that only rises has no drawdown', () => expect(growing(0.001, 0).maxDrawdown).toBe(0));

  test('a line that grows by the same each day has no Sharpe ratio (rules B-24 and P-14)', () => {
    expect(growing(0.0004, 0)).toMatchObject({ sharpeRatio: null, volatility: expect.closeTo(0, 12) });
    expect(growing(-0.0004, 0.0001).sharpeRatio).toBeNull();
  });

  test('a run that never left cash has none either (rule B-24)', () => {
    expect(growing(0.0001, 0.0001).sharpeRatio).toBeNull();
  });

  test('a single return has neither volatility nor Sharpe ratio (rule B-24)', () => {
    const values = Float64Array.from([100, 110]);
    const one = new Float64Array(1);
    expect(
      measure({ days: [0, 1], values, cashReturns: one, turnover: one, leverage: values }),
    ).toMatchObject({
      volatility: null,
      sharpeRatio: null,
      meanReturn: expect.closeTo(0.1 * periodsPerYear(2, 0, 1), 9),
    });
  });

  test('the benchmark is bought with the starting value and held over missing levels', () => {
    const market = exampleMarket(2, 300);
    const run = runBacktest({
      market,
      policy: hold(),
      costs: [],
      start: market.dates[270]!,
      end: market.dates[273]!,
      initialValue: 1000,
    });
    const { values, metrics } = holdBenchmark([50, Number.NaN, 55, 60], run);
    expect([...values]).toEqual([1000, 1000, 1100, 1200]);
    expect(metrics).toMatchObject({ profit: 200, avgLeverage: 1, avgTurnover: 0 });
    expect(() => holdBenchmark([Number.NaN, 1, 1, 1], run)).toThrow('first day');
  });
});

describe('days', () => {
  test('halves go to the even number', () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5, 2.4, 2.6].map(roundHalfEven)).toEqual([0, 2, 2, 0, -2, 2, 3]);
  });

  test('weeks begin on Monday', () => {
    const sunday = dayNumber('2024-01-07');
    expect(weekNumber(sunday + 1)).toBe(weekNumber(sunday) + 1);
    expect(weekNumber(sunday - 6)).toBe(weekNumber(sunday));
  });

  test('a schedule has the first trading day of each month inside the run, the first day included', () => {
    const market = exampleMarket(1, 330);
    const period = findPeriod(market, {
      start: market.dates[265]!,
      end: market.dates[320]!,
      minHistoryDays: 365.24,
      historyRule: 'rows-up-to-start',
    });
    const flags = scheduleRows(market, period, 'M');
    const days = market.dates.filter((_, row) => flags[row] === 1);
    expect(days[0]).toBe(market.dates[265]);
    for (const day of days.slice(1)) {
      const row = market.dates.indexOf(day);
      expect(market.dates[row - 1]!.slice(0, 7)).not.toBe(day.slice(0, 7));
    }
    expect(scheduleRows(market, period, ['2011-01-08']).some((flag) => flag === 1)).toBe(false);
  });

  test('a fraction takes at least one asset and none for zero', () => {
    expect([headCount(0, 10), headCount(0.01, 10), headCount(0.3, 10), headCount(1, 10)]).toEqual([
      0, 1, 3, 10,
    ]);
  });
});
