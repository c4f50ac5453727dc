import { useTranslations } from 'use-intl';
import type { CalendarNames } from './calendar-text.ts';

export function useCalendarNames(): CalendarNames {
  const t = useTranslations('ui');
  return {
    monthsShort: t('monthsShort'),
    months: t('months'),
    weekdays: t('weekdays'),
  };
}
