/** Names that Kraken gave its first coins and currencies; later ones have none but their own. */
const first: Readonly<Record<string, string>> = {
  XXBT: 'BTC',
  XBT: 'BTC',
  XETH: 'ETH',
  ETH2: 'ETH',
  XXRP: 'XRP',
  XLTC: 'LTC',
  XXLM: 'XLM',
  XXMR: 'XMR',
  XZEC: 'ZEC',
  XETC: 'ETC',
  XREP: 'REP',
  XMLN: 'MLN',
  XICN: 'ICN',
  XDAO: 'DAO',
  XNMC: 'NMC',
  XXDG: 'DOGE',
  XDG: 'DOGE',
  ZEUR: 'EUR',
  ZUSD: 'USD',
  ZGBP: 'GBP',
  ZJPY: 'JPY',
  ZCAD: 'CAD',
  ZAUD: 'AUD',
  ZKRW: 'KRW',
};

/** `DOT28.S` is staked DOT, `EUR.HOLD` money on its way, `XBT.M` lent out: the coin itself in every case. */
export function plainAsset(code: string): string {
  const text = code.trim().toUpperCase();
  const dot = text.indexOf('.');
  if (dot <= 0) return first[text] ?? text;
  const before = text.slice(0, dot);
  return first[before] ?? (text.endsWith('.S') ? before.replace(/\d{1,2}$/, '') : before);
}

const quotes =
  'PYUSD USDT USDC USDG USDQ USDD EURT EURQ EURR EUR USD GBP CHF CAD AUD JPY AED DAI XBT BTC ETH DOT PLN'.split(
    ' ',
  );

/** The two sides of `XXBTZEUR`, `ADAEUR` or `BTC/EUR`; nothing where they cannot be parted. */
export function sidesOfPair(pair: string): { base: string; quote: string } | undefined {
  const text = pair.trim().toUpperCase();
  const [left, right] = text.split('/');
  if (left && right) return { base: plainAsset(left), quote: plainAsset(right) };
  // The first names have four letters on either side.
  const last = text.slice(-4);
  if (text.length === 8 && first[last] && last !== 'ETH2')
    return { base: plainAsset(text.slice(0, 4)), quote: plainAsset(last) };
  const quote = quotes.find((one) => text.endsWith(one) && text.length > one.length);
  if (!quote) return undefined;
  return { base: plainAsset(text.slice(0, -quote.length)), quote: plainAsset(quote) };
}
