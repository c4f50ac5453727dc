import type { CalendarName } from '../calendar/market-holidays.ts';
import type { DemoCurrency, DemoInstrument } from '../demo-instrument.ts';
import { plainInstrument } from './read-shares.ts';
import { readTable, textOrNull } from './read-table.ts';

const columns = [
  'key',
  'isin',
  'mic',
  'ticker',
  'currency',
  'country',
  'calendar',
  'yahoo',
  'stooq',
  'name',
] as const;

/** Price indices in their own currency, except DAX and WIG, which count dividends in. */
const rows = readTable(
  columns,
  `
key         | isin         | mic  | ticker    | currency | country | calendar | yahoo    | stooq  | name
wig20       | PL9999999987 | XWAR | WIG20     | PLN      | PL      | warsaw   | WIG20.WA | wig20  | WIG20
wig         | PL9999999995 | XWAR | WIG       | PLN      | PL      | warsaw   | -        | wig    | WIG
mwig40      | PL9999999912 | XWAR | MWIG40    | PLN      | PL      | warsaw   | -        | mwig40 | mWIG40
swig80      | PL9999999979 | XWAR | SWIG80    | PLN      | PL      | warsaw   | -        | swig80 | sWIG80
wig-banki   | PL9999999904 | XWAR | WIG-BANKI | PLN      | PL      | warsaw   | -        | -      | WIG-Banki
sp500       | US78378X1072 | XNYS | SPX       | USD      | US      | new-york | ^GSPC    | ^spx   | S&P 500
nasdaq100   | US6311011026 | XNAS | NDX       | USD      | US      | new-york | ^NDX     | ^ndx   | Nasdaq 100
dow-jones   | US2605661048 | XNYS | DJI       | USD      | US      | new-york | ^DJI     | ^dji   | Dow Jones Industrial Average
russell2000 | -            | XNYS | RUT       | USD      | US      | new-york | ^RUT     | -      | Russell 2000
msci-world  | -            | -    | MSCI-WORLD | USD     | -       | london   | -        | -      | MSCI World
msci-world-small-cap | -   | -    | MSCI-WSC  | USD      | -       | london   | -        | -      | MSCI World Small Cap
msci-emerging | -          | -    | MSCI-EM   | USD      | -       | london   | -        | -      | MSCI Emerging Markets
ftse-all-world | -         | -    | FTSE-AW   | USD      | -       | london   | -        | -      | FTSE All-World
dax         | DE0008469008 | XETR | DAX       | EUR      | DE      | xetra    | ^GDAXI   | ^dax   | DAX
eurostoxx50 | EU0009658145 | XETR | SX5E      | EUR      | -       | xetra    | ^STOXX50E | -     | Euro Stoxx 50
stoxx600    | EU0009658202 | XETR | SXXP      | EUR      | -       | xetra    | ^STOXX   | -      | Stoxx Europe 600
cac40       | FR0003500008 | XPAR | PX1       | EUR      | FR      | euronext | ^FCHI    | ^cac   | CAC 40
ftse100     | GB0001383545 | XLON | UKX       | GBP      | GB      | london   | ^FTSE    | -      | FTSE 100
smi         | CH0009980894 | XSWX | SMI       | CHF      | CH      | zurich   | ^SSMI    | ^smi   | SMI
nikkei225   | JP9010C00002 | XTKS | N225      | JPY      | JP      | tokyo    | ^N225    | ^nkx   | Nikkei 225
`,
);

export const indices: DemoInstrument[] = rows.map((row) => {
  const yahoo = textOrNull(row.yahoo);
  const stooq = textOrNull(row.stooq);
  return {
    ...plainInstrument,
    key: row.key,
    isin: textOrNull(row.isin),
    mic: textOrNull(row.mic),
    ticker: row.ticker,
    class: 'indices',
    subclass: row.country === 'PL' ? 'polish-indices' : 'foreign-indices',
    currency: row.currency as DemoCurrency,
    names: { en: row.name, pl: row.name },
    country: textOrNull(row.country),
    providerSymbols: { ...(yahoo ? { yahoo } : {}), ...(stooq ? { stooq } : {}) },
    sharesOutstanding: null,
    calendar: row.calendar as CalendarName,
  };
});
