/** What an id belongs to, where its own name does not say it: the area of the call, or the field around it. */
const aliases: Record<string, string> = {
  portfolios: 'portfolio',
  by_portfolio: 'portfolio',
  transactions: 'transaction',
  portfolioAssets: 'holding',
  'portfolio-assets': 'holding',
  'held-assets': 'asset',
  'asset-notes': 'asset-note',
  assetNotes: 'asset-note',
  'custom-assets': 'own-asset',
  'price-levels': 'price-level',
  watchlists: 'watchlist',
  list: 'watchlist',
  'watched-assets': 'watched-asset',
  decisions: 'transaction',
  'investment-modules': 'module',
  asset_value: 'holding',
  assetValue: 'holding',
  assets: 'asset',
  instrument: 'asset',
  market: 'asset',
  'make-ups': 'asset',
  symbols: 'asset',
  indicators: 'asset',
  parent: 'asset',
  other_portfolio: 'portfolio-2',
  customAssets: 'own-asset',
  currencies: 'pln',
  currency: 'pln',
  bought_currency: 'pln',
  to_currency: 'eur',
  assetClasses: 'class',
  strategies: 'strategy',
  component: 'strategy-component',
  reports: 'report',
  'shared-reports': 'shared',
  'shared-portfolios': 'shared',
  'shared-taxes': 'shared',
  bonds: 'bond',
  deposits: 'deposit',
  properties: 'property',
  integrations: 'integration',
  notifications: 'notification',
  announcements: 'announcement',
  simulations: 'simulation',
  analyzer: 'simulation',
  modules: 'module',
  priceLevels: 'price-level',
  user: 'user',
  auth: 'user',
  users: 'user',
};

function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (const sign of text) {
    a = Math.imul(a ^ sign.charCodeAt(0), 0x01000193) >>> 0;
    b = Math.imul(b ^ (a >>> 7) ^ sign.charCodeAt(0), 0x85ebca6b) >>> 0;
  }
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}

/** The id of something: the same wherever it is named, and written as those of the product are. */
export function exampleId(of: string): string {
  const h = hash(aliases[of] ?? of);
  return `01a1e67c-${h.slice(0, 4)}-7${h.slice(4, 7)}-8${h.slice(7, 10)}-${h.slice(10, 16)}${h.slice(0, 6)}`;
}
