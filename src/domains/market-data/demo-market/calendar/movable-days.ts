import { indexOf, weekdayOf } from './day-index.ts';

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
  return indexOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The nth given weekday of a month; 0 is Monday. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = indexOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
}

export function lastWeekday(year: number, month: number, weekday: number): number {
  const last = (month === 12 ? indexOf(year + 1, 1, 1) : indexOf(year, month + 1, 1)) - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}
