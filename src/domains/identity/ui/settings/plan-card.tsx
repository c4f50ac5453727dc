import { useLocale, useNow, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { lastDayBefore } from '../../../../foundation/calendar-day.ts';
import { nameAmong } from '../../../../foundation/name-in.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { User } from '../user.ts';
import styles from './plan-card.module.css';
import { allows, limitOf } from './plan-policies.ts';

const limits = [
  ['portfolios', 'canCreateMorePortfolios'],
  ['integrations', 'canConnectMoreIntegrations'],
  ['strategies', 'canConnectMoreStrategies'],
] as const;

const flags = [
  ['sms', 'canHaveSMSNotifications'],
  ['export', 'canExportReportsToPDFOrCSV'],
  ['education', 'canHaveAccessToEducationMaterials'],
] as const;

/** The plan the person is on, until when, and what it allows. */
export function PlanCard({ user }: { user: User }) {
  const t = useTranslations('settings.plan');
  const locale = useLocale();
  const to = usePath();
  const { subscriptionPlan: plan, subscriptionPlanPolicies: policies, subscription } = user;
  const name = nameAmong(plan?.languages ?? [], locale, t('free'));
  return (
    <Card
      graphite
      title={t('title')}
      action={subscription?.is_trial && <DaysLeft ends={subscription.ends_at} />}
    >
      <p className={styles.name}>{name}</p>
      <Until user={user} />
      <KeyValueList
        items={[
          ...limits.map(([key, policy]) => ({
            key,
            label: t(key),
            value: limitOf(policies, policy) ?? t('unlimited'),
          })),
          ...flags.map(([key, policy]) => ({
            key,
            label: t(key),
            value: allows(policies, policy) ? t('yes') : t('no'),
          })),
        ]}
      />
      <div className={styles.actions}>
        <Button to={to('payment')}>{t('change')}</Button>
        {user.billingPortalUrl && (
          <Button href={user.billingPortalUrl} variant="text" iconAfter="external-link">
            {t('manage')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** How long the trial still lasts, the last day included. */
function DaysLeft({ ends }: { ends: string | null }) {
  const t = useTranslations('settings.plan');
  const now = useNow();
  if (!ends) return null;
  const days = Math.max(0, Math.ceil((Date.parse(ends) - now.getTime()) / 86_400_000));
  return <Chip tone="amber">{t('daysLeft', { days })}</Chip>;
}

function Until({ user }: { user: User }) {
  const t = useTranslations('settings.plan');
  const names = useCalendarNames();
  const { subscription, unpaidPlan } = user;
  if (!subscription) return null;
  const end = subscription.ends_at;
  if (!end) return <p className={styles.until}>{t('endless')}</p>;
  const isMoment = subscription.is_trial || unpaidPlan?.is_in_force;
  const day = dayText(isMoment ? inWarsaw(end).day : lastDayBefore(new Date(end)), 'short', names);
  const words = subscription.is_trial ? 'trialEnds' : unpaidPlan?.is_in_force ? 'late' : 'lasts';
  return <p className={styles.until}>{t(words, { day })}</p>;
}
