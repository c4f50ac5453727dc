import { dayNumber } from '../calendar-day.ts';

/** Days of a year that a rule finds, as numbers (`dayNumber`). Weekdays: 0 is Monday, 6 is Sunday. */

export function dateIn(year: number, month: number, date: number): number {
  return dayNumber([year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-'));
}

/** The first of January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Easter Sunday of the western church, by Butcher's rule. */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dateIn(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The nth given weekday of a month. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = dateIn(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
}

export function lastWeekday(year: number, month: number, weekday: number): number {
  const last = (month === 12 ? dateIn(year + 1, 1, 1) : dateIn(year, month + 1, 1)) - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}
