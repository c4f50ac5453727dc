import { describe, expect, it } from 'vitest';
import en from '../../i18n/catalogues/en/ui.ts';
import pl from '../../i18n/catalogues/pl/ui.ts';
import { dayText, inWarsaw } from './calendar-text.ts';

describe('days in words', () => {
  it('says the day before the month in both languages', () => {
    expect(dayText('2026-11-14', 'short', en)).toBe('14 Nov 2026');
    expect(dayText('2026-11-14', 'short', pl)).toBe('14 lis 2026');
    expect(dayText('2026-11-14', 'long', pl)).toBe('14 listopada 2026');
    expect(dayText('2026-11-14', 'weekday', en)).toBe('Saturday, 14 Nov 2026');
    expect(dayText('2026-11-14', 'weekday', pl)).toBe('sobota, 14 lis 2026');
    expect(dayText('2026-01-05', 'numeric', pl)).toBe('05.01.2026');
  });

  it('names twelve months and seven days in each', () => {
    for (const names of [en, pl]) {
      expect(names.monthsShort.split(' ')).toHaveLength(12);
      expect(names.months.split(' ')).toHaveLength(12);
      expect(names.weekdays.split(' ')).toHaveLength(7);
    }
  });
});

it('tells the time in Warsaw, winter and summer', () => {
  expect(inWarsaw('2026-01-14T23:30:00Z')).toEqual({ day: '2026-01-15', time: '00:30' });
  expect(inWarsaw('2026-07-14T21:59:00Z')).toEqual({ day: '2026-07-14', time: '23:59' });
});

it('changes the clocks when Intl does, from 1996 to 2040', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const differing: string[] = [];
  for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2041, 0, 1); at += 86_400_000) {
    for (const minute of [0, 59, 60, 119, 1379, 1380]) {
      const instant = new Date(at + minute * 60_000);
      const { day, time } = inWarsaw(instant);
      if (clock.format(instant) !== `${day} ${time}`) differing.push(instant.toISOString());
    }
  }
  expect(differing).toEqual([]);
});
