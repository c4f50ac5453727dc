import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { dayText, inWarsaw } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Chip } from '../../../design-system/layout/chip.tsx';
import type { CallOutput } from '../../../foundation/contract.ts';
import { weekdayOf } from '../../../foundation/days/weekdays.ts';
import { usePath } from '../../../i18n/use-path.ts';
import type { listNotifications } from '../contract.ts';
import { noticePage } from '../notice-pages.ts';
import { noticeIcon } from './notice-icons.ts';
import { timeForm } from './notice-time.ts';
import styles from './notification-row.module.css';

export type Notification = CallOutput<typeof listNotifications>['data'][number];

type Props = {
  notification: Notification;
  /** Without it nothing is removed here. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called when it is followed to the page it is about. */
  onFollow: (notification: Notification) => void;
  /** Under a heading that names the day, its hour is all there is to say. */
  hourOnly?: boolean;
  /** What else can be done with it. */
  actions?: ReactNode;
};

/** One notification: what happened, and the way to the page it is about. */
export function NotificationRow({ notification, onRemove, onFollow, hourOnly, actions }: Props) {
  const t = useTranslations('dashboard.notifications');
  const to = usePath();
  const item = useRef<HTMLLIElement>(null);
  const { id, title, description, created_at, is_read, is_simulated } = notification;
  const { page, params, query } = noticePage(notification);
  const remove = () => {
    // Whoever removes one by the keyboard goes on with the next.
    const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    next?.querySelector<HTMLElement>('[data-remove]')?.focus();
    onRemove?.(id);
  };
  return (
    <li ref={item} className={classNames(styles.row, !is_read && styles.unread)}>
      <Link to={`${to(page, params)}${query}`} className={styles.main} onClick={() => onFollow(notification)}>
        <span className={styles.icon}>
          <Icon name={noticeIcon(notification)} />
        </span>
        <span className={styles.text}>
          {!is_read && <span className="visually-hidden">{t('unread')} </span>}
          <b>{title}</b>
          <small>{description}</small>
          {is_simulated && (
            <span className={styles.mark}>
              <Chip tone="faint">{t('simulated')}</Chip>
            </span>
          )}
        </span>
        <NoticeTime at={created_at} hourOnly={hourOnly} />
      </Link>
      <span className={styles.actions}>
        {actions}
        {onRemove && (
          <IconButton icon="trash" size="sm" label={t('remove', { title })} onClick={remove} data-remove="" />
        )}
      </span>
    </li>
  );
}

function NoticeTime({ at, hourOnly }: { at: string; hourOnly?: boolean | undefined }) {
  const t = useTranslations('dashboard.notifications');
  const names = useCalendarNames();
  const now = useNow();
  const { day, time } = inWarsaw(at);
  const form = hourOnly ? 'hour' : timeForm(at, now);
  const weekday = t('weekdays').split(' ')[weekdayOf(day)];
  const texts = { hour: time, weekday, date: dayText(day, 'dayMonth', names) };
  return (
    <time className={styles.time} dateTime={at} title={`${dayText(day, 'short', names)}, ${time}`}>
      {texts[form]}
    </time>
  );
}
