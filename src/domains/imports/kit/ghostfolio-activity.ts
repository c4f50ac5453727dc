import { type DecimalText, decimal, plus, textOf, times } from '../../../foundation/decimal.ts';
import type { Booking, InstrumentHint } from '../booking.ts';
import { needed, Unreadable } from './collector.ts';
import { absolute, inMainUnit, isZeroText, negative } from './numbers.ts';

/** An activity as Ghostfolio means it, whether a JSON or a CSV told it. */
export type Activity = {
  type: string;
  instrument: InstrumentHint | undefined;
  currency: string | undefined;
  units: DecimalText | undefined;
  /** For one unit. */
  price: DecimalText | undefined;
  fee: DecimalText | undefined;
};

/** Whether an activity has nothing in it: drafts of something to come. */
export function isEmptyActivity({ units, price, fee }: Activity): boolean {
  const isNothing = (amount: DecimalText | undefined) => amount === undefined || isZeroText(amount);
  return isNothing(units) && isNothing(fee) && isNothing(price);
}

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

/** The side is in the type and all numbers are positive. The program keeps no cash of trades: none is told. */
export function contentOfActivity(activity: Activity): Content {
  const fee = feeOf(activity);
  switch (activity.type) {
    case 'BUY':
    case 'SELL':
      return tradeOf(activity.type === 'BUY' ? 'buy' : 'sell', activity);
    // Things of value, as older versions called them.
    case 'ITEM':
      return { ...tradeOf('buy', activity), subtype: 'item' };
    case 'DIVIDEND':
      return {
        kind: 'dividend',
        instrument: instrumentOf(activity),
        cash: incomeOf(activity),
        cashIs: 'gross',
        fee,
      };
    case 'INTEREST':
      return {
        kind: 'interest',
        cash: incomeOf(activity),
        cashIs: 'gross',
        fee,
        note: activity.instrument?.name,
      };
    case 'FEE':
      return { kind: 'fee', cash: paidOf(activity), note: activity.instrument?.name };
    default:
      throw new Unreadable('kindUnknown', { word: activity.type });
  }
}

function instrumentOf({ instrument, currency }: Activity): InstrumentHint {
  const found = needed(instrument, 'instrumentMissing');
  return {
    ...found,
    currency: found.currency ?? (currency && inMainUnit({ amount: '0', currency }).currency),
  };
}

function moneyOf({ currency }: Activity, amount: DecimalText) {
  return inMainUnit({ amount, currency: needed(currency, 'currencyMissing') });
}

function feeOf(activity: Activity) {
  const { fee } = activity;
  return fee === undefined || isZeroText(fee) ? undefined : moneyOf(activity, absolute(fee));
}

function tradeOf(kind: 'buy' | 'sell', activity: Activity): Content {
  const units = needed(activity.units, 'unitsMissing');
  if (isZeroText(units)) throw new Unreadable('unitsMissing');
  return {
    kind,
    instrument: instrumentOf(activity),
    units: absolute(units),
    price: moneyOf(activity, absolute(needed(activity.price, 'priceMissing'))),
    fee: feeOf(activity),
  };
}

function productOf({ units, price }: Activity): DecimalText {
  const [many, each] = [needed(units, 'amountMissing'), needed(price, 'amountMissing')];
  return absolute(textOf(times(decimal(many), decimal(each))));
}

function incomeOf(activity: Activity) {
  return moneyOf(activity, productOf(activity));
}

/** A fee stands in its own field, or as units times price. */
function paidOf(activity: Activity) {
  const product = activity.units && activity.price ? productOf(activity) : '0';
  const paid = plus(decimal(product), decimal(absolute(activity.fee ?? '0')));
  if (paid.digits === 0n) throw new Unreadable('amountMissing');
  return moneyOf(activity, negative(textOf(paid)));
}
