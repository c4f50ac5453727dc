import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** The years below a chart of months, as many as have room, and the name of each place. */
export function useYearAxis(months: number) {
  const t = useTranslations('tools');
  const years = Math.floor(months / 12);
  const step = years <= 6 ? 1 : years <= 12 ? 2 : years <= 32 ? 5 : 10;
  const count = Math.max(0, Math.ceil(years / step) - 1);
  return Array.from({ length: count }, (_, at) => {
    const year = (at + 1) * step;
    return { at: year * 12, text: t('yearTick', { year }) };
  });
}

/** "Year 3, month 4" of a month counted from one. */
export function usePlaceName() {
  const t = useTranslations('tools');
  return useCallback(
    (month: number) =>
      month < 1 ? t('start') : t('place', { year: Math.ceil(month / 12), month: ((month - 1) % 12) + 1 }),
    [t],
  );
}
