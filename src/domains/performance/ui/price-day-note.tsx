import { useTranslations } from 'use-intl';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';

type Props = {
  /** The last close; nothing where there is none. */
  day: string | null;
  today: string;
};

/** While exchanges are closed: whose close the prices are of. Past a week the day itself is said. */
export function PriceDayNote({ day, today }: Props) {
  const t = useTranslations('assets.head');
  const names = useCalendarNames();
  if (!day || day >= today) return null;
  const recent = dayNumber(today) - dayNumber(day) < 7;
  // The first day of 1970 was a Thursday.
  const weekday = String((dayNumber(day) + 4) % 7);
  return (
    <>
      {' · '}
      {recent ? t('close', { weekday }) : t('closeOf', { day: dayText(day, 'short', names) })}
    </>
  );
}
