import { decimal, negated, plus, textOf, zero } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings } from '../../../imports/booking.ts';
import { tradeOfLegs } from '../../../imports/kit/coin-legs.ts';
import { coinOf, isFiat } from '../../../imports/kit/coins.ts';
import { Collector, needed } from '../../../imports/kit/collector.ts';
import { absolute, isZeroText, negative } from '../../../imports/kit/numbers.ts';
import { rowsOf } from '../../kit/activity-page.ts';
import { figureOf, momentAt, momentIn } from '../../kit/figures.ts';
import {
  type Conversion,
  type Deposit,
  type FiatOrder,
  isOn,
  type Moves,
  type Reward,
  type Trade,
  type Withdrawal,
} from './client.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

export type Pair = { base: string; quote: string };

export function translateTrades({ base, quote }: Pair, trades: readonly Trade[]): Bookings {
  const collector = new Collector(`${base}${quote}`);
  const rows = rowsOf(trades);
  collector.each(rows.keys(), (row) => {
    const trade = rows.get(row)!;
    const isBuy = isOn(trade.isBuyer);
    const id = `${base}${quote}-${trade.id}`;
    const [units, paid] = [decimal(figureOf(trade.qty)), decimal(figureOf(trade.quoteQty))];
    const legs = [
      { asset: base, amount: isBuy ? units : negated(units), fee: zero, id },
      { asset: quote, amount: isBuy ? negated(paid) : paid, fee: zero, id },
      {
        asset: trade.commissionAsset,
        amount: zero,
        fee: decimal(figureOf(trade.commission)),
        isFee: true,
        id: `${id}-fee`,
      },
    ];
    const drafts = needed(tradeOfLegs(legs), 'incomplete').map((booked) => ({
      ...momentAt(Number(trade.time)),
      ...booked,
      // A price in a coin is none in money.
      price:
        booked.instrument?.symbol === base && isFiat(quote)
          ? { amount: figureOf(trade.price), currency: quote }
          : undefined,
    }));
    collector.bookAll(row, drafts, []);
  });
  return collector.result;
}

export function translateMoves(moves: Moves): Bookings {
  const collector = new Collector(moves.stream);
  const each = <Item>(items: readonly Item[], draftsOf: (item: Item) => readonly Draft[]) => {
    const rows = rowsOf(items);
    collector.each(rows.keys(), (row) => {
      const drafts = draftsOf(rows.get(row)!);
      if (drafts.length) collector.bookAll(row, drafts, []);
      else collector.ignore(row, 'notExecuted');
    });
  };
  const some = (draft: Draft | undefined) => (draft ? [draft] : []);
  if (moves.stream === 'deposits') each(moves.items, (item) => some(depositOf(item)));
  else if (moves.stream === 'withdrawals') each(moves.items, (item) => some(withdrawalOf(item)));
  else if (moves.stream === 'rewards') each(moves.items, (item) => [rewardOf(item)]);
  else if (moves.stream === 'conversions') each(moves.items, conversionOf);
  else each(moves.items, (item) => some(fiatOf(item, moves.stream === 'fiatIn')));
  return collector.result;
}

/** 1 is there, 6 is there and may not be withdrawn yet. */
const arrived = new Set(['1', '6']);
const sent = '6';

function depositOf(deposit: Deposit): Draft | undefined {
  if (!arrived.has(String(deposit.status))) return undefined;
  return {
    ...momentAt(Number(deposit.insertTime)),
    kind: 'transfer-in',
    instrument: coinOf(deposit.coin),
    units: figureOf(deposit.amount),
    id: String(needed(deposit.id ?? deposit.txId ?? undefined, 'incomplete')),
  };
}

/** `amount` is what arrived; the fee of the chain went out besides. */
function withdrawalOf(withdrawal: Withdrawal): Draft | undefined {
  if (String(withdrawal.status) !== sent) return undefined;
  const fee = figureOf(withdrawal.transactionFee ?? '0');
  return {
    ...momentIn(withdrawal.applyTime),
    kind: 'transfer-out',
    instrument: coinOf(withdrawal.coin),
    units: textOf(plus(decimal(figureOf(withdrawal.amount)), decimal(fee))),
    ...(!isZeroText(fee) && { note: `network fee ${fee} ${withdrawal.coin}` }),
    id: withdrawal.id,
  };
}

function fiatOf(order: FiatOrder, isIn: boolean): Draft | undefined {
  if (!/^success/i.test(order.status)) return undefined;
  const amount = figureOf(order.amount);
  const fee = absolute(figureOf(order.totalFee ?? '0'));
  return {
    ...momentAt(Number(order.createTime)),
    kind: isIn ? 'deposit' : 'withdrawal',
    cash: { amount: isIn ? absolute(amount) : negative(amount), currency: order.fiatCurrency },
    cashIs: 'net',
    ...(!isZeroText(fee) && { fee: { amount: fee, currency: order.fiatCurrency } }),
    id: order.orderNo,
  };
}

function rewardOf(reward: Reward): Draft {
  const common = {
    ...momentAt(Number(reward.divTime)),
    id: String(needed(reward.id ?? reward.tranId ?? undefined, 'incomplete')),
    note: reward.enInfo ?? undefined,
  };
  const amount = figureOf(reward.amount);
  if (isFiat(reward.asset))
    return { ...common, kind: 'interest', cash: { amount, currency: reward.asset }, cashIs: 'net' };
  return { ...common, kind: 'staking', instrument: coinOf(reward.asset), units: amount };
}

/** The spread is in the amounts: there is no fee. */
function conversionOf(conversion: Conversion): Draft[] {
  if (conversion.orderStatus !== 'SUCCESS') return [];
  const { fromAsset, toAsset, orderId } = conversion;
  const id = `convert-${orderId}`;
  const legs = [
    { asset: fromAsset, amount: negated(decimal(figureOf(conversion.fromAmount))), fee: zero, id },
    { asset: toAsset, amount: decimal(figureOf(conversion.toAmount)), fee: zero, id },
  ];
  return needed(tradeOfLegs(legs), 'incomplete').map((booked) => ({
    ...momentAt(Number(conversion.createTime)),
    ...booked,
  }));
}
