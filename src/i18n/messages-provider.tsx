import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { amountsAreHidden, onHiddenAmounts } from '../foundation/hidden-amounts.ts';
import { warsawZone } from '../foundation/warsaw/warsaw-zone.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const joined = new WeakMap<object, WeakMap<object, Partial<Messages>>>();

/** The same texts joined are the same object on every page: what was found in them once is found (translator.ts). */
function join(outer: Partial<Messages>, inner: Partial<Messages>): Partial<Messages> {
  let known = joined.get(outer);
  if (!known) {
    known = new WeakMap();
    joined.set(outer, known);
  }
  let both = known.get(inner);
  if (!both) {
    both = { ...outer, ...inner };
    known.set(inner, both);
  }
  return both;
}

const none: Partial<Messages> = {};
const LoadedMessages = createContext<Partial<Messages>>(none);

/** Whoever writes texts writes them anew when amounts are covered or uncovered: another object is another way of writing. */
const ways = { open: {}, covered: {} };

type Props = { locale: Locale; messages: Partial<Messages>; now: string; children: ReactNode };

/**
 * Adds the texts of a layout or page to those of the layouts around it.
 * `now` comes from the server, so that both renderings print the same relative times.
 */
export function MessagesProvider({ locale, messages, now, children }: Props) {
  const outer = useContext(LoadedMessages);
  const merged = join(outer, messages);
  const start = useMemo(() => new Date(now), [now]);
  const covered = useSyncExternalStore(onHiddenAmounts, amountsAreHidden, amountsAreHidden);
  return (
    <LoadedMessages value={merged}>
      <IntlProvider
        locale={locale}
        messages={merged as Messages}
        timeZone={warsawZone}
        now={start}
        formats={covered ? ways.covered : ways.open}
      >
        {children}
      </IntlProvider>
    </LoadedMessages>
  );
}
