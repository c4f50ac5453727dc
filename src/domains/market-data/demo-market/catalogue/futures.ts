import type { CalendarName } from '../calendar/market-holidays.ts';
import type { DemoCurrency, DemoInstrument } from '../demo-instrument.ts';
import type { SubclassSlug } from '../subclasses.ts';
import { plainInstrument } from './read-shares.ts';
import { numberOf, readTable, textOrNull } from './read-table.ts';

const columns = [
  'key',
  'ticker',
  'mic',
  'kind',
  'currency',
  'point',
  'tracks',
  'calendar',
  'yahoo',
  'en',
  'pl',
] as const;

/** The nearest contract of each, without adjusting at the roll. `point` is the multiplier. */
const rows = readTable(
  columns,
  `
key  | ticker | mic  | kind              | currency | point  | tracks     | calendar    | yahoo | en                       | pl
fw20 | FW20   | XWAR | index-futures     | PLN      | 20     | wig20      | warsaw      | -     | WIG20 futures            | Kontrakty na WIG20
es   | ES     | XCME | index-futures     | USD      | 50     | sp500      | new-york    | ES=F  | E-mini S&P 500 futures   | Kontrakty E-mini S&P 500
nq   | NQ     | XCME | index-futures     | USD      | 20     | nasdaq100  | new-york    | NQ=F  | E-mini Nasdaq 100 futures | Kontrakty E-mini Nasdaq 100
ym   | YM     | XCBT | index-futures     | USD      | 5      | dow-jones  | new-york    | YM=F  | E-mini Dow futures       | Kontrakty E-mini Dow
fdax | FDAX   | XEUR | index-futures     | EUR      | 25     | dax        | xetra       | -     | DAX futures              | Kontrakty na DAX
fesx | FESX   | XEUR | index-futures     | EUR      | 10     | eurostoxx50 | xetra      | -     | Euro Stoxx 50 futures    | Kontrakty na Euro Stoxx 50
cl   | CL     | XNYM | commodity-futures | USD      | 1000   | wti        | commodities | CL=F  | WTI crude oil futures    | Kontrakty na ropę WTI
bz   | B      | IFEU | commodity-futures | USD      | 1000   | brent      | commodities | BZ=F  | Brent crude oil futures  | Kontrakty na ropę Brent
ng   | NG     | XNYM | commodity-futures | USD      | 10000  | natgas     | commodities | NG=F  | Natural gas futures      | Kontrakty na gaz ziemny
gc   | GC     | XCEC | commodity-futures | USD      | 100    | gold       | commodities | GC=F  | Gold futures             | Kontrakty na złoto
si   | SI     | XCEC | commodity-futures | USD      | 5000   | silver     | commodities | SI=F  | Silver futures           | Kontrakty na srebro
hg   | HG     | XCEC | commodity-futures | USD      | 25000  | copper     | commodities | HG=F  | Copper futures           | Kontrakty na miedź
zw   | ZW     | XCBT | commodity-futures | USD      | 5000   | wheat      | commodities | ZW=F  | Wheat futures            | Kontrakty na pszenicę
zc   | ZC     | XCBT | commodity-futures | USD      | 5000   | corn       | commodities | ZC=F  | Corn futures             | Kontrakty na kukurydzę
6e   | 6E     | XCME | currency-futures  | USD      | 125000 | -          | new-york    | 6E=F  | Euro FX futures          | Kontrakty na euro
btc-future | BTC    | XCME | currency-futures  | USD      | 5      | btc        | new-york    | BTC=F | Bitcoin futures          | Kontrakty na bitcoina
`,
);

export const futures: DemoInstrument[] = rows.map((row) => {
  const yahoo = textOrNull(row.yahoo);
  return {
    ...plainInstrument,
    key: row.key,
    isin: null,
    mic: row.mic,
    ticker: row.ticker,
    class: 'futures',
    subclass: row.kind as SubclassSlug,
    currency: row.currency as DemoCurrency,
    names: { en: row.en, pl: row.pl },
    country: null,
    contractMultiplier: numberOf(row.point),
    tracks: textOrNull(row.tracks),
    providerSymbols: yahoo ? { yahoo } : {},
    sharesOutstanding: null,
    calendar: row.calendar as CalendarName,
  };
});
