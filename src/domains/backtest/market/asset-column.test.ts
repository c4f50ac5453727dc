import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { type AssetHistory, assetColumn } from './asset-column.ts';

const first = dayNumber('2024-03-01');
const series = (values: number[]) => ({ first, values: Float64Array.from(values) });
const none = Number.NaN;
const days = (...offsets: number[]) => Int32Array.from(offsets, (offset) => first + offset);

const asset = (changes: Partial<AssetHistory> = {}): AssetHistory => ({
  ticker: 'A',
  isCrypto: false,
  closes: series([100, 101, 102, 103, 104]),
  volumes: null,
  splits: [],
  dividends: [],
  unitFactor: 1,
  rates: series([1, 1, 1, 1, 1]),
  ...changes,
});
const newest = first + 4;

describe('prices of an asset on the run’s days', () => {
  test('a day without a quote takes the last earlier one (rule B-4)', () => {
    const closes = series([100, none, none, 110, none]);
    const { prices, levels } = assetColumn(asset({ closes }), days(0, 1, 2, 3, 4), newest);
    expect([...prices]).toEqual([100, 100, 100, 110, 110]);
    expect([...levels]).toEqual([...prices]);
  });

  test('nothing is known before the first quote', () => {
    const closes = series([none, none, 50, 51, 52]);
    const { prices } = assetColumn(asset({ closes }), days(0, 1, 2, 4), newest);
    expect([...prices]).toEqual([none, none, 50, 52]);
  });

  test('an asset that is gone for more than thirty days ends with its last quote (rule B-4)', () => {
    const closes = series([100, 99, none, none, none]);
    expect([...assetColumn(asset({ closes }), days(0, 1, 2, 3), first + 31).prices]).toEqual([
      100, 99, 99, 99,
    ]);
    expect([...assetColumn(asset({ closes }), days(0, 1, 2, 3), first + 32).prices]).toEqual([
      100,
      99,
      none,
      none,
    ]);
  });

  test('each close counts at its own day’s rate, also when it is carried (rule B-3)', () => {
    const closes = series([10, none, 12, none, none]);
    const rates = series([4, 4.1, 4.2, 4.3, none]);
    const { prices } = assetColumn(asset({ closes, rates }), days(0, 1, 2, 3, 4), newest);
    expect(prices[1]).toBeCloseTo(41, 12);
    expect(prices[3]).toBeCloseTo(12 * 4.3, 12);
    expect(prices[4]).toBeNaN();
  });

  test('pence are a hundredth, percent of a nominal of 1000 are tens', () => {
    expect(assetColumn(asset({ unitFactor: 0.01 }), days(0), newest).prices[0]).toBeCloseTo(1, 12);
    expect(assetColumn(asset({ unitFactor: 10 }), days(0), newest).prices[0]).toBe(1000);
  });

  test('a split leaves no step, and prices are those of today’s units (rule B-1)', () => {
    const closes = series([100, 102, 26, 27, 28]);
    const splits = [{ day: first + 2, ratio: 4 }];
    const { prices, levels } = assetColumn(asset({ closes, splits }), days(0, 1, 2, 3, 4), newest);
    expect([...prices]).toEqual([25, 25.5, 26, 27, 28]);
    expect([...levels]).toEqual([...prices]);
  });

  test('two splits, one of them on the first day, are applied once each', () => {
    const closes = series([100, 100, 50, 50, 50]);
    const splits = [
      { day: first + 2, ratio: 2 },
      { day: first, ratio: 10 },
    ];
    expect([...assetColumn(asset({ closes, splits }), days(0, 1, 2), newest).prices]).toEqual([50, 50, 50]);
  });
});

describe('total returns (rule B-3)', () => {
  test('a dividend is reinvested at the close of its ex-day', () => {
    const closes = series([100, 95, 96.9, none, none]);
    const dividends = [{ day: first + 1, amount: 5 }];
    const { levels, prices } = assetColumn(asset({ closes, dividends }), days(0, 1, 2), newest);
    // (95 + 5) / 100: nothing was lost on the ex-day.
    expect(levels[1]! / levels[0]!).toBeCloseTo(1, 12);
    expect(levels[2]! / levels[1]!).toBeCloseTo(96.9 / 95, 12);
    expect([...prices]).toEqual([100, 95, 96.9]);
  });

  test('an ex-day without a quote waits for the next one', () => {
    const closes = series([100, none, 90, 90, 90]);
    const dividends = [{ day: first + 1, amount: 9 }];
    const { levels } = assetColumn(asset({ closes, dividends }), days(0, 1, 2), newest);
    expect(levels[1]).toBe(100);
    expect(levels[2]).toBeCloseTo(99, 12);
  });

  test('a dividend from before a split counts for today’s units', () => {
    const closes = series([100, 96, 24, 24, 24]);
    const splits = [{ day: first + 2, ratio: 4 }];
    const dividends = [{ day: first + 1, amount: 4 }];
    const { levels } = assetColumn(asset({ closes, splits, dividends }), days(0, 1, 2), newest);
    expect(levels[1]! / levels[0]!).toBeCloseTo(1, 12);
    expect(levels[2]! / levels[1]!).toBeCloseTo(1, 12);
  });

  test('a dividend on or before the first quote belongs to nobody here', () => {
    const dividends = [
      { day: first - 10, amount: 50 },
      { day: first, amount: 50 },
    ];
    const { levels } = assetColumn(asset({ dividends }), days(0, 1), newest);
    expect([...levels]).toEqual([100, 101]);
  });
});

test('traded value is close times volume in the portfolio’s currency; a carried day has none (rule B-9)', () => {
  const closes = series([200, none, 102, 103, 104]);
  const volumes = series([1000, none, 500, none, 0]);
  const splits = [{ day: first + 2, ratio: 2 }];
  const rates = series([4, 4, 4, 4, 4]);
  const column = assetColumn(asset({ closes, volumes, splits, rates }), days(0, 1, 2, 3, 4), newest);
  expect([...column.volumes!]).toEqual([800_000, none, 204_000, none, 0]);
});

test('an asset without any quote has an empty column', () => {
  const closes = series([none, none, none, none, none]);
  expect([...assetColumn(asset({ closes }), days(0, 1), newest).prices]).toEqual([none, none]);
});
