import type { Day } from '../calendar-day.ts';

/** From 0 for Sunday; of no day there is none. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Saturdays and Sundays. */
export function isWeekend(day: Day): boolean {
  return weekdayOf(day) % 6 === 0;
}
