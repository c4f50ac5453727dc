import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeHistory } from '../../../src/domains/market-data/server/prices/store-history.ts';
import type { Asked } from '../../../src/domains/market-data/sources/provider-for-tests.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, setRates, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import {
  type LocalName,
  type LocalReply,
  type LocalSources,
  startLocalSources,
} from '../../support/local-sources.ts';
import { type OpenMarket, openMarket } from '../../support/open-market.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const clock = '2026-11-13T20:00:00Z';
let sources: LocalSources;
let market: OpenMarket;
let walory: TestWalory;
let anna: Trader;
beforeAll(async () => {
  sources = await startLocalSources();
  market = await openMarket({ ...sources.settings, clock });
  const { databaseUrl } = market;
  walory = await startTestWalory({ ...sources.settings, clock, role: 'web', databaseUrl });
  anna = await Trader.start(walory);
});
afterAll(async () => {
  await walory.stop();
  await market.stop();
  await sources.close();
});
beforeEach(async () => {
  for (const name of Object.keys(sources.replies)) delete sources.replies[name as LocalName];
  for (const asked of Object.values(sources.requests)) asked.length = 0;
  const { database } = market.services;
  await market.renew();
  await database.run(sql`truncate told_make_ups, make_ups`);
  await setRates(database, { usd: { '2026-11-02': '4' }, eur: { '2026-11-02': '4' } });
  await anna.startOver(database);
});

async function hold(...tickers: string[]): Promise<void> {
  const { database, clock: now } = market.services;
  for (const ticker of tickers) {
    const id = await market.idOf(ticker);
    const points = [{ day: '2026-11-12', close: '10' }];
    await database.transaction((tx) => storeHistory(tx, id, points, 'yahoo', now.now()));
    const { currency_id } = await database.one<{ currency_id: string }>(
      sql`select currency_id from instruments where id = ${id}`,
    );
    await anna.hold(id, '2026-11-12', '10', '10', { currency_id });
  }
  await tellMarketChanged(database);
}

const round = () => market.run('market.refresh-make-ups');
const due = () => market.services.database.run(sql`update told_make_ups set ask_after = '2026-11-01'`);
const askedOf = (name: LocalName) =>
  sources.requests[name].map(({ path, query }) => query.get('symbol') ?? path.split('/').at(-1));

type Profile = { sectors?: object[]; holdings?: object[] };
/** Alpha Vantage knows these funds, and says of others what it says of what it does not know: nothing. */
const profiles =
  (known: Record<string, Profile>) =>
  ({ query }: Asked): LocalReply => ({ body: known[query.get('symbol') ?? ''] ?? {} });

const american: Profile = {
  sectors: [
    { sector: 'INFORMATION TECHNOLOGY', weight: '0.6' },
    { sector: 'FINANCIALS', weight: '0.4' },
  ],
  holdings: [
    { symbol: 'NVDA', description: 'NVIDIA CORP', weight: '0.25' },
    { symbol: 'n/a', description: 'US DOLLAR', weight: '-0.001' },
  ],
};

type Fund = { ticker: string; make_up: object | null };
const looked = () => anna.read('/api/look-through?currency=pln');
const fundOf = async (ticker: string): Promise<Fund | undefined> =>
  (await looked()).funds.find((fund: Fund) => fund.ticker === ticker);

test('funds that somebody holds are asked about, and looked through by what the first source tells (EX-7, M-24)', async () => {
  sources.replies.alphaVantage = profiles({ VOO: american });
  sources.replies.yahoo = ({ path }) =>
    path.includes('/quoteSummary/VWCE.DE')
      ? {
          body: {
            quoteSummary: {
              result: [
                {
                  topHoldings: {
                    maxAge: 1,
                    stockPosition: 0.9,
                    bondPosition: 0.1,
                    holdings: [{ symbol: 'AAPL', holdingName: 'Apple Inc', holdingPercent: 0.05 }],
                    equityHoldings: {
                      priceToBook: 1,
                      priceToCashflow: 1,
                      priceToEarnings: 1,
                      priceToSales: 1,
                    },
                    bondHoldings: {},
                    bondRatings: [],
                    sectorWeightings: [{ realestate: 0.5 }, { technology: 0.5 }],
                  },
                },
              ],
              error: null,
            },
          },
        }
      : { status: 404, body: 'Not Found' };
  await hold('VOO', 'VWCE', 'AAPL');
  expect(await fundOf('VOO')).toMatchObject({ make_up: null });
  await round();
  expect(await fundOf('VOO')).toMatchObject({
    make_up: {
      source: 'provider',
      provider: 'Alpha Vantage',
      as_of: '2026-11-13',
      positions: 1,
      named: '25',
    },
  });
  expect(await fundOf('VWCE')).toMatchObject({ make_up: { provider: 'Yahoo', named: '5' } });
  const { sectors, kinds, countries, companies } = await looked();
  // 400 zł each: sectors of Alpha Vantage are of the whole fund, those of Yahoo of its shares.
  expect(sectors).toEqual([
    expect.objectContaining({ key: 'technology', direct: '400.00', inside: '420.00' }),
    expect.objectContaining({ key: 'real-estate', inside: '180.00' }),
    expect.objectContaining({ key: 'financials', inside: '160.00' }),
    expect.objectContaining({ key: 'bonds', inside: '40.00' }),
  ]);
  expect(kinds).toMatchObject([{ key: 'shares', value: '1160.00' }, { key: 'bonds' }]);
  // The catalogue knows the companies by what the source calls them.
  expect(companies.data).toMatchObject([
    { ticker: 'AAPL', direct: '400.00', inside: '20.00', isin: 'US0378331005' },
    { ticker: 'NVDA', inside: '100.00', isin: 'US67066G1040' },
  ]);
  expect(countries[0]).toMatchObject({ key: 'US', value: '520.00' });
  expect(askedOf('alphaVantage').sort()).toEqual(['VOO', 'VWCE.DEX']);

  await round();
  expect(sources.requests.alphaVantage).toHaveLength(2);
});

test('what its owner says comes first; taken back, the source counts again, and undone, the owner does (EX-7)', async () => {
  sources.replies.alphaVantage = profiles({ VOO: american });
  await hold('VOO');
  await round();
  const path = `/api/make-ups/${await market.idOf('VOO')}`;
  expect(await anna.read(path)).toMatchObject({ source: 'provider', positions: [{ country: 'US' }] });
  expect((await anna.browser.delete(path)).status).toBe(404);
  await must(anna.browser.put(path, { as_of: '2026-10-31', sectors: [{ key: 'energy', weight: '100' }] }));
  expect((await looked()).sectors).toMatchObject([{ key: 'energy' }]);
  await must(anna.browser.delete(path));
  expect(await fundOf('VOO')).toMatchObject({ make_up: { source: 'provider' } });
  const [change] = (await must(anna.browser.get('/api/changes?undoable=1'))).body.data;
  await must(anna.browser.post(`/api/changes/${change.id}/undo`, {}));
  expect(await fundOf('VOO')).toMatchObject({ make_up: { source: 'typed' } });
});

test('who does not answer is asked the next day, who does not know next month; what was told stays (M-24)', async () => {
  await hold('VOO', 'SPY');
  sources.replies.alphaVantage = profiles({ VOO: american });
  const after = () =>
    market.services.database.many<{ ticker: string; days: number; told: boolean }>(sql`
      select i.ticker, round(extract(epoch from t.ask_after - ${clock}::timestamptz) / 86400)::int as days,
        t.lists is not null as told
      from told_make_ups t join instruments i on i.id = t.instrument_id order by i.ticker`);
  await round();
  expect(await after()).toEqual([
    { ticker: 'SPY', days: 30, told: false },
    { ticker: 'VOO', days: 30, told: true },
  ]);
  await due();
  sources.replies.alphaVantage = () => ({ body: { holdings: 'many' } });
  await round();
  expect(await after()).toEqual([
    { ticker: 'SPY', days: 1, told: false },
    { ticker: 'VOO', days: 1, told: true },
  ]);
  expect(await fundOf('VOO')).toMatchObject({ make_up: { provider: 'Alpha Vantage' } });
});

test('a round asks about five funds at most, and about none whose answer the closes may need (M-24)', async () => {
  const { database } = market.services;
  const funds = await database.many<{ ticker: string }>(sql`
    select ticker from instruments i join asset_classes k on k.id = i.class_id
    where k.slug = 'etf' and i.mic in ('ARCX', 'XNAS') and i.owner_id is null order by ticker limit 7`);
  await hold(...funds.map(({ ticker }) => ticker));
  const makeUps = () => database.one<{ count: number }>(sql`select count(*) from told_make_ups`);
  await round();
  expect(await makeUps()).toEqual({ count: 5 });
  await round();
  expect(await makeUps()).toEqual({ count: 7 });

  await due();
  sources.requests.alphaVantage.length = 0;
  await database.run(sql`update source_budget set used = 24 where bucket like 'alphaVantage%'`);
  await round();
  expect(sources.requests.alphaVantage).toEqual([]);
});

test('the demonstration asks nobody', async () => {
  await hold('VOO');
  await market.renew({ demo: true });
  await round();
  expect(Object.values(sources.requests).flat()).toEqual([]);
});
