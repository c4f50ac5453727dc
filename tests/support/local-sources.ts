import {
  type Asked,
  type LocalProvider,
  startProvider,
} from '../../src/domains/market-data/sources/provider-for-tests.ts';
import { yahoo } from '../../src/domains/market-data/sources/yahoo/yahoo-for-tests.ts';
import type { Settings } from '../../src/platform/settings/settings-schema.ts';

export type LocalReply = ReturnType<Parameters<typeof startProvider>[0]>;
export const localNames = [
  'nbp',
  'ecb',
  'yahoo',
  'eodhd',
  'stooq',
  'alphaVantage',
  'coinGecko',
  'polygon',
] as const;
export type LocalName = (typeof localNames)[number];

export type LocalSources = {
  /** What each answers; who is not named knows nothing. */
  replies: Partial<Record<LocalName, (asked: Asked) => LocalReply>>;
  /** What each was asked for data. */
  requests: Record<LocalName, Asked[]>;
  /** Settings of an installation without the demonstration that asks these servers only. */
  settings: Partial<Settings>;
  close(): Promise<void>;
};

/** For a test in which a source keeps silent: so long it is waited for. The others need a hundredth of it. */
export const impatient: Partial<Settings> = { sourceTimeout: 2 };

/** Local servers that speak each provider's protocol, cookies and keys included. */
export async function startLocalSources(): Promise<LocalSources> {
  const replies: LocalSources['replies'] = {};
  const requests = Object.fromEntries(localNames.map((name) => [name, [] as Asked[]])) as Record<
    LocalName,
    Asked[]
  >;
  const servers: Partial<Record<LocalName, LocalProvider>> = {};
  for (const name of localNames) {
    const answer = (asked: Asked): LocalReply => {
      requests[name].push(asked);
      return replies[name]?.(asked) ?? { status: 404, body: 'Not Found' };
    };
    // Yahoo gives a cookie and a crumb before it gives data.
    const preliminaries = yahoo(() => null);
    servers[name] = await startProvider((asked) =>
      name === 'yahoo' && (asked.path.startsWith('/quote/') || asked.path === '/v1/test/getcrumb')
        ? (preliminaries(asked) as LocalReply)
        : answer(asked),
    );
  }
  const at = (name: LocalName) => servers[name]!.address;
  return {
    replies,
    requests,
    settings: {
      demo: false,
      nbpUrl: at('nbp'),
      ecbUrl: at('ecb'),
      yahooUrl: at('yahoo'),
      eodhdUrl: at('eodhd'),
      eodhdKey: 'eodhd-key',
      alphaVantageUrl: at('alphaVantage'),
      alphaVantageKey: 'alpha-key',
      coinGeckoUrl: at('coinGecko'),
      coinGeckoKey: 'coin-key',
      stooqKey: 'stooq-key',
      stooqAddress: `${at('stooq')}/q/d/l/?s={symbol}&d1={from}&d2={to}&i=d&apikey={key}`,
      polygonKey: 'polygon-key',
      polygonAddress: at('polygon'),
      // Ends what hangs; no answer of these servers takes so long on any machine.
      sourceTimeout: 60,
    },
    async close() {
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
  };
}

export type Close = readonly [day: string, close: number | string | null];

/** The same closes as each provider writes them. */
export const written = {
  yahoo: (code: string, closes: readonly Close[], currency = 'PLN') => ({
    chart: {
      result: [
        {
          meta: {
            currency,
            symbol: code,
            exchangeTimezoneName: 'Europe/Warsaw',
            gmtoffset: 3600,
            timezone: 'CET',
            instrumentType: 'EQUITY',
            firstTradeDate: 0,
            regularMarketTime: 0,
            regularMarketPrice: 1,
            priceHint: 2,
            dataGranularity: '1d',
            range: '',
            validRanges: ['1d'],
            exchangeName: 'WSE',
            currentTradingPeriod: {},
          },
          timestamp: closes.map(([day]) => Date.parse(`${day}T08:00:00Z`) / 1000),
          indicators: {
            quote: [
              Object.fromEntries(
                ['open', 'high', 'low', 'close', 'volume'].map((figure) => [
                  figure,
                  closes.map(([, close]) => close),
                ]),
              ),
            ],
            adjclose: [{ adjclose: closes.map(([, close]) => close) }],
          },
        },
      ],
      error: null,
    },
  }),
  eodhd: (closes: readonly Close[]) =>
    closes.map(([date, close]) => ({ date, open: 1, close, adjusted_close: close, volume: 1000 })),
  stooq: (closes: readonly Close[]) =>
    `Date,Open,High,Low,Close,Volume\n${closes.map(([day, close]) => `${day},1,1,1,${close},900\n`).join('')}`,
  alphaVantage: (closes: readonly Close[]) => ({
    'Meta Data': {},
    'Time Series (Daily)': Object.fromEntries(
      closes.map(([day, close]) => [day, { '4. close': String(close), '5. volume': '100' }]),
    ),
  }),
  coinGecko: (closes: readonly Close[]) => ({
    // The close of a day is stamped with the midnight that ends it.
    prices: closes.map(([day, close]) => [Date.parse(`${day}T00:00:00Z`) + 86_400_000, close]),
    total_volumes: [],
  }),
};

/** NBP's tables A of working days and B of Wednesdays; `rates` may change with the day. */
export function nbpTables(
  rates: (day: string) => Record<string, number>,
  weekly: (day: string) => Record<string, number> = () => ({}),
) {
  return ({ path }: Asked): LocalReply => {
    const [, letter = '', from = '', to = ''] = /tables\/([ab])\/([\d-]+)\/([\d-]+)\/$/.exec(path) ?? [];
    const table = letter.toUpperCase();
    const tables = [];
    for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
      const day = new Date(at);
      if (table === 'B' ? day.getUTCDay() !== 3 : day.getUTCDay() % 6 === 0) continue;
      const effectiveDate = day.toISOString().slice(0, 10);
      const mids = Object.entries((table === 'B' ? weekly : rates)(effectiveDate)).map(([code, mid]) => ({
        currency: code,
        code,
        mid,
      }));
      tables.push({ table, no: `${effectiveDate}/${table}/NBP`, effectiveDate, rates: mids });
    }
    return tables.length ? { body: tables } : { status: 404, body: '404 NotFound - Brak danych' };
  };
}

export function ecbSeries(
  rows: readonly (readonly [currency: string, day: string, value: string])[],
): string {
  const head = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE\n';
  return head + rows.map(([code, day, value]) => `K,D,${code},EUR,SP00,A,${day},${value}\n`).join('');
}
