import { useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { SkipLink } from '../../design-system/layout/skip-link.tsx';
import { ModalHost } from '../../design-system/overlays/modal-host.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { onlyBeforeOnboarding } from '../guards.ts';
import { pageContext } from '../page-context.ts';
import { DashboardFooter } from './shell/dashboard-footer.tsx';
import { loadUser } from './shell/load-shell.ts';
import { LocaleSwitch } from './shell/locale-switch.tsx';
import { modals } from './shell/modals.ts';
import { ImpersonationBanner } from './shell/notices/impersonation-banner.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { useTheme } from './shell/use-theme.ts';
import { UserMenu } from './shell/user-menu.tsx';
import styles from './simple-layout.module.css';

export const middleware = [onlyBeforeOnboarding];

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    locale: page.locale,
    theme: page.theme,
    now: page.now,
    user: await loadUser(page),
    links: { apiDocs: page.site.apiDocsUrl, social: page.site.socialUrls.slice(0, 3) },
    messages: loadMessages(page.locale, ['dashboard']),
  };
}

/** The dashboard before there is anything in it: the profile, the page and the footer. */
export default function SimpleDashboardLayout() {
  // Named one by one: what a loader gave is read through a prototype, and a rest would be empty.
  const { locale, now, user, links, messages: loaded, theme: chosen } = useLoaderData<typeof loader>();
  const [messages] = useState(loaded);
  const { theme, choose } = useTheme(chosen);
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <div className={styles.page}>
        <SkipLink />
        <TopBar>
          <LocaleSwitch />
          <UserMenu user={user} theme={theme} onTheme={choose} profileOnly />
        </TopBar>
        {user.impersonated && <ImpersonationBanner name={user.name} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <DashboardFooter links={links} />
      </div>
      <ModalHost modals={modals} />
    </MessagesProvider>
  );
}
