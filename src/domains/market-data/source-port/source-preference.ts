import type { Capability, InstrumentClass, MarketSource, SourceName } from './source-port.ts';

/** Who is asked first for closes and prices of a class. */
const forPrices: Record<InstrumentClass, SourceName[]> = {
  stocks: ['yahoo', 'eodhd', 'stooq', 'alphaVantage'],
  etf: ['yahoo', 'eodhd', 'stooq', 'alphaVantage'],
  crypto: ['coinGecko', 'yahoo', 'eodhd'],
  commodities: ['yahoo', 'stooq', 'eodhd'],
  futures: ['yahoo', 'stooq'],
  indices: ['yahoo', 'stooq', 'eodhd'],
  bonds: ['stooq', 'eodhd'],
  funds: ['stooq', 'eodhd', 'yahoo'],
  custom: ['csv'],
};

const forTheRest: Partial<Record<Capability, SourceName[]>> = {
  events: ['yahoo', 'eodhd', 'alphaVantage'],
  facts: ['polygon', 'alphaVantage', 'yahoo', 'coinGecko'],
  // Only Alpha Vantage says how the news sound.
  news: ['alphaVantage', 'yahoo'],
  earnings: ['alphaVantage', 'yahoo'],
  cashFlow: ['alphaVantage', 'yahoo'],
  // Alpha Vantage tells every position, of American funds alone; Yahoo the ten largest.
  makeUp: ['alphaVantage', 'yahoo'],
  search: ['yahoo', 'eodhd', 'coinGecko', 'alphaVantage'],
  // Asked one after the other for what the first lacks, not instead of each other (rule M-3).
  rates: ['nbp', 'ecb'],
};

/** The sources to ask, best first; the operator's own order goes before the usual one. */
export function inOrderOfPreference(
  available: MarketSource[],
  capability: Capability,
  kind: InstrumentClass,
  preferred: SourceName[] = [],
): MarketSource[] {
  const usual =
    capability === 'history' || capability === 'quotes' ? forPrices[kind] : forTheRest[capability];
  const names = new Set([...preferred.filter((name) => usual?.includes(name)), ...(usual ?? [])]);
  return [...names].flatMap(
    (name) => available.find((source) => source.name === name && source.provides[capability]) ?? [],
  );
}
