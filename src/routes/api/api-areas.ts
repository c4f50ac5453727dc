/** What belongs together for a reader, in the order of the contents: areas of the documentation by what calls begin with. */
export const apiAreas = {
  portfolios: [
    'portfolios',
    'portfolioGroups',
    'portfolioAssets',
    'assetNotes',
    'statistics',
    'figures',
    'lookThrough',
    'search',
  ],
  transactions: [
    'transactions',
    'corporateActions',
    'tags',
    'decisions',
    'changes',
    'income',
    'taxes',
    'shared-taxes',
    'recurringPlans',
    'goals',
    'pensions',
  ],
  assets: ['assets', 'assetClasses', 'currencies', 'customAssets', 'makeUps', 'indicators'],
  market: ['market', 'symbols', 'priceLevels', 'watchlists'],
  bonds: ['bonds', 'tools'],
  deposits: ['deposits'],
  'real-estate': ['properties', 'addresses', 'map'],
  strategies: ['strategies', 'ownStrategies', 'shared-strategies'],
  simulations: ['simulations', 'analyzer'],
  reports: ['reports', 'comparison', 'shared-reports', 'shared-portfolios'],
  imports: ['imports'],
  integrations: ['integrations'],
  notifications: ['notifications', 'announcements', 'channels', 'events'],
  account: ['user', 'auth', 'email'],
  'first-steps': ['modules', 'onboarding', 'education'],
  plans: ['billing'],
  site: ['leads', 'consent', 'seo'],
  operator: ['admin'],
} as const satisfies Record<string, readonly string[]>;

export type ApiArea = keyof typeof apiAreas;
export const apiAreaNames = Object.keys(apiAreas) as ApiArea[];

export function isApiArea(slug: string): slug is ApiArea {
  return Object.hasOwn(apiAreas, slug);
}

const areaOfTag = new Map<string, ApiArea>(
  apiAreaNames.flatMap((area) => apiAreas[area].map((tag) => [tag, area] as const)),
);

/** Where a call is described; a call that nobody gave a place has none, and a test says so. */
export function areaOf(callId: string): ApiArea | undefined {
  return areaOfTag.get(callId.split('.')[0]!);
}
