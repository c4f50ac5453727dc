import type { Locale } from '../../i18n/locales.ts';

/** Where the picture of a page is, by the English address of the page: `home`, `tools/treasury-bonds`, `symbols/stocks/pko`. */
export function pictureAddress(page: string, locale: Locale): string {
  const [room, kind, symbol] = page.split('/');
  if (room === 'symbols' && kind && symbol)
    return `/og/${locale}/symbols/${encodeURIComponent(kind)}/${encodeURIComponent(symbol)}.png`;
  return `/og/${locale}/${page.replaceAll('/', '-')}.png`;
}

/** What messages and social networks ask for, and what is drawn. */
export const pictureSize = { width: 1200, height: 630 } as const;
