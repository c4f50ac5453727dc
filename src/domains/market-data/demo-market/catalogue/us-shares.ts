import type { DemoInstrument } from '../demo-instrument.ts';
import { readShares } from './read-shares.ts';
import { usFacts } from './us-facts.ts';

/** `shares` in millions, all classes together where a company has several. */
const shares = readShares(
  'us-shares',
  usFacts,
  `
key   | isin         | mic  | ticker | name                    | sector     | country | shares | former
aapl  | US0378331005 | XNAS | AAPL   | Apple                   | technology | US      | 14800  | -
msft  | US5949181045 | XNAS | MSFT   | Microsoft               | software   | US      | 7430   | -
nvda  | US67066G1040 | XNAS | NVDA   | NVIDIA                  | technology | US      | 24300  | -
amzn  | US0231351067 | XNAS | AMZN   | Amazon                  | retail     | US      | 10650  | -
googl | US02079K3059 | XNAS | GOOGL  | Alphabet                | software   | US      | 12100  | -
meta  | US30303M1027 | XNAS | META   | Meta Platforms          | software   | US      | 2520   | FB 2022-06-08
tsla  | US88160R1014 | XNAS | TSLA   | Tesla                   | automotive | US      | 3320   | -
avgo  | US11135F1012 | XNAS | AVGO   | Broadcom                | technology | US      | 4720   | -
jpm   | US46625H1005 | XNYS | JPM    | JPMorgan Chase          | banks      | US      | 2720   | -
v     | US92826C8394 | XNYS | V      | Visa                    | finance    | US      | 1930   | -
ma    | US57636Q1040 | XNYS | MA     | Mastercard              | finance    | US      | 900    | -
lly   | US5324571083 | XNYS | LLY    | Eli Lilly               | health     | US      | 945    | -
jnj   | US4781601046 | XNYS | JNJ    | Johnson & Johnson       | health     | US      | 2410   | -
xom   | US30231G1022 | XNYS | XOM    | Exxon Mobil             | energy     | US      | 4260   | -
wmt   | US9311421039 | XNAS | WMT    | Walmart                 | retail     | US      | 7970   | -
pg    | US7427181091 | XNYS | PG     | Procter & Gamble        | consumer   | US      | 2340   | -
hd    | US4370761029 | XNYS | HD     | Home Depot              | retail     | US      | 995    | -
ko    | US1912161007 | XNYS | KO     | Coca-Cola               | consumer   | US      | 4300   | -
pep   | US7134481081 | XNAS | PEP    | PepsiCo                 | consumer   | US      | 1370   | -
cost  | US22160K1051 | XNAS | COST   | Costco                  | retail     | US      | 443    | -
mrk   | US58933Y1055 | XNYS | MRK    | Merck & Co.             | health     | US      | 2500   | -
abbv  | US00287Y1091 | XNYS | ABBV   | AbbVie                  | health     | US      | 1767   | -
bac   | US0605051046 | XNYS | BAC    | Bank of America         | banks      | US      | 7400   | -
orcl  | US68389X1054 | XNYS | ORCL   | Oracle                  | software   | US      | 2850   | -
crm   | US79466L3024 | XNYS | CRM    | Salesforce              | software   | US      | 950    | -
nflx  | US64110L1061 | XNAS | NFLX   | Netflix                 | telecoms   | US      | 4240   | -
amd   | US0079031078 | XNAS | AMD    | Advanced Micro Devices  | technology | US      | 1625   | -
intc  | US4581401001 | XNAS | INTC   | Intel                   | technology | US      | 4770   | -
dis   | US2546871060 | XNYS | DIS    | Walt Disney             | telecoms   | US      | 1790   | -
csco  | US17275R1023 | XNAS | CSCO   | Cisco Systems           | technology | US      | 3960   | -
adbe  | US00724F1012 | XNAS | ADBE   | Adobe                   | software   | US      | 420    | -
mcd   | US5801351017 | XNYS | MCD    | McDonald's              | retail     | US      | 713    | -
nke   | US6541061031 | XNYS | NKE    | Nike                    | consumer   | US      | 1477   | -
pfe   | US7170811035 | XNYS | PFE    | Pfizer                  | health     | US      | 5690   | -
cat   | US1491231015 | XNYS | CAT    | Caterpillar             | industry   | US      | 469    | -
ibm   | US4592001014 | XNYS | IBM    | IBM                     | technology | US      | 930    | -
brk-b | US0846707026 | XNYS | BRK.B  | Berkshire Hathaway B    | finance    | US      | 2157   | -
ge    | US3696043013 | XNYS | GE     | GE Aerospace            | industry   | US      | 1055   | -
atvi  | US00507V1098 | XNAS | ATVI   | Activision Blizzard     | software   | US      | 787    | -
`,
);

/** Bought by Microsoft; the shares left the exchange, and holders of old accounts still have the trades. */
const delisted: Record<string, string> = { atvi: '2023-10-13' };

export const usShares: DemoInstrument[] = shares.map((share) => {
  const lastDay = delisted[share.key];
  return lastDay ? { ...share, status: { kind: 'delisted', lastDay } } : share;
});
