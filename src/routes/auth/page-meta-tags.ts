import type { MetaDescriptor } from 'react-router';
import type { PageMeta } from './auth-page-meta.ts';

/** Pages that hang on a link from a mail are not for search engines. */
export function pageMetaTags(page: PageMeta | undefined, indexed: boolean): MetaDescriptor[] {
  if (!page) return [];
  const robots = indexed ? [] : [{ name: 'robots', content: 'noindex' }];
  return [{ title: page.title }, { name: 'description', content: page.description }, ...robots];
}
