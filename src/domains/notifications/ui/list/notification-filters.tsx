import { useTranslations } from 'use-intl';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { type TopicGroup, topicGroups } from '../../topics.ts';
import styles from './notification-filters.module.css';

type Filter = { group: 'all' | TopicGroup; unread: boolean };
type Props = { filter: Filter; onChange: (filter: Filter) => void };

/** What of all notifications is shown. */
export function NotificationFilters({ filter, onChange }: Props) {
  const t = useTranslations('noticeScreens');
  const groups = ['all', ...topicGroups] as const;
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's group */}
      <div className={styles.groups} role="group" aria-label={t('list.filters')}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            className={styles.pill}
            aria-pressed={group === filter.group}
            onClick={() => onChange({ ...filter, group })}
          >
            {group === 'all' ? t('list.all') : t(`groups.${group}`)}
          </button>
        ))}
      </div>
      <Switch
        className={styles.unread}
        label={t('list.unreadOnly')}
        checked={filter.unread}
        onChange={(event) => onChange({ ...filter, unread: event.target.checked })}
      />
    </div>
  );
}
