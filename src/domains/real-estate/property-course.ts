import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { floatOf } from '../../foundation/decimal.ts';
import { hundredths } from '../../foundation/rounding.ts';
import type { PropertyCourse } from './contract.ts';
import type { DatedInstalment } from './dated-loan.ts';
import type { Property } from './property.ts';
import { firstDayOf, pricePath } from './property-days.ts';
import type { PropertyMarket } from './property-market.ts';

const mostPoints = 120;

export type CoursePart = { property: Property; schedule: readonly DatedInstalment[] };

/** Value, mortgage and price paid of some properties over time, of the owner's share (rule RE-7). */
export function courseOf(parts: readonly CoursePart[], market: PropertyMarket): PropertyCourse {
  return courseOn(shownDays(parts, market.today), parts, market);
}

/** The same on days of one's choice, oldest first and none after today. */
export function courseOn(
  days: readonly number[],
  parts: readonly CoursePart[],
  market: PropertyMarket,
): PropertyCourse {
  const value = new Float64Array(days.length);
  const owed = new Float64Array(days.length);
  const cost = new Float64Array(days.length);
  for (const part of parts) addCourse({ days, value, owed, cost }, part, market);
  return { days: days.map(dayOf), value: written(value), owed: written(owed), cost: written(cost) };
}

/** Days at even distances, and those on which a price was paid or said: the line has its corners there. */
function shownDays(parts: readonly CoursePart[], today: number): number[] {
  const first = parts.reduce((day, { property }) => Math.min(day, firstDayOf(property)), today);
  const steps = Math.min(mostPoints, Math.max(1, today - first));
  const even = Array.from({ length: steps + 1 }, (_, i) => Math.round(first + ((today - first) * i) / steps));
  // Of many properties a corner more or less is not seen.
  const corners =
    parts.length > 20
      ? []
      : parts.flatMap(({ property: { bought, valuations } }) => [
          bought.day - 1,
          bought.day,
          ...valuations.map(({ day }) => day),
        ]);
  return [...new Set([...even, ...corners.filter((day) => day >= first)])].sort((a, b) => a - b);
}

type Sums = { days: readonly number[]; value: Float64Array; owed: Float64Array; cost: Float64Array };

function addCourse(sums: Sums, { property, schedule }: CoursePart, market: PropertyMarket): void {
  const { rates, shown } = market;
  const share = floatOf(property.share) / 100;
  const { bought, loan } = property;
  const path = pricePath(property, market);
  const first = firstDayOf(property);
  const paid = share * floatOf(bought.price) * rates.series(bought.currency, shown, bought.day)[0]!;
  const taken = loan ? dayNumber(loan.takenOn) : 0;
  let stretch = 0;
  let instalment = -1;
  for (const [i, day] of sums.days.entries()) {
    if (day < first) continue;
    if (day >= bought.day) {
      while (stretch + 1 < path.length && path[stretch + 1]!.from <= day) stretch++;
      const { from, price, slope, currency } = path[stretch]!;
      sums.value[i]! += share * (price + slope * (day - from)) * rates.series(currency, shown, day)[0]!;
      sums.cost[i]! += paid;
    }
    if (!loan || day < taken) continue;
    while (instalment + 1 < schedule.length && schedule[instalment + 1]!.day <= day) instalment++;
    const balance = instalment < 0 ? loan.amount : schedule[instalment]!.balance;
    sums.owed[i]! += share * floatOf(balance) * rates.series(loan.currency, shown, day)[0]!;
  }
}

function written(amounts: Float64Array): (number | null)[] {
  return Array.from(amounts, (amount) => (Number.isFinite(amount) ? hundredths(amount) : null));
}
