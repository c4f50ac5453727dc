import { decimal, negated, over, plus, sign, textOf } from '../../../../foundation/decimal.ts';
import type { Booking, Charge } from '../../booking.ts';
import { needed } from '../../kit/collector.ts';
import { absolute, isZeroText } from '../../kit/numbers.ts';
import { micOf } from '../exante-trades/exchanges.ts';
import type { Leg } from './read.ts';

export type Draft = Omit<Booking, 'at' | 'text'>;
/** One booking of several legs; the first is the one it stands at. */
export type Joined = { main: Leg; others: Leg[]; draft: Draft };

export function commonOf(leg: Leg) {
  return { day: leg.day, time: leg.time, account: leg.account, id: leg.id };
}

export function instrumentOf(leg: Leg) {
  needed(leg.symbol ?? leg.isin, 'instrumentMissing');
  return { symbol: leg.symbol, isin: leg.isin, mic: micOf(leg.symbol) };
}

/**
 * The legs of trades: units, money and commission have one moment and one symbol. Several fills of a second are told
 * apart by the order of their ids. Legs that fit nothing are given back.
 */
export function tradesOf(legs: readonly Leg[]): { joined: Joined[]; left: Leg[] } {
  const joined: Joined[] = [];
  const left: Leg[] = [];
  const groups = Map.groupBy(legs, ({ account, printed, symbol }) => [account, printed, symbol].join('|'));
  for (const group of groups.values()) {
    const sorted = group.toSorted((a, b) => Number(a.id ?? 0) - Number(b.id ?? 0));
    const units = sorted.filter(({ operation, isMoney }) => operation !== 'COMMISSION' && !isMoney);
    const money = sorted.filter(({ operation, isMoney }) => operation !== 'COMMISSION' && isMoney);
    const fees = sorted.filter(({ operation }) => operation === 'COMMISSION');
    if (units.length > 0 && units.length === money.length) joined.push(...fillsOf(units, money, fees));
    else if (units.length === 0 && money.length === 2 && isExchange(money[0]!, money[1]!))
      joined.push(exchangeOf(money[0]!, money[1]!, fees));
    else left.push(...sorted);
  }
  return { joined, left };
}

function fillsOf(units: readonly Leg[], money: readonly Leg[], fees: readonly Leg[]): Joined[] {
  return units.map((leg, index): Joined => {
    const paid = money[index]!;
    // One commission for each fill, or all of them at the first one.
    const own = fees.length === units.length ? [fees[index]!] : index === 0 ? fees : [];
    const size = absolute(leg.sum);
    const currency = paid.asset;
    return {
      main: leg,
      others: [paid, ...own],
      draft: {
        kind: sign(decimal(leg.sum)) > 0 ? 'buy' : 'sell',
        ...commonOf(leg),
        instrument: { ...instrumentOf(leg), currency },
        units: size,
        price: isZeroText(size)
          ? undefined
          : { amount: textOf(over(decimal(absolute(paid.sum)), decimal(size), 12)), currency },
        cash: { amount: paid.sum, currency },
        cashIs: 'gross',
        fee: feeOf(own),
        subtype: leg.operation === 'EXERCISE' ? 'exercise' : undefined,
      },
    };
  });
}

function feeOf(fees: readonly Leg[]): Charge | undefined {
  const [first] = fees;
  if (!first) return undefined;
  const same = fees.filter(({ asset }) => asset === first.asset);
  const paid = same.reduce((so, { sum }) => plus(so, negated(decimal(sum))), decimal('0'));
  return { amount: textOf(paid), currency: first.asset };
}

export function isExchange(a: Leg, b: Leg): boolean {
  return a.asset !== b.asset && sign(decimal(a.sum)) * sign(decimal(b.sum)) < 0;
}

export function exchangeOf(a: Leg, b: Leg, fees: readonly Leg[] = []): Joined {
  const [out, into] = sign(decimal(a.sum)) < 0 ? [a, b] : [b, a];
  const [, rate] = /conversion rate=(\d+(?:\.\d+)?)/.exec(out.comment ?? '') ?? [];
  return {
    main: out,
    others: [into, ...fees],
    draft: {
      kind: 'exchange',
      ...commonOf(out),
      cash: { amount: out.sum, currency: out.asset },
      received: { amount: into.sum, currency: into.asset },
      fee: feeOf(fees),
      rate,
    },
  };
}

/** Conversions of the broker come in pairs, at one moment. */
export function conversionsOf(legs: readonly Leg[]): { joined: Joined[]; left: Leg[] } {
  const joined: Joined[] = [];
  const left: Leg[] = [];
  for (const group of Map.groupBy(legs, ({ account, printed }) => `${account}|${printed}`).values())
    for (let at = 0; at < group.length; at += 1) {
      const [a, b] = [group[at]!, group[at + 1]];
      if (b && isExchange(a, b)) {
        joined.push(exchangeOf(a, b));
        at += 1;
      } else left.push(a);
    }
  return { joined, left };
}

/** What left one account of the file and came to another one. */
export function internalOf(legs: readonly Leg[]): ReadonlySet<Leg> {
  const found = new Set<Leg>();
  const key = ({ printed, asset, sum }: Leg) => [printed, asset, absolute(sum)].join('|');
  for (const [a, b, ...more] of Map.groupBy(legs, key).values()) {
    if (!a || !b || more.length > 0 || a.account === b.account) continue;
    if (sign(decimal(a.sum)) * sign(decimal(b.sum)) < 0) found.add(a).add(b);
  }
  return found;
}
