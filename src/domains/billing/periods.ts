import { addDays, addMonths, type Day, dayInWarsaw, dayNumber } from '../../foundation/calendar-day.ts';
import { dayBeginsAt } from '../../foundation/warsaw/warsaw-time.ts';
import type { Period } from './contract.ts';

/** From a moment to the midnight in Warsaw at which the next period begins. */
export type Span = { from: Date; to: Date };

const monthsOf: Record<Period, number> = { month: 1, year: 12 };

/** The period that begins now: it ends on the same day of a later month, or on that month's last (rule BL-2). */
export function periodFrom(now: Date, period: Period): Span & { anchor: Day } {
  const anchor = dayInWarsaw(now);
  return { anchor, from: now, to: dayBeginsAt(addMonths(anchor, monthsOf[period])) };
}

/** The period after one that ends: 31 January, 28 February, 31 March (rule BL-2). */
export function periodAfter(anchor: Day, period: Period, end: Date): Span {
  const ended = dayInWarsaw(end);
  const step = monthsOf[period];
  const [year, month] = ended.split('-').map(Number) as [number, number];
  const [firstYear, firstMonth] = anchor.split('-').map(Number) as [number, number];
  let months = Math.floor(((year - firstYear) * 12 + month - firstMonth) / step) * step;
  while (addMonths(anchor, months) <= ended) months += step;
  return { from: end, to: dayBeginsAt(addMonths(anchor, months)) };
}

/** How many days of Warsaw a period has: the day it begins on counts, the day it ends on does not. */
export function daysOf({ from, to }: Span): number {
  return dayNumber(dayInWarsaw(to)) - dayNumber(dayInWarsaw(from));
}

/** How many of them are left, today included. */
export function daysLeft(span: Span, now: Date): number {
  const left = dayNumber(dayInWarsaw(span.to)) - dayNumber(dayInWarsaw(now));
  return Math.max(0, Math.min(left, daysOf(span)));
}

const daysToWithdraw = 14;

/** Until when one may withdraw: to the end of the fourteenth day after the order (rule BL-8). */
export function withdrawalUntil(orderedAt: Date): Date {
  return dayBeginsAt(addDays(dayInWarsaw(orderedAt), daysToWithdraw + 1));
}
