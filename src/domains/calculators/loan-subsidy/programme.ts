import {
  type Decimal,
  decimal,
  hundred,
  minus,
  over,
  sign,
  times,
  zero,
} from '../../../foundation/decimal.ts';

/** The figures of the January 2024 concept; the programme never came into force (C-4). */
export const subsidisedMonths = 120;
/** A shorter loan would have been outside the programme. */
export const shortestMonths = 180;

/** How much more the subsidised part may be where homes are dear, in percent: an assumption of ours (C-7). */
export const uplifts = { gdansk: 10, krakow: 10, poznan: 10, warsaw: 20, wroclaw: 10, other: 0 } as const;
export type Location = keyof typeof uplifts;
export const locations = Object.keys(uplifts) as Location[];

const rates = ['1.5', '1.5', '1', '0.5', '0'].map(decimal);
const caps = [200_000, 400_000, 450_000, 500_000, 600_000];
const capOfOneMore = 100_000;
const incomeLimits = [10_000, 18_000, 23_000, 28_000, 33_000];

const ofSize = <T>(list: readonly T[], people: number): T => list[Math.min(people, list.length) - 1]!;
const whole = (value: number): Decimal => decimal(String(value));

/** The interest a household would have paid, percent a year. */
export function programmeRate(people: number): Decimal {
  return ofSize(rates, people);
}

/** How much of a credit would have been subsidised. */
export function subsidisedCap(people: number, location: Location): Decimal {
  const base = ofSize(caps, people) + capOfOneMore * Math.max(0, people - caps.length);
  return over(whole(base * (100 + uplifts[location])), hundred, 0);
}

/** Monthly income up to which nothing is taken off. */
export function incomeLimit(people: number): Decimal {
  return whole(ofSize(incomeLimits, people));
}

/** Taken off the subsidy every month. */
export function incomeCut(people: number, income: Decimal): Decimal {
  const above = minus(income, incomeLimit(people));
  return sign(above) > 0 ? times(above, decimal(people === 1 ? '0.5' : '0.25')) : zero;
}

/** A home larger than this is worth a hint; the concept had no limit. */
export function roomyArea(people: number): Decimal {
  return whole(25 * (people + 1));
}

/** Percentage points of interest the state would have paid for. */
export function subsidisedRate(indicator: Decimal, rate: Decimal): Decimal {
  const points = minus(indicator, rate);
  return sign(points) > 0 ? points : zero;
}
