import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { startLoading } from '../foundation/start-loading.ts';
import { defaultLocale } from './locales.ts';
import type { Area, Messages } from './messages.ts';

type Texts = Partial<Messages>;
const asked = new Map<string, Promise<Texts>>();

function textsOf(area: Area, locale: string): Promise<Texts> {
  const address = `${locale === defaultLocale ? '' : `/${locale}`}/texts/${area}`;
  let texts = asked.get(address);
  if (!texts) {
    texts = fetch(address, { credentials: 'same-origin' }).then((response) => {
      if (!response.ok) throw new Error(`no texts at ${address}`);
      return response.json() as Promise<Texts>;
    });
    // A failure is not remembered: the next opening asks again.
    texts.catch(() => asked.delete(address));
    asked.set(address, texts);
  }
  return texts;
}

/** The texts of an area that no loader of the page has brought, fetched once; `onFailure` when they do not come. */
export function useMessagesOf(area: Area, onFailure: () => void): Texts | undefined {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ locale: string; texts: Texts }>();
  useEffect(
    () =>
      startLoading({
        load: () => textsOf(area, locale),
        onReady: (texts) => setLoaded({ locale, texts }),
        onFailed: onFailure,
      }),
    [area, locale, onFailure],
  );
  return loaded?.locale === locale ? loaded.texts : undefined;
}
