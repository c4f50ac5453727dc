import { addDays, addMonths, type Day } from '../../foundation/calendar-day.ts';
import { isWeekend } from '../../foundation/days/weekdays.ts';

export type DigestEvery = 'monthly' | 'quarterly';

/** Reports by mail go out on these days of a month, so that what fails in the first hours is still made. */
export const lastDigestDay = 10;

/** The first working day from the second of the month on: by then the last closes are there. */
export function digestDay(month: string): Day {
  let day: Day = `${month}-02`;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** What is to be sent on a day: the month before, and in the first month of a quarter the quarter before. */
export function digestsDue(today: Day): { every: DigestEvery; period: string }[] {
  const month = today.slice(0, 7);
  if (today < digestDay(month) || Number(today.slice(8)) > lastDigestDay) return [];
  const before = addMonths(`${month}-01`, -1).slice(0, 7);
  const last = Number(before.slice(5));
  const quarter = `${before.slice(0, 4)}-Q${Math.ceil(last / 3)}`;
  return [
    { every: 'monthly', period: before },
    ...(last % 3 === 0 ? [{ every: 'quarterly' as const, period: quarter }] : []),
  ];
}
