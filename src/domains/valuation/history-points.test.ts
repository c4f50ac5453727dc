import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '../../foundation/calendar-day.ts';
import type { HistoryOutput } from './figures-contract.ts';
import { deepestFall, drawHistory, historyPoints, lateStart } from './history-points.ts';
import { periodHistory } from './period-history.ts';

const history: HistoryOutput = {
  period: '7D',
  currency: 'pln',
  first_day: '2026-02-27',
  every_days: 1,
  value: [100, 110, 99],
  invested: [100, 100, 100],
  drawdown: [0, 0, -10],
  deepest: { percent: -10, from: '2026-02-28', to: '2026-03-01', recovered: null },
  index: [100, 110, 99],
  benchmark: { name: 'WIG20', value: [100, 101, 102], uncovered: 0, is_simulated: true },
};

test('a history says where it begins if more was asked for, not for want of a point or two (rule P-17)', () => {
  const from = (first_day: string, every_days = 1) => ({ first_day, every_days });
  expect(lateStart(from('1995-01-01'), '1971-05-04')).toBe('1995-01-01');
  expect(lateStart(from('1971-05-04'), '1971-05-04')).toBeNull();
  expect(lateStart(from('1971-05-03'), '1971-05-04')).toBeNull();
  expect(lateStart(from('1971-05-10', 7), '1971-05-04')).toBeNull();
  expect(lateStart(from('1995-01-01'), null)).toBeNull();
});

describe('the days of a history', () => {
  test('are counted from its first, over the end of a month', () => {
    expect(historyPoints(history).points.map(({ day }) => day)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  test('come every so many days where it says so', () => {
    expect(historyPoints({ ...history, every_days: 7 }).points[2]?.day).toBe('2026-03-13');
  });

  test('without a known value carry the last known one, are marked and counted, never drawn as zero (rule P-15)', () => {
    const { points, unknown } = historyPoints({ ...history, value: [100, null, 99] });
    expect(points.map(({ day, value, isCarried }) => [day, value, isCarried ?? false])).toEqual([
      ['2026-02-27', 100, false],
      ['2026-02-28', 100, true],
      ['2026-03-01', 99, false],
    ]);
    expect(unknown).toEqual({ carried: 1, before: 0 });
  });

  test('before the first known value are left out and counted: there is none to carry (rule P-15)', () => {
    const { points, unknown } = historyPoints({ ...history, value: [null, null, 99] });
    expect(points.map(({ day, value }) => [day, value])).toEqual([['2026-03-01', 99]]);
    expect(unknown).toEqual({ carried: 0, before: 2 });
  });

  test('of which none is known are none at all, and all counted (rule P-15)', () => {
    expect(historyPoints({ ...history, value: [null, null, null] })).toEqual({
      points: [],
      unknown: { carried: 0, before: 3 },
    });
  });

  test('before the first money are neither drawn nor counted', () => {
    const { points, unknown } = historyPoints({ ...history, value: [0, 110, 99], invested: [0, 100, 100] });
    expect(points).toHaveLength(2);
    expect(unknown).toEqual({ carried: 0, before: 0 });
  });

  test('carry the benchmark of their own day', () => {
    const { points } = historyPoints({ ...history, value: [100, null, 99] });
    expect(points.map(({ benchmark }) => benchmark)).toEqual([100, 101, 102]);
  });

  test('are the same as series, for a chart that cuts its own periods', () => {
    const value = [0, 100, null, 99];
    const drawn = drawHistory({ ...history, value, invested: [0, 100, 100, 100], benchmark: null });
    expect(drawn).toMatchObject({
      firstDay: '2026-02-28',
      value: [100, 100, 99],
      invested: [100, 100, 100],
      benchmark: [],
      carried: [false, true, false],
    });
  });

  test('carry no benchmark at all where it is unknown on one of them', () => {
    const { points } = historyPoints({
      ...history,
      benchmark: { name: 'WIG20', value: [null, 101, 102], uncovered: 0, is_simulated: true },
    });
    expect(points.every((point) => !('benchmark' in point))).toBe(true);
  });
});

describe('the deepest fall', () => {
  const { points } = historyPoints(history);

  test('is marked at its day', () => {
    expect(deepestFall(points, history.deepest)).toEqual({ at: 2, day: '2026-03-01', percent: -10 });
  });

  test('is nothing where the value only rose, or hardly fell', () => {
    expect(deepestFall(points, null)).toBeUndefined();
    expect(deepestFall(points, { ...history.deepest!, percent: -0.04 })).toBeUndefined();
    expect(deepestFall([], history.deepest)).toBeUndefined();
  });

  test('of many years is that of the day, though the chart shows weeks (rule P-12)', () => {
    const day = (at: number) => (at === 605 ? 50 : at > 605 && at < 900 ? 90 : 100);
    const length = 1200;
    const daily = {
      first: dayNumber('2023-01-02'),
      value: Float64Array.from({ length }, (_, at) => day(at)),
      inflow: Float64Array.from({ length }, (_, at) => (at === 0 ? 100 : 0)),
      outflow: new Float64Array(length),
    };
    const long = periodHistory(daily, { period: 'max', shown: 'pln', compared: null });
    const drawn = historyPoints(long).points;
    expect(long.every_days).toBe(7);
    expect(Math.min(...drawn.map(({ drawdown }) => drawdown)), 'no week shows it').toBe(-10);
    const low = addDays('2023-01-02', 605);
    const fall = deepestFall(drawn, long.deepest)!;
    expect(fall).toMatchObject({ day: low, percent: -50 });
    expect(drawn[Math.floor(fall.at)]!.day < low && low < drawn[Math.ceil(fall.at)]!.day).toBe(true);
    expect(long.deepest).toEqual({
      ...{ percent: -50, from: addDays(low, -1), to: low },
      recovered: addDays('2023-01-02', 900),
    });
  });
});
