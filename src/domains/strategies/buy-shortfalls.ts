import {
  compare,
  type Decimal,
  minus,
  one,
  plus,
  sign,
  smaller,
  sum,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { type Choice, type Order, orderOf, type Tradable } from './proposal.ts';
import { spreadMoney } from './spread-money.ts';
import { cutTo, unitPlacesOf, unitsFor } from './whole-units.ts';

/** A component below its target, and what fills it: an asset at its price, cash, or nothing yet. */
export type Shortfall = {
  key: string;
  missing: Decimal;
  by: { asset: Tradable; price: Decimal } | 'cash' | 'choice';
};

export type Purchases = { orders: Order[]; choices: Choice[]; keptInCash: Decimal; spent: Decimal };

type Purchase = { order: Order; missing: Decimal; places: number };

/** Spends at most `money` on what is below its target (rules S-5 and S-6). */
export function buyShortfalls(money: Decimal, shortfalls: readonly Shortfall[]): Purchases {
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
    const places = unitPlacesOf(by.asset.classSlug);
    const units = unitsFor(given[at] ?? zero, by.price, places);
    const order = orderOf('buy', key, by.asset, by.price, units);
    return [{ order, missing: minus(missing, order.amount), places }];
  });
  const set = sum([keptInCash, ...choices.map(({ amount }) => amount)]);
  const orders = spendRest(minus(money, set), first).filter(({ units }) => sign(units) > 0);
  return { orders, choices, keptInCash, spent: sum([set, ...orders.map(({ amount }) => amount)]) };
}

/** Whole units leave money over: it buys more where it is missed most, then one more unit where that comes nearer to the target. */
function spendRest(money: Decimal, first: readonly Purchase[]): Order[] {
  let left = minus(money, sum(first.map(({ order }) => order.amount)));
  const neediest = (list: readonly Purchase[]) => [...list].sort((a, b) => compare(b.missing, a.missing));
  const more = (purchase: Purchase, units: Decimal): Purchase => {
    const { order, missing, places } = purchase;
    const amount = times(units, order.price);
    left = minus(left, amount);
    const grown = { ...order, units: plus(order.units, units), amount: plus(order.amount, amount) };
    return { order: grown, missing: minus(missing, amount), places };
  };
  const second = neediest(first).map((purchase) =>
    more(purchase, unitsFor(smaller(left, purchase.missing), purchase.order.price, purchase.places)),
  );
  const third = neediest(second).map((purchase) => {
    const { order, missing, places } = purchase;
    const nearer = places === 0 && compare(plus(missing, missing), order.price) >= 0;
    return nearer && compare(order.price, left) <= 0 ? more(purchase, one) : purchase;
  });
  const place = new Map(first.map(({ order }, at) => [order.key, at]));
  return third.map(({ order }) => order).sort((a, b) => place.get(a.key)! - place.get(b.key)!);
}
