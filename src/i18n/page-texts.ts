// What pages get where they import `use-intl` (vite.config.ts): the library, with a quicker way to read texts.
import { useLocale, useMessages } from 'use-intl/react';
import type { Locale } from './locales.ts';
import { type Translator, translatorOf } from './translator.ts';

export { IntlProvider, useFormatter, useLocale, useNow } from 'use-intl/react';

export function useTranslations(namespace?: string): Translator {
  return translatorOf(useMessages(), useLocale() as Locale, namespace);
}
