import type { Day } from '../../../foundation/calendar-day.ts';

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day read once, to be moved by months many times: a list values thousands of periods. */
export type ReadDay = { year: number; month: number; date: number };

export function readDay(day: Day): ReadDay {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
}

/** The same date some months later, or the last day of a shorter month. */
export function monthsLater({ year, month, date }: ReadDay, months: number): Day {
  const at = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = toMonth === 2 && isLeap(toYear) ? 29 : lengths[toMonth - 1]!;
  return `${toYear}-${pad(toMonth)}-${pad(Math.min(date, last))}`;
}

/** `2026-08` some months later. */
export function monthOf({ year, month }: ReadDay, months: number): string {
  const at = year * 12 + month - 1 + months;
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}`;
}

/** Days since 1970-01-01, by counting leap years. */
export function numberOf({ year, month, date }: ReadDay): number {
  // Years begin in March, so that the leap day is the last one.
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + date - 1 - 719_468;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function pad(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
