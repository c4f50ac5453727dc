import { dayNumber } from '../../../../foundation/calendar-day.ts';
import * as movable from '../../../../foundation/holidays/movable-days.ts';
import { firstDay } from './day-index.ts';

/** The same days, counted as the demonstration market counts them. */
const epoch = dayNumber(firstDay);

export function easterSunday(year: number): number {
  return movable.easterSunday(year) - epoch;
}

export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  return movable.nthWeekday(year, month, weekday, nth) - epoch;
}

export function lastWeekday(year: number, month: number, weekday: number): number {
  return movable.lastWeekday(year, month, weekday) - epoch;
}
