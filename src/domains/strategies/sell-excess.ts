import { compare, type Decimal, minus, sign, smaller, times } from '../../foundation/decimal.ts';
import { type Holdings, type Order, orderOf, type Tradable } from './proposal.ts';
import { placesUnder, type TradeRules } from './trade-rules.ts';
import { cutTo, unitsFor } from './whole-units.ts';

/**
 * Sells what stands above its target, from the largest holding on, in units that can be traded; never below the target,
 * and not for less than the smallest order (rules S-7, S-15). `excessOf` says by how much a component stands above; what no component wants goes altogether.
 */
export function sellExcess(
  holdings: Holdings,
  excessOf: (key: string | undefined) => Decimal,
  rules: TradeRules,
): Order[] {
  return [...holdings]
    .flatMap(([key, list]) => sellFrom(key, list, excessOf(key), rules))
    .filter(
      ({ amount, commission }) =>
        compare(amount, rules.smallestOrder) >= 0 && compare(amount, commission) > 0,
    );
}

function sellFrom(
  key: string | undefined,
  list: readonly Tradable[],
  excess: Decimal,
  rules: TradeRules,
): Order[] {
  const orders: Order[] = [];
  let left = excess;
  for (const one of list) {
    if (!one.price) continue;
    const places = placesUnder(rules, one.classSlug);
    const most = cutTo(one.units, places);
    const units = smaller(unitsFor(left, one.price, places), most);
    if (sign(units) > 0) orders.push(orderOf('sell', key, one, one.price, units, rules));
    left = minus(left, times(units, one.price));
    // What is left is less than one of its units, unless the holding is gone.
    if (compare(units, most) < 0) break;
  }
  return orders;
}
