import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const LoadedMessages = createContext<Partial<Messages>>({});

type Props = { locale: Locale; messages: Partial<Messages>; now: string; children: ReactNode };

/**
 * Adds the texts of a layout or page to those of the layouts around it.
 * `now` comes from the server, so that both renderings print the same relative times.
 */
export function MessagesProvider({ locale, messages, now, children }: Props) {
  const outer = useContext(LoadedMessages);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  const start = useMemo(() => new Date(now), [now]);
  return (
    <LoadedMessages value={merged}>
      <IntlProvider locale={locale} messages={merged as Messages} timeZone="Europe/Warsaw" now={start}>
        {children}
      </IntlProvider>
    </LoadedMessages>
  );
}
