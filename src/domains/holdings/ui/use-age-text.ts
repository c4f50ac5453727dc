import { useTranslations } from 'use-intl';
import { addMonths, dayNumber } from '../../../foundation/calendar-day.ts';

/** How long ago a day was: days, months, then years and months. */
export function useAgeText(): (day: string, today: string) => string {
  const t = useTranslations('holding.lots.age');
  return (day, today) => {
    const months = wholeMonths(day, today);
    if (months < 1) return t('days', { count: Math.max(0, dayNumber(today) - dayNumber(day)) });
    if (months < 12) return t('months', { count: months });
    const [years, rest] = [Math.floor(months / 12), months % 12];
    return rest === 0 ? t('years', { years }) : t('both', { years, months: rest });
  };
}

function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return addMonths(from, months) > to ? months - 1 : months;
}
