import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayInWarsaw,
  dayNumber,
  dayOf,
  isDay,
  lastDayBefore,
  monthlyDays,
} from './calendar-day.ts';

test('a day and its number are two names of the same thing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), (number) => {
      expect(dayNumber(dayOf(number))).toBe(number);
    }),
  );
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('1970-01-02')).toBe(1);
});

test('days that do not exist are no days', () => {
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('2026-13-01')).toBe(false);
  expect(isDay('26-01-01')).toBe(false);
  for (const text of ['2023-02-29', '2023-1-1', '', '2023-13-01', 'x']) expect(isDay(text)).toBe(false);
  expect(() => dayNumber('x')).toThrow(RangeError);
});

test('a month earlier is clamped to the end of the shorter month', () => {
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
  expect(addMonths('2026-01-15', -3)).toBe('2025-10-15');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('the same day of many months is what counting them one by one gives', () => {
  for (const first of ['2024-01-31', '2023-03-26', '2024-02-29', '1999-12-30'])
    for (const step of [1, 3, 12])
      expect(monthlyDays(first, 60, step)).toEqual(
        Array.from({ length: 60 }, (_, i) => dayNumber(addMonths(first, i * step))),
      );
});

test('a late evening in London is the next day in Warsaw', () => {
  expect(dayInWarsaw(new Date('2026-11-14T23:30:00Z'))).toBe('2026-11-15');
  expect(dayInWarsaw(new Date('2026-07-14T22:30:00Z'))).toBe('2026-07-15');
});

test('the last whole day before an end is the same at midnight and within the day', () => {
  expect(lastDayBefore(new Date('2026-12-15T23:00:00Z')), 'midnight in Warsaw').toBe('2026-12-15');
  expect(lastDayBefore(new Date('2026-12-16T14:20:31Z'))).toBe('2026-12-15');
  expect(lastDayBefore(new Date('2026-12-15T22:59:59Z'))).toBe('2026-12-14');
});
