import { addMonths, type Day } from '../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  decimal,
  minus,
  over,
  rounded,
  sign,
  times,
} from '../../foundation/decimal.ts';
import { occurrencesIn, type Schedule } from './occurrences.ts';

/** What was due longer ago is proposed no more (rule PL-4). */
export const dueMonths = 24;
export const oldestDue = (today: Day): Day => addMonths(today, -dueMonths);

/** More than a week has in that time. */
const mostDays = 120;
/** How finely a part of a unit is bought. */
const partDecimals = 6;

type Due = Schedule & { open_from: Day; is_paused: boolean };

/** The days of a plan that came and that nobody answered, oldest first. */
export function dueDays(plan: Due, answered: ReadonlySet<Day>, today: Day): Day[] {
  if (plan.is_paused) return [];
  const oldest = oldestDue(today);
  const from = plan.open_from > oldest ? plan.open_from : oldest;
  return occurrencesIn(plan, from, today, mostDays).filter((day) => !answered.has(day));
}

type Terms = { amount: string | null; units: string | null; whole_units: boolean };

/** How many units are bought at a price; null where the amount buys none (rule PL-3). */
export function unitsAt({ amount, units, whole_units }: Terms, price: Decimal): Decimal | null {
  if (amount === null) return decimal(units!);
  const places = whole_units ? 0 : partDecimals;
  const near = over(decimal(amount), price, places);
  const isTooMany = compare(times(near, price), decimal(amount)) > 0;
  const bought = isTooMany ? minus(near, { digits: 1n, places }) : near;
  return sign(bought) > 0 ? bought : null;
}

export const costOf = (units: Decimal, price: Decimal): Decimal => rounded(times(units, price), 2);
