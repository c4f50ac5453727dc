import { useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../design-system/brand/icon.tsx';
import { SkipLink } from '../../design-system/layout/skip-link.tsx';
import { ModalHost } from '../../design-system/overlays/modal-host.tsx';
import { listAssetClasses, listCurrencies } from '../../domains/instruments/contract.ts';
import { listModules } from '../../domains/modules/contract.ts';
import { listPortfolios } from '../../domains/performance/contract.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { onlyFirstSteps } from '../guards.ts';
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

export const middleware = [onlyFirstSteps];

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const orNone = <Row,>(list: Promise<{ data: Row[] }>): Promise<Row[]> =>
    list.then(
      ({ data }) => data,
      (error) => {
        page.onFault(error);
        return [];
      },
    );
  const [user, modules, currencies, assetClasses, portfolios] = await Promise.all([
    loadUser(page),
    orNone(page.call(listModules, {})),
    orNone(page.call(listCurrencies, {})),
    orNone(page.call(listAssetClasses, {})),
    orNone(page.call(listPortfolios, { query: { simplified: '1' } })),
  ]);
  return {
    locale: page.locale,
    theme: page.theme,
    now: page.now,
    user,
    plans: page.site.plans,
    modules,
    // What the dialogs of the dashboard look for.
    currencies,
    assetClasses,
    savedCurrency: page.currency,
    portfolios: portfolios.map(({ id, name, is_sample }) => ({ id, name, is_sample })),
    links: { apiDocs: page.site.apiDocsUrl, social: page.site.socialUrls.slice(0, 3) },
    messages: loadMessages(page.locale, ['dashboard', 'onboarding']),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** What the page inside may use. */
export type SimpleContext = Pick<Loaded, 'user' | 'modules' | 'currencies' | 'portfolios'> & {
  /** Something was kept on the server. */
  onSaved: () => void;
};

/** The dashboard before there is anything in it: the profile, the page and the footer. */
export default function SimpleDashboardLayout() {
  // Named one by one: what a loader gave is read through a prototype, and a rest would be empty.
  const { locale, now, user, links, messages: loaded, theme: chosen } = useLoaderData<typeof loader>();
  const { modules, currencies, portfolios, plans } = useLoaderData<typeof loader>();
  const [messages] = useState(loaded);
  const [saved, setSaved] = useState(false);
  const { theme, choose } = useTheme(chosen);
  const context: SimpleContext = { user, modules, currencies, portfolios, onSaved: () => setSaved(true) };
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <div className={styles.page}>
        <SkipLink />
        <TopBar>
          <SavedPill shown={saved} />
          <LocaleSwitch />
          <UserMenu
            user={user}
            theme={theme}
            onTheme={choose}
            plans={plans}
            profileOnly={!user.onboarding_done_at}
          />
        </TopBar>
        {user.impersonated && <ImpersonationBanner name={user.name} until={user.impersonated_until} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet context={context} />
        </main>
        <DashboardFooter links={links} />
      </div>
      <ModalHost modals={modals} />
    </MessagesProvider>
  );
}

/** Nothing has to be done twice: what was answered is there on every device. */
function SavedPill({ shown }: { shown: boolean }) {
  const t = useTranslations('onboarding');
  return (
    <span role="status">
      {shown && (
        <span className={styles.pill}>
          <Icon name="check" size={14} />
          <span className="visually-hidden-on-phone">{t('saved')}</span>
        </span>
      )}
    </span>
  );
}
