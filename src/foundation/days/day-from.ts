import { type Day, isDay } from '../calendar-day.ts';

/** The day that these numbers say, as they were written or printed; nothing where there is no such day. */
export function dayFrom(year: string, month: string, date: string): Day | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
