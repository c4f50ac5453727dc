import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { FigureWords } from '../dashboard-from-figures.ts';

/** The words of the dashboard's figures in the reader's language. */
export function useFigureWords(): FigureWords {
  const t = useTranslations('dashboard.home');
  const numbers = useNumbers();
  return {
    cash: t('allocation.cash'),
    ownHands: t('allocation.ownHands'),
    deposits: t('allocation.deposits'),
    others: t('allocation.others'),
    eventTitle: (kind, ticker) => t(`upcoming.titles.${kind}`, { ticker }),
    eventNote: ({ kind, units, per_unit, per_unit_currency }) => {
      if (kind === 'rent') return t('upcoming.rentNote');
      if (kind === 'earnings') return t('upcoming.earningsNote');
      const held = numbers.units(units);
      if (kind === 'bond-interest' || kind === 'bond-maturity')
        return t('upcoming.bondNote', { count: Number(units) });
      if (kind === 'split' || per_unit === null) return t('upcoming.splitNote', { units: held });
      const decimals = Math.min(4, Math.max(2, per_unit.split('.')[1]?.length ?? 0));
      const amount = formatAmount(per_unit, per_unit_currency ?? '', { decimals });
      return t('upcoming.dividendNote', { units: held, amount });
    },
  };
}
