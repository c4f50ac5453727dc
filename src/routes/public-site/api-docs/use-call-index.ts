import { useCallback, useState } from 'react';
import { useLocale } from 'use-intl';
import { defaultLocale } from '../../../i18n/locales.ts';
import type { IndexedCall } from './search-calls.ts';

const asked = new Map<string, Promise<IndexedCall[]>>();

function indexIn(locale: string): Promise<IndexedCall[]> {
  const address = `${locale === defaultLocale ? '' : `/${locale}`}/api-docs-index`;
  let index = asked.get(address);
  if (!index) {
    index = fetch(address, { credentials: 'same-origin' }).then((response) => {
      if (!response.ok) throw new Error(`no index at ${address}`);
      return response.json() as Promise<IndexedCall[]>;
    });
    // A failure is not remembered: the next letter asks again.
    index.catch(() => asked.delete(address));
    asked.set(address, index);
  }
  return index;
}

/** Every call in short, once somebody wants to search. */
export function useCallIndex() {
  const locale = useLocale();
  const [known, setKnown] = useState<{ locale: string; index: IndexedCall[] | null }>();
  const want = useCallback(() => {
    indexIn(locale).then(
      (index) => setKnown((before) => (before?.index === index ? before : { locale, index })),
      () => setKnown({ locale, index: null }),
    );
  }, [locale]);
  const current = known?.locale === locale ? known : undefined;
  return { index: current?.index ?? null, failed: current?.index === null, want };
}
