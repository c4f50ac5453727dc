import type { ReactNode } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { type Notification, NotificationRow } from '../notification-row.tsx';
import styles from './notification-days.module.css';

type Props = {
  notifications: readonly Notification[];
  onRemove?: ((id: string) => void) | undefined;
  onFollow: (notification: Notification) => void;
  actionsOf: (notification: Notification) => ReactNode;
};

/** Notifications under the days they came on, newest first. */
export function NotificationDays({ notifications, onRemove, onFollow, actionsOf }: Props) {
  const dayName = useDayName();
  const days = Map.groupBy(notifications, ({ created_at }) => dayInWarsaw(new Date(created_at)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        {dayName(day)}
      </h2>
      <ul className={styles.list}>
        {ofDay.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRemove={onRemove}
            onFollow={onFollow}
            actions={actionsOf(notification)}
            hourOnly
          />
        ))}
      </ul>
    </section>
  ));
}

function useDayName(): (day: string) => string {
  const t = useTranslations('noticeScreens.list');
  const names = useCalendarNames();
  const today = dayInWarsaw(useNow());
  return (day) => {
    if (day === today) return t('today');
    return day === addDays(today, -1) ? t('yesterday') : dayText(day, 'weekday', names);
  };
}
