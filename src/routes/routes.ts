import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { type PageName, pattern } from '../i18n/paths.ts';

/** Where each page's file lies, by the layout around it. */
const layouts: Record<string, Partial<Record<PageName, string>>> = {
  'public-site/layout.tsx': {
    home: 'public-site/home.tsx',
    about: 'public-site/company/about.tsx',
    contact: 'public-site/company/contact.tsx',
    faq: 'public-site/company/faq.tsx',
    newsletter: 'public-site/company/newsletter.tsx',
    newsletterConfirm: 'public-site/company/newsletter-confirm.tsx',
    newsletterLeave: 'public-site/company/newsletter-leave.tsx',
    pricing: 'public-site/pricing.tsx',
    symbols: 'public-site/symbols/symbols.tsx',
    symbolClass: 'public-site/symbols/symbol-class.tsx',
    symbol: 'public-site/symbols/symbol.tsx',
    tools: 'public-site/tools/tools.tsx',
    loanCalculator: 'public-site/tools/housing-loan-subsidy.tsx',
    savingsCalculator: 'public-site/tools/compound-interest.tsx',
    overpaymentCalculator: 'public-site/tools/mortgage-overpayment.tsx',
    bondCalculator: 'public-site/tools/treasury-bonds.tsx',
    apiDocs: 'public-site/api-docs/api-docs.tsx',
    apiArea: 'public-site/api-docs/api-area.tsx',
    lessOfThis: 'public-site/less-of-this.tsx',
    sharedStrategy: 'public-site/shared-strategy.tsx',
  },
  'public-site/shared-report/layout.tsx': {
    sharedReport: 'public-site/shared-report/shared-report.tsx',
    sharedTaxes: 'public-site/shared-report/shared-taxes.tsx',
  },
  'auth/layout.tsx': {
    login: 'auth/login.tsx',
    register: 'auth/register.tsx',
    forgotPassword: 'auth/forgot-password.tsx',
    resetPassword: 'auth/reset-password.tsx',
    verifyEmail: 'auth/verify-email.tsx',
    undoEmail: 'auth/undo-email.tsx',
  },
  'dashboard/simple-layout.tsx': {
    onboarding: 'dashboard/onboarding.tsx',
  },
  'dashboard/layout.tsx': {
    dashboard: 'dashboard/home.tsx',
    addModule: 'dashboard/add-module.tsx',
    help: 'dashboard/help.tsx',
    education: 'dashboard/education/education.tsx',
    educationArticle: 'dashboard/education/article.tsx',
    privacy: 'dashboard/privacy.tsx',
    settings: 'dashboard/settings.tsx',
    notifications: 'dashboard/notifications/notifications.tsx',
    admin: 'dashboard/admin.tsx',
    payment: 'dashboard/payment/payment.tsx',
    bonds: 'dashboard/bonds/bonds.tsx',
    allAssets: 'dashboard/markets/all-assets.tsx',
    assets: 'dashboard/assets/assets.tsx',
    income: 'dashboard/income/income.tsx',
    taxes: 'dashboard/taxes/taxes.tsx',
    taxFields: 'dashboard/taxes/fields.tsx',
    lookThrough: 'dashboard/assets/look-through.tsx',
    watchlists: 'dashboard/watchlists/watchlists.tsx',
    holding: 'dashboard/holdings/holding.tsx',
    heldAsset: 'dashboard/holdings/holding.tsx',
    integrations: 'dashboard/integrations/integrations.tsx',
    importFile: 'dashboard/integrations/import-file.tsx',
    brokerSetup: 'dashboard/integrations/broker-setup.tsx',
    portfolios: 'dashboard/portfolios/portfolios.tsx',
    compare: 'dashboard/reports/compare.tsx',
    report: 'dashboard/reports/reports.tsx',
    recurringPlans: 'dashboard/plans/plans.tsx',
    strategies: 'dashboard/strategies/strategies.tsx',
    strategy: 'dashboard/strategies/strategy.tsx',
    ownStrategy: 'dashboard/strategies/own-strategy.tsx',
    transactions: 'dashboard/transactions/transactions.tsx',
    changes: 'dashboard/changes/changes.tsx',
    market: 'dashboard/markets/market.tsx',
    properties: 'dashboard/real-estate/properties.tsx',
    propertyReport: 'dashboard/reports/reports.tsx',
  },
};

/** What stands between a layout and its pages: there a page that fails is caught. */
const rooms: Record<string, string> = { 'dashboard/layout.tsx': 'dashboard/page-room.tsx' };

/** Without a prefix the default language is served; `/en` serves the same pages, canonical on the former. */
const prefixes: ('' | Locale)[] = ['', ...locales];

function pagesUnder(prefix: '' | Locale): RouteConfigEntry[] {
  const locale = prefix || defaultLocale;
  const name = prefix || 'bare';
  const entry = (page: PageName, file: string): RouteConfigEntry => {
    const address = [prefix, pattern(page, locale).slice(1)].filter(Boolean).join('/');
    const id = `${name}:${page}`;
    return address ? route(address, file, { id }) : index(file, { id });
  };
  return Object.entries(layouts).map(([file, pages]) => {
    const inside = Object.entries(pages).map(([page, at]) => entry(page as PageName, at));
    const room = rooms[file];
    const children = room ? [layout(room, { id: `${name}:${room}` }, inside)] : inside;
    return layout(file, { id: `${name}:${file}` }, children);
  });
}

// Unknown addresses are met by a page of their own, so that they have a language and a layout too.
const unknown = prefixes.map((prefix) =>
  route(`${prefix && `${prefix}/`}*`, 'not-found.tsx', { id: `${prefix || 'bare'}:unknown` }),
);

// Texts of dialogs that any page may open.
const texts = prefixes.map((prefix) =>
  route(`${prefix && `${prefix}/`}texts/:area`, 'texts.ts', { id: `${prefix || 'bare'}:texts` }),
);

// What the search of the API documentation looks through.
const indexes = prefixes.map((prefix) =>
  route(`${prefix && `${prefix}/`}api-docs-index`, 'public-site/api-docs/api-index.ts', {
    id: `${prefix || 'bare'}:api-index`,
  }),
);

// Answers only in development or where the operator asks for it.
const galleries = [route('dev/gallery', 'dev/gallery.tsx'), route('dev/mails', 'dev/mails.tsx')];

export default [
  ...prefixes.flatMap(pagesUnder),
  ...texts,
  ...indexes,
  ...galleries,
  ...unknown,
] satisfies RouteConfig;
