import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import type { TransactionsFilter } from './transactions/transactions-filter.ts';

/** The chosen period in words; nothing where all days are shown. */
export function usePeriodText(): (filter: TransactionsFilter) => string | null {
  const t = useTranslations('transactions.filter');
  const names = useCalendarNames();
  return ({ period, from, to }) => {
    if (period) return t(`periods.${period}`);
    const day = (text: string) => dayText(text, 'short', names);
    if (from && to) return t('between', { from: day(from), to: day(to) });
    if (from) return t('since', { day: day(from) });
    return to && t('until', { day: day(to) });
  };
}
