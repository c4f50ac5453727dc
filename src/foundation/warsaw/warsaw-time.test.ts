import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInWarsaw } from '../calendar-day.ts';
import { dayBeginsAt, minutesInWarsaw, momentInWarsaw, nextInWarsaw } from './warsaw-time.ts';

test.each([
  ['2026-11-13', 1080, '2026-11-13T17:00:00.000Z'],
  ['2026-07-13', 1080, '2026-07-13T16:00:00.000Z'],
  ['2026-01-01', 0, '2025-12-31T23:00:00.000Z'],
  // Clocks go from 2:00 to 3:00: half past two is not there, and 3:30 of summer is the same moment.
  ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  // And from 3:00 back to 2:00: half past two is there twice, the first of them counts.
  ['2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
])('on %s at %i minutes it is %s', (day, minutes, moment) => {
  expect(momentInWarsaw(day, minutes).toISOString()).toBe(moment);
});

test('a day begins as the one before it ends, also where it has 23 hours or 25', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(days, (day) => {
      const begins = dayBeginsAt(day);
      expect([dayInWarsaw(begins), minutesInWarsaw(begins)]).toEqual([day, 0]);
      expect(dayInWarsaw(new Date(begins.getTime() - 1))).toBe(addDays(day, -1));
    }),
  );
  const hours = (day: string) => (+dayBeginsAt(addDays(day, 1)) - +dayBeginsAt(day)) / 3_600_000;
  expect(['2026-03-29', '2026-10-25', '2026-11-17'].map(hours)).toEqual([23, 25, 24]);
});

test('the next time a clock shows something is within a day, and it shows it', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(days, fc.nat(86_399), fc.nat(1439), (day, second, minutes) => {
      const now = new Date(Date.parse(`${day}T00:00:00Z`) + second * 1000);
      const next = nextInWarsaw(now, minutes);
      expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      const isSkipped = minutesInWarsaw(next) !== minutes;
      if (isSkipped) expect(minutesInWarsaw(next)).toBe(minutes + 60);
      expect([dayInWarsaw(now), addDays(dayInWarsaw(now), 1)]).toContain(dayInWarsaw(next));
    }),
  );
});
