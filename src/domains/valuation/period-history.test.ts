import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../foundation/calendar-day.ts';
import type { DailyValues } from './daily-values.ts';
import { periodHistory } from './period-history.ts';

const first = dayNumber('2026-02-27');
const none = Number.NaN;

function days(rows: [value: number, inflow?: number, outflow?: number][], from = first): DailyValues {
  return {
    first: from,
    value: Float64Array.from(rows, ([value]) => value),
    inflow: Float64Array.from(rows, ([, inflow = 0]) => inflow),
    outflow: Float64Array.from(rows, ([, , outflow = 0]) => outflow),
  };
}
const shown = { period: 'max', shown: 'pln', compared: null } as const;

describe('the history of a period', () => {
  it('begins with the close the period starts from (rule P-8)', () => {
    expect(periodHistory(days([[100, 100], [110], [99]]), shown)).toEqual({
      period: 'max',
      currency: 'pln',
      first_day: '2026-02-26',
      every_days: 1,
      value: [0, 100, 110, 99],
      invested: [0, 100, 100, 100],
      drawdown: [0, 0, 0, -10],
      deepest: { percent: expect.closeTo(-10, 9), from: '2026-02-28', to: '2026-03-01', recovered: null },
      index: [100, 100, 110, 99],
      benchmark: null,
    });
  });

  it('money paid in or out is no fall (rule P-12)', () => {
    const { drawdown } = periodHistory(days([[100, 100], [200, 100], [50, 0, 150], [45]]), shown);
    expect(drawdown).toEqual([0, 0, 0, 0, -10]);
  });

  it('tells an unknown value as unknown, and measures the fall over it (rule P-15)', () => {
    const { value, index, drawdown } = periodHistory(days([[100, 100], [none], [none, 50], [120]]), shown);
    expect(value).toEqual([0, 100, null, null, 120]);
    expect(index).toEqual([100, 100, 100, 100, 80]);
    expect(drawdown).toEqual([0, 0, 0, 0, -20]);
  });

  it('24h is the last day and never another period (U-18), and years are shown by week up to the last day', () => {
    const long = days(Array.from({ length: 1200 }, (_, day) => [100 + day, day === 0 ? 100 : 0]));
    expect(periodHistory(long, { ...shown, period: '24h' }).value).toEqual([1298, 1299]);
    const all = periodHistory(long, shown);
    expect(all).toMatchObject({ every_days: 7, value: expect.arrayContaining([1299]) });
    expect(all.value.at(-1)).toBe(1299);
  });

  it("days of one's own are shown day by day, as far as there are any (U-18)", () => {
    const long = days(Array.from({ length: 1200 }, (_, day) => [100 + day, day === 0 ? 100 : 0]));
    const own = (from: number, to: number) =>
      periodHistory(long, { ...shown, own: { from: long.first + from, to: long.first + to } });
    expect(own(300, 303)).toMatchObject({ every_days: 1, value: [400, 401, 402, 403] });
    expect(own(300, 303).index[0]).toBe(100);
    expect(own(-500, 1).value).toEqual([0, 100, 101]);
    expect(own(1198, 5000).value).toEqual([1298, 1299]);
  });

  it('the benchmark is bought with the same money (rule P-10)', () => {
    const compared = { name: 'WIG20', prices: Float64Array.of(10, 10, 12, 15), isSimulated: true } as const;
    expect(periodHistory(days([[100, 100], [110], [99]]), { ...shown, compared }).benchmark).toEqual({
      name: 'WIG20',
      value: [0, 100, 120, 150],
      uncovered: 0,
      is_simulated: true,
    });
  });
});
