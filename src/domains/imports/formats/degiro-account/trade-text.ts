import type { DecimalSign } from '../../../../foundation/csv/column-numbers.ts';
import {
  compare,
  type Decimal,
  decimal,
  magnitude,
  minus,
  sign,
  times,
} from '../../../../foundation/decimal.ts';
import type { Money } from '../../booking.ts';
import { numberBy } from '../../kit/cell-sign.ts';
import { needed } from '../../kit/collector.ts';
import { absolute, inMainUnit, isZeroText } from '../../kit/numbers.ts';
import { sideOf } from './words.ts';

export type TradeText = {
  side: 'buy' | 'sell';
  units: string;
  price: Money;
  /** What a corporate action is called: `FUSION`, `AKTIENSPLIT`. */
  action?: string;
};

/**
 * What a description tells of a trade: `Koop 1 @ 33,9 USD`, `Buy 5 APPLE INC@180.25 USD (US0378331005)`,
 * `FUSION: Kauf 4.600 zu je 1,98 USD (...)`. Nothing where it is no trade.
 */
export function tradeIn(text: string, amount: string, usual: DecimalSign): TradeText | undefined {
  const [from, to] = partOf(text);
  if (from < 0) return undefined;
  const colon = text.slice(0, from).indexOf(':');
  const action = colon > 0 ? text.slice(0, colon).trim() : undefined;
  const words = text
    .slice(colon + 1, from)
    .trim()
    .split(/\s+/, 12);
  const side = sideOf(words[0] ?? '');
  // A split names no side: new units are booked against the account.
  const isUnsigned = side === undefined && action !== undefined && /^\d/.test(words[0] ?? '');
  if (!side && !isUnsigned) return undefined;
  const [priceCell = '', currency = ''] = text.slice(to).trim().split(/\s+/, 2);
  needed(/^[A-Z]{3}$/i.test(currency) ? currency : undefined, 'currencyMissing');
  const prices = readingsOf(priceCell, usual).map((one) => inMainUnit({ amount: one, currency }));
  const { units, price } = closest(unitsIn(side ? words.slice(1) : words, usual), prices, amount);
  return {
    side: side ?? (sign(decimal(amount)) < 0 ? 'buy' : 'sell'),
    units,
    price,
    ...(action === undefined ? {} : { action }),
  };
}

/** Where the words before the price end and the price begins. */
function partOf(text: string): [number, number] {
  const at = text.lastIndexOf('@');
  if (at >= 0) return [at, at + 1];
  const german = text.lastIndexOf(' zu je ');
  return [german, german + ' zu je '.length];
}

/** `5,416` may be five or five thousand, and the text does not always write as the amounts do. */
function readingsOf(cell: string, usual: DecimalSign): string[] {
  const first = needed(numberBy(cell, usual), 'numberUnreadable', { cell });
  const other = numberBy(cell, usual === ',' ? '.' : ',');
  return other === undefined || other === first ? [first] : [first, other];
}

/** `1 060` may be a thousand or one of something called `060`. */
function unitsIn(words: readonly string[], usual: DecimalSign): string[] {
  const [first = '', second = ''] = words;
  const alone = readingsOf(first, usual);
  return /^\d{1,3}$/.test(first) && /^\d{3}$/.test(second) ? [...alone, first + second] : alone;
}

/** Of several ways to read units and price the one that gives the amount; the usual one where none is closer. */
function closest(units: readonly string[], prices: readonly Money[], amount: string) {
  const paid = decimal(absolute(amount));
  let best: { units: string; price: Money; off: Decimal } | undefined;
  for (const one of units)
    for (const price of prices) {
      const off = magnitude(minus(times(decimal(one), decimal(price.amount)), paid));
      if (!best || (!isZeroText(amount) && compare(off, best.off) < 0)) best = { units: one, price, off };
    }
  return best!;
}
