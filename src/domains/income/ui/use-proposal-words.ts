import { useLocale, useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount, priceDecimals } from '../../../foundation/format-amount.ts';
import type { ProposalOutput } from '../contract.ts';

/** How countries are called in a language. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return (code) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** The name and the arithmetic of a proposal: "58 × $0.26, 15% withheld in the United States". */
export function useProposalWords() {
  const t = useTranslations('income.proposals');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const countryName = useCountryName();
  const percent = (text: string) => numbers.percent(text, { decimals: text.includes('.') ? 2 : 0 });
  return {
    name: ({ kind, title }: ProposalOutput) => (kind === 'interest' ? t('cash') : title),
    how(proposal: ProposalOutput): string {
      const { kind, units, per_unit, currency, country, event_day } = proposal;
      const taken = percent(proposal.percent);
      if (kind === 'interest')
        return t('interest', { month: dayText(event_day, 'monthYear', names), percent: taken });
      const of = {
        units: numbers.units(units ?? '0'),
        perUnit: formatAmount(per_unit ?? '0', currency, {
          decimals: priceDecimals(per_unit ?? '0'),
          isPublic: true,
        }),
      };
      if (!proposal.is_tax_known) return t('unknownTax', of);
      if (Number(proposal.percent) === 0 || !country) return t('untaxed', of);
      return t('dividend', { ...of, percent: taken, country: countryName(country) });
    },
    paid: ({ paid_on, is_day_known }: ProposalOutput) =>
      t(is_day_known ? 'paid' : 'paidAbout', { day: dayText(paid_on, 'dayMonth', names) }),
  };
}
