import {
  compare,
  type Decimal,
  isZero,
  magnitude,
  minus,
  plus,
  sign,
  textOf,
  zero,
} from '../../../foundation/decimal.ts';
import type { Booking, Charge } from '../booking.ts';
import { coinOf, isFiat } from './coins.ts';

/** One side of a trade: so much of a coin or of money came or went, and a fee in the same coin or money. */
export type Leg = {
  asset: string;
  /** With the sign of the account, before the fee. */
  amount: Decimal;
  /** Positive is paid. */
  fee: Decimal;
  /** Whether nothing but a fee was paid with it. */
  isFee?: boolean;
  id?: string | undefined;
};

type Side = Leg & { net: Decimal };

/** No order has more lines, and no sweep of small rests more coins: a longer one was made in bad faith. */
const mostLegs = 500;
const mostSides = 60;

/** What a trade is, apart from where and when. */
export type Traded = Pick<
  Booking,
  'kind' | 'instrument' | 'units' | 'cash' | 'cashIs' | 'fee' | 'received' | 'subtype' | 'id'
>;

/**
 * The bookings of a trade of which an exchange writes the sides. Nothing where they cannot be told apart: money for
 * several coins at once, or a side that is missing.
 *
 * Fees in a coin lessen what came of it or add to what went; only fees in money stand as such. A fee in a coin that
 * is not traded itself is a sale of that coin without a price.
 */
export function tradeOfLegs(legs: readonly Leg[]): Traded[] | undefined {
  if (legs.length > mostLegs) return undefined;
  const { traded, feeOnly } = sidesOf(legs);
  if (traded.length + feeOnly.length > mostSides) return undefined;
  const ins = traded.filter(({ net }) => sign(net) > 0);
  const outs = traded.filter(({ net }) => sign(net) < 0);
  if (ins.length === 0 || outs.length === 0) return undefined;
  const money = traded.filter(({ asset }) => isFiat(asset));
  const coins = traded.filter(({ asset }) => !isFiat(asset));
  const feesInMoney = feeOnly.filter(({ asset }) => isFiat(asset));
  const fee = chargeOf([...money, ...feesInMoney]);
  const fees = [
    ...feeOnly.filter(({ asset }) => !isFiat(asset)).map(feeInCoin),
    // A trade has one fee: what was paid in a further currency stands for itself.
    ...feesInMoney.filter(({ asset }) => money.length === 0 || asset !== fee?.currency).map(feeInMoney),
  ];
  if (money.length === 0) return [...coins.map(swapped), ...fees];
  if (coins.length === 1 && money.length === 1) return [againstMoney(coins[0]!, money[0]!, fee), ...fees];
  if (coins.length === 0 && money.length === 2) return [exchanged(outs[0]!, ins[0]!, fee), ...fees];
  return undefined;
}

/** Fills of the same order are added up. */
function sidesOf(legs: readonly Leg[]): { traded: Side[]; feeOnly: Side[] } {
  const sides = new Map<string, Side>();
  for (const leg of legs) {
    const known = sides.get(leg.asset);
    const amount = leg.isFee ? zero : leg.amount;
    const fee = leg.isFee ? minus(leg.fee, leg.amount) : leg.fee;
    const net = minus(amount, fee);
    sides.set(
      leg.asset,
      known
        ? {
            ...known,
            amount: plus(known.amount, amount),
            fee: plus(known.fee, fee),
            net: plus(known.net, net),
          }
        : { ...leg, amount, fee, net },
    );
  }
  const all = [...sides.values()];
  return {
    traded: all.filter(({ amount }) => !isZero(amount)),
    feeOnly: all.filter(({ amount, fee }) => isZero(amount) && !isZero(fee)),
  };
}

function sized(value: Decimal): string {
  return textOf(magnitude(value));
}

function swapped({ asset, net, id }: Side): Traded {
  return {
    kind: sign(net) > 0 ? 'buy' : 'sell',
    instrument: coinOf(asset),
    units: sized(net),
    subtype: 'swap',
    id,
  };
}

function feeInCoin({ asset, net, id }: Side): Traded {
  return { kind: 'sell', instrument: coinOf(asset), units: sized(net), subtype: 'fee', id };
}

function feeInMoney({ asset, net, id }: Side): Traded {
  return { kind: 'fee', cash: { amount: textOf(net), currency: asset }, id };
}

function againstMoney(coin: Side, money: Side, fee: Charge | undefined): Traded {
  return {
    kind: sign(coin.net) > 0 ? 'buy' : 'sell',
    instrument: coinOf(coin.asset),
    units: sized(coin.net),
    cash: { amount: textOf(money.net), currency: money.asset },
    cashIs: 'net',
    fee,
    id: coin.id,
  };
}

function exchanged(out: Side, come: Side, fee: Charge | undefined): Traded {
  return {
    kind: 'exchange',
    cash: { amount: textOf(out.net), currency: out.asset },
    received: { amount: textOf(come.net), currency: come.asset },
    cashIs: 'net',
    fee,
    id: out.id,
  };
}

/** The fee in money; of two currencies the one in which more was paid by number is told, for want of a rate. */
function chargeOf(sides: readonly Side[]): Charge | undefined {
  const [most] = sides.filter(({ fee }) => sign(fee) !== 0).toSorted((a, b) => compare(b.fee, a.fee));
  return most && { amount: textOf(most.fee), currency: most.asset };
}
