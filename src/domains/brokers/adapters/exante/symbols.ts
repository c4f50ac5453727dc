import type { InstrumentHint } from '../../../imports/booking.ts';

/** Exchanges as they end Exante's symbols. */
const mics: Readonly<Record<string, string>> = {
  NASDAQ: 'XNAS',
  NYSE: 'XNYS',
  ARCA: 'ARCX',
  AMEX: 'XASE',
  BATS: 'BATS',
  LSE: 'XLON',
  LSEIOB: 'XLON',
  XETRA: 'XETR',
  WSE: 'XWAR',
  EURONEXT: 'XPAR',
  AMS: 'XAMS',
  SIX: 'XSWX',
  BM: 'XMAD',
  MIL: 'XMIL',
  OMX: 'XSTO',
  PSE: 'XPRA',
  TSE: 'XTKS',
  HKEX: 'XHKG',
};

const kinds: Readonly<Record<string, InstrumentHint['kind']>> = {
  STOCK: 'stock',
  BOND: 'bond',
  FUND: 'fund',
};

/** `AAPL.NASDAQ`: the symbol and its exchange. */
export function instrumentOf(symbolId: string, currency?: string, type?: string | null): InstrumentHint {
  const dot = symbolId.lastIndexOf('.');
  const exchange = dot > 0 ? symbolId.slice(dot + 1) : '';
  return {
    symbol: dot > 0 ? symbolId.slice(0, dot) : symbolId,
    mic: mics[exchange],
    currency,
    kind: exchange === 'EXANTE' ? undefined : kinds[type?.toUpperCase() ?? ''],
  };
}

/** Currencies are three letters; everything that can be held has an exchange after a dot. */
export function isCurrency(asset: string): boolean {
  return /^[A-Z]{3}$/.test(asset);
}
