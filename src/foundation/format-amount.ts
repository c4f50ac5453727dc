import {
  groupMark,
  type NumberOptions,
  type NumberParts,
  type NumberStyle,
  numberParts,
  roundDecimal,
} from './format-number.ts';
import { amountsAreHidden, cover } from './hidden-amounts.ts';

const nbsp = '\u00a0';
const symbols: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' };
/** By ISO 4217, where it is not two. */
const minorDigits = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

export type AmountParts = NumberParts & { before: string; after: string };

/** Złoty is written the Polish way in both languages, every other currency the English way (rule U-1). */
export function styleOf(currency: string): NumberStyle {
  return currency.toUpperCase() === 'PLN' ? 'pl' : 'en';
}

export type AmountOptions = Omit<NumberOptions, 'style'> & {
  /** What everybody may know, such as a price: it is never covered. */
  isPublic?: boolean;
};

export function amountParts(value: string, currency: string, options: AmountOptions = {}): AmountParts {
  const code = currency.toUpperCase();
  const decimals = options.decimals ?? minorDigits.get(code) ?? 2;
  const style = styleOf(code);
  const isCovered = !options.isPublic && amountsAreHidden();
  const parts = isCovered ? coveredParts(style) : numberParts(value, { ...options, decimals, style });
  if (code === 'PLN') return { ...parts, before: '', after: nbsp + currencyUnit(code) };
  return { ...parts, before: symbols[code] ?? `${code}${nbsp}`, after: '' };
}

function coveredParts(style: NumberStyle): NumberParts {
  return { sign: '', groups: [cover], group: groupMark(style), decimal: '', fraction: '' };
}

/** How a currency is written in a heading: zł, EUR, USD. */
export function currencyUnit(currency: string): string {
  const code = currency.toUpperCase();
  return code === 'PLN' ? 'zł' : code;
}

/** `1 234,56 zł`, `€1,234.56`, `CHF 1,234.56`; from an exact decimal string. */
export function formatAmount(value: string, currency: string, options: AmountOptions = {}): string {
  const parts = amountParts(value, currency, options);
  const number = parts.groups.join(parts.group) + parts.decimal + parts.fraction;
  return parts.sign + parts.before + number + parts.after;
}

/** Decimals of a price: two, as money has them, and up to four where the price has more; below one as many as show four digits that count. */
export function priceDecimals(price: string): number {
  const [whole = '0', fraction = ''] = price.replace(/^[-+]/, '').split('.');
  if (!/[1-9]/.test(fraction)) return 2;
  if (/[1-9]/.test(whole)) return Math.max(2, decimalPlaces(roundDecimal(price, 4)));
  const zeros = fraction.length - fraction.replace(/^0+/, '').length;
  return Math.max(2, Math.min(10, zeros + 4, fraction.replace(/0+$/, '').length));
}

function decimalPlaces(value: string): number {
  return (value.split('.')[1] ?? '').replace(/0+$/, '').length;
}
