import { useEffect, useId } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Brand } from '../../design-system/brand/brand.tsx';
import { LanguageSwitch } from '../../domains/public-site/ui/frame/language-switch.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { splitLocale } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { pageContext } from '../page-context.ts';
import { describeWay } from '../public-site/way-here.ts';
import styles from './layout.module.css';
import { LegalLinks } from './legal-links.tsx';
import { StrataArt } from './strata-art.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  describeWay(page, request);
  const { locale, now } = page;
  return { locale, now, messages: loadMessages(locale, ['auth', 'site']) };
}

/** The texts are the same for all pages of one language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale;
}

export default function AuthLayout() {
  const { locale, messages, now } = useLoaderData<typeof loader>();
  useEffect(reloadWhenRestored, []);
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Frame />
    </MessagesProvider>
  );
}

function Frame() {
  const t = useTranslations('auth');
  const to = usePath();
  const slogan = useId();
  return (
    <div className={styles.page}>
      <aside className={styles.art} aria-labelledby={slogan}>
        <StrataArt />
        <Link to={to('home')} className={styles.artBrand}>
          <Brand />
        </Link>
        <p id={slogan} className={styles.slogan}>
          {t('art')}
        </p>
      </aside>
      <div className={styles.side}>
        <header className={styles.top}>
          <Link to={to('home')} className={styles.topBrand}>
            <Brand size="sm" />
          </Link>
          <LanguageSwitch />
        </header>
        <main className={styles.box}>
          <Outlet />
        </main>
        <LegalLinks />
      </div>
    </div>
  );
}

/** Going back after signing in must not show the form as it was left; loaded anew it leads to the dashboard. */
function reloadWhenRestored(): () => void {
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) window.location.reload();
  };
  window.addEventListener('pageshow', restored);
  return () => window.removeEventListener('pageshow', restored);
}
