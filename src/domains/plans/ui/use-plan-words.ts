import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { DueOutput, PlanOutput } from '../contract.ts';

/** What a plan and its days are called. */
export function usePlanWords() {
  const t = useTranslations('plans');
  const numbers = useNumbers();
  return {
    name: ({ kind, asset }: Pick<PlanOutput, 'kind' | 'asset'>) => asset?.name ?? t(`kind.${kind}`),
    /** The arithmetic of a purchase. */
    how({ kind, price, units, currency }: DueOutput): string | null {
      if (kind === 'deposit') return null;
      if (price === null) return t('due.noPrice');
      const each = formatAmount(price, currency.toUpperCase());
      return units === null
        ? t('due.tooLittle', { price: each })
        : t('due.how', { units: numbers.units(units), price: each });
    },
  };
}
