import { defaultLocale, isLocale, type Locale } from './locales.ts';

/**
 * Every page, by name, with its address in each language (without the locale prefix).
 * Only pages whose Polish address is translated carry two; dashboard pages are prefixed, not translated.
 */
const translated = {
  home: { en: '/', pl: '/' },
  about: { en: '/about-us', pl: '/o-nas' },
  contact: { en: '/contact', pl: '/kontakt' },
  faq: { en: '/faq', pl: '/najczesciej-zadawane-pytania' },
  pricing: { en: '/pricing', pl: '/cennik' },
  login: { en: '/login', pl: '/logowanie' },
  register: { en: '/register', pl: '/rejestracja' },
  symbols: { en: '/symbols', pl: '/symbole' },
  symbolClass: { en: '/symbols/:class', pl: '/symbole/:class' },
  symbol: { en: '/symbols/:class/:asset', pl: '/symbole/:class/:asset' },
  tools: { en: '/tools', pl: '/narzedzia' },
  loanCalculator: { en: '/tools/housing-loan-subsidy', pl: '/narzedzia/kalkulator-kredyt-na-start' },
  savingsCalculator: { en: '/tools/compound-interest', pl: '/narzedzia/procent-skladany' },
  overpaymentCalculator: { en: '/tools/mortgage-overpayment', pl: '/narzedzia/nadplata-kredytu' },
  bondCalculator: { en: '/tools/treasury-bonds', pl: '/narzedzia/porownanie-obligacji-skarbowych' },
  tool: { en: '/tools/:slug', pl: '/narzedzia/:slug' },
} as const satisfies Record<string, Record<Locale, string>>;

const shared = {
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token?',
  verifyEmail: '/verify-email/:token?',
  undoEmail: '/undo-email/:token?',
  lessOfThis: '/less/:token?',
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirm/:token?',
  newsletterLeave: '/newsletter/unsubscribe/:token?',
  sharedReport: '/reports/:id?',
  sharedTaxes: '/tax-papers/:id?',
  sharedStrategy: '/shared-strategies/:id',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  apiDocs: '/api-docs',
  apiArea: '/api-docs/:area',
  dashboard: '/dashboard',
  addModule: '/dashboard/add-new-module',
  help: '/dashboard/help',
  education: '/dashboard/help/education',
  educationArticle: '/dashboard/help/education/:article',
  onboarding: '/dashboard/onboarding',
  privacy: '/dashboard/privacy',
  settings: '/dashboard/settings',
  notifications: '/dashboard/notifications',
  payment: '/dashboard/payment',
  admin: '/dashboard/admin',
  bonds: '/dashboard/bonds/list',
  allAssets: '/dashboard/broker-investments/all-assets',
  assets: '/dashboard/broker-investments/assets',
  income: '/dashboard/broker-investments/income',
  taxes: '/dashboard/broker-investments/taxes/:year?',
  taxFields: '/dashboard/broker-investments/taxes/:year/fields',
  lookThrough: '/dashboard/broker-investments/look-through',
  watchlists: '/dashboard/broker-investments/watchlists',
  holding: '/dashboard/broker-investments/holdings/:id',
  heldAsset: '/dashboard/broker-investments/held-assets/:id',
  integrations: '/dashboard/broker-investments/integrations',
  importFile: '/dashboard/broker-investments/integrations/import/:fileName?',
  brokerSetup: '/dashboard/broker-investments/integrations/set-up/:broker',
  recurringPlans: '/dashboard/broker-investments/plans',
  portfolios: '/dashboard/broker-investments/portfolios',
  // Before the report with an id, which it would look like.
  compare: '/dashboard/broker-investments/reports/compare',
  reports: '/dashboard/broker-investments/reports',
  report: '/dashboard/broker-investments/reports/:id?',
  strategies: '/dashboard/broker-investments/strategies',
  ownStrategy: '/dashboard/broker-investments/strategies/mine/:id',
  strategy: '/dashboard/broker-investments/strategies/:id?',
  transactions: '/dashboard/broker-investments/transactions',
  changes: '/dashboard/broker-investments/changes',
  market: '/dashboard/broker-investments/markets/:class',
  properties: '/dashboard/real-estate/properties',
  propertyReports: '/dashboard/real-estate/reports',
  propertyReport: '/dashboard/real-estate/reports/:id?',
} as const satisfies Record<string, string>;

export type PageName = keyof typeof translated | keyof typeof shared;
export const pageNames = [...Object.keys(translated), ...Object.keys(shared)] as PageName[];

/** The pattern of a page in one language, as the router wants it, without the locale prefix. */
export function pattern(page: PageName, locale: Locale): string {
  return page in translated
    ? translated[page as keyof typeof translated][locale]
    : shared[page as keyof typeof shared];
}

export type PathParams = Record<string, string | undefined>;

/** The address of a page: `path('login', 'pl')` is `/pl/logowanie`. */
export function path(page: PageName, locale: Locale, params: PathParams = {}): string {
  const filled = pattern(page, locale)
    .split('/')
    .map((part) => (part.startsWith(':') ? fill(part, params) : part))
    .filter((part) => part !== undefined)
    .join('/');
  return withPrefix(filled || '/', locale);
}

function fill(part: string, params: PathParams): string | undefined {
  const name = part.replace(/^:|\?$/g, '');
  const value = params[name];
  if (value !== undefined) return encodeURIComponent(value);
  if (part.endsWith('?')) return undefined;
  throw new Error(`path parameter ${name} is missing`);
}

function withPrefix(given: string, locale: Locale): string {
  // Two slashes at the beginning would name another host.
  const bare = given.replace(/^[/\\]+/, '/');
  if (locale === defaultLocale) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}

/** Splits the locale off an address: `/pl/kontakt` gives `pl` and `/kontakt`. */
export function splitLocale(pathname: string): { locale: Locale; bare: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: defaultLocale, bare: pathname };
  return { locale: first, bare: `/${rest.join('/')}` };
}

/** The same page in another language, keeping its parameters; unknown addresses keep their path. */
export function inLocale(pathname: string, locale: Locale): string {
  const { locale: from, bare } = splitLocale(pathname);
  const parts = trimmed(bare).split('/');
  for (const page of pageNames) {
    const params = match(pattern(page, from), parts);
    if (params) return path(page, locale, params);
  }
  return withPrefix(bare, locale);
}

/** Which page an address belongs to, whatever its language. */
export function pageAt(pathname: string): PageName | undefined {
  const { locale, bare } = splitLocale(pathname);
  const parts = trimmed(bare).split('/');
  return pageNames.find((page) => match(pattern(page, locale), parts));
}

function trimmed(bare: string): string {
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

function match(routePattern: string, parts: string[]): PathParams | undefined {
  const wanted = routePattern.split('/');
  if (parts.length > wanted.length) return undefined;
  const params: PathParams = {};
  for (const [at, want] of wanted.entries()) {
    const have = parts[at];
    if (want.startsWith(':')) {
      if (have === undefined && !want.endsWith('?')) return undefined;
      params[want.replace(/^:|\?$/g, '')] = have === undefined ? undefined : safeDecode(have);
    } else if (want !== have) return undefined;
  }
  return params;
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
