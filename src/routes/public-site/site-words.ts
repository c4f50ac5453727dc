import { readSiteText } from '../../domains/site-texts/contract.ts';
import type { PageContext } from '../page-context.ts';

export type SiteWords = { title: string; description: string; blocks: string[] };

/**
 * The words of a public page: the operator's where there are some, else the product's own. For loaders
 * alone: a file that the browser loads too would bring the contract along.
 */
export async function siteWords({ call, locale }: PageContext, type: string): Promise<SiteWords> {
  const { title, description, blocks } = (await call(readSiteText, { query: { type, lang: locale } })).data;
  return { title, description, blocks };
}
