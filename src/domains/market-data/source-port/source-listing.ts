import type { FoundSymbol, InstrumentClass, PriceUnit, SourceName } from './source-port.ts';
import {
  currencyBySuffix,
  type Listing,
  listingBehind,
  providerKey,
  providerSymbol,
} from './source-symbols.ts';
import { currencyOf } from './source-units.ts';

/** Something that a source found and that the catalogue could take in. */
export type FoundListing = Listing & {
  source: SourceName;
  symbol: string;
  name: string;
  class: InstrumentClass;
  /** As the source names it, for people. */
  exchange: string | null;
  isin: string | null;
  currency: string | null;
  unit: PriceUnit;
};

/** Kinds in the words of all providers. What is not here cannot be held, or not be priced without knowing more. */
const classes: Record<string, InstrumentClass> = {
  equity: 'stocks',
  'common stock': 'stocks',
  'preferred stock': 'stocks',
  etf: 'etf',
  mutualfund: 'funds',
  'mutual fund': 'funds',
  fund: 'funds',
  cryptocurrency: 'crypto',
  crypto: 'crypto',
  future: 'futures',
  index: 'indices',
};

const isinShape = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** What a source found, in the catalogue's own terms; nothing for what it has no class for. */
export function listingOf(source: SourceName, found: FoundSymbol): FoundListing | undefined {
  const assetClass = classes[found.kind?.trim().toLowerCase() ?? ''];
  if (!assetClass) return undefined;
  const coin = assetClass === 'crypto' ? coinOf(source, found) : undefined;
  const listing = coin ?? listingBehind(source, found.code, found.exchange);
  const quoted = currencyOf(found.currency ?? coin?.currency ?? impliedBy(source, found.code));
  return {
    ticker: listing.ticker,
    mic: listing.mic,
    source,
    symbol: found.code,
    name: (coin?.name ?? found.name).trim().slice(0, 120),
    class: assetClass,
    exchange: found.exchange ?? null,
    isin: found.isin && isinShape.test(found.isin) ? found.isin : null,
    currency: quoted?.currency ?? null,
    unit: quoted?.unit ?? 'unit',
  };
}

/** Coins are traded everywhere: `BTC-USD` at Yahoo, `Bitcoin (BTC)` with an id at CoinGecko. */
function coinOf(
  source: SourceName,
  found: FoundSymbol,
): (Listing & { currency: string; name: string }) | undefined {
  const [, name = found.name, short] = /^(.*) \(([^()]+)\)$/.exec(found.name) ?? [];
  if (source === 'coinGecko') return { ticker: short ?? found.code, mic: '', currency: 'USD', name };
  const [, ticker, currency] = /^(.+)-([A-Z]{3})$/.exec(found.code) ?? [];
  return ticker && currency ? { ticker, mic: '', currency, name: found.name } : undefined;
}

function impliedBy(source: SourceName, code: string): string | undefined {
  return source === 'yahoo' || source === 'eodhd' || source === 'alphaVantage'
    ? currencyBySuffix(source, code)
    : undefined;
}

export type KnownListing = Listing & {
  id: string;
  isin: string | null;
  class: string;
  /** The catalogue's symbols of it, by provider. */
  symbols: Record<string, string>;
};

/** The instrument of the catalogue that a found listing is, if it is one: no paper is taken in twice. */
export function knownAs(found: FoundListing, known: readonly KnownListing[]): string | undefined {
  return known.find((one) => {
    const symbol = one.symbols[providerKey(found.source)];
    if (symbol !== undefined) return symbol === found.symbol;
    if (found.isin && one.isin === found.isin && one.mic === found.mic) return true;
    if (providerSymbol(found.source, one) === found.symbol) return true;
    const sameTicker = one.ticker.toLowerCase() === found.ticker.toLowerCase();
    if (found.class === 'crypto') return sameTicker && one.class === 'crypto';
    return sameTicker && found.mic !== '' && one.mic === found.mic;
  })?.id;
}
