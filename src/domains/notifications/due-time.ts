import { addDays, dayInWarsaw } from '../../foundation/calendar-day.ts';
import { weekdayOf } from '../../foundation/days/weekdays.ts';
import { minutesInWarsaw, momentInWarsaw, nextInWarsaw } from '../../foundation/warsaw/warsaw-time.ts';
import type { SendingChannel } from './topics.ts';

/** Minutes of the day in Warsaw, from the first quiet one to the first loud one. */
export type QuietHours = { from: number; to: number };
export type Pace = { quiet: QuietHours | null; summary: 'off' | 'daily' | 'weekly' };

/** Quiet from ten at night to seven, unless somebody says otherwise. */
export const usualPace: Pace = { quiet: { from: 22 * 60, to: 7 * 60 }, summary: 'off' };

/** What comes within this time goes out together. */
const gatheringMs = 60_000;
/** Summaries go out at six in the evening, weekly ones on Sundays. */
const summaryMinute = 18 * 60;

export function isQuiet(at: Date, quiet: QuietHours | null): boolean {
  if (!quiet) return false;
  const now = minutesInWarsaw(at);
  const { from, to } = quiet;
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/** The first moment from `at` on that is not quiet. */
export function afterQuiet(at: Date, quiet: QuietHours | null): Date {
  return quiet && isQuiet(at, quiet) ? nextInWarsaw(at, quiet.to) : at;
}

/** When something may leave the product (rules N-13, N-14). */
export function dueTime(now: Date, channel: SendingChannel, pace: Pace, isUrgent: boolean): Date {
  if (isUrgent) return now;
  const soon = new Date(now.getTime() + gatheringMs);
  if (channel !== 'email' || pace.summary === 'off') return afterQuiet(soon, pace.quiet);
  return afterQuiet(nextSummary(now, pace.summary), pace.quiet);
}

function nextSummary(now: Date, summary: 'daily' | 'weekly'): Date {
  const next = nextInWarsaw(now, summaryMinute);
  if (summary === 'daily') return next;
  const day = dayInWarsaw(next);
  const toSunday = (7 - weekdayOf(day)) % 7;
  return momentInWarsaw(addDays(day, toSunday), summaryMinute);
}
