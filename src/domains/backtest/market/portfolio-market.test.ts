import { describe, expect, test } from 'vitest';
import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type AssetHistory, assetColumn } from './asset-column.ts';
import { cashReturns, columnTables, holdingsOn, policyRateOn, tradingDays } from './portfolio-market.ts';

// A Friday.
const first = dayNumber('2024-03-01');
const none = Number.NaN;

const asset = (ticker: string, closes: number[], isCrypto = false): AssetHistory => ({
  ticker,
  isCrypto,
  closes: { first, values: Float64Array.from(closes) },
  volumes: null,
  splits: [],
  dividends: [],
  unitFactor: 1,
  rates: { first, values: new Float64Array(closes.length).fill(1) },
});
const share = asset('PKO', [50, none, none, 51, none]);
const other = asset('AAPL', [none, none, none, none, 180]);
const coin = asset('BTC', [none, 60_000, 61_000, 62_000, 63_000], true);

describe('the days of a run (rule B-4)', () => {
  const daysOf = (assets: AssetHistory[]) => {
    const { rule, days } = tradingDays(assets, first, first + 4);
    return { rule, days: Array.from(days, dayOf) };
  };

  test('are those on which any asset other than crypto was quoted', () => {
    expect(daysOf([share, other, coin])).toEqual({
      rule: 'quoted',
      days: ['2024-03-01', '2024-03-04', '2024-03-05'],
    });
  });

  test('are all days from the first quote on where there is only crypto', () => {
    expect(daysOf([coin])).toEqual({
      rule: 'all',
      days: ['2024-03-02', '2024-03-03', '2024-03-04', '2024-03-05'],
    });
  });

  test('a portfolio without any quote has none', () => {
    expect(daysOf([asset('X', [none, none, none, none, none])]).days).toEqual([]);
    expect(daysOf([asset('X', [none, none, none, none, none], true)]).days).toEqual([]);
  });
});

describe('what cash earns (rule B-5)', () => {
  const steps = [
    { from: first, percent: 3.65 },
    { from: first + 3, percent: 7.3 },
  ];

  test('the rate of the day for each calendar day until the next session', () => {
    const returns = cashReturns(Int32Array.from([first, first + 3, first + 4]), steps);
    expect(returns[0]).toBeCloseTo(0.0003, 15);
    expect(returns[1]).toBeCloseTo(0.0002, 15);
    expect(returns[2]).toBe(0);
  });

  test('nothing before the first known rate, and nothing without one', () => {
    expect(policyRateOn(steps, first - 1)).toBeNull();
    expect([...cashReturns(Int32Array.from([first - 2, first]), steps)]).toEqual([0, 0]);
    expect([...cashReturns(Int32Array.from([first, first + 1]), [])]).toEqual([0, 0]);
  });
});

test('columns become forward returns, the last day’s unknown', () => {
  const { days } = tradingDays([share, coin], first, first + 4);
  const tables = columnTables(days, 2, false);
  for (const one of [share, coin]) tables.add(assetColumn(one, days, first + 4));
  const market = tables.finish(['PKO', 'BTC'], cashReturns(days, []));
  expect(market.dates).toEqual(['2024-03-01', '2024-03-04']);
  expect([...market.returns]).toEqual([51 / 50 - 1, none, none, none]);
  expect(market.prices!.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(market.volumes).toBeNull();
  // An asset without a price that day begins at nothing (rule B-1).
  expect([...holdingsOn(market, 0, [10, 0.5], 250)]).toEqual([500, 0, 250]);
});
