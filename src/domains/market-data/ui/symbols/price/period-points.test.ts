import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '../../../../../foundation/calendar-day.ts';
import { thinHistory } from '../../../thin-history.ts';
import { offeredPeriods, ownPoints, periodPoints, wholeSpan } from './period-points.ts';

/** A close on every day but those left out. */
function history(first: string, last: string, closed: string[] = []) {
  const length = dayNumber(last) - dayNumber(first) + 1;
  const closes = Array.from({ length }, (_, at) => (closed.includes(addDays(first, at)) ? null : at + 1));
  return thinHistory({ first_day: first, closes })!;
}

describe('points of a period', () => {
  test('a period begins with the close it is measured against', () => {
    const long = history('2020-01-01', '2026-11-13');
    const began = (period: Parameters<typeof periodPoints>[1]) => periodPoints(long, period)[0]!.day;
    expect(began('7d')).toBe('2026-11-06');
    expect(began('1m')).toBe('2026-10-13');
    expect(began('3m')).toBe('2026-08-13');
    expect(began('ytd')).toBe('2025-12-31');
    expect(began('1y')).toBe('2025-11-13');
    expect(began('max') < '2020-01-08').toBe(true);
  });

  test('when the market was closed on that day, with the close before it', () => {
    const gap = history('2020-01-01', '2026-11-13', ['2025-11-12', '2025-11-13']);
    expect(periodPoints(gap, '1y')[0]!.day).toBe('2025-11-11');
  });

  test('counted from today as the lists count it, though the last close is older', () => {
    const weekend = history('2020-01-01', '2026-11-15', ['2025-11-15', '2026-11-14', '2026-11-15']);
    expect(periodPoints(weekend, '7d')[0]!.day).toBe('2026-11-08');
    expect(periodPoints(weekend, '1y')[0]!.day).toBe('2025-11-14');
  });

  test('every period ends with the last close', () => {
    const long = history('2020-01-01', '2026-11-13');
    for (const period of offeredPeriods(long))
      expect(periodPoints(long, period).at(-1)!.day).toBe('2026-11-13');
  });

  test('a young symbol offers only what it has lived through, and all of it', () => {
    const young = history('2026-09-20', '2026-11-13');
    expect(offeredPeriods(young)).toEqual(['7d', '1m', 'max']);
    expect(periodPoints(young, 'max').length).toBe(55);
  });

  test('a day alone is no line, so 24 hours are not offered (U-18)', () => {
    expect(offeredPeriods(history('2020-01-01', '2026-11-13'))).not.toContain('24h');
  });

  test("days of one's own are every day of the last year and every week before it (U-18)", () => {
    const long = history('2020-01-01', '2026-11-13');
    const own = (from: string, to: string) => ownPoints(long, { from, to }).map(({ day }) => day);
    expect(own('2026-03-01', '2026-03-04')).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']);
    const early = own('2022-03-01', '2022-03-31');
    expect(early.length).toBeGreaterThanOrEqual(4);
    expect(early[0]! >= '2022-03-01' && early.at(-1)! <= '2022-03-31').toBe(true);
    expect(wholeSpan(long).to).toBe('2026-11-13');
    expect(wholeSpan(long).from < '2020-01-08').toBe(true);
  });

  test('a single close has no past', () => {
    expect(offeredPeriods(history('2026-11-13', '2026-11-13'))).toEqual(['max']);
  });
});
