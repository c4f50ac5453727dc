import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { goalOutlook, monthsUntil } from './goal-outlook.ts';

const today = '2026-11-17';
const first = dayNumber('2024-06-01');
const days = dayNumber(today) - first + 1;
const daily = {
  first,
  value: new Float64Array(days).fill(1000),
  inflow: new Float64Array(days),
  outflow: new Float64Array(days),
};
const terms = { id: 'a', target: 2000, target_on: '2027-11-17', monthly: 100, today };
const flat = new Array(24).fill(0);

describe('what is said of a goal', () => {
  it('counts months up to its day, at least one', () => {
    expect(monthsUntil(today, '2027-11-17')).toBe(12);
    expect(monthsUntil(today, '2027-11-16')).toBe(11);
    expect(monthsUntil(today, '2026-11-18')).toBe(1);
    expect(monthsUntil(today, today)).toBe(0);
    expect(monthsUntil('2026-01-31', '2026-02-28')).toBe(1);
  });

  it('ends ahead on its day with what was paid in, and begins where the path ends (PL-9)', () => {
    const outlook = goalOutlook(terms, { value: 1000, daily, returns: flat });
    expect(outlook.chance).toBe(100);
    expect(outlook.for80).toBe(83.34);
    expect(outlook.ahead).toHaveLength(12);
    expect(outlook.ahead.at(-1)).toEqual({
      day: '2027-11-17',
      low: 2200,
      middle: 2200,
      high: 2200,
      paid: 2200,
    });
    expect(outlook.path.at(-1)).toEqual({ day: today, value: 1000 });
    expect(outlook.path[0]!.day).toBe('2024-06-17');
  });

  it('states no chance from fewer than 24 whole months, of a day that is over, or of an unknown value (PL-10)', () => {
    const short = goalOutlook(terms, { value: 1000, daily, returns: flat.slice(1) });
    expect([short.chance, short.reason, short.months_known]).toEqual([null, 'short-history', 23]);
    expect(short.ahead.at(-1)).toEqual({
      day: '2027-11-17',
      low: null,
      middle: null,
      high: null,
      paid: 2200,
    });
    const over = goalOutlook({ ...terms, target_on: '2026-11-01' }, { value: 1000, daily, returns: flat });
    expect([over.chance, over.reason, over.months_left, over.ahead]).toEqual([null, 'over', 0, []]);
    const unknown = goalOutlook(terms, { value: Number.NaN, daily, returns: flat });
    expect([unknown.chance, unknown.reason, unknown.path]).toEqual([null, 'unknown-value', []]);
  });
});
