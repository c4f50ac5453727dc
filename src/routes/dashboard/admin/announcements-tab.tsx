import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { AnnouncementForm } from '../../../domains/notifications/ui/announcements/announcement-form.tsx';
import { AnnouncementsTable } from '../../../domains/notifications/ui/announcements/announcements-table.tsx';
import { ListBar } from '../../../domains/operations/ui/lists/list-bar.tsx';
import { Pager } from '../../../domains/operations/ui/lists/pager.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import styles from './announcements-tab.module.css';
import type { ViewData } from './load-view.ts';
import { useDeskQuery } from './use-desk-query.ts';

type Props = ViewData['announcements'] & { now: string };

export function AnnouncementsTab({ announcements, now }: Props) {
  const t = useTranslations('announcing.list');
  const { revalidate } = useRevalidator();
  const { search, change, isLoading } = useDeskQuery();
  const { is_demo: isDemo } = useDashboard().user;
  const again = () => void revalidate();
  const typed = search.get('search') ?? '';
  return (
    <div className={styles.tab}>
      <AnnouncementForm isDemo={isDemo} onSent={again} />
      <AnnouncementsTable
        announcements={announcements?.data ?? null}
        today={dayInWarsaw(new Date(now))}
        loading={isLoading(['search', 'start'])}
        isFiltered={typed !== ''}
        isDemo={isDemo}
        onChanged={again}
        toolbar={
          <ListBar
            search={typed}
            label={t('filter')}
            onSearch={(next) => change({ search: next, start: 0 })}
          />
        }
        footer={
          announcements && (
            <Pager
              {...announcements.meta}
              shown={announcements.data.length}
              onStart={(start) => change({ start })}
            />
          )
        }
      />
    </div>
  );
}
