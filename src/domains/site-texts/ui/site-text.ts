import type { CallOutput } from '../../../foundation/contract.ts';
import { type PageName, path } from '../../../i18n/paths.ts';
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
  'tools/compound-interest': 'savingsCalculator',
  'tools/mortgage-overpayment': 'overpaymentCalculator',
  'tools/treasury-bonds': 'bondCalculator',
  'api-docs': 'apiDocs',
  login: 'login',
  register: 'register',
};

/** Where the page of a text is found in a language. */
export function addressOf(type: string, lang: Language): string {
  if (isSitePage(type)) return path(pages[type], lang);
  const { class: kind, slug } = symbolOfType(type) ?? { class: '', slug: null };
  return slug === null
    ? path('symbolClass', lang, { class: kind })
    : path('symbol', lang, { class: kind, asset: slug });
}
