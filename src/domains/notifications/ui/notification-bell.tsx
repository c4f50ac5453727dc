import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Popover } from '../../../design-system/overlays/popover.tsx';
import type { CallOutput } from '../../../foundation/contract.ts';
import type { listNotifications } from '../contract.ts';
import { NotificationList } from './notification-list.tsx';

export type Notification = CallOutput<typeof listNotifications>['data'][number];

type Props = {
  notifications: readonly Notification[];
  onDelete: (id: string) => void;
  className?: string;
};

/** Opens only while there is something to show, and closes when the last one is gone. */
export function NotificationBell({ notifications, onDelete, className }: Props) {
  const t = useTranslations('dashboard.notifications');
  const [open, setOpen] = useState(false);
  const some = notifications.length > 0;
  if (open && !some) setOpen(false);
  return (
    <Popover
      open={open && some}
      onOpenChange={(next) => setOpen(next && some)}
      title={t('title')}
      align="end"
      width={400}
      trigger={
        <IconButton
          icon="bell"
          size="lg"
          dot={some}
          label={t('label', { count: notifications.length })}
          className={className}
        />
      }
    >
      <NotificationList notifications={notifications} onDelete={onDelete} onFollow={() => setOpen(false)} />
    </Popover>
  );
}
