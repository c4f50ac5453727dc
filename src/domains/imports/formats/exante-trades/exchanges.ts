/** Exchanges as they end Exante's symbols: `PKO.WSE`; what is not known for sure is left out. */
const mics: Readonly<Record<string, string>> = {
  NASDAQ: 'XNAS',
  NYSE: 'XNYS',
  ARCA: 'ARCX',
  AMEX: 'XASE',
  BATS: 'BATS',
  LSE: 'XLON',
  LSEAIM: 'XLON',
  LSEIOB: 'XLON',
  XETRA: 'XETR',
  WSE: 'XWAR',
  SIX: 'XSWX',
  HKEX: 'XHKG',
  SGX: 'XSES',
  ASX: 'XASX',
};

export function micOf(symbol: string | undefined): string | undefined {
  const [, exchange] = /^[^.]+\.([A-Z]+)$/.exec(symbol ?? '') ?? [];
  return exchange === undefined ? undefined : mics[exchange];
}
