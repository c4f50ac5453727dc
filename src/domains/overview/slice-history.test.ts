import { describe, expect, it } from 'vitest';
import { addDays } from '../../foundation/calendar-day.ts';
import type { HistoryOutput } from '../valuation/figures-contract.ts';
import { drawHistory, historyPoints } from '../valuation/history-points.ts';
import { type HistoryPeriod, sliceHistory, unknownDaysOf } from './slice-history.ts';

const year = Array.from({ length: 366 }, (_, day) => 1000 + day);
const history = {
  year: { firstDay: '2025-11-14', everyDays: 1, value: year, invested: year, benchmark: year },
  all: { firstDay: '2024-11-16', everyDays: 7, value: [1, 2, 3], invested: [1, 2, 3], benchmark: [1, 2, 3] },
};

describe('the points of a period', () => {
  it.each([
    ['24h', '2026-11-13', 2],
    ['7d', '2026-11-07', 8],
    ['1m', '2026-10-14', 32],
    ['3m', '2026-08-14', 93],
    ['ytd', '2025-12-31', 319],
    ['1y', '2025-11-14', 366],
    ['max', '2024-11-16', 3],
  ] as [HistoryPeriod, string, number][])('%s begins on %s', (period, first, count) => {
    const points = sliceHistory(history, period);
    expect(points[0]?.day).toBe(first);
    expect(points).toHaveLength(count);
  });

  it('end on the last day with its own value', () => {
    expect(sliceHistory(history, '7d').at(-1)).toEqual({
      day: addDays('2025-11-14', 365),
      value: 1365,
      invested: 1365,
      benchmark: 1365,
    });
  });

  it('say which of them carry the last known value, and how many before the first have none (rule P-15)', () => {
    const carried = year.map((_, day) => day === 100 || day >= 364);
    const partly = { ...history, year: { ...history.year, carried, unknownBefore: 4 } };
    expect(sliceHistory(partly, '7d').map(({ isCarried }) => isCarried ?? false)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(unknownDaysOf(partly, '7d')).toEqual({ carried: 2, before: 0 });
    expect(unknownDaysOf(partly, '1y')).toEqual({ carried: 3, before: 4 });
    expect(unknownDaysOf(partly, 'max')).toEqual({ carried: 0, before: 0 });
  });

  it('are the same as on the page of a portfolio, unknown days included (rule P-15)', () => {
    const given: HistoryOutput = {
      period: 'max',
      currency: 'pln',
      first_day: '2026-02-26',
      every_days: 1,
      value: [0, null, 100, null, 99, null],
      invested: [0, 100, 100, 100, 100, 100],
      drawdown: [0, 0, 0, 0, -1, -1],
      deepest: { percent: -1, from: '2026-03-01', to: '2026-03-02', recovered: null },
      index: [100, 100, 100, 100, 99, 99],
      benchmark: { name: 'WIG20', value: [0, 100, 101, 102, 103, 104], uncovered: 0, is_simulated: true },
    };
    const drawn = { year: drawHistory(given), all: drawHistory(given) };
    const page = historyPoints(given);
    expect(sliceHistory(drawn, 'max')).toEqual(page.points.map(({ drawdown: _, ...point }) => point));
    expect(unknownDaysOf(drawn, 'max')).toEqual(page.unknown);
    expect(page.unknown).toEqual({ carried: 2, before: 1 });
  });

  it('begin with the history where it is shorter than the period', () => {
    const short = { ...history, year: { ...history.year, firstDay: '2026-11-10', value: year.slice(0, 5) } };
    expect(sliceHistory(short, '3m')).toHaveLength(5);
  });
});
