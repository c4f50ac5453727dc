import { useTranslations } from 'use-intl';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { FilterPills } from '../../../../design-system/layout/filter-pills.tsx';
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
      <FilterPills
        label={t('list.filters')}
        options={groups.map((group) => ({
          value: group,
          label: group === 'all' ? t('list.all') : t(`groups.${group}`),
        }))}
        chosen={filter.group}
        onChange={(group) => onChange({ ...filter, group })}
      />
      <Switch
        className={styles.unread}
        label={t('list.unreadOnly')}
        checked={filter.unread}
        onChange={(event) => onChange({ ...filter, unread: event.target.checked })}
      />
    </div>
  );
}
