import type { SourceName } from './source-port.ts';

/** What identifies a listing: one ISIN may be listed on several exchanges, each with its own ticker and currency. */
export type Listing = { ticker: string; mic: string };

type Exchange = { yahoo?: string; eodhd?: string; stooq?: string; alphaVantage?: string; currency: string };

/** Suffixes of the providers by exchange. An empty text is a suffix, a missing one is an exchange they lack. */
const exchanges: Record<string, Exchange> = {
  XWAR: { yahoo: '.WA', eodhd: '.WAR', stooq: '', currency: 'PLN' },
  XNCO: { yahoo: '.WA', eodhd: '.WAR', stooq: '', currency: 'PLN' },
  XNAS: { yahoo: '', eodhd: '.US', stooq: '.us', alphaVantage: '', currency: 'USD' },
  XNYS: { yahoo: '', eodhd: '.US', stooq: '.us', alphaVantage: '', currency: 'USD' },
  ARCX: { yahoo: '', eodhd: '.US', stooq: '.us', alphaVantage: '', currency: 'USD' },
  XASE: { yahoo: '', eodhd: '.US', stooq: '.us', alphaVantage: '', currency: 'USD' },
  BATS: { yahoo: '', eodhd: '.US', stooq: '.us', alphaVantage: '', currency: 'USD' },
  XETR: { yahoo: '.DE', eodhd: '.XETRA', stooq: '.de', alphaVantage: '.DEX', currency: 'EUR' },
  XFRA: { yahoo: '.F', eodhd: '.F', alphaVantage: '.FRK', currency: 'EUR' },
  XLON: { yahoo: '.L', eodhd: '.LSE', stooq: '.uk', alphaVantage: '.LON', currency: 'GBX' },
  XPAR: { yahoo: '.PA', eodhd: '.PA', alphaVantage: '.PAR', currency: 'EUR' },
  XAMS: { yahoo: '.AS', eodhd: '.AS', alphaVantage: '.AMS', currency: 'EUR' },
  XBRU: { yahoo: '.BR', eodhd: '.BR', currency: 'EUR' },
  XLIS: { yahoo: '.LS', eodhd: '.LS', currency: 'EUR' },
  XMIL: { yahoo: '.MI', currency: 'EUR' },
  XMAD: { yahoo: '.MC', eodhd: '.MC', currency: 'EUR' },
  XWBO: { yahoo: '.VI', eodhd: '.VI', currency: 'EUR' },
  XHEL: { yahoo: '.HE', eodhd: '.HE', currency: 'EUR' },
  XSWX: { yahoo: '.SW', eodhd: '.SW', currency: 'CHF' },
  XSTO: { yahoo: '.ST', eodhd: '.ST', currency: 'SEK' },
  XOSL: { yahoo: '.OL', eodhd: '.OL', currency: 'NOK' },
  XCSE: { yahoo: '.CO', eodhd: '.CO', currency: 'DKK' },
  XPRA: { yahoo: '.PR', eodhd: '.PR', currency: 'CZK' },
  XBUD: { yahoo: '.BD', eodhd: '.BUD', stooq: '.hu', currency: 'HUF' },
  XTSE: { yahoo: '.TO', eodhd: '.TO', alphaVantage: '.TRT', currency: 'CAD' },
  XTKS: { yahoo: '.T', stooq: '.jp', currency: 'JPY' },
  XHKG: { yahoo: '.HK', eodhd: '.HK', stooq: '.hk', currency: 'HKD' },
};

/** Under which name a source's symbols are stored. */
export function providerKey(source: SourceName): string {
  return source.toLowerCase();
}

type BySuffix = 'yahoo' | 'eodhd' | 'stooq' | 'alphaVantage';

/**
 * A provider's symbol of a listing by the rules of its exchange; the stored table of provider symbols goes first,
 * since every rule has exceptions. Nothing where the provider does not serve the exchange.
 */
export function providerSymbol(provider: SourceName, listing: Listing): string | undefined {
  const exchange = exchanges[listing.mic];
  if (!exchange) return undefined;
  if (provider === 'polygon') return exchange.eodhd === '.US' ? listing.ticker.toUpperCase() : undefined;
  if (!isBySuffix(provider)) return undefined;
  const suffix = exchange[provider];
  if (suffix === undefined) return undefined;
  // Share classes: BRK.B at the exchange is BRK-B where the dot already parts the suffix.
  const ticker = provider === 'alphaVantage' ? listing.ticker : listing.ticker.replaceAll('.', '-');
  const code = ticker.toUpperCase() + suffix;
  return provider === 'stooq' ? code.toLowerCase() : code;
}

function isBySuffix(provider: SourceName): provider is BySuffix {
  return ['yahoo', 'eodhd', 'stooq', 'alphaVantage'].includes(provider);
}

/** What Yahoo calls the American exchanges, whose symbols have no suffix. */
const yahooExchanges: Record<string, string> = {
  NMS: 'XNAS',
  NGM: 'XNAS',
  NCM: 'XNAS',
  NYQ: 'XNYS',
  PCX: 'ARCX',
  ASE: 'XASE',
  BTS: 'BATS',
};

/**
 * The listing behind a provider's symbol. The exchange is left empty where the symbol does not tell it: EODHD calls all
 * American exchanges US. Of several exchanges that share a suffix the first, the main one, is meant.
 */
export function listingBehind(provider: SourceName, code: string, exchange?: string): Listing {
  const known = provider === 'yahoo' ? yahooExchanges[exchange ?? ''] : undefined;
  const at = code.lastIndexOf('.');
  if (known || at <= 0) return { ticker: code, mic: known ?? '' };
  const suffix = code.slice(at).toUpperCase();
  const mics = isBySuffix(provider)
    ? Object.keys(exchanges).filter((mic) => exchanges[mic]?.[provider]?.toUpperCase() === suffix)
    : [];
  const american = mics.filter((mic) => exchanges[mic]?.eodhd === '.US').length;
  const ticker = mics.length ? code.slice(0, at) : code;
  return { ticker, mic: american > 1 ? '' : (mics[0] ?? '') };
}

/** The currency code that a suffix implies, GBX for pence; nothing where it implies none. */
export function currencyBySuffix(provider: BySuffix, code: string): string | undefined {
  const at = code.lastIndexOf('.');
  const suffix = at < 0 ? '' : code.slice(at);
  for (const exchange of Object.values(exchanges))
    if (exchange[provider]?.toLowerCase() === suffix.toLowerCase()) return exchange.currency;
  return undefined;
}
