import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { LastSession } from '../figures-contract.ts';

export type SessionDay = Pick<NonNullable<LastSession>, 'session' | 'to'>;

/** When a last session was (rule P-8): today, by the name of its day, or of several days; as a word or as a heading. */
export function useSessionText() {
  const t = useTranslations('ui');
  const { weekdays } = useCalendarNames();
  const word = ({ session, to }: SessionDay): string => {
    if (session === 'today') return t('sessionToday');
    if (session === 'several') return t('lastSession');
    // The first day of 1970 was a Thursday.
    return weekdays.split(' ')[(dayNumber(to) + 4) % 7]!;
  };
  const heading = (session: SessionDay | null | undefined): string => {
    const text = word(session ?? { session: 'today', to: '' });
    return text[0]!.toUpperCase() + text.slice(1);
  };
  return { word, heading };
}

/** Since when, or between which days, an asset had no price; nothing where it has a session. */
export function usePriceGapText() {
  const t = useTranslations('ui');
  const { monthsShort, months, weekdays } = useCalendarNames();
  return useCallback(
    (gap: { since: string; until: string | null } | null): string | null => {
      if (!gap) return null;
      const text = (day: string) => dayText(day, 'short', { monthsShort, months, weekdays });
      if (gap.until === null) return t('noPriceSince', { day: text(gap.since) });
      return t('noPriceBetween', { since: text(gap.since), until: text(gap.until) });
    },
    [t, monthsShort, months, weekdays],
  );
}
