import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../foundation/calendar-day.ts';
import { nextAfter, occurrencesIn, rhythms, type Schedule } from './occurrences.ts';

const plan = (change: Partial<Schedule> = {}): Schedule => ({
  rhythm: 'monthly',
  starts_on: '2026-01-31',
  ends_on: null,
  ...change,
});

describe('the days of a plan (PL-2)', () => {
  it('come back to the 31st after a shorter month', () => {
    expect(occurrencesIn(plan(), '2026-01-01', '2026-05-31', 100)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  it('end with the last day, which may be one of them', () => {
    const ending = plan({ rhythm: 'quarterly', starts_on: '2026-01-15', ends_on: '2026-07-15' });
    expect(occurrencesIn(ending, '2026-01-01', '2030-01-01', 100)).toEqual([
      '2026-01-15',
      '2026-04-15',
      '2026-07-15',
    ]);
    expect(nextAfter(ending, '2026-04-15')).toBe('2026-07-15');
    expect(nextAfter(ending, '2026-07-15')).toBeNull();
  });

  it('are the newest ones where there are too many', () => {
    const weekly = plan({ rhythm: 'weekly', starts_on: '2026-01-01' });
    expect(occurrencesIn(weekly, '2026-01-01', '2026-01-31', 2)).toEqual(['2026-01-22', '2026-01-29']);
  });

  const schedules = fc.record({
    rhythm: fc.constantFrom(...rhythms),
    starts_on: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-02-20', days)),
    ends_on: fc.constant(null),
  });

  it('are the same however a span is cut', () => {
    fc.assert(
      fc.property(schedules, fc.nat(900), fc.nat(900), (schedule, before, after) => {
        const cut = addDays(schedule.starts_on, before);
        const end = addDays(cut, after + 1);
        const all = occurrencesIn(schedule, schedule.starts_on, end, 1000);
        expect([
          ...occurrencesIn(schedule, schedule.starts_on, cut, 1000),
          ...occurrencesIn(schedule, addDays(cut, 1), end, 1000),
        ]).toEqual(all);
        expect(all[0]).toBe(schedule.starts_on);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('know the next one', () => {
    fc.assert(
      fc.property(schedules, fc.nat(900), (schedule, days) => {
        const day = addDays(schedule.starts_on, days);
        const next = nextAfter(schedule, day)!;
        expect(next > day).toBe(true);
        expect(occurrencesIn(schedule, addDays(day, 1), next, 5)).toEqual([next]);
      }),
    );
  });
});
