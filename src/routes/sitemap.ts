import { escapeHtml } from '../foundation/markup/escape-html.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { type PageName, type PathParams, path } from '../i18n/paths.ts';

/** What search engines take in one file. Each page has an address in every language. */
export const mostAddresses = 50_000;
export const mostPages = Math.floor(mostAddresses / locales.length);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const listBegin = `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const listEnd = '</urlset>\n';

/** A page in each language, each with the addresses of all. */
export function pageEntries(origin: string, page: PageName, params: PathParams = {}): string {
  const address = (locale: Locale) => escapeHtml(origin + path(page, locale, params));
  const alternates = [
    ...locales.map((locale) => [locale, locale] as const),
    ['x-default', defaultLocale] as const,
  ]
    .map(([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(locale)}"/>`)
    .join('');
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${alternates}</url>\n`).join('');
}

/** Names of the files that list the symbols of a class. */
export function filesOf({ class: name, symbols }: { class: string; symbols: number }): string[] {
  return Array.from({ length: Math.ceil(symbols / mostPages) }, (_, at) => `${name}-${at + 1}.xml`);
}

/** The class and the place of its first symbol that a file is about. */
export function contentOf(file: string): { class: string; from: number } | undefined {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  return name && number ? { class: name, from: (Number(number) - 1) * mostPages } : undefined;
}

export function sitemapIndex(origin: string, files: readonly string[]): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${file}`)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
