import { decimal, negated, times, zero } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, IgnoredReason } from '../../../imports/booking.ts';
import { tradeOfLegs } from '../../../imports/kit/coin-legs.ts';
import { coinOf, isFiat } from '../../../imports/kit/coins.ts';
import { Collector, needed, Unreadable } from '../../../imports/kit/collector.ts';
import { absolute, isZeroText, negative } from '../../../imports/kit/numbers.ts';
import { rowsOf } from '../../kit/activity-page.ts';
import { figureOf, momentIn } from '../../kit/figures.ts';
import type { Transaction } from './client.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

/** What the transactions of one wallet mean. A trade stands in both its wallets and is booked in that of the coin. */
export function translate(transactions: readonly Transaction[]): Bookings {
  const collector = new Collector('transactions');
  const rows = rowsOf(transactions);
  collector.each(rows.keys(), (row) => {
    const one = rows.get(row)!;
    const left = ignoredReason(one);
    if (left) collector.ignore(row, left);
    else collector.bookAll(row, one.advanced_trade_fill ? fillOf(one) : [contentOf(one)], []);
  });
  return collector.result;
}

const internal = /^((un)?staking_transfer|vault_(deposit|withdrawal)|wrap_asset|unwrap_asset)$/;

/** One that was told as done before may come to nothing after all. */
export const isCancelled = ({ status }: Transaction) => /^(cancell?ed|failed|expired)$/i.test(status);

function ignoredReason(one: Transaction): IgnoredReason | undefined {
  if (!/^completed$/i.test(one.status)) return 'notExecuted';
  if (internal.test(one.type)) return 'internal';
  const { currency } = one.amount;
  const fill = one.advanced_trade_fill;
  if (fill && fill.product_id.split('-')[0] !== currency) return 'copy';
  if (isFiat(currency) && /^(buy|sell|trade)$/.test(one.type)) return 'copy';
  return isZeroText(figureOf(one.amount.amount)) ? 'nothing' : undefined;
}

function fillOf(one: Transaction): Draft[] {
  const fill = one.advanced_trade_fill!;
  const [base, quote] = fill.product_id.split('-') as [string, string];
  const units = decimal(absolute(figureOf(one.amount.amount)));
  const price = figureOf(fill.fill_price);
  const paid = times(units, decimal(price));
  const isBuy = /^buy$/i.test(fill.order_side);
  const legs = [
    { asset: base, amount: isBuy ? units : negated(units), fee: zero, id: one.id },
    {
      asset: quote,
      amount: isBuy ? negated(paid) : paid,
      fee: decimal(figureOf(fill.commission ?? '0')),
      id: one.id,
    },
  ];
  return needed(tradeOfLegs(legs), 'incomplete').map((booked) => ({
    ...momentIn(one.created_at),
    ...booked,
    price:
      booked.instrument?.symbol === base && isFiat(quote) ? { amount: price, currency: quote } : undefined,
  }));
}

const earned =
  /^(staking_reward|inflation_reward|interest|earn_payout|learning_reward|incentives_rewards_payout|subscription_rebate|card_rebate)$/;
const moved =
  /^(send|receive|request|transfer|fiat_deposit|fiat_withdrawal|deposit|withdrawal|exchange_deposit|exchange_withdrawal|pro_deposit|pro_withdrawal|tx|onchain_deposit)$/;

function contentOf(one: Transaction): Draft {
  const { currency } = one.amount;
  const amount = figureOf(one.amount.amount);
  const isIn = !amount.startsWith('-');
  const common = { ...momentIn(one.created_at), id: one.id, note: one.description || undefined };
  const coins = { instrument: coinOf(currency), units: absolute(amount) };
  if (earned.test(one.type))
    return isFiat(currency)
      ? { ...common, kind: 'interest', cash: { amount, currency }, cashIs: 'net' }
      : { ...common, kind: 'staking', ...coins };
  if (moved.test(one.type))
    return isFiat(currency)
      ? { ...common, kind: isIn ? 'deposit' : 'withdrawal', cash: { amount, currency }, cashIs: 'net' }
      : { ...common, kind: isIn ? 'transfer-in' : 'transfer-out', ...coins };
  if (one.type === 'trade') return { ...common, kind: isIn ? 'buy' : 'sell', ...coins, subtype: 'swap' };
  if (one.type === 'buy' || one.type === 'sell')
    return { ...common, ...coins, ...simpleTrade(one, one.type) };
  throw new Unreadable('kindUnknown', { word: one.type });
}

/** Bought or sold in the app; the total has the fee in it. */
function simpleTrade(
  one: Transaction,
  kind: 'buy' | 'sell',
): Pick<Draft, 'kind' | 'cash' | 'cashIs' | 'fee'> {
  const { total, fee } = one[kind] ?? {};
  const paid = needed(total ?? one.native_amount ?? undefined, 'amountMissing');
  const amount = figureOf(paid.amount);
  const charge = fee && { amount: absolute(figureOf(fee.amount)), currency: fee.currency };
  return {
    kind,
    cash: { amount: kind === 'buy' ? negative(amount) : absolute(amount), currency: paid.currency },
    cashIs: 'net',
    ...(charge && !isZeroText(charge.amount) && { fee: charge }),
  };
}
