import { useTranslations } from 'use-intl';
import { formatAmount, styleOf } from '../../../foundation/format-amount.ts';
import { formatQuantity } from '../../../foundation/format-number.ts';
import type { FigureWords } from '../dashboard-from-figures.ts';

/** The words of the dashboard's figures in the reader's language. */
export function useFigureWords(): FigureWords {
  const t = useTranslations('dashboard.home');
  return {
    cash: t('allocation.cash'),
    ownHands: t('allocation.ownHands'),
    others: t('allocation.others'),
    eventTitle: (kind, ticker) => t(`upcoming.titles.${kind}`, { ticker }),
    eventNote: ({ kind, units, per_unit, per_unit_currency }) => {
      if (kind === 'earnings') return t('upcoming.earningsNote');
      const style = styleOf(per_unit_currency ?? 'PLN');
      const held = formatQuantity(units, { style });
      if (kind === 'split' || per_unit === null) return t('upcoming.splitNote', { units: held });
      const decimals = Math.min(4, Math.max(2, per_unit.split('.')[1]?.length ?? 0));
      const amount = formatAmount(per_unit, per_unit_currency ?? '', { decimals });
      return t('upcoming.dividendNote', { units: held, amount });
    },
  };
}
