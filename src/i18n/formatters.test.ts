import { expect, test } from 'vitest';
import { formatters } from './formatters.ts';
import { locales } from './locales.ts';

test.each(locales)('plurals and numbers are those of Intl, in %s', (locale) => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const counts = [...Array(2200).keys(), -1, -2, 0.5, 1.5, 2.25, 1e6, 1_234_567.891];
  const ours = formatters.getPluralRules(locale, { type: 'cardinal' });
  expect(counts.map((count) => ours.select(count))).toEqual(counts.map((count) => rules.select(count)));
  expect(counts.map((count) => formatters.getNumberFormat(locale).format(count))).toEqual(
    counts.map((count) => numbers.format(count)),
  );
});

test.each(locales)('what is asked for with options is left to Intl, in %s', (locale) => {
  const ordinal = new Intl.PluralRules(locale, { type: 'ordinal' });
  const ours = formatters.getPluralRules(locale, { type: 'ordinal' });
  for (const count of [1, 2, 3, 4, 11, 21]) expect(ours.select(count)).toBe(ordinal.select(count));
  const percent = { style: 'percent' } as const;
  expect(formatters.getNumberFormat(locale, percent).format(0.5)).toBe(
    new Intl.NumberFormat(locale, percent).format(0.5),
  );
});
