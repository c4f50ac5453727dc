import { amountParts, priceDecimals, styleOf } from '../../../../../foundation/format-amount.ts';
import { formatNumber, type Numbers, plain } from '../../../../../foundation/format-number.ts';

/** What decides how a price is written. */
export type Priced = { class: string; currency: string; price_unit: 'unit' | 'pence' | 'percent' };

export type PriceWriting = {
  /** Whose number format it has; none where it is no money and looks by the language (rule U-1). */
  currency: string | null;
  before: string;
  after: string;
  /** The unit is a word of the language. */
  inPoints: boolean;
};

const nbsp = '\u00a0';

/** An index has points, a bond percent of its face value, London pence; the rest is money. */
export function writingOf({ class: kind, currency, price_unit: unit }: Priced): PriceWriting {
  if (kind === 'indices') return { currency: null, before: '', after: '', inPoints: true };
  if (unit === 'percent') return { currency: null, before: '', after: '%', inPoints: false };
  if (unit === 'pence') return { currency: 'GBP', before: '', after: `${nbsp}p`, inPoints: false };
  const { before, after } = amountParts('0', currency);
  return { currency, before, after, inPoints: false };
}

export function isMoney(of: Priced): boolean {
  return of.class !== 'indices' && of.price_unit === 'unit';
}

const significant = 4;

/** Two decimals, more where the price has more, and below one: a coin may cost a thousandth of a cent. */
export function decimalsOf(value: string | number): number {
  if (typeof value === 'string') return priceDecimals(value);
  const size = Math.abs(value);
  if (size === 0 || size >= 1) return 2;
  return Math.min(12, significant - 1 - Math.floor(Math.log10(size)));
}

/** The word for points, and how the language writes numbers. */
export type PriceWords = { points: string; numbers: Numbers };

/** A price in running text. */
export function priceText(
  value: string,
  of: Priced,
  { points, numbers }: PriceWords,
  decimals = decimalsOf(value),
): string {
  const { currency, before, after, inPoints } = writingOf(of);
  const style = currency === null ? numbers.style : styleOf(currency);
  return `${before}${formatNumber(value, { decimals, style })}${inPoints ? nbsp + points : after}`;
}

/** A round price on an axis, with no more decimals than it needs. */
export function tickText(tick: number, of: Priced, words: PriceWords): string {
  const decimals = String(tick).includes('e') ? decimalsOf(tick) : (String(tick).split('.')[1]?.length ?? 0);
  return priceText(plain(tick) ?? '0', of, words, decimals);
}
