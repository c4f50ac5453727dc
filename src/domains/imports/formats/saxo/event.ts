import type { BookingKind, Money } from '../../booking.ts';
import { numberBy } from '../../kit/cell-sign.ts';
import { needed } from '../../kit/collector.ts';
import { inMainUnit } from '../../kit/numbers.ts';

export type TradeEvent = { kind: 'buy' | 'sell'; units: string; price: Money };

const sides = new Map<string, 'buy' | 'sell'>([
  ['buy', 'buy'],
  ['bought', 'buy'],
  ['koop', 'buy'],
  ['sell', 'sell'],
  ['sold', 'sell'],
  ['verkoop', 'sell'],
]);

/** `Buy 3 @ 134.85 USD`, `Koop 1 @ 110.01 EUR`: always with a dot, whatever the rest of the file has. */
export function tradeIn(event: string): TradeEvent | undefined {
  const [left = '', right] = event.split('@', 2);
  if (right === undefined) return undefined;
  const [word = '', cell = ''] = left.trim().split(' ', 2);
  const kind = sides.get(word.toLowerCase());
  if (!kind) return undefined;
  const [priceCell = '', currency = ''] = right.trim().split(' ', 2);
  const units = needed(numberBy(cell.replace(/^-/, ''), '.'), 'numberUnreadable', { cell });
  const amount = needed(numberBy(priceCell, '.'), 'numberUnreadable', { cell: priceCell });
  return {
    kind,
    units,
    price: inMainUnit({
      amount,
      currency: needed(/^[A-Z]{3}$/i.test(currency) ? currency : undefined, 'currencyMissing'),
    }),
  };
}

/** Events of cash by their words, English and Dutch; `money` goes in or out by its sign. */
const words: readonly [RegExp, BookingKind | 'money'][] = [
  [/withholding tax|dividend ?tax|dividendbelasting|bronbelasting/i, 'tax'],
  [/^(cash )?dividend\b|^contant dividend/i, 'dividend'],
  [/\b(fee|fees|commission|vat)$|^(bewaarloon|servicekosten|btw|kosten)/i, 'fee'],
  [/\binterest\b|^rente\b/i, 'interest'],
  [/^(deposit|withdrawal|storting|onttrekking|opname|overboeking)\b/i, 'money'],
];

export function cashIn(event: string): BookingKind | 'money' | undefined {
  const text = event.slice(0, 200);
  return words.find(([pattern]) => pattern.test(text))?.[1];
}
