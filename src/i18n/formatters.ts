import type { FormatOptions } from 'icu-minify/format';
import type { Locale } from './locales.ts';

type Formatters = FormatOptions['formatters'];

/** Making one of Intl's formats costs more than using it: each is made once. */
function madeOnce<Given, Made>(make: (locale: string, given?: Given) => Made) {
  const made = new Map<string, Made>();
  return (locale: unknown, given?: Given): Made => {
    const key = `${locale} ${JSON.stringify(given)}`;
    let format = made.get(key);
    if (!format) {
      format = make(String(locale), given);
      made.set(key, format);
    }
    return format;
  };
}

const datesOf = madeOnce(
  (locale, given?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, given),
);
const numbersOf = madeOnce(
  (locale, given?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, given),
);
const pluralsOf = madeOnce((locale, given?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, given));

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
  getDateTimeFormat: datesOf,
  getPluralRules: (locale, given) =>
    ({
      select: (count: number) =>
        isSmall(count) && given?.type === 'cardinal'
          ? formOf[locale as Locale](count)
          : pluralsOf(locale, given).select(count),
    }) as Intl.PluralRules,
  getNumberFormat: (locale, given) =>
    given
      ? numbersOf(locale, given)
      : ({
          format: (value: number) => (isSmall(value) ? String(value) : numbersOf(locale).format(value)),
        } as Intl.NumberFormat),
};
