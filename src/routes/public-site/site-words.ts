import type { MetaDescriptor } from 'react-router';
import { readSiteText } from '../../domains/site-texts/contract.ts';
import type { PageContext } from '../page-context.ts';

export type SiteWords = { title: string; description: string; blocks: string[] };

/** The words of a public page: the operator's where there are some, else the product's own. */
export async function siteWords({ call, locale }: PageContext, type: string): Promise<SiteWords> {
  const { title, description, blocks } = (await call(readSiteText, { query: { type, lang: locale } })).data;
  return { title, description, blocks };
}

export type PageHead = {
  title: string;
  description: string;
  /** Must not be found by a search engine: simulated prices, pages still to come. */
  hidden?: boolean;
};

export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
