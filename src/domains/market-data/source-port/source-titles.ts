import type { SourceName } from './source-port.ts';

/** As they call themselves; a file of the operator has no name of its own. */
export const sourceTitles: Record<Exclude<SourceName, 'csv'>, string> = {
  nbp: 'NBP',
  ecb: 'ECB',
  yahoo: 'Yahoo',
  alphaVantage: 'Alpha Vantage',
  coinGecko: 'CoinGecko',
  eodhd: 'EODHD',
  stooq: 'Stooq',
  polygon: 'Polygon',
};

/** The names of those that have one, each once. */
export function titlesOf(sources: readonly (string | null)[]): string[] {
  const titles: Record<string, string> = sourceTitles;
  return [...new Set(sources)].flatMap((source) => titles[source ?? ''] ?? []);
}
