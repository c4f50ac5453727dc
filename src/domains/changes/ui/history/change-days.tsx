import type { ReactNode } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { ChangeOutput } from '../../contract.ts';
import styles from './change-days.module.css';

type Props = { changes: readonly ChangeOutput[]; children: (change: ChangeOutput) => ReactNode };

/** Changes under the days they were made on, newest first. */
export function ChangeDays({ changes, children }: Props) {
  const t = useTranslations('changes');
  const names = useCalendarNames();
  const today = dayInWarsaw(useNow());
  const dayName = (day: string) => {
    if (day === today) return t('today');
    return day === addDays(today, -1) ? t('yesterday') : dayText(day, 'weekday', names);
  };
  const days = Map.groupBy(changes, ({ made_at }) => dayInWarsaw(new Date(made_at)));
  return [...days].map(([day, made]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        {dayName(day)}
      </h2>
      <ul className={styles.list}>{made.map((change) => children(change))}</ul>
    </section>
  ));
}
