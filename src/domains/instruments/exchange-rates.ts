import { decimal, over, textOf } from '../../foundation/decimal.ts';

/** How many units of one currency a unit of each currency buys in PLN; PLN itself is 1. */
export type PlnRates = ReadonlyMap<string, string>;

const decimals = 6;

/**
 * Rates from one currency to all others through PLN, as decimal strings with six places.
 * A currency without a rate has no pairs: a missing rate is never taken for 1.
 */
export function crossRates(from: string, rates: PlnRates): Record<string, string> {
  const own = rates.get(from);
  if (!own) return {};
  const crosses: Record<string, string> = {};
  for (const [to, rate] of rates)
    crosses[to] = to === from ? '1' : textOf(over(decimal(own), decimal(rate), decimals));
  return crosses;
}
