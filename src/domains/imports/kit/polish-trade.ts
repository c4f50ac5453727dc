import type { Day } from '../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../foundation/decimal.ts';
import type { Booking, Money } from '../booking.ts';
import { needed, Unreadable } from './collector.ts';
import { numberWithEitherSign } from './either-decimal-sign.ts';
import type { Moment } from './moments.ts';
import { absolute, inMainUnit, isEmpty, isZeroText, negative } from './numbers.ts';
import { isOnNewConnect, isPolishBond, sideOf } from './polish-market.ts';

/** A trade as Polish brokers list it; amounts have no sign there, the side gives it. */
export type PolishTrade = Moment & {
  account?: string | undefined;
  /** The short name of the exchange, which is no ticker. */
  name: string;
  isin?: string | undefined;
  mic?: string | undefined;
  side: 'buy' | 'sell';
  units: DecimalText;
  price: DecimalText;
  priceCurrency?: string | undefined;
  /** Without the fee. */
  gross?: Money | undefined;
  /** With the fee. */
  net?: Money | undefined;
  fee?: Money | undefined;
  rate?: DecimalText | undefined;
  settlesOn?: Day | undefined;
  id?: string | undefined;
};

/** A bond keeps its price in percent: what was paid stands in `cash`. */
export function bookingOfTrade(trade: PolishTrade): Omit<Booking, 'at' | 'text'> {
  const { name, isin, side, priceCurrency, fee } = trade;
  const price = priceCurrency ? inMainUnit({ amount: trade.price, currency: priceCurrency }) : undefined;
  const isBond = isPolishBond(name, isin);
  const cash = trade.net ?? trade.gross;
  return {
    kind: side,
    day: trade.day,
    time: trade.time,
    account: trade.account,
    instrument: {
      name,
      isin,
      mic: isOnNewConnect(name) ? 'XNCO' : trade.mic,
      currency: price?.currency,
      kind: isBond ? 'bond' : undefined,
    },
    units: trade.units,
    price,
    cash: cash && {
      amount: side === 'buy' ? negative(cash.amount) : absolute(cash.amount),
      currency: cash.currency,
    },
    cashIs: cash && (trade.net ? 'net' : 'gross'),
    fee: fee && !isZeroText(fee.amount) ? fee : undefined,
    rate: trade.rate,
    settlesOn: trade.settlesOn,
    id: trade.id,
    subtype: isBond ? 'bond' : undefined,
  };
}

/** A number where there has to be one if the cell says anything. */
export function numberIn(cell: string): DecimalText | undefined {
  return isEmpty(cell) ? undefined : needed(numberWithEitherSign(cell), 'numberUnreadable', { cell });
}

/** More than nothing. */
export function positiveIn(cell: string, reason: 'unitsMissing' | 'priceMissing'): DecimalText {
  const amount = needed(numberIn(cell), reason);
  if (isZeroText(amount) || amount.startsWith('-')) throw new Unreadable('numberUnreadable', { cell });
  return amount;
}

/** A currency's code, pence among them, or nothing; anything else means that the cells of the row have moved. */
export function currencyIn(cell: string): string | undefined {
  if (isEmpty(cell)) return undefined;
  if (!/^([A-Z]{3}|GBp)$/.test(cell)) throw new Unreadable('currencyMissing', { cell });
  return cell;
}

/** An amount with its currency; nothing where there is no amount. */
export function amountIn(cell: string, currency: string | undefined): Money | undefined {
  const amount = numberIn(cell);
  return amount === undefined
    ? undefined
    : inMainUnit({ amount, currency: needed(currency, 'currencyMissing') });
}

export function sideIn(cell: string): 'buy' | 'sell' {
  return needed(sideOf(cell), 'kindUnknown', { word: cell });
}

/** An ISIN as it has to look. */
export function isinIn(cell: string): string | undefined {
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(cell) ? cell : undefined;
}
