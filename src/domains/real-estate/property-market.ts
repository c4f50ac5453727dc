import { compare, type Decimal, hundred, over, times } from '../../foundation/decimal.ts';
import type { RateBook } from '../valuation/rate-book.ts';

/** What a property is measured in. */
export type PropertyMarket = { rates: RateBook; shown: string; today: number };

/** A rate that is missing makes the whole property unknown, never a part of it. */
export class UnknownRate extends Error {}

/** An amount in the shown currency at the rate of a day. */
export function inShown(
  { rates, shown }: PropertyMarket,
  amount: Decimal,
  currency: string,
  day: number,
): Decimal {
  if (currency === shown) return amount;
  const rate = rates.cross(currency, shown, day);
  if (!rate) throw new UnknownRate(currency);
  return times(amount, rate);
}

/** Exact beyond any grosz, and short enough to be added up by the thousand. */
const places = 20;

/** The owner's part of an amount; `share` is percent. */
export function ofShare(amount: Decimal, share: Decimal): Decimal {
  return compare(share, hundred) === 0 ? amount : over(times(amount, share), hundred, places);
}
