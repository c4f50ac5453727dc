import { type ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router';
import { MessagesProvider } from '../i18n/messages-provider.tsx';
import { loadMessages } from '../i18n/messages.ts';
import { splitLocale } from '../i18n/paths.ts';
import '@fontsource-variable/bricolage-grotesque/standard.css';
import '@fontsource-variable/hanken-grotesk/index.css';
import '../design-system/tokens.css';
import '../design-system/base.css';

export function loader({ request }: LoaderFunctionArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  return { locale, messages: loadMessages(locale, ['common', 'ui']), now: new Date().toISOString() };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { locale, messages, now } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Outlet />
    </MessagesProvider>
  );
}
