import { type ReactNode, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { Tabs } from '../../design-system/layout/tabs.tsx';
import { Banner } from '../../design-system/states/banner.tsx';
import { readBilling } from '../../domains/billing/contract.ts';
import { creditsOf } from '../../domains/billing/payment-view.ts';
import { listSessions } from '../../domains/identity/contract.ts';
import { ApiKeyCard } from '../../domains/identity/ui/settings/api-key-card.tsx';
import { AvatarForm } from '../../domains/identity/ui/settings/avatar-form.tsx';
import { ChangePasswordForm } from '../../domains/identity/ui/settings/change-password-form.tsx';
import { ExportCard } from '../../domains/identity/ui/settings/export-card.tsx';
import { InvestorProfileForm } from '../../domains/identity/ui/settings/investor-profile-form.tsx';
import { PersonalInfoForm } from '../../domains/identity/ui/settings/personal-info-form.tsx';
import { PlanCard } from '../../domains/identity/ui/settings/plan-card.tsx';
import { RemoveAccountCard } from '../../domains/identity/ui/settings/remove-account-card.tsx';
import { SessionsCard } from '../../domains/identity/ui/settings/sessions-card.tsx';
import { onlyLooks } from '../../domains/identity/ui/user.ts';
import { brand } from '../../foundation/brand.ts';
import { formatAmount } from '../../foundation/format-amount.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { path } from '../../i18n/paths.ts';
import { pageContext } from '../page-context.ts';
import { loadTelling } from './notifications/load-telling.ts';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import styles from './settings.module.css';
import { useDashboard } from './shell/dashboard-context.ts';

const tabNames = ['profile', 'notifications', 'security', 'data'] as const;
type TabName = (typeof tabNames)[number];

const nearest = { block: 'nearest', inline: 'nearest' } as const;

/** Who looks at the demo sees how it is set, not how it is guarded. */
const tabsOfDemo: readonly TabName[] = ['profile', 'notifications'];

function tabIn(search: URLSearchParams, shown: readonly TabName[]): TabName {
  return shown.find((name) => name === search.get('tab')) ?? 'profile';
}

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { actor, locale, now, site, call, onFault } = page;
  const telling = loadTelling(page);
  return {
    locale,
    now,
    docs: site.apiDocsUrl ?? path('apiDocs', locale),
    messages: loadMessages(locale, ['settings', 'auth', 'onboarding', 'channels', 'noticeScreens', 'alerts']),
    /** An administrator in a user's place does not see the user's devices, nor does who looks at the demo. */
    sessions: actor?.impersonatorId || actor?.visiting ? null : await devices(),
    telling: await telling,
    credit: site.plans ? await credit() : [],
  };

  /** What is lost with the account. */
  async function credit() {
    try {
      const { data } = await call(readBilling, {});
      return creditsOf(data).map(({ amount, currency }) => formatAmount(amount, currency));
    } catch (error) {
      onFault(error);
      return [];
    }
  }

  async function devices() {
    try {
      return (await call(listSessions, {})).data;
    } catch (error) {
      onFault(error);
      return null;
    }
  }
}

/** Another tab shows nothing that is not here yet. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const onlyTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyTab ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.settings?.title} · ${brand.name}` },
];

export default function SettingsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Settings />
    </MessagesProvider>
  );
}

function Settings() {
  const t = useTranslations('settings');
  const { user } = useDashboard();
  const { telling } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const { location: coming } = useNavigation();
  // The tab follows the click at once, not when the navigation is through.
  const shown = user.visiting ? tabsOfDemo : tabNames;
  const tab = tabIn(coming ? new URLSearchParams(coming.search) : search, shown);
  useEffect(() => {
    // On a phone the tabs scroll sideways, and a link may lead to the last one.
    if (tab !== 'profile')
      document.querySelector('[role="tab"][aria-selected="true"]')?.scrollIntoView(nearest);
  }, [tab]);
  const contents: Record<TabName, () => ReactNode> = {
    profile: () => <ProfileTab />,
    notifications: () => <NotificationsTab telling={telling} />,
    security: () => <SecurityTab />,
    data: () => <DataTab />,
  };
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {user.impersonated && (
        <div className={styles.notice}>
          <Banner tone="amber" icon="lock">
            {t('impersonated', { name: user.name })}
          </Banner>
        </div>
      )}
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        tabs={shown.map((name) => ({
          value: name,
          label: t(`tabs.${name}`),
          content: contents[name](),
        }))}
      />
    </>
  );
}

function ProfileTab() {
  const { user, plans } = useDashboard();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <PersonalInfoForm user={user} disabled={onlyLooks(user)} onSaved={reload} />
        <InvestorProfileForm user={user} onSaved={reload} />
      </div>
      <div className={styles.stack}>
        <AvatarForm user={user} disabled={onlyLooks(user)} onSaved={reload} />
        {plans && <PlanCard user={user} />}
      </div>
    </div>
  );
}

function SecurityTab() {
  const { user } = useDashboard();
  const { docs, sessions } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <div className={styles.halves}>
      <ChangePasswordForm hasKey={user.api_key !== null} disabled={onlyLooks(user)} onChanged={reload} />
      <ApiKeyCard user={user} docs={docs} disabled={onlyLooks(user)} onChanged={reload} />
      {!onlyLooks(user) && (
        <div className={styles.wide}>
          <SessionsCard sessions={sessions} reloading={state === 'loading'} onReload={reload} />
        </div>
      )}
    </div>
  );
}

function DataTab() {
  const { user, plans } = useDashboard();
  const { credit } = useLoaderData<typeof loader>();
  return (
    <div className={styles.halves}>
      <ExportCard plans={plans} disabled={onlyLooks(user)} />
      <RemoveAccountCard email={user.email} plans={plans} credit={credit} disabled={onlyLooks(user)} />
    </div>
  );
}
