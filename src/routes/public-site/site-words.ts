import { readSiteText } from '../../domains/site-texts/contract.ts';
import { pictureAddress } from '../link-pictures/picture-address.ts';
import type { PageContext } from '../page-context.ts';
import type { PageHead } from './page-head.ts';

export type SiteWords = PageHead & { blocks: string[] };

/**
 * The words of a public page and the picture of a link to it: the operator's where there are some, else the product's own;
 * in a preview those that are tried out. For loaders alone: a file that the browser loads too would bring the contract along.
 */
export async function siteWords(page: PageContext, type: string): Promise<SiteWords> {
  const { call, locale, site, draft } = page;
  if (draft?.type === type) return draft.words;
  const { title, description, blocks } = (await call(readSiteText, { query: { type, lang: locale } })).data;
  return { title, description, blocks, image: site.origin + pictureAddress(type, locale) };
}
