import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../design-system/figures/relative-time.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { Notification } from './notification-bell.tsx';
import styles from './notification-list.module.css';

type Props = {
  notifications: readonly Notification[];
  onDelete: (id: string) => void;
  /** Called when one leads to another page. */
  onFollow: () => void;
};

export function NotificationList({ notifications, onDelete, onFollow }: Props) {
  const t = useTranslations('dashboard.notifications');
  const to = usePath();
  return (
    <ul className={styles.list}>
      {notifications.map(({ id, title, description, created_at, parent_type, parent_id }) => (
        <li key={id} className={styles.item}>
          <div className={styles.text}>
            <b>{title}</b>
            <p>{description}</p>
            <span className={styles.meta}>
              <RelativeTime at={created_at} />
              {parent_type === 'portfolio' && parent_id && (
                <Link
                  to={`${to('assets')}?portfolio_id=${encodeURIComponent(parent_id)}`}
                  className={styles.link}
                  onClick={onFollow}
                >
                  {t('open')}
                </Link>
              )}
            </span>
          </div>
          <IconButton icon="trash" size="sm" label={t('remove', { title })} onClick={() => onDelete(id)} />
        </li>
      ))}
    </ul>
  );
}
