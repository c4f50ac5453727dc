import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '../../foundation/calendar-day.ts';
import { dayPoints, thinHistory, weekPoints } from './thin-history.ts';

/** Closes on weekdays only, each the number of its day since the first. */
function weekdays(first: string, days: number): (number | null)[] {
  return Array.from({ length: days }, (_, at) => {
    const weekday = new Date(`${addDays(first, at)}T00:00:00Z`).getUTCDay();
    return weekday === 0 || weekday === 6 ? null : at + 1;
  });
}

const first = '2016-11-14';
const tenYears = dayNumber('2026-11-13') - dayNumber(first) + 1;

describe('a history made small', () => {
  const history = thinHistory({ first_day: first, closes: weekdays(first, tenYears + 2) })!;

  test('keeps every close of the last year and a few days before it', () => {
    const points = dayPoints(history);
    expect(points.at(-1)).toEqual({ day: '2026-11-13', value: tenYears });
    expect(points[0]!.day <= '2025-11-13').toBe(true);
    expect(points[0]!.day >= '2025-11-01').toBe(true);
    expect(points.every((point, at) => at === 0 || point.day > points[at - 1]!.day)).toBe(true);
  });

  test('keeps one close a week before that, ending on the same day', () => {
    const points = weekPoints(history);
    expect(points.at(-1)).toEqual({ day: '2026-11-13', value: tenYears });
    expect(points.at(-2)!.day).toBe('2026-11-06');
    expect(points.length).toBeGreaterThan(518);
    expect(points[0]!.day < '2016-11-28').toBe(true);
  });

  test('is a small part of what came in', () => {
    expect(history.days.closes.length + history.weeks.closes.length).toBeLessThan(tenYears / 3);
  });

  test('a week whose last day was a holiday takes the close before', () => {
    const closes = [10, 11, 12, null, null, null, null, null, 13, 14];
    const { weeks } = thinHistory({ first_day: '2026-01-01', closes })!;
    expect(weeks).toEqual({ first: '2026-01-03', closes: [12, 14] });
  });

  test('periods are counted from today, or from the last close of what is traded no more', () => {
    expect(history.until).toBe('2026-11-15');
    const closes = [1, 2, ...Array.from({ length: 30 }, () => null)];
    expect(thinHistory({ first_day: '2026-01-01', closes })!.until).toBe('2026-01-02');
  });

  test('trailing days without a close are dropped; no close at all is no history', () => {
    expect(thinHistory({ first_day: '2026-01-01', closes: [1, 2, null] })!.days.closes).toEqual([1, 2]);
    expect(thinHistory({ first_day: '2026-01-01', closes: [null, null] })).toBeNull();
    expect(thinHistory({ first_day: null, closes: [] })).toBeNull();
  });

  test('closes are sent with eight digits', () => {
    const { days } = thinHistory({ first_day: '2026-01-01', closes: [160983.256789, 0.00012345678912] })!;
    expect(days.closes).toEqual([160983.26, 0.00012345679]);
  });
});
