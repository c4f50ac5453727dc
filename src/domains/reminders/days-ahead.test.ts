import { describe, expect, it } from 'vitest';
import { addDays } from '../../foundation/calendar-day.ts';
import { workdayBefore } from '../market-data/polish-workdays.ts';
import { isReminded, remindedDays, remindedDaysOnWorkdayBefore, roundOf, startedDay } from './days-ahead.ts';

/** The round of a day on which the one before was told. */
const on = (day: string) => roundOf(addDays(day, -1), day, day);

describe('telling begins (EV-1)', () => {
  it.each([
    ['in winter', '2026-11-16T05:29:59Z', '2026-11-15'],
    ['in winter', '2026-11-16T05:30:00Z', '2026-11-16'],
    ['in summer', '2026-07-01T04:29:59Z', '2026-06-30'],
    ['in summer', '2026-07-01T04:30:00Z', '2026-07-01'],
    ['on the day clocks go back', '2026-10-25T05:29:59Z', '2026-10-24'],
    ['on the day clocks go back', '2026-10-25T05:30:00Z', '2026-10-25'],
    ['on the day clocks go forward', '2027-03-28T04:29:59Z', '2027-03-27'],
    ['on the day clocks go forward', '2027-03-28T04:30:00Z', '2027-03-28'],
    ['after midnight in Warsaw', '2026-12-31T23:30:00Z', '2026-12-31'],
  ])('at half past six in Warsaw %s: %s', (_when, at, day) => {
    expect(startedDay(new Date(at))).toBe(day);
  });
});

describe('a round', () => {
  it('tells of a day so many days before, over ends of months and leap days', () => {
    expect(remindedDays(on('2026-11-28'), 3)).toEqual(['2026-12-01']);
    expect(remindedDays(on('2028-02-27'), 2)).toEqual(['2028-02-29']);
    expect(remindedDays(on('2027-02-27'), 2)).toEqual(['2027-03-01']);
    expect(remindedDays(on('2026-12-25'), 7)).toEqual(['2027-01-01']);
  });

  it('makes up for days that were missed, for a week, and leaves out what is over (EV-1)', () => {
    const late = roundOf('2026-11-10', '2026-11-16', '2026-11-16');
    expect(remindedDays(late, 3)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
    expect(remindedDays(late, 0)).toEqual(['2026-11-16']);
    const afterLong = roundOf('2026-01-01', '2026-11-16', '2026-11-16');
    expect(remindedDays(afterLong, 10)[0]).toBe('2026-11-20');
    expect(isReminded(afterLong, '2026-11-19', 10)).toBe(false);
  });

  it('tells nothing twice and leaves nothing out, however the days are cut into rounds', () => {
    for (const daysBefore of [0, 1, 2, 3, 7]) {
      const counts = new Map<string, number>();
      for (let before = '2027-02-20', step = 1; before < '2027-04-10'; step = (step % 4) + 1) {
        const day = addDays(before, step);
        // Each round at once on its day: nothing of it is over.
        for (const of of remindedDays({ after: before, day, today: before }, daysBefore))
          counts.set(of, (counts.get(of) ?? 0) + 1);
        before = day;
      }
      for (let of = addDays('2027-02-21', daysBefore); of < '2027-04-01'; of = addDays(of, 1))
        expect([of, counts.get(of)]).toEqual([of, 1]);
    }
  });
});

describe('the working day before (EV-2)', () => {
  it.each([
    ['2026-11-17', '2026-11-16', 'a Tuesday'],
    ['2026-11-16', '2026-11-13', 'a Monday'],
    ['2026-11-12', '2026-11-10', 'after Independence Day'],
    ['2026-12-28', '2026-12-23', 'after Christmas'],
    ['2027-03-30', '2027-03-26', 'after Easter'],
    ['2027-01-07', '2027-01-05', 'after Epiphany'],
    ['2028-03-01', '2028-02-29', 'after a leap day'],
  ])('%s is %s: %s', (day, before) => {
    expect(workdayBefore(day)).toBe(before);
    expect(remindedDaysOnWorkdayBefore(on(before))).toContain(day);
    expect(remindedDaysOnWorkdayBefore(on(addDays(before, 1)))).not.toContain(day);
  });

  it('tells on a Friday of Saturday to Monday, and on a weekend of nothing', () => {
    expect(remindedDaysOnWorkdayBefore(on('2026-11-13'))).toEqual(['2026-11-14', '2026-11-15', '2026-11-16']);
    expect(remindedDaysOnWorkdayBefore(on('2026-11-14'))).toEqual([]);
    expect(remindedDaysOnWorkdayBefore(on('2026-11-15'))).toEqual([]);
  });
});
