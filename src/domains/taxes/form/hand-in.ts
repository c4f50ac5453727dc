import { addDays, type Day } from '../../../foundation/calendar-day.ts';
import { isWeekend } from '../../../foundation/days/weekdays.ts';

/** Days off that can follow the last day of April. */
const daysOff = ['05-01', '05-03'];

/** Between which days the return of a year is handed in and paid; a day off moves the end (rule TX-19). */
export function handIn(year: number): { from: Day; to: Day } {
  let to = `${year + 1}-04-30`;
  while (isWeekend(to) || daysOff.includes(to.slice(5))) to = addDays(to, 1);
  return { from: `${year + 1}-02-15`, to };
}
