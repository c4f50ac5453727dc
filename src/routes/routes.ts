import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Locale, locales } from '../i18n/locales.ts';
import { type PageName, pattern } from '../i18n/paths.ts';

/** Where a page's file lies; a page without one of its own shows the coming state of its layout. */
type Pages = Partial<Record<PageName, string>>;

const publicPages: Pages = { home: 'public-site/home.tsx' };

/** `''` serves the default language; `/en` serves the same pages with their canonical link on the former. */
const prefixes = ['', ...locales] as const;

function localePages(prefix: '' | Locale): RouteConfigEntry[] {
  const locale = prefix || 'en';
  const entry = (page: PageName, file: string): RouteConfigEntry => {
    const bare = pattern(page, locale).slice(1);
    const id = `${prefix || 'root'}:${page}`;
    const full = [prefix, bare].filter(Boolean).join('/');
    return full ? route(full, file, { id }) : index(file, { id });
  };
  const group = (file: string, pages: Pages) =>
    layout(
      file,
      { id: `${prefix || 'root'}:${file}` },
      Object.entries(pages).map(([page, at]) => entry(page as PageName, at)),
    );
  return [group('public-site/layout.tsx', publicPages)];
}

export default [
  ...prefixes.flatMap((prefix) => localePages(prefix)),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('dev/gallery', 'dev/gallery.tsx')]),
] satisfies RouteConfig;
