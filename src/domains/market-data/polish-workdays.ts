import { addDays, type Day } from '../../foundation/calendar-day.ts';
import { dayIndex, isWeekend } from './demo-market/calendar/day-index.ts';
import { holidaysOf } from './demo-market/calendar/market-holidays.ts';

export function isWorkday(day: Day): boolean {
  const index = dayIndex(day);
  return !isWeekend(index) && !holidaysOf.nbp(Number(day.slice(0, 4))).includes(index);
}

export function workdayBefore(day: Day): Day {
  let before = addDays(day, -1);
  while (!isWorkday(before)) before = addDays(before, -1);
  return before;
}

/** That day, or the first working day after it. */
export function workdayFrom(day: Day): Day {
  let found = day;
  while (!isWorkday(found)) found = addDays(found, 1);
  return found;
}
