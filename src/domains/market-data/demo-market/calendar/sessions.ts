import { civilOf, isWeekend } from './day-index.ts';
import { type CalendarName, holidaysOf } from './market-holidays.ts';

/** 1 on each day a market is open, from day 0 on. */
export type Sessions = Uint8Array;

/** Remembers what it worked out; one for each run, so that nothing lives longer than the market it serves. */
export function sessionBook(days: number): (calendar: CalendarName) => Sessions {
  const known = new Map<CalendarName, Sessions>();
  return (calendar) => {
    const before = known.get(calendar);
    if (before) return before;
    const sessions = sessionsOf(calendar, days);
    known.set(calendar, sessions);
    return sessions;
  };
}

export function sessionsOf(calendar: CalendarName, days: number): Sessions {
  const sessions = new Uint8Array(days).fill(1);
  if (calendar === 'always') return sessions;
  for (let index = 0; index < days; index++) if (isWeekend(index)) sessions[index] = 0;
  const lastYear = civilOf(days).year;
  for (let year = 2016; year <= lastYear; year++) {
    for (const index of holidaysOf[calendar](year)) if (index >= 0 && index < days) sessions[index] = 0;
  }
  return sessions;
}

/** The first session on the day or after it. */
export function sessionFrom(sessions: Sessions, index: number): number {
  let at = Math.max(0, index);
  while (at < sessions.length && sessions[at] === 0) at++;
  return at;
}

/** The last session on the day or before it; -1 if there is none. */
export function sessionUpTo(sessions: Sessions, index: number): number {
  let at = Math.min(index, sessions.length - 1);
  while (at >= 0 && sessions[at] === 0) at--;
  return at;
}
