import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../design-system/class-names.ts';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { Popover } from '../../../design-system/overlays/popover.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './notification-bell.module.css';
import { type Notification, NotificationRow } from './notification-row.tsx';

type Props = {
  /** The newest. */
  notifications: readonly Notification[];
  /** How many were not read, also of those that are not shown. */
  unread: number;
  /** Without these nothing is changed: somebody else looks at it. */
  onRemove?: ((id: string) => void) | undefined;
  onRead?: ((id: string) => void) | undefined;
  onReadAll?: (() => void) | undefined;
  className?: string;
};

/** Opens only while there is something to show, and closes when the last one is gone. */
export function NotificationBell(props: Props) {
  const { notifications, unread, onRemove, onRead, onReadAll, className } = props;
  const t = useTranslations('dashboard.notifications');
  const to = usePath();
  const [open, setOpen] = useState(false);
  const some = notifications.length > 0;
  if (open && !some) setOpen(false);
  const close = () => setOpen(false);
  return (
    <Popover
      open={open && some}
      onOpenChange={(next) => setOpen(next && some)}
      label={t('title')}
      align="end"
      width={440}
      arrow={false}
      className={styles.panel}
      trigger={
        <IconButton
          icon="bell"
          size="lg"
          dot={unread > 0}
          label={t('label', { count: unread })}
          className={classNames(styles.bell, className)}
        />
      }
    >
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        {unread > 0 && onReadAll && (
          <TextLink tone="amber" onClick={onReadAll}>
            {t('readAll')}
          </TextLink>
        )}
      </header>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRemove={onRemove}
            onFollow={({ id, is_read }) => {
              close();
              if (!is_read) onRead?.(id);
            }}
          />
        ))}
      </ul>
      <footer className={styles.foot}>
        <Link to={to('notifications')} className={styles.all} onClick={close}>
          {t('all')}
        </Link>
        <span role="status">{unread > 0 && t('new', { count: unread })}</span>
      </footer>
    </Popover>
  );
}
