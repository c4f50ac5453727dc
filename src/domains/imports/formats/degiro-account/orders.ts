import { decimal, negated, plus, sign, textOf, times } from '../../../../foundation/decimal.ts';
import type { Booking, Charge } from '../../booking.ts';
import { absolute } from '../../kit/numbers.ts';
import type { Line } from './read.ts';
import type { TradeText } from './trade-text.ts';
import type { Meaning } from './words.ts';

export type Understood = { line: Line; meaning: Meaning | undefined; trade: TradeText | undefined };

/** A trade with the lines of its order that belong to it. */
export type OrderPart = { fee?: Charge; tax?: Charge; lines: Line[] };

/**
 * Trades by their order: its fees and taxes of a day go to its first fill of that day, so that nothing is counted twice
 * and a file that ends between two days says the same. A charge in another currency than the first one stays a booking
 * of its own.
 */
export function partsOfOrders(all: readonly Understood[]): ReadonlyMap<Understood, OrderPart> {
  const parts = new Map<Understood, OrderPart>();
  const inOrders = all.filter(({ line }) => line.order);
  const byOrder = Map.groupBy(inOrders, ({ line }) => `${line.order} ${line.day}`);
  for (const members of byOrder.values()) {
    const fills = members.filter(({ trade }) => trade && !trade.action);
    for (const fill of fills) parts.set(fill, { lines: [] });
    const [first] = fills;
    if (!first) continue;
    const part = parts.get(first)!;
    for (const { line, meaning, trade } of members) {
      if (trade || !line.change) continue;
      if (meaning === 'orderFee') join(part, 'fee', line);
      if (meaning === 'orderTax') join(part, 'tax', line);
    }
  }
  return parts;
}

function join(part: OrderPart, name: 'fee' | 'tax', line: Line): void {
  const { amount, currency } = line.change!;
  const so = part[name];
  if (so && so.currency !== currency) return;
  part[name] = { amount: textOf(plus(decimal(so?.amount ?? '0'), negated(decimal(amount)))), currency };
  part.lines.push(line);
}

/** The two legs of an exchange: what went out, and what came for it. */
export type Legs = { out: Line; into: Line };

/** Legs stand next to each other, in one order or in one minute, with opposite signs and in two currencies. */
export function legsOf(all: readonly Understood[]): Legs[] {
  const pairs: Legs[] = [];
  const legs = all.filter(({ meaning, line }) => meaning === 'exchange' && line.change);
  const groups = Map.groupBy(legs, ({ line }) => line.order ?? `${line.day} ${line.time}`);
  for (const group of groups.values())
    for (let at = 0; at + 1 < group.length; at += 1) {
      const [a, b] = [group[at]!.line, group[at + 1]!.line];
      if (a.change!.currency === b.change!.currency) continue;
      const [signA, signB] = [sign(decimal(a.change!.amount)), sign(decimal(b.change!.amount))];
      if (signA * signB >= 0) continue;
      pairs.push(signA < 0 ? { out: a, into: b } : { out: b, into: a });
      at += 1;
    }
  return pairs;
}

/** Corporate actions: the old units go and the new ones come on one day and for the same money. */
export function actionPairs(all: readonly Understood[]): ReadonlyMap<Understood, Understood> {
  const pairs = new Map<Understood, Understood>();
  const actions = all.filter(({ trade }) => trade?.action !== undefined);
  const groups = Map.groupBy(actions, ({ line, trade }) =>
    [line.day, trade!.action, trade!.price.currency, worthOf(trade!)].join('|'),
  );
  for (const [first, second, ...more] of groups.values()) {
    if (!first || !second || more.length > 0 || first.trade!.side === second.trade!.side) continue;
    pairs.set(first, second).set(second, first);
  }
  return pairs;
}

function worthOf({ units, price }: TradeText): string {
  return textOf(times(decimal(absolute(units)), decimal(price.amount)));
}

export type Draft = Omit<Booking, 'at' | 'text'>;
