import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/use-calendar-names.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { TotalFigures } from '../contract.ts';

type Props = { figures: Pick<TotalFigures, 'at_last_close' | 'value_day'>; today: string };

/** While exchanges are closed: whose close the prices are of. Past a week the day itself is said. */
export function PriceDayNote({ figures, today }: Props) {
  const t = useTranslations('assets.head');
  const names = useCalendarNames();
  const { at_last_close, value_day } = figures;
  if (!at_last_close || !value_day || value_day >= today) return null;
  const recent = dayNumber(today) - dayNumber(value_day) < 7;
  // The first day of 1970 was a Thursday.
  const weekday = String((dayNumber(value_day) + 4) % 7);
  return (
    <>
      {' · '}
      {recent ? t('close', { weekday }) : t('closeOf', { day: dayText(value_day, 'short', names) })}
    </>
  );
}
