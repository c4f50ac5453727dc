import { compare, type Decimal } from '../../foundation/decimal.ts';
import type { Coverage, HeldValue } from './coverage.ts';
import { amountOf, commissionOf, type TradeRules } from './trade-rules.ts';

/** Something held that can be bought or sold: `price` is one unit in the shown currency, null where none is known. */
export type Tradable = HeldValue & { holdingId: string; units: Decimal; price: Decimal | null };

export type Order = {
  side: 'buy' | 'sell';
  /** The component it belongs to; undefined for what no component wants. */
  key: string | undefined;
  holdingId: string;
  instrumentId: string;
  units: Decimal;
  price: Decimal;
  amount: Decimal;
  /** What the trade costs beside its amount. */
  commission: Decimal;
};

/** Money for a component of which nothing is held: the user chooses what to buy. */
export type Choice = { key: string; amount: Decimal };

export type Proposal = {
  orders: Order[];
  choices: Choice[];
  /** Stays in cash because the strategy wants cash. */
  keptInCash: Decimal;
  /** Neither spent nor wanted. */
  leftover: Decimal;
  before: Coverage;
  /** With every order carried out and the choices made. */
  after: Coverage;
};

/** What is held of each component, the largest first; `undefined` is what no component wants. */
export type Holdings = ReadonlyMap<string | undefined, readonly Tradable[]>;

/** Of two alike the one that comes first by id, so that the same portfolio gets the same proposal. */
export function holdingsBy(
  held: readonly Tradable[],
  componentOf: (one: Tradable) => string | undefined,
): Holdings {
  const sorted = [...held].sort((a, b) => compare(b.value, a.value) || (a.holdingId < b.holdingId ? -1 : 1));
  return Map.groupBy(sorted, componentOf);
}

export function orderOf(
  side: Order['side'],
  key: string | undefined,
  { holdingId, instrumentId }: Pick<Tradable, 'holdingId' | 'instrumentId'>,
  price: Decimal,
  units: Decimal,
  rules: TradeRules,
): Order {
  const amount = amountOf(rules, units, price);
  const commission = commissionOf(rules, amount);
  return { side, key, holdingId, instrumentId, units, price, amount, commission };
}
