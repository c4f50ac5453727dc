/** Groups of what is found, in the order they are always shown in (rule SE-1). */
export const foundGroups = [
  'assets',
  'portfolios',
  'catalogue',
  'transactions',
  'strategies',
  'reports',
  'actions',
  'help',
] as const;
export type FoundGroup = (typeof foundGroups)[number];

/** What can be found, and the group it stands in. */
export const groupOfKind = {
  /** One held asset, in one portfolio or across several. */
  holding: 'assets',
  heldAsset: 'assets',
  portfolio: 'portfolios',
  portfolioGroup: 'portfolios',
  property: 'portfolios',
  bond: 'portfolios',
  deposit: 'portfolios',
  asset: 'catalogue',
  transaction: 'transactions',
  strategy: 'strategies',
  ownStrategy: 'strategies',
  report: 'reports',
  watchlist: 'reports',
  plan: 'reports',
  goal: 'reports',
  action: 'actions',
  page: 'help',
  answer: 'help',
  article: 'help',
  tool: 'help',
} as const satisfies Record<string, FoundGroup>;
export type FoundKind = keyof typeof groupOfKind;
export const foundKinds = Object.keys(groupOfKind) as [FoundKind, ...FoundKind[]];

/** What the search can do by itself; which currency is part of the id. */
export const actionIds = [
  'addTransaction',
  'newPortfolio',
  'importFile',
  'newStrategy',
  'compare',
  'exportData',
  'hideAmounts',
  'showAmounts',
  'themeDark',
  'themeLight',
  'themeSystem',
  'language',
  'signOut',
] as const;
export type ActionId = (typeof actionIds)[number];
/** Before the title of a currency. */
export const currencyAction = 'currency:';
