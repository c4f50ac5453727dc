import { describe, expect, it } from 'vitest';
import { dayByKey, isIn, monthWeeks, nearestIn, yearsIn } from './calendar-days.ts';

describe('the days of a calendar (U-16)', () => {
  it('begin on Monday and are all of one month', () => {
    const weeks = monthWeeks('2026-11-14');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
    expect(weeks[1]![0]).toBe('2026-11-02');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(monthWeeks('1969-02-28').flat().filter(Boolean)).toHaveLength(28);
  });

  it('are walked by keys: days, weeks, ends of the week, months and years', () => {
    const to = (key: string, shift = false) => dayByKey(key, shift, '2026-11-14', {});
    expect(to('ArrowLeft')).toBe('2026-11-13');
    expect(to('ArrowDown')).toBe('2026-11-21');
    expect(to('Home')).toBe('2026-11-09');
    expect(to('End')).toBe('2026-11-15');
    expect(to('PageUp')).toBe('2026-10-14');
    expect(to('PageDown', true)).toBe('2027-11-14');
    expect(to('Tab')).toBeUndefined();
    expect(dayByKey('PageDown', false, '2026-01-31', {})).toBe('2026-02-28');
  });

  it('end where the range ends', () => {
    const range = { min: '2026-11-10', max: '2026-11-15' };
    expect(dayByKey('ArrowDown', false, '2026-11-14', range)).toBe('2026-11-15');
    expect(dayByKey('PageUp', false, '2026-11-14', range)).toBe('2026-11-10');
    expect(isIn(range, '2026-11-16')).toBe(false);
    expect(nearestIn(range, '2030-01-01')).toBe('2026-11-15');
    expect(yearsIn(range, '2026-11-14')).toEqual([2026]);
    expect(yearsIn({ max: '2026-11-15' }, '2026-11-14').at(-1)).toBe(2026);
  });
});
