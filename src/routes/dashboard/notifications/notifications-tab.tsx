import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { useAlertExtras } from '../../../domains/alerts/ui/use-alert-extras.tsx';
import { allows } from '../../../domains/identity/ui/settings/plan-policies.ts';
import { onlyLooks } from '../../../domains/identity/ui/user.ts';
import { NoticeSettingsScreen } from '../../../domains/notifications/ui/settings/notice-settings-screen.tsx';
import { useDashboard } from '../shell/dashboard-context.ts';
import type { Telling } from './load-telling.ts';

/** The settings of notifications, with what only higher domains know of their topics. */
export function NotificationsTab({ telling }: { telling: Telling }) {
  const t = useTranslations('noticeScreens.matrix');
  const { user } = useDashboard();
  const { revalidate, state } = useRevalidator();
  const reload = () => void revalidate();
  const extras = useAlertExtras();
  if (!telling)
    return (
      <Card>
        <ErrorState level={2} title={t('loadFailed')} retrying={state === 'loading'} onRetry={reload} />
      </Card>
    );
  return (
    <NoticeSettingsScreen
      settings={telling.settings}
      reached={telling.reached}
      phone={telling.phone}
      extras={extras}
      smsAllowed={allows(user.subscriptionPlanPolicies, 'canHaveSMSNotifications')}
      disabled={onlyLooks(user)}
      onChanged={reload}
    />
  );
}
