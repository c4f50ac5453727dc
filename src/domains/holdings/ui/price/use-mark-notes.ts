import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { PositionMark } from '../../contract.ts';
import { priceWords } from './price-words.ts';

/** Marks of one place told one by one; more of them are too many for a small box. */
const most = 5;

/** `Bought 40 at $11.15`: what the marks of a place say. */
export function useMarkNotes(): (marks: readonly PositionMark[]) => string[] {
  const t = useTranslations('holding.chart');
  const numbers = useNumbers();
  return (marks) =>
    marks.slice(0, most).map(({ kind, units, price, amount, currency }) => {
      if (kind === 'dividend') return t('paid', { amount: formatAmount(amount, currency) });
      const words = priceWords(currency);
      return t(kind === 'buy' ? 'bought' : 'sold', {
        units: numbers.units(units ?? '0'),
        price: price === null ? '–' : words.price(price),
      });
    });
}
