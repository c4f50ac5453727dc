import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { changePeriods } from './figures-contract.ts';
import { periodStart } from './period-starts.ts';

const long = dayNumber('2015-06-01');

describe('where a period starts (rule P-8)', () => {
  it.each([
    ['24h', '2026-11-14', '2026-11-13'],
    ['7D', '2026-11-14', '2026-11-07'],
    ['1M', '2026-11-14', '2026-10-14'],
    ['1M', '2026-03-31', '2026-02-28'],
    ['1M', '2024-03-31', '2024-02-29'],
    ['3M', '2026-05-31', '2026-02-28'],
    ['1Y', '2024-02-29', '2023-02-28'],
    ['YTD', '2026-01-01', '2025-12-31'],
    ['YTD', '2026-12-31', '2025-12-31'],
    ['max', '2026-11-14', '2015-05-31'],
  ] as const)('%s on %s from the close of %s', (period, today, start) => {
    expect(dayOf(periodStart(period, dayNumber(today), long))).toBe(start);
  });

  it('never before the day before the first one', () => {
    const today = dayNumber('2026-11-14');
    expect(changePeriods.map((period) => today - periodStart(period, today, today - 3))).toEqual([
      1, 4, 4, 4, 4, 4, 4,
    ]);
  });
});
