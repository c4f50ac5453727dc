import { expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import { isWeekend, weekdayOf } from './weekdays.ts';

test('Saturdays and Sundays are the weekend', () => {
  const week = Array.from({ length: 7 }, (_, at) => addDays('2026-11-15', at));
  expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(week.filter(isWeekend)).toEqual(['2026-11-15', '2026-11-21']);
  expect(isWeekend('1969-12-28')).toBe(true);
  expect(isWeekend('')).toBe(false);
});
