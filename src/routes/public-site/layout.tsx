import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { SkipLink } from '../../design-system/layout/skip-link.tsx';
import type { PublicSiteContext } from '../../design-system/site/viewer.ts';
import { ConsentOnRequest } from '../../domains/consent/ui/consent-on-request.tsx';
import { useThirdPartyScripts } from '../../domains/consent/ui/use-third-party-scripts.ts';
import { NewsletterOnRequest } from '../../domains/leads/ui/newsletter-on-request.tsx';
import { symbolKinds } from '../../domains/market-data/ui/symbols/symbol-kind.ts';
import { SiteFooter } from '../../domains/public-site/ui/frame/site-footer.tsx';
import { SiteHeader } from '../../domains/public-site/ui/frame/site-header.tsx';
import type { SiteLinks } from '../../domains/public-site/ui/frame/site-links.ts';
import { callApi } from '../../foundation/call-api.ts';
import type { Locale } from '../../i18n/locales.ts';
import { allMessages, loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { path } from '../../i18n/paths.ts';
import { pageContext } from '../page-context.ts';
import styles from './layout.module.css';
import { loadViewer } from './load-viewer.ts';
import { describeWay } from './way-here.ts';

export { unlessOnlyInputsChange as shouldRevalidate } from './tools/unless-only-inputs-change.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  describeWay(page, request);
  const { locale, now, site, formToken } = page;
  const links: SiteLinks = {
    blog: site.blogUrl,
    apiDocs: site.apiDocsUrl,
    social: site.socialUrls,
    plans: site.plans,
  };
  const viewer = await loadViewer(page);
  const messages = loadMessages(locale, ['site']);
  return { locale, messages, now, viewer, links, classes: classesIn(locale), formToken };
}

/** The classes of symbols under the names their pages have. */
function classesIn(locale: Locale) {
  const names = allMessages(locale).symbols.classes;
  return symbolKinds.map((slug) => ({ slug, name: names[slug].name }));
}

export default function PublicLayout() {
  const { locale, messages, now, viewer, links, classes, formToken } = useLoaderData<typeof loader>();
  useThirdPartyScripts();
  const onLogout = async () => {
    // Fetched when needed: a reader of the public site needs no schemas.
    const { signOut } = await import('../../domains/identity/contract.ts');
    const { releaseDevice } = await import('../../domains/channels/ui/release-device.ts');
    await callApi(signOut, {}, locale);
    await releaseDevice();
    window.location.assign(path('home', locale));
  };
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <div className={styles.site}>
        <SkipLink />
        <ConsentOnRequest asks />
        <SiteHeader viewer={viewer} links={links} onLogout={onLogout} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet context={{ viewer } satisfies PublicSiteContext} />
        </main>
        <SiteFooter links={links} classes={classes} />
      </div>
      <NewsletterOnRequest formToken={formToken} />
    </MessagesProvider>
  );
}
