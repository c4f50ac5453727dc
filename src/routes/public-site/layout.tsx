import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { NewsletterOnRequest } from '../../domains/leads/ui/newsletter-on-request.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { path, splitLocale } from '../../i18n/paths.ts';
import styles from './layout.module.css';
import { logOut } from './log-out.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { SiteLinks } from './site-links.ts';
import { SkipLink } from './skip-link.tsx';
import type { PublicSiteContext, Viewer } from './viewer.ts';

/** Stands in until the operator's settings answer here. */
const links: SiteLinks = {
  blog: 'https://blog.walory.example',
  apiDocs: null,
  social: [
    'https://www.facebook.com/',
    'https://x.com/',
    'https://www.instagram.com/',
    'https://www.youtube.com/',
    'https://www.linkedin.com/',
  ],
};

export function loader({ request }: LoaderFunctionArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  return {
    locale,
    messages: loadMessages(locale, ['site']),
    now: new Date().toISOString(),
    viewer: null as Viewer | null,
    links,
  };
}

export default function PublicLayout() {
  const { locale, messages, now, viewer, links: shown } = useLoaderData<typeof loader>();
  const onLogout = async () => {
    await logOut();
    window.location.assign(path('home', locale));
  };
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <div className={styles.site}>
        <SkipLink />
        <SiteHeader viewer={viewer} links={shown} onLogout={onLogout} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet context={{ viewer } satisfies PublicSiteContext} />
        </main>
        <SiteFooter links={shown} />
      </div>
      <NewsletterOnRequest />
    </MessagesProvider>
  );
}
