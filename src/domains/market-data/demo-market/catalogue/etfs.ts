import type { DemoCurrency, DemoInstrument } from '../demo-instrument.ts';
import type { SubclassSlug } from '../subclasses.ts';
import { marketOf } from './markets.ts';
import { plainInstrument } from './read-shares.ts';
import { readTable, textOrNull } from './read-table.ts';

const columns = [
  'key',
  'isin',
  'mic',
  'ticker',
  'currency',
  'unit',
  'kind',
  'tracks',
  'income',
  'name',
] as const;

/**
 * Twenty-five funds on thirty listings: some ISINs stand on two or three exchanges, in other currencies.
 * `tracks` is the nearest index quoted here; a fund of bonds follows yields, and has none.
 */
const rows = readTable(
  columns,
  `
key       | isin         | mic  | ticker    | currency | unit  | kind      | tracks          | income | name
vwce      | IE00BK5BQT80 | XETR | VWCE      | EUR      | unit  | equity    | ftse-all-world  | acc    | Vanguard FTSE All-World UCITS ETF (Acc)
vwrl      | IE00B3RBWM25 | XAMS | VWRL      | EUR      | unit  | equity    | ftse-all-world  | dist   | Vanguard FTSE All-World UCITS ETF (Dist)
vhyl      | IE00B8GKDB10 | XAMS | VHYL      | EUR      | unit  | equity    | ftse-all-world  | dist   | Vanguard FTSE All-World High Dividend Yield UCITS ETF
eunl      | IE00B4L5Y983 | XETR | EUNL      | EUR      | unit  | equity    | msci-world      | acc    | iShares Core MSCI World UCITS ETF
iwda      | IE00B4L5Y983 | XAMS | IWDA      | EUR      | unit  | equity    | msci-world      | acc    | iShares Core MSCI World UCITS ETF
swda      | IE00B4L5Y983 | XLON | SWDA      | GBP      | pence | equity    | msci-world      | acc    | iShares Core MSCI World UCITS ETF
iusn      | IE00BF4RFH31 | XETR | IUSN      | EUR      | unit  | equity    | msci-world-small-cap | acc | iShares MSCI World Small Cap UCITS ETF
is3n      | IE00BKM4GZ66 | XETR | IS3N      | EUR      | unit  | equity    | msci-emerging   | acc    | iShares Core MSCI EM IMI UCITS ETF
eimi      | IE00BKM4GZ66 | XLON | EIMI      | USD      | unit  | equity    | msci-emerging   | acc    | iShares Core MSCI EM IMI UCITS ETF
sxr8      | IE00B5BMR087 | XETR | SXR8      | EUR      | unit  | equity    | sp500           | acc    | iShares Core S&P 500 UCITS ETF
cspx      | IE00B5BMR087 | XLON | CSPX      | USD      | unit  | equity    | sp500           | acc    | iShares Core S&P 500 UCITS ETF
vusa      | IE00B3XXRP09 | XLON | VUSA      | GBP      | unit  | equity    | sp500           | dist   | Vanguard S&P 500 UCITS ETF
sxrv      | IE00B53SZB19 | XETR | SXRV      | EUR      | unit  | equity    | nasdaq100       | acc    | iShares Nasdaq 100 UCITS ETF
cndx      | IE00B53SZB19 | XLON | CNDX      | USD      | unit  | equity    | nasdaq100       | acc    | iShares Nasdaq 100 UCITS ETF
exs1      | DE0005933931 | XETR | EXS1      | EUR      | unit  | equity    | dax             | acc    | iShares Core DAX UCITS ETF
meud      | LU0908500753 | XPAR | MEUD      | EUR      | unit  | equity    | stoxx600        | acc    | Amundi Core Stoxx Europe 600 UCITS ETF
euna      | IE00BDBRDM35 | XETR | EUNA      | EUR      | unit  | bond      | -               | acc    | iShares Core Global Aggregate Bond UCITS ETF (EUR Hedged)
igln      | IE00B4ND3602 | XLON | IGLN      | USD      | unit  | commodity | gold            | acc    | iShares Physical Gold ETC
4gld      | DE000A0S9GB0 | XETR | 4GLD      | EUR      | unit  | commodity | gold            | acc    | Xetra-Gold
etfbw20tr | PLBTETF00015 | XWAR | ETFBW20TR | PLN      | unit  | equity    | wig20           | acc    | Beta ETF WIG20TR
etfbm40tr | -            | XWAR | ETFBM40TR | PLN      | unit  | equity    | mwig40          | acc    | Beta ETF mWIG40TR
etfbspxpl | -            | XWAR | ETFBSPXPL | PLN      | unit  | equity    | sp500           | acc    | Beta ETF S&P 500 PLN-Hedged
spy       | US78462F1030 | ARCX | SPY       | USD      | unit  | equity    | sp500           | dist   | SPDR S&P 500 ETF Trust
voo       | US9229083632 | ARCX | VOO       | USD      | unit  | equity    | sp500           | dist   | Vanguard S&P 500 ETF
vti       | US9229087690 | ARCX | VTI       | USD      | unit  | equity    | sp500           | dist   | Vanguard Total Stock Market ETF
qqq       | US46090E1038 | XNAS | QQQ       | USD      | unit  | equity    | nasdaq100       | dist   | Invesco QQQ
iwm       | US4642876555 | ARCX | IWM       | USD      | unit  | equity    | russell2000     | dist   | iShares Russell 2000 ETF
eem       | US4642872349 | ARCX | EEM       | USD      | unit  | equity    | msci-emerging   | dist   | iShares MSCI Emerging Markets ETF
tlt       | US4642874329 | XNAS | TLT       | USD      | unit  | bond      | -               | dist   | iShares 20+ Year Treasury Bond ETF
gld       | US78463V1070 | ARCX | GLD       | USD      | unit  | commodity | gold            | acc    | SPDR Gold Shares
`,
);

const subclassOf: Record<string, SubclassSlug> = {
  equity: 'equity-etf',
  bond: 'bond-etf',
  commodity: 'commodity-etf',
};

export const etfs: DemoInstrument[] = rows.map((row) => {
  const market = marketOf(row.mic);
  return {
    ...plainInstrument,
    key: row.key,
    isin: textOrNull(row.isin),
    mic: row.mic,
    ticker: row.ticker,
    class: 'etf',
    subclass: subclassOf[row.kind]!,
    currency: row.currency as DemoCurrency,
    names: { en: row.name, pl: row.name },
    country: row.isin === '-' ? market.country : row.isin.slice(0, 2),
    priceUnit: row.unit === 'pence' ? 'pence' : 'unit',
    tracks: textOrNull(row.tracks),
    distributes: row.income === 'dist',
    providerSymbols: market.symbols(row.ticker),
    sharesOutstanding: null,
    calendar: market.calendar,
  };
});
