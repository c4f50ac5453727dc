import { addDays, addMonths, type Day, dayNumber } from '../../foundation/calendar-day.ts';

export const rhythms = ['weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Rhythm = (typeof rhythms)[number];

export type Schedule = { rhythm: Rhythm; starts_on: Day; ends_on: Day | null };

const monthsOf = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** How many times in a month, over the years. */
export const timesAMonth: Readonly<Record<Rhythm, readonly [times: string, months: string]>> = {
  weekly: ['52', '12'],
  monthly: ['1', '1'],
  quarterly: ['1', '3'],
  yearly: ['1', '12'],
};

/** Counted from the first day, so that the 31st comes back after a shorter month (rule PL-2). */
function occurrence({ rhythm, starts_on }: Schedule, n: number): Day {
  return rhythm === 'weekly' ? addDays(starts_on, 7 * n) : addMonths(starts_on, monthsOf[rhythm] * n);
}

/** The number of the first occurrence on a day or after it. */
function firstFrom(schedule: Schedule, day: Day): number {
  const days = dayNumber(day) - dayNumber(schedule.starts_on);
  if (days <= 0) return 0;
  const length = schedule.rhythm === 'weekly' ? 7 : monthsOf[schedule.rhythm] * 31;
  // Never too far, for no month has more days.
  let n = Math.floor(days / length);
  while (occurrence(schedule, n) < day) n++;
  return n;
}

/** The days of a plan between two, both included: the newest so many of them. */
export function occurrencesIn(schedule: Schedule, from: Day, to: Day, most: number): Day[] {
  const end = schedule.ends_on !== null && schedule.ends_on < to ? schedule.ends_on : to;
  const days: Day[] = [];
  for (let n = firstFrom(schedule, from); ; n++) {
    const day = occurrence(schedule, n);
    if (day > end) return days.slice(-most);
    days.push(day);
  }
}

/** The next day after one; null where the plan is over. */
export function nextAfter(schedule: Schedule, day: Day): Day | null {
  const next = occurrence(schedule, firstFrom(schedule, addDays(day, 1)));
  return schedule.ends_on !== null && next > schedule.ends_on ? null : next;
}
