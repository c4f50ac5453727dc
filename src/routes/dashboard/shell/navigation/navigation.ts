import type { IconName } from '../../../../design-system/brand/icon.tsx';
import type { ModuleSlug } from '../../../../domains/modules/contract.ts';
import { type PageName, pageAt } from '../../../../i18n/paths.ts';

export const navPages = [
  'dashboard',
  'reports',
  'portfolios',
  'transactions',
  'assets',
  'income',
  'taxes',
  'allAssets',
  'strategies',
  'recurringPlans',
  'integrations',
  'properties',
  'bonds',
  'addModule',
  'settings',
  'help',
  'privacy',
] as const satisfies readonly PageName[];
export type NavPage = (typeof navPages)[number];

export const navIcons: Record<NavPage, IconName> = {
  dashboard: 'home',
  reports: 'reports',
  portfolios: 'portfolios',
  transactions: 'transactions',
  assets: 'drop',
  income: 'calendar',
  taxes: 'file',
  allAssets: 'globe',
  strategies: 'target',
  recurringPlans: 'clock',
  integrations: 'plug',
  properties: 'building',
  bonds: 'bond',
  addModule: 'plus',
  settings: 'sliders',
  help: 'help',
  privacy: 'shield',
};

const moduleMenus: Record<ModuleSlug, readonly NavPage[]> = {
  'brokerage-investments': [
    'reports',
    'portfolios',
    'transactions',
    'assets',
    'income',
    'taxes',
    'allAssets',
    'strategies',
    'recurringPlans',
    'integrations',
  ],
  'real-estate': ['properties'],
  bonds: ['bonds'],
};

export type Modules = readonly { slug: ModuleSlug; is_connected: boolean }[];

export function connectedSlugs(modules: Modules): ModuleSlug[] {
  return modules.filter((module) => module.is_connected).map((module) => module.slug);
}

/** The sidebar in its three groups; a module's menu is there only while the module is connected. */
export function sidebarGroups(modules: Modules): NavPage[][] {
  const connected = connectedSlugs(modules);
  const menu = (slug: ModuleSlug) => (connected.includes(slug) ? moduleMenus[slug] : []);
  return [
    ['dashboard', ...menu('brokerage-investments')],
    [...menu('real-estate'), ...menu('bonds'), 'addModule'],
    ['settings', 'help', 'privacy'],
  ];
}

/** The pages of a record belong to the item of their list; the market views are tabs of all assets, an import begins at integrations, as does a connection; the library is part of help. */
const ownersOf: Partial<Record<PageName, NavPage>> = {
  holding: 'assets',
  heldAsset: 'assets',
  compare: 'reports',
  report: 'reports',
  changes: 'transactions',
  strategy: 'strategies',
  ownStrategy: 'strategies',
  market: 'allAssets',
  watchlists: 'allAssets',
  lookThrough: 'assets',
  importFile: 'integrations',
  brokerSetup: 'integrations',
  education: 'help',
  educationArticle: 'help',
};

/** Which item stands for an address, in whatever language and with or without an id at its end. */
export function activePage(pathname: string): NavPage | undefined {
  const page = pageAt(pathname);
  if (!page) return undefined;
  return ownersOf[page] ?? navPages.find((candidate) => candidate === page);
}

/** The module a page belongs to; pages that are always there have none. */
export function moduleOf(page: PageName): ModuleSlug | undefined {
  const item = ownersOf[page] ?? page;
  if (item === 'propertyReports' || item === 'propertyReport') return 'real-estate';
  const slugs = Object.keys(moduleMenus) as ModuleSlug[];
  return slugs.find((slug) => moduleMenus[slug].some((candidate) => candidate === item));
}
