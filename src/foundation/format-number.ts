import { type DecimalText, decimal, fixedTextOf } from './decimal.ts';
import { amountsAreHidden, cover } from './hidden-amounts.ts';

/**
 * Numbers as people read them. Values come in as exact decimal strings ("-1234.5"), never as floats;
 * `plain` turns a statistic's float into one first.
 */

/** pl: `1 234,56` with a narrow no-break space. en: `1,234.56`. */
export type NumberStyle = 'pl' | 'en';

export const minus = '\u2212';
const marks = {
  pl: { group: '\u202f', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const;

export const groupMark = (style: NumberStyle): string => marks[style].group;

/** Rounds half to even, on the digits themselves, so that no float ever touches an amount. */
export function roundDecimal(value: DecimalText, decimals: number): DecimalText {
  return fixedTextOf(decimal(value), decimals);
}

export type NumberParts = {
  sign: '' | '+' | typeof minus;
  /** The whole part in groups of three, so that a page can set the gap between them. */
  groups: string[];
  group: string;
  decimal: string;
  fraction: string;
};

export type NumberOptions = {
  decimals?: number;
  /** Of the language; money has its currency's. */
  style: NumberStyle;
  /** Writes a plus before what is greater than zero. */
  signed?: boolean;
};

export function numberParts(value: string, options: NumberOptions): NumberParts {
  const { decimals = 2, style, signed = false } = options;
  const rounded = roundDecimal(value, decimals);
  const negative = rounded.startsWith('-');
  const [whole = '0', fraction = ''] = rounded.replace('-', '').split('.');
  const above = signed && !negative && /[1-9]/.test(rounded);
  return {
    sign: negative ? minus : above ? '+' : '',
    groups: whole.replace(/\B(?=(\d{3})+$)/g, ' ').split(' '),
    group: marks[style].group,
    decimal: fraction ? marks[style].decimal : '',
    fraction,
  };
}

export function formatNumber(value: string, options: NumberOptions): string {
  const parts = numberParts(value, options);
  return parts.sign + parts.groups.join(parts.group) + parts.decimal + parts.fraction;
}

/** A quantity with as many decimals as it has, without trailing zeros: `0.0782` is `0,0782`. */
export function formatQuantity(value: string, options: Omit<NumberOptions, 'decimals'>): string {
  const [, fraction = ''] = value.split('.');
  return formatNumber(value, { ...options, decimals: fraction.replace(/0+$/, '').length });
}

/** `value` is in percent: `0.33` is `0,33%`. */
export function formatPercent(value: string, options: NumberOptions): string {
  return `${formatNumber(value, options)}%`;
}

/** A float of the statistics as a decimal string; what is not finite has none. */
export function plain(value: number): string | undefined {
  return Number.isFinite(value) && Math.abs(value) < 1e21 ? value.toFixed(12) : undefined;
}

/** -1, 0 or 1 once rounded, so that `-0.001` shown as `0,00` is not painted as a loss. */
export function signOf(value: string, decimals = 2): -1 | 0 | 1 {
  const rounded = roundDecimal(value, decimals);
  if (rounded.startsWith('-')) return -1;
  return /[1-9]/.test(rounded) ? 1 : 0;
}

type Look = Omit<NumberOptions, 'style'>;

/** Percentages, units, ratios and plain numbers as a language writes them, whatever currency is shown (rule U-1). */
export type Numbers = {
  style: NumberStyle;
  number: (value: string, look?: Look) => string;
  percent: (value: string, look?: Look) => string;
  quantity: (value: string, look?: Omit<Look, 'decimals'>) => string;
  /** How many of something one has: with its price it would tell the amount, and is covered with it (rule U-27). */
  units: (value: string, look?: Omit<Look, 'decimals'>) => string;
};

function numbersOf(style: NumberStyle): Numbers {
  return {
    style,
    number: (value, look) => formatNumber(value, { ...look, style }),
    percent: (value, look) => formatPercent(value, { ...look, style }),
    quantity: (value, look) => formatQuantity(value, { ...look, style }),
    units: (value, look) => (amountsAreHidden() ? cover : formatQuantity(value, { ...look, style })),
  };
}

const byLanguage = { pl: numbersOf('pl'), en: numbersOf('en') };
/** The same, but another object: what was made with the first is made anew when amounts are covered. */
const whileCovered = { pl: numbersOf('pl'), en: numbersOf('en') };

export function numbersIn(language: string): Numbers {
  const numbers = amountsAreHidden() ? whileCovered : byLanguage;
  return numbers[language === 'pl' ? 'pl' : 'en'];
}
