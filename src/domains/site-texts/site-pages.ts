/** Public pages whose words the operator may change. A page is known by its English address, symbols likewise. */
export const sitePages = [
  'home',
  'about-us',
  'contact',
  'faq',
  'pricing',
  'symbols',
  'tools',
  'tools/housing-loan-subsidy',
  'tools/compound-interest',
  'tools/mortgage-overpayment',
  'tools/treasury-bonds',
  'api-docs',
  'login',
  'register',
] as const;
export type SitePage = (typeof sitePages)[number];

export function isSitePage(type: string): type is SitePage {
  return sitePages.some((page) => page === type);
}

/** The text of a class's page, or of a symbol in it: `symbols/stocks`, `symbols/stocks/pko-xwar`. */
export function symbolTextType(classSlug: string, slug?: string): string {
  return slug ? `symbols/${classSlug}/${slug}` : `symbols/${classSlug}`;
}

/** The class and symbol a text belongs to, if it belongs to one. */
export function symbolOfType(type: string): { class: string; slug: string | null } | undefined {
  const [page, classSlug, slug, more] = type.split('/');
  return page === 'symbols' && classSlug && more === undefined
    ? { class: classSlug, slug: slug ?? null }
    : undefined;
}
