import { type NumberOptions, type NumberParts, type NumberStyle, numberParts } from './format-number.ts';

const nbsp = '\u00a0';
const symbols: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' };
const withoutMinorUnit = new Set(['JPY', 'KRW']);

export type AmountParts = NumberParts & { before: string; after: string };

/** Złoty is written the Polish way in both languages, every other currency the English way (rule U-1). */
export function styleOf(currency: string): NumberStyle {
  return currency.toUpperCase() === 'PLN' ? 'pl' : 'en';
}

export type AmountOptions = Omit<NumberOptions, 'style'>;

export function amountParts(value: string, currency: string, options: AmountOptions = {}): AmountParts {
  const code = currency.toUpperCase();
  const decimals = options.decimals ?? (withoutMinorUnit.has(code) ? 0 : 2);
  const parts = numberParts(value, { ...options, decimals, style: styleOf(code) });
  if (code === 'PLN') return { ...parts, before: '', after: `${nbsp}zł` };
  return { ...parts, before: symbols[code] ?? `${code}${nbsp}`, after: '' };
}

/** `1 234,56 zł`, `€1,234.56`, `CHF 1,234.56`; from an exact decimal string. */
export function formatAmount(value: string, currency: string, options: AmountOptions = {}): string {
  const parts = amountParts(value, currency, options);
  const number = parts.groups.join(parts.group) + parts.decimal + parts.fraction;
  return parts.sign + parts.before + number + parts.after;
}
