import type { MarketClass } from '../../contract.ts';

/** The classes that have public pages, as the texts name them. */
export const symbolKinds = [
  'stocks',
  'indices',
  'etf',
  'crypto',
  'commodities',
  'futures',
  'bonds',
] as const satisfies readonly MarketClass[];
export type SymbolKind = MarketClass;

export function isSymbolKind(slug: string): slug is SymbolKind {
  return symbolKinds.some((kind) => kind === slug);
}
