import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber } from '../../foundation/calendar-day.ts';
import { adjustedForSplits, carriedForward, converted, lastKnown, seriesFromYears } from './day-series.ts';
import { daysInYear, emptyYear, firstDayOf, packYear, unpackYear, yearOf } from './packed-year.ts';
import { changeOver } from './period-change.ts';

const series = (first: string, values: number[]) => ({
  first: dayNumber(first),
  values: Float64Array.from(values),
});

test('a year survives being packed, bit by bit', () => {
  fc.assert(
    fc.property(fc.array(fc.double(), { minLength: daysInYear, maxLength: daysInYear }), (values) => {
      expect(unpackYear(packYear(Float64Array.from(values)))).toEqual(Float64Array.from(values));
    }),
  );
});

test('a year is read from the middle of a larger buffer, as the database driver hands it out', () => {
  const year = emptyYear();
  year[3] = 84.16;
  const pool = Buffer.alloc(daysInYear * 8 + 16, 7);
  pool.set(packYear(year), 5);
  expect(unpackYear(pool.subarray(5, 5 + daysInYear * 8))).toEqual(year);
});

test('stored years make one series, over the turn of the year and leap days', () => {
  const y2024 = emptyYear();
  y2024[365] = 10;
  const y2025 = emptyYear();
  y2025[0] = 11;
  const joined = seriesFromYears(
    [
      { year: 2024, values: y2024 },
      { year: 2025, values: y2025 },
    ],
    dayNumber('2024-12-30'),
    dayNumber('2025-01-02'),
  );
  expect([...joined.values]).toEqual([Number.NaN, 10, 11, Number.NaN]);
  expect(yearOf(firstDayOf(2024) + 365)).toBe(2024);
});

test('a day without a close takes the last earlier one (rule M-2)', () => {
  const carried = carriedForward(series('2026-11-13', [84.16, Number.NaN, Number.NaN]));
  expect([...carried.values]).toEqual([84.16, 84.16, 84.16]);
  expect(lastKnown(series('2026-11-13', [84.16, Number.NaN]), dayNumber('2026-11-14'))).toEqual({
    value: 84.16,
    day: dayNumber('2026-11-13'),
  });
  expect(lastKnown(series('2026-11-13', [84.16]), dayNumber('2026-11-12'))).toBeUndefined();
});

test('a split in the middle of a range leaves no cliff, and undoing it restores what was traded (rule M-1)', () => {
  const traded = series('2026-01-01', [100, 104, 26, 27]);
  const splits = [{ day: dayNumber('2026-01-03'), ratio: 4 }];
  expect([...adjustedForSplits(traded, splits).values]).toEqual([25, 26, 26, 27]);
  expect([...adjustedForSplits(traded, []).values]).toEqual([100, 104, 26, 27]);
});

test('prices are converted with each day’s own rates through PLN (rule M-3)', () => {
  const usd = series('2026-01-01', [4, 3.6]);
  const eur = series('2026-01-01', [4.4, 4.5]);
  const prices = converted(series('2026-01-01', [110, 100]), usd, eur);
  expect(prices.values[0]).toBeCloseTo(100, 10);
  expect(prices.values[1]).toBeCloseTo(80, 10);
});

test('a Saturday shows Friday’s move, and a change from a negative price is unknown (rule M-4)', () => {
  const friday = series('2026-11-12', [100, 102, Number.NaN]);
  expect(changeOver(friday, '24h', '2026-11-14')).toBeCloseTo(2, 10);
  expect(changeOver(series('2026-11-12', [-5, 10]), '24h', '2026-11-13')).toBeNull();
  expect(changeOver(friday, '1Y', '2026-11-14')).toBeNull();
});

test('prices more than five days old or apart have no change of 24 hours (rule M-4)', () => {
  const gap = (days: number) => series('2026-11-02', [100, ...new Array(days - 1).fill(Number.NaN), 102]);
  expect(changeOver(gap(5), '24h', '2026-11-07')).toBeCloseTo(2, 10);
  expect(changeOver(gap(6), '24h', '2026-11-08')).toBeNull();
  expect(changeOver(gap(1), '24h', '2026-11-08')).toBeCloseTo(2, 10);
  expect(changeOver(gap(1), '24h', '2026-11-09')).toBeNull();
  expect(changeOver(gap(6), '7D', '2026-11-09')).toBeCloseTo(2, 10);
});
