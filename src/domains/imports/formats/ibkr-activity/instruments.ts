import type { StatementLine } from './read.ts';

const isinPattern = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** What the statement tells of an instrument, in the words of Flex. */
export type InstrumentFacts = ReadonlyMap<string, string>;

/** The section in which the statement explains its symbols; `VOD, VODl` are two symbols of one instrument. */
export function instrumentsIn(lines: readonly StatementLine[]): ReadonlyMap<string, InstrumentFacts> {
  const found = new Map<string, InstrumentFacts>();
  for (const { section, values } of lines) {
    if (section !== 'Financial Instrument Information') continue;
    const facts = new Map<string, string>();
    const set = (name: string, value: string | undefined) => value && facts.set(name, value);
    const isin = values.get('Security ID');
    set('isin', isin && isinPattern.test(isin) ? isin : undefined);
    set('description', values.get('Description'));
    set('listingExchange', values.get('Listing Exch'));
    set('multiplier', values.get('Multiplier'));
    set('subCategory', values.get('Type'));
    const category = values.get('Asset Category') ?? '';
    for (const symbol of (values.get('Symbol') ?? '').split(', ', 20))
      if (symbol && !found.has(keyOf(category, symbol))) found.set(keyOf(category, symbol), facts);
  }
  return found;
}

export function keyOf(category: string, symbol: string): string {
  return `${category}|${symbol}`;
}

const categories = new Map(
  Object.entries({
    stocks: 'STK',
    'equity and index options': 'OPT',
    forex: 'CASH',
    bonds: 'BOND',
    'treasury bills': 'BILL',
    'mutual funds': 'FUND',
    futures: 'FUT',
    'options on futures': 'FSFOP',
    cfds: 'CFD',
    cryptocurrencies: 'CRYPTO',
    crypto: 'CRYPTO',
    warrants: 'WAR',
    'structured products': 'IOPT',
  }),
);

/** The category as Flex calls it; one we do not know stays as it is written. */
export function categoryOf(word: string): string {
  return categories.get(word.toLowerCase().replace(/ - .*$/, '')) ?? word;
}
