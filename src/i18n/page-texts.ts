// What pages get where they import `use-intl` (vite.config.ts): the hooks we use, by the library's names. What the library
// needs for texts that are not compiled stays out of pages, and texts are read in a quicker way.
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from './locales.ts';
import { type Translator, translatorOf } from './translator.ts';

type Around = { locale: Locale; messages: object; now: Date; formats?: object };

const AroundPage = createContext<Around | undefined>(undefined);

export function IntlProvider({ locale, messages, now, formats, children }: Around & { children: ReactNode }) {
  const value = useMemo(() => ({ locale, messages, now, formats }), [locale, messages, now, formats]);
  return createElement(AroundPage, { value }, children);
}

function useAround(): Around {
  const around = useContext(AroundPage);
  if (!around) throw new Error('no texts: this stands outside of every MessagesProvider');
  return around;
}

export const useLocale = (): Locale => useAround().locale;

/** When the page was made. */
export const useNow = (): Date => useAround().now;

export function useTranslations(namespace?: string): Translator {
  const { messages, locale, formats } = useAround();
  return translatorOf(messages, locale, namespace, formats);
}
