import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import type { RateOutput } from '../figures-contract.ts';
import type { AskedRate } from '../shown-twr.ts';

type RateSpan = Pick<RateOutput, 'is_annual' | 'from' | 'to' | 'ended'>;

/** Whether a rate of the last year really covers it. */
export function isFullYear(rate: RateSpan, asked: AskedRate['asked']): boolean {
  return asked === '1Y' && (rate.is_annual || rate.from === null);
}

/** What a rate spans, where that is not the period asked for: a year, since a day, between two days (rule P-5). */
export function useSpanText(): (rate: RateSpan, asked: AskedRate['asked']) => string | null {
  const t = useTranslations('ui');
  const { monthsShort, months, weekdays } = useCalendarNames();
  return useCallback(
    ({ is_annual, from, to, ended }, asked) => {
      if (from === null || to === null) return null;
      const text = (day: string) => dayText(day, 'short', { monthsShort, months, weekdays });
      if (!is_annual)
        return ended
          ? t('spanBetween', { from: text(from), to: text(to) })
          : t('spanSince', { day: text(from) });
      if (asked === '1Y') return null;
      return ended ? t('spanYearUntil', { day: text(to) }) : t('spanYear');
    },
    [t, monthsShort, months, weekdays],
  );
}
