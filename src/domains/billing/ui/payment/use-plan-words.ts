import { useLocale, useTranslations } from 'use-intl';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { lastDayBefore } from '../../../../foundation/calendar-day.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { nameAmong } from '../../../../foundation/name-in.ts';
import type { BillingCurrency, Period } from '../../contract.ts';

type Named = { languages: readonly { lang: string; name: string }[] };

/** Names, prices and days as the pages of plans write them. */
export function usePlanWords() {
  const t = useTranslations('payment.inForce');
  const locale = useLocale();
  const calendar = useCalendarNames();
  const dayOf = (instant: string) => dayText(inWarsaw(instant).day, 'long', calendar);
  const amount = (value: string, currency: BillingCurrency) =>
    formatAmount(value, currency, { isPublic: true });
  return {
    nameOf: ({ languages }: Named) => nameAmong(languages, locale),
    amount,
    /** `79,00 zł a month`. */
    priceText: (price: string, period: Period, currency: BillingCurrency) =>
      t(period, { amount: amount(price, currency) }),
    dayOf,
    /** The last day that a period covers (rule BL-2). */
    lastDayOf: (end: string) => dayText(lastDayBefore(new Date(end)), 'long', calendar),
    /** The day up to whose hour a trial or grace lasts; what ends at midnight lasts until the day before. */
    untilOf: (end: string) => dayOf(new Date(Date.parse(end) - 1).toISOString()),
  };
}
