import { dayNumber } from '../../foundation/calendar-day.ts';
import { floatOf, times } from '../../foundation/decimal.ts';
import type { DailyValues } from '../valuation/daily-values.ts';
import type { DatedInstalment } from './dated-loan.ts';
import type { DatedPrice, Property } from './property.ts';
import type { PropertyLedger } from './property-ledger.ts';
import type { PropertyMarket } from './property-market.ts';

/** Days from the first with anything of these properties to today, with nothing on them yet. */
export function emptyDays(properties: readonly Property[], today: number): DailyValues {
  const first = properties.reduce((day, property) => Math.min(day, firstDayOf(property)), today);
  const length = today - first + 1;
  return {
    first,
    value: new Float64Array(length),
    inflow: new Float64Array(length),
    outflow: new Float64Array(length),
  };
}

export function firstDayOf({ bought, loan }: Property): number {
  return loan ? Math.min(bought.day, dayNumber(loan.takenOn)) : bought.day;
}

/**
 * Adds a property's equity day by day (rule RE-7): its value runs straight from one valuation to the next and stays at
 * the last one, less what is owed. One sum for many, since hundreds of old properties do not fit beside each other.
 */
export function addDays(
  days: DailyValues,
  property: Property,
  ledger: PropertyLedger,
  market: PropertyMarket,
) {
  const share = floatOf(property.share) / 100;
  const { rates, shown } = market;
  const worth = pricePath(property, market);
  for (const { from, to, price, slope, currency } of worth) {
    const rate = rates.series(currency, shown, from);
    for (let day = from; day < to; day++)
      days.value[day - days.first]! += share * (price + slope * (day - from)) * rate[day - from]!;
  }
  if (property.loan) owedDays(days, property, ledger.schedule, market);
  for (const { day, amount } of ledger.movements) {
    const moved = floatOf(amount);
    const at = Math.max(0, day - days.first);
    if (moved > 0) days.outflow[at]! += moved;
    else days.inflow[at]! -= moved;
  }
}

type Stretch = { from: number; to: number; price: number; slope: number; currency: string };

/** Straight lines between valuations, each in the currency of its end; `to` is not part of it. */
export function pricePath(property: Property, market: PropertyMarket): Stretch[] {
  const points: DatedPrice[] = [
    ...(property.valuations[0]?.day === property.bought.day ? [] : [property.bought]),
    ...property.valuations,
  ];
  return points.map((point, i) => {
    const next = points[i + 1];
    if (!next)
      return {
        from: point.day,
        to: market.today + 1,
        price: floatOf(point.price),
        slope: 0,
        currency: point.currency,
      };
    const cross = market.rates.cross(point.currency, next.currency, point.day);
    const price = cross ? floatOf(times(point.price, cross)) : Number.NaN;
    return {
      from: point.day,
      to: next.day,
      price,
      slope: (floatOf(next.price) - price) / (next.day - point.day),
      currency: next.currency,
    };
  });
}

function owedDays(
  days: DailyValues,
  property: Property,
  schedule: readonly DatedInstalment[],
  { today, rates, shown }: PropertyMarket,
) {
  const loan = property.loan!;
  const share = floatOf(property.share) / 100;
  const taken = dayNumber(loan.takenOn);
  const rate = rates.series(loan.currency, shown, taken);
  let owed = floatOf(loan.amount);
  let next = 0;
  for (let day = taken; day <= today; day++) {
    for (; next < schedule.length && schedule[next]!.day <= day; next++)
      owed = floatOf(schedule[next]!.balance);
    if (owed === 0) return;
    days.value[day - days.first]! -= share * owed * rate[day - taken]!;
  }
}
