import { useRevalidator } from 'react-router';
import type { AnnouncementOutput } from '../../../domains/notifications/announcements-contract.ts';
import { AnnouncementForm } from '../../../domains/notifications/ui/announcements/announcement-form.tsx';
import { AnnouncementsTable } from '../../../domains/notifications/ui/announcements/announcements-table.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import styles from './announcements-tab.module.css';

type Props = { announcements: readonly AnnouncementOutput[] | null; now: string };

export function AnnouncementsTab({ announcements, now }: Props) {
  const { revalidate } = useRevalidator();
  const { is_demo: isDemo } = useDashboard().user;
  const again = () => void revalidate();
  return (
    <div className={styles.tab}>
      <AnnouncementForm isDemo={isDemo} onSent={again} />
      <AnnouncementsTable
        announcements={announcements}
        today={dayInWarsaw(new Date(now))}
        isDemo={isDemo}
        onChanged={again}
      />
    </div>
  );
}
