import { type ReactNode, useContext, useEffect } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { Nonce } from '../design-system/nonce.ts';
import { Toaster } from '../design-system/overlays/toaster.tsx';
import { loadMessages } from '../i18n/messages.ts';
import { MessagesProvider } from '../i18n/messages-provider.tsx';
import { pageAt, splitLocale } from '../i18n/paths.ts';
import { ErrorPage } from './faults/error-page.tsx';
import { SpareFrameData, useFrameData } from './faults/spare-frame.tsx';
import { FontLinks } from './font-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LoadingLine } from './loading-line.tsx';
import { pageContext } from './page-context.ts';
import '../design-system/fonts.css';
import '../design-system/tokens.css';
import '../design-system/base.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, theme, now, site } = context.get(pageContext);
  return { locale, theme, now, origin: site.origin, messages: loadMessages(locale, ['common', 'ui']) };
}

/** Texts and settings of the frame never change while one language is read. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  const { pathname } = useLocation();
  const { data } = useFrameData();
  const locale = data?.locale ?? splitLocale(pathname).locale;
  // Tells tests and tools which page is on the screen; the address changes before.
  useEffect(() => {
    document.documentElement.dataset.shown = pathname;
  }, [pathname]);
  return (
    <html lang={locale} data-theme={data?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <FontLinks />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { data, isSpare } = useFrameData();
  // Without any texts the fallback of the error page speaks.
  if (!data) return children;
  return (
    <MessagesProvider locale={data.locale} messages={data.messages} now={data.now}>
      {isSpare && <SpareFrameData data={data} />}
      <LoadingLine />
      {children}
      <Toaster />
    </MessagesProvider>
  );
}

/** React lifts what it renders into the head. */
function ForSearchEngines() {
  const { pathname } = useLocation();
  const { data } = useFrameData();
  const isPrivate = /\/(dashboard|reports)(\/|$)/.test(pathname) || pageAt(pathname) === undefined;
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
