import { useLocale } from 'use-intl';
import type { Locale } from './locales.ts';
import { type PageName, type PathParams, path } from './paths.ts';

/** Addresses in the language of the page: `const to = usePath(); to('login')`. */
export function usePath(): (page: PageName, params?: PathParams) => string {
  const locale = useLocale() as Locale;
  return (page, params) => path(page, locale, params);
}
