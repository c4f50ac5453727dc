import { type ReactNode, useContext, useEffect, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { Nonce } from '../design-system/nonce.ts';
import { Toaster } from '../design-system/overlays/toaster.tsx';
import { ConsentContext } from '../domains/consent/ui/consent-context.ts';
import { loadMessages } from '../i18n/messages.ts';
import { MessagesProvider } from '../i18n/messages-provider.tsx';
import { pageAt, pattern, splitLocale } from '../i18n/paths.ts';
import { ErrorPage } from './faults/error-page.tsx';
import { SpareFrameData, useFrameData } from './faults/spare-frame.tsx';
import { FontLinks } from './head/font-links.tsx';
import { LanguageLinks } from './head/language-links.tsx';
import { PageScripts } from './head/page-scripts.tsx';
import { PageStyles } from './head/page-styles.tsx';
import { DrawnWhole, WholePage } from './head/whole-page.tsx';
import { LoadingLine } from './loading-line.tsx';
import { pageContext } from './page-context.ts';
import { newDocuments } from './third-parties/new-documents.ts';
import '../design-system/fonts.css';
import '../design-system/tokens.css';
import '../design-system/base.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, theme, now, site, consent, draft } = context.get(pageContext);
  const messages = loadMessages(locale, ['common', 'ui']);
  return { locale, theme, now, origin: site.origin, messages, consent, isPreview: draft !== null };
}

export const clientMiddleware = [newDocuments];

/** Texts and settings of the frame never change while one language is read. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  const { pathname } = useLocation();
  const { data } = useFrameData();
  const locale = data?.locale ?? splitLocale(pathname).locale;
  useForgottenDescription(pathname);
  // Tells tests and tools which page is on the screen; the address changes before.
  useEffect(() => {
    document.documentElement.dataset.shown = pathname;
  }, [pathname]);
  return (
    <html
      lang={locale}
      data-theme={data?.theme ?? undefined}
      data-agreed={data?.consent?.agreed.join(' ') || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The frame of a preview opens no windows: its links lead nowhere. */}
        {data?.isPreview && <base target="_blank" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <FontLinks />
        <PageStyles />
        <DrawnWhole />
      </head>
      <body>
        {children}
        <WholePage />
        {!data?.isPreview && (
          <>
            <ScrollRestoration nonce={nonce} />
            <PageScripts />
          </>
        )}
      </body>
    </html>
  );
}

/** What machines are told of a page came with its document, and is not true of the next. */
function useForgottenDescription(pathname: string): void {
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname, first]);
}

function Frame({ children }: { children: ReactNode }) {
  const { data, isSpare } = useFrameData();
  // Without any texts the fallback of the error page speaks.
  if (!data) return children;
  return (
    <MessagesProvider locale={data.locale} messages={data.messages} now={data.now}>
      <ConsentContext value={data.consent}>
        {isSpare && <SpareFrameData data={data} />}
        <LoadingLine />
        {children}
        <Toaster />
      </ConsentContext>
    </MessagesProvider>
  );
}

/** React lifts what it renders into the head. */
function ForSearchEngines() {
  const { pathname } = useLocation();
  const { data } = useFrameData();
  const page = pageAt(pathname);
  const isShared = page === 'sharedReport' || page === 'sharedTaxes' || page === 'sharedStrategy';
  const isPrivate = !page || isShared || pattern(page, 'en').startsWith('/dashboard');
  if (isPrivate) return <meta name="robots" content="noindex" />;
  return <LanguageLinks origin={data?.origin ?? ''} pathname={pathname} />;
}

export default function Root() {
  return (
    <Frame>
      <ForSearchEngines />
      <Outlet />
    </Frame>
  );
}

/** What could not be shown has no proper address, in whatever language. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <meta name="robots" content="noindex" />
      <ErrorPage error={error} />
    </Frame>
  );
}
