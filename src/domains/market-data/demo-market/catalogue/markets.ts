import type { CalendarName } from '../calendar/market-holidays.ts';
import type { DemoCurrency, Provider } from '../demo-instrument.ts';

type Market = {
  country: string;
  currency: DemoCurrency;
  calendar: CalendarName;
  symbols: (ticker: string) => Partial<Record<Provider, string>>;
};

/** How providers spell a ticker of this market. */
function suffixed(yahoo: string, xtb: string, eodhd: string, stooq: string, tradingview: string) {
  return (ticker: string) => ({
    yahoo: ticker + yahoo,
    xtb: ticker + xtb,
    eodhd: ticker + eodhd,
    stooq: ticker.toLowerCase() + stooq,
    tradingview: `${tradingview}:${ticker}`,
  });
}

function american(tradingview: string) {
  return (ticker: string) => {
    const dashed = ticker.replace('.', '-');
    return {
      yahoo: dashed,
      xtb: `${ticker.replace('.', '')}.US`,
      eodhd: `${dashed}.US`,
      stooq: `${dashed.toLowerCase()}.us`,
      tradingview: `${tradingview}:${ticker}`,
      alphavantage: ticker,
      finnhub: ticker,
      polygon: ticker,
    };
  };
}

/** Paris, Amsterdam, Zurich and Madrid are not among Stooq's markets. */
function withoutStooq(yahoo: string, xtb: string, eodhd: string, tradingview: string) {
  const all = suffixed(yahoo, xtb, eodhd, '', tradingview);
  return (ticker: string) => {
    const { stooq: _, ...others } = all(ticker);
    return others;
  };
}

const us = { country: 'US', currency: 'USD', calendar: 'new-york' } as const;

export const markets = {
  XWAR: {
    country: 'PL',
    currency: 'PLN',
    calendar: 'warsaw',
    symbols: suffixed('.WA', '.PL', '.WAR', '', 'GPW'),
  },
  XNAS: { ...us, symbols: american('NASDAQ') },
  XNYS: { ...us, symbols: american('NYSE') },
  ARCX: { ...us, symbols: american('AMEX') },
  XETR: {
    country: 'DE',
    currency: 'EUR',
    calendar: 'xetra',
    symbols: suffixed('.DE', '.DE', '.XETRA', '.de', 'XETR'),
  },
  XLON: {
    country: 'GB',
    currency: 'GBP',
    calendar: 'london',
    symbols: suffixed('.L', '.UK', '.LSE', '.uk', 'LSE'),
  },
  XPAR: {
    country: 'FR',
    currency: 'EUR',
    calendar: 'euronext',
    symbols: withoutStooq('.PA', '.FR', '.PA', 'EURONEXT'),
  },
  XAMS: {
    country: 'NL',
    currency: 'EUR',
    calendar: 'euronext',
    symbols: withoutStooq('.AS', '.NL', '.AS', 'EURONEXT'),
  },
  XSWX: {
    country: 'CH',
    currency: 'CHF',
    calendar: 'zurich',
    symbols: withoutStooq('.SW', '.CH', '.SW', 'SIX'),
  },
  XMAD: {
    country: 'ES',
    currency: 'EUR',
    calendar: 'euronext',
    symbols: withoutStooq('.MC', '.ES', '.MC', 'BME'),
  },
} satisfies Record<string, Market>;

export type MarketCode = keyof typeof markets;

export function marketOf(mic: string): Market {
  const market = markets[mic as MarketCode];
  if (!market) throw new Error(`no market ${mic}`);
  return market;
}
