import type { CallOutput } from '../../../foundation/contract.ts';
import type { PageName, PathParams } from '../../../i18n/paths.ts';
import type { listSiteTexts, readSiteTextDraft } from '../contract.ts';
import { isSitePage, type SitePage, symbolOfType } from '../site-pages.ts';

export type SiteTextPage = CallOutput<typeof listSiteTexts>['data'][number];
export type SiteTextDraft = CallOutput<typeof readSiteTextDraft>['data'];
export const languages = ['en', 'pl'] as const;
export type Language = (typeof languages)[number];

const pages: Record<SitePage, PageName> = {
  home: 'home',
  'about-us': 'about',
  contact: 'contact',
  faq: 'faq',
  pricing: 'pricing',
  symbols: 'symbols',
  tools: 'tools',
  'tools/housing-loan-subsidy': 'loanCalculator',
  'api-docs': 'apiDocs',
};

/** Where the page of a text is found. */
export function pageOfType(type: string): { page: PageName; params: PathParams } {
  if (isSitePage(type)) return { page: pages[type], params: {} };
  const { class: kind, slug } = symbolOfType(type) ?? { class: '', slug: null };
  return slug === null
    ? { page: 'symbolClass', params: { class: kind } }
    : { page: 'symbol', params: { class: kind, asset: slug } };
}
