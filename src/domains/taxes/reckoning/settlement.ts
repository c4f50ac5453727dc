import { addDays, type Day } from '../../../foundation/calendar-day.ts';
import { isWeekend } from '../../../foundation/days/weekdays.ts';

/** How many settlement days after a trade ownership passes, from a day on (spec: cycles of the markets). */
const cycles: Record<string, readonly { from: Day; days: number }[]> = {
  US: [
    { from: '0000-01-01', days: 2 },
    { from: '2024-05-28', days: 1 },
  ],
  CA: [
    { from: '0000-01-01', days: 2 },
    { from: '2024-05-27', days: 1 },
  ],
  MX: [
    { from: '0000-01-01', days: 2 },
    { from: '2024-05-27', days: 1 },
  ],
};
const european = [
  { from: '0000-01-01', days: 2 },
  { from: '2027-10-11', days: 1 },
];

function cycleOn(market: string, day: Day): number {
  const steps = cycles[market] ?? european;
  return steps.findLast(({ from }) => from <= day)!.days;
}

/** The day on which a trade of this day settles; days without settlement are those of the market. */
export function settlementDay(market: string, traded: Day, closed: ReadonlySet<Day>): Day {
  let day = traded;
  for (let left = cycleOn(market, traded); left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !closed.has(day)) left -= 1;
  }
  return day;
}
