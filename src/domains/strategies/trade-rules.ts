import {
  type Decimal,
  hundred,
  minus,
  over,
  plus,
  rounded,
  sign,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { unitPlacesOf, unitsFor } from './whole-units.ts';

/** How orders are made, in the shown currency (rule S-15). */
export type TradeRules = {
  /** Below it the money waits. */
  smallestOrder: Decimal;
  commissionPercent: Decimal;
  commissionMinimum: Decimal;
  /** Otherwise parts of units are bought too. */
  wholeUnits: boolean;
  /** Amounts and commissions are booked to the grosz, so that a plan adds up as it is read. */
  toTheGrosz: boolean;
};

/** Of the catalogue's strategies: whole units, and no word of costs (rule S-6). */
export const plainRules: TradeRules = {
  smallestOrder: zero,
  commissionPercent: zero,
  commissionMinimum: zero,
  wholeUnits: true,
  toTheGrosz: false,
};

const cents = 2;
const partsOfUnits = 4;

/** How finely something is traded under these rules. */
export function placesUnder({ wholeUnits }: TradeRules, classSlug: string): number {
  const places = unitPlacesOf(classSlug);
  return wholeUnits || places > 0 ? places : partsOfUnits;
}

export function amountOf(rules: TradeRules, units: Decimal, price: Decimal): Decimal {
  const amount = times(units, price);
  return rules.toTheGrosz ? rounded(amount, cents) : amount;
}

/** What an order of that amount costs beside it: nothing for no order. */
export function commissionOf(rules: TradeRules, amount: Decimal): Decimal {
  if (sign(amount) <= 0) return zero;
  const part = over(times(amount, rules.commissionPercent), hundred);
  const owed = sign(minus(part, rules.commissionMinimum)) > 0 ? part : rules.commissionMinimum;
  return rules.toTheGrosz ? rounded(owed, cents) : owed;
}

export function costOf(rules: TradeRules, units: Decimal, price: Decimal): Decimal {
  const amount = amountOf(rules, units, price);
  return plus(amount, commissionOf(rules, amount));
}

/** The most units that money pays for with their commission. */
export function unitsWithin(rules: TradeRules, money: Decimal, price: Decimal, places: number): Decimal {
  const share = plus(hundred, rules.commissionPercent);
  const byPart = unitsFor(over(times(money, hundred), share), price, places);
  const byMinimum = unitsFor(minus(money, rules.commissionMinimum), price, places);
  let units = byPart.digits < byMinimum.digits ? byPart : byMinimum;
  // Rounding to the grosz may take a little more than there is: that much is given back, at least the least that can be.
  for (;;) {
    const excess = minus(costOf(rules, units, price), money);
    if (units.digits <= 0n || sign(excess) <= 0) return units;
    units = { digits: units.digits - unitsFor(excess, price, places).digits - 1n, places };
  }
}
