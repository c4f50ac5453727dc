import { _createCache, _createIntlFormatters } from 'use-intl/core';
import type { Locale } from './locales.ts';

type Formatters = ReturnType<typeof _createIntlFormatters>;

const library = _createIntlFormatters(_createCache());

/** Whole numbers that need no separator in any language. */
const isSmall = (count: unknown): count is number =>
  Number.isInteger(count) && (count as number) >= 0 && (count as number) < 1000;

/** The form that a whole number asks for. */
const formOf: Record<Locale, (count: number) => Intl.LDMLPluralRule> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  pl: (count) => {
    if (count === 1) return 'one';
    const [last, lastTwo] = [count % 10, count % 100];
    return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many';
  },
};

/**
 * What texts are filled by. A browser takes tens of milliseconds to make its first rule of plurals or format of numbers,
 * while the page is being taken over; texts of the first screen count days and portfolios, for which it needs neither.
 */
export const formatters: Formatters = {
  ...library,
  getPluralRules: (locale, given) =>
    ({
      select: (count: number) =>
        isSmall(count) && given?.type === 'cardinal'
          ? formOf[locale as Locale](count)
          : library.getPluralRules(locale, given).select(count),
    }) as Intl.PluralRules,
  getNumberFormat: (locale, given) =>
    given
      ? library.getNumberFormat(locale, given)
      : ({
          format: (value: number) =>
            isSmall(value) ? String(value) : library.getNumberFormat(locale).format(value),
        } as Intl.NumberFormat),
};
