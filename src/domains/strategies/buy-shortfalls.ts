import { compare, type Decimal, minus, plus, sign, smaller, sum, zero } from '../../foundation/decimal.ts';
import { type Choice, type Order, orderOf, type Tradable } from './proposal.ts';
import { spreadMoney } from './spread-money.ts';
import { costOf, placesUnder, type TradeRules, unitsWithin } from './trade-rules.ts';
import { cutTo, unitsFor } from './whole-units.ts';

/** A component below its target, and what fills it: an asset at its price, cash, or nothing yet. */
export type Shortfall = {
  key: string;
  missing: Decimal;
  by: { asset: Tradable; price: Decimal } | 'cash' | 'choice';
};

export type Purchases = { orders: Order[]; choices: Choice[]; keptInCash: Decimal; spent: Decimal };

type Purchase = { order: Order; missing: Decimal; places: number };

/**
 * Spends at most `money`, commissions with it, on what is below its target (rules S-5, S-6 and S-15). Of what would be bought for
 * less than the smallest order, the least goes, and its money serves the others, until none is left.
 */
export function buyShortfalls(
  money: Decimal,
  shortfalls: readonly Shortfall[],
  rules: TradeRules,
): Purchases {
  const bought = buyAll(money, shortfalls, rules);
  const least = [...bought.orders, ...bought.choices]
    .filter(({ amount }) => compare(amount, rules.smallestOrder) < 0)
    .sort((a, b) => compare(a.amount, b.amount) || (rankOf(a) < rankOf(b) ? -1 : 1))[0];
  if (!least) return bought;
  return buyShortfalls(
    money,
    shortfalls.filter(({ key }) => key !== least.key),
    rules,
  );
}

/** Of two alike the one that comes first by id, however the components are sorted. */
const rankOf = (one: Order | Choice) => ('holdingId' in one ? one.holdingId : one.key);

function buyAll(money: Decimal, shortfalls: readonly Shortfall[], rules: TradeRules): Purchases {
  const given = spreadMoney(
    money,
    shortfalls.map(({ missing }) => missing),
  );
  const amountFor = (by: Shortfall['by']) =>
    shortfalls.flatMap(({ key, by: filledBy }, at) =>
      filledBy === by ? [{ key, amount: cutTo(given[at] ?? zero, 2) }] : [],
    );
  const choices = amountFor('choice').filter(({ amount }) => sign(amount) > 0);
  const keptInCash = sum(amountFor('cash').map(({ amount }) => amount));
  const first = shortfalls.flatMap(({ key, missing, by }, at): Purchase[] => {
    if (typeof by === 'string') return [];
    const places = placesUnder(rules, by.asset.classSlug);
    const units = unitsWithin(rules, given[at] ?? zero, by.price, places);
    const order = orderOf('buy', key, by.asset, by.price, units, rules);
    return [{ order, missing: minus(missing, order.amount), places }];
  });
  const set = sum([keptInCash, ...choices.map(({ amount }) => amount)]);
  const orders = spendRest(minus(money, set), first, rules).filter(({ units }) => sign(units) > 0);
  return { orders, choices, keptInCash, spent: sum([set, ...orders.map(costOfOrder)]) };
}

const costOfOrder = ({ amount, commission }: Order) => plus(amount, commission);

/** Whole units leave money over: it buys more where it is missed most, then one more unit where that comes nearer to the target. */
function spendRest(money: Decimal, first: readonly Purchase[], rules: TradeRules): Order[] {
  let left = minus(money, sum(first.map(({ order }) => costOfOrder(order))));
  const neediest = (list: readonly Purchase[]) =>
    [...list].sort(
      (a, b) => compare(b.missing, a.missing) || (a.order.holdingId < b.order.holdingId ? -1 : 1),
    );
  /** So many units more, if there is enough for them; otherwise as many as there is enough for. */
  const more = (purchase: Purchase, wanted: Decimal): Purchase => {
    const { order, missing, places } = purchase;
    const most = unitsWithin(rules, plus(left, costOfOrder(order)), order.price, places);
    const units = smaller(plus(order.units, wanted), most);
    if (compare(units, order.units) <= 0) return purchase;
    left = minus(left, minus(costOf(rules, units, order.price), costOfOrder(order)));
    const grown = orderOf('buy', order.key, order, order.price, units, rules);
    return { order: grown, missing: minus(missing, minus(grown.amount, order.amount)), places };
  };
  const second = neediest(first).map((purchase) =>
    more(purchase, unitsFor(purchase.missing, purchase.order.price, purchase.places)),
  );
  const third = neediest(second).map((purchase) => {
    const { order, missing, places } = purchase;
    const nearer = places === 0 && compare(plus(missing, missing), order.price) >= 0;
    return nearer ? more(purchase, { digits: 1n, places: 0 }) : purchase;
  });
  const place = new Map(first.map(({ order }, at) => [order.key, at]));
  return third.map(({ order }) => order).sort((a, b) => place.get(a.key)! - place.get(b.key)!);
}
