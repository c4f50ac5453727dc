import { describe, expect, test } from 'vitest';
import { civilOf, dayIndex, isoDay, weekdayOf } from './day-index.ts';
import type { CalendarName } from './market-holidays.ts';
import { easterSunday } from './movable-days.ts';
import { sessionsOf } from './sessions.ts';

const days = dayIndex('2027-12-31') + 1;

function open(calendar: CalendarName, day: string): boolean {
  return sessionsOf(calendar, days)[dayIndex(day)] === 1;
}

function sessionsIn(calendar: CalendarName, year: number): number {
  const sessions = sessionsOf(calendar, days);
  return sessions.reduce((sum, session, day) => sum + (civilOf(day).year === year ? session : 0), 0);
}

describe('day index', () => {
  test('counts from Monday 4 January 2016 and back', () => {
    expect(dayIndex('2016-01-04')).toBe(0);
    expect(weekdayOf(0)).toBe(0);
    expect(isoDay(dayIndex('2020-02-29'))).toBe('2020-02-29');
    for (let day = 0; day < days; day += 13) expect(dayIndex(isoDay(day))).toBe(day);
  });
});

describe('holidays', () => {
  test('Easter', () => {
    const dates = { 2016: '2016-03-27', 2019: '2019-04-21', 2024: '2024-03-31', 2026: '2026-04-05' };
    for (const [year, day] of Object.entries(dates)) expect(isoDay(easterSunday(Number(year)))).toBe(day);
  });

  test.each<[CalendarName, string[]]>([
    ['warsaw', ['2026-01-06', '2026-04-03', '2026-04-06', '2026-06-04', '2018-11-12', '2025-12-31']],
    ['nbp', ['2026-01-06', '2026-04-06', '2026-06-04', '2025-12-24']],
    ['new-york', ['2026-01-19', '2026-07-03', '2026-11-26', '2022-06-20', '2025-01-09', '2018-12-05']],
    ['london', ['2022-09-19', '2020-05-08', '2022-06-03', '2021-12-28', '2026-08-31', '2026-12-28']],
    ['xetra', ['2026-05-01', '2020-06-01', '2018-10-03', '2017-10-31', '2026-12-24']],
    ['euronext', ['2026-05-01', '2026-04-06']],
    ['zurich', ['2026-05-14', '2026-05-25', '2025-08-01', '2026-01-02']],
    ['tokyo', ['2026-01-02', '2026-05-05', '2026-09-21']],
  ])('%s rests', (calendar, off) => {
    for (const day of off) expect([day, open(calendar, day)]).toEqual([day, false]);
  });

  test.each<[CalendarName, string[]]>([
    ['warsaw', ['2026-11-13', '2026-07-03', '2026-11-26']],
    ['nbp', ['2026-04-03', '2024-12-24', '2018-11-12', '2025-12-31']],
    ['new-york', ['2026-11-11', '2021-12-31', '2026-04-06', '2021-06-18']],
    ['london', ['2020-05-04', '2022-05-30', '2026-12-24']],
    ['xetra', ['2022-06-06', '2022-10-03', '2026-01-06']],
  ])('%s works', (calendar, worked) => {
    for (const day of worked) expect([day, open(calendar, day)]).toEqual([day, true]);
  });

  test('a year has as many sessions as the exchanges counted', () => {
    expect(sessionsIn('new-york', 2024)).toBe(252);
    expect(sessionsIn('new-york', 2025)).toBe(250);
    expect(sessionsIn('warsaw', 2024)).toBe(249);
    expect(sessionsIn('nbp', 2025)).toBe(251);
    expect(sessionsIn('always', 2024)).toBe(366);
  });
});
