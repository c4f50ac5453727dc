import { addDays, type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import { isWeekend } from '../../../foundation/days/weekdays.ts';
import type { Readings } from '../readings.ts';
import { settlementDay } from '../reckoning/settlement.ts';

/** The last day of a year on which a sale at this market still counts in it, by the reading of the day (rule TP-9). */
export function lastSaleDay(
  market: string | null,
  year: number,
  reading: Readings['day'],
  closed: ReadonlySet<Day>,
): Day {
  const end = `${year}-12-31`;
  let day = end;
  while (isWeekend(day) || closed.has(day) || taxDay(day) > end) day = addDays(day, -1);
  return day;

  function taxDay(of: Day): Day {
    return reading === 'trade' || market === null ? of : settlementDay(market, of, closed);
  }
}

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);
