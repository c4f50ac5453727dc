import { useTranslations } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { readPeriod } from '../../report-period.ts';

/** A period in words: 2025, Q2 2025, Mar 2025, since start, or both days; as it was written where it is none. */
export function usePeriodName(): (text: string) => string {
  const t = useTranslations('reports.controls');
  const names = useCalendarNames();
  return (text) => {
    const period = readPeriod(text);
    switch (period?.of) {
      case 'start':
        return t('start');
      case 'quarter':
        return t('quarter', { quarter: period.at.slice(-1), year: period.at.slice(0, 4) });
      case 'month':
        return dayText(`${period.at}-01`, 'monthYear', names);
      case 'days':
        return t('days', {
          from: dayText(period.from, 'short', names),
          to: dayText(period.to, 'short', names),
        });
      default:
        return text;
    }
  };
}
