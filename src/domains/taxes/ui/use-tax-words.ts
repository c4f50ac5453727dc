import { useLocale, useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { MissingOutput } from '../paper-contract.ts';
import type { Reading } from '../readings.ts';

export const zloty = 'pln';

/** Days, złoty and rates as the page's language writes them. */
export function useTaxWords() {
  const names = useCalendarNames();
  const numbers = useNumbers();
  const locale = useLocale();
  return {
    day: (day: string) => dayText(day, 'short', names),
    pln: (amount: string, decimals?: number) =>
      formatAmount(amount, zloty, decimals === undefined ? {} : { decimals }),
    mid: (rate: string) => numbers.quantity(rate),
    units: (units: string) => numbers.units(units),
    country: (code: string) =>
      new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code,
  };
}

/** What is missing, in a sentence and a hint. */
export function useMissingWords(): (one: MissingOutput) => { title: string; text: string } {
  const t = useTranslations('taxes.missing');
  const words = useTaxWords();
  return ({ what, instrument, quantity, day, currency, rate_day }) => ({
    title: t(what, {
      asset: instrument?.title ?? t('cash'),
      units: words.units(quantity ?? '0'),
      day: words.day(day),
      currency: currency ?? '',
      rateDay: rate_day ? words.day(rate_day) : '',
    }),
    text: t(`${what}Text`),
  });
}

/** A reading and what can be chosen in it; one word means two things. */
export function useReadingWords() {
  const t = useTranslations('taxes.readings');
  return {
    name: (reading: Reading) => t(`of.${reading}`),
    choice: (reading: Reading, choice: string) =>
      reading === 'wht_day' && choice === 'payment'
        ? t('choiceOf.wht_day.payment')
        : t(`choice.${choice as 'settlement'}`),
  };
}
