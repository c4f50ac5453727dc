import type { DecimalSign } from '../../../../foundation/csv/column-numbers.ts';
import { compare, type Decimal, decimal, minus, sign, times } from '../../../../foundation/decimal.ts';
import type { Money } from '../../booking.ts';
import { numberBy } from '../../kit/cell-sign.ts';
import { needed } from '../../kit/collector.ts';
import { absolute, inMainUnit } from '../../kit/numbers.ts';
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
  const price = needed(numberBy(priceCell, usual), 'numberUnreadable', { cell: priceCell });
  const money = inMainUnit({ amount: price, currency: needed(currency || undefined, 'currencyMissing') });
  const units = unitsIn(side ? words.slice(1) : words, money.amount, amount, usual);
  return {
    side: side ?? (sign(decimal(amount)) < 0 ? 'buy' : 'sell'),
    units,
    price: money,
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

/** `1 060` may be a thousand or one of something called `060`: the amount decides. */
function unitsIn(words: readonly string[], price: string, amount: string, usual: DecimalSign): string {
  const [first = '', second = ''] = words;
  const alone = needed(numberBy(first, usual), 'numberUnreadable', { cell: first });
  const joined = /^\d{1,3}$/.test(first) && /^\d{3}$/.test(second) ? first + second : undefined;
  if (joined === undefined) return alone;
  return compare(distance(joined, price, amount), distance(alone, price, amount)) < 0 ? joined : alone;
}

function distance(units: string, price: string, amount: string): Decimal {
  const difference = minus(times(decimal(units), decimal(price)), decimal(absolute(amount)));
  return sign(difference) < 0 ? minus(decimal('0'), difference) : difference;
}
