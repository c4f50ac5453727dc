import { expect, test } from 'vitest';
import { timeForm } from './notice-time.ts';

test.each([
  ['2026-11-16T06:10:00Z', 'hour', 'this morning'],
  ['2026-11-15T23:05:00Z', 'hour', 'after midnight in Warsaw it is today'],
  ['2026-11-15T22:55:00Z', 'weekday', 'before midnight in Warsaw it was yesterday'],
  ['2026-11-10T12:00:00Z', 'weekday', 'six days ago'],
  ['2026-11-09T12:00:00Z', 'date', 'a week ago a weekday would name today'],
  ['2025-11-16T12:00:00Z', 'date', 'a year ago'],
] as const)('%s is written as %s: %s', (at, form, _why) => {
  expect(timeForm(at, new Date('2026-11-16T10:00:00Z'))).toBe(form);
});
