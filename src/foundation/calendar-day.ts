import { warsawZone } from './warsaw/warsaw-zone.ts';

/** A calendar day without time zone, as text: 2026-11-15. */
export type Day = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
export const millisecondsOfDay = 86_400_000;

/** Days that were read or written once: the days of a chart, or of a file, are those of every other. */
const numbers = new Map<Day, number>();
const written = new Map<number, Day>();
const mostKept = 50_000;

/** Days since 1970-01-01: what series are indexed by. */
export function dayNumber(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const [, year, month, date] = pattern.exec(day) ?? [];
  if (!year) throw new RangeError(`not a day: ${day}`);
  const number = Date.UTC(Number(year), Number(month) - 1, Number(date)) / millisecondsOfDay;
  if (numbers.size < mostKept) numbers.set(day, number);
  return number;
}

export function dayOf(number: number): Day {
  const known = written.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * millisecondsOfDay).toISOString().slice(0, 10);
  if (written.size < mostKept) written.set(number, day);
  return day;
}

/** Whether a text is a day that exists: 30 February is none. */
export function isDay(text: string): boolean {
  return pattern.test(text) && dayOf(dayNumber(text)) === text;
}

/** Made when it is first asked for: it takes a browser tens of milliseconds, and most pages never ask. */
let warsaw: Intl.DateTimeFormat | undefined;

/** Which day it is in Warsaw at a moment. */
export function dayInWarsaw(at: Date): Day {
  warsaw ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: warsawZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return warsaw.format(at);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}

/** The last whole day before a moment: what ends within a day is counted to the day before. */
export function lastDayBefore(end: Date): Day {
  return addDays(dayInWarsaw(end), -1);
}

/** Day numbers of the same day of so many months, each clamped to its month's end: for schedules of hundreds of them. */
export function monthlyDays(first: Day, count: number, step = 1): number[] {
  const [year, month, date] = first.split('-').map(Number) as [number, number, number];
  return Array.from({ length: count }, (_, i) => {
    const start = Date.UTC(year, month - 1 + i * step, 1) / millisecondsOfDay;
    const end = Date.UTC(year, month + i * step, 1) / millisecondsOfDay;
    return Math.min(start + date, end) - 1;
  });
}

/** The same day some months earlier or later, clamped to the month's end. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}
