import { addDays, dayInWarsaw } from '../../../foundation/calendar-day.ts';

/** How the time of a notification is written: of today the hour, within a week the weekday, else the date. */
export type TimeForm = 'hour' | 'weekday' | 'date';

export function timeForm(at: string, now: Date): TimeForm {
  const day = dayInWarsaw(new Date(at));
  const today = dayInWarsaw(now);
  if (day >= today) return 'hour';
  return day > addDays(today, -7) ? 'weekday' : 'date';
}
