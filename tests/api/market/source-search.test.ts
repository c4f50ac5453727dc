import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proofOfWorkPage } from '../../../src/domains/market-data/sources/provider-for-tests.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { eventually } from '../../support/eventually.ts';
import {
  type LocalName,
  type LocalSources,
  startLocalSources,
  written,
} from '../../support/local-sources.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let sources: LocalSources;
let walory: TestWalory;
let admin: Visitor;
let anna: Visitor;
beforeAll(async () => {
  sources = await startLocalSources();
  // Nobody fetches prices while others ask: a source that fails is paused for everybody.
  walory = await startTestWalory({ ...sources.settings, role: 'web', clock: '2026-11-13T20:00:00Z' });
  // Without the demonstration the first account is the operator's.
  admin = walory.visitor();
  await admin.register();
  anna = walory.visitor();
  await anna.register();
});
afterAll(async () => {
  await walory.stop();
  await sources.close();
});
beforeEach(() => {
  for (const name of Object.keys(sources.replies)) delete sources.replies[name as LocalName];
});

const quote = (symbol: string, currency: string) => ({
  quoteResponse: {
    result: [
      {
        language: 'en-US',
        region: 'US',
        quoteType: 'EQUITY',
        triggerable: true,
        marketState: 'REGULAR',
        tradeable: false,
        exchange: 'WSE',
        exchangeTimezoneName: 'Europe/Warsaw',
        exchangeTimezoneShortName: 'CET',
        gmtOffSetMilliseconds: 3_600_000,
        market: 'pl_market',
        esgPopulated: false,
        sourceInterval: 15,
        exchangeDataDelayedBy: 15,
        priceHint: 2,
        fullExchangeName: 'Warsaw',
        symbol,
        currency,
        regularMarketPrice: 12.5,
        regularMarketTime: Date.parse('2026-11-13T15:00:00Z') / 1000,
      },
    ],
    error: null,
  },
});

/** Yahoo, which knows some papers by search, price and history. */
function yahooKnows(
  papers: Record<string, { name: string; currency?: string; exchange?: string; kind?: string }>,
) {
  sources.replies.yahoo = ({ path, query }) => {
    const code = decodeURIComponent(path.split('/').at(-1) ?? '');
    if (path.endsWith('/search')) {
      const quotes = Object.entries(papers).map(([symbol, { name, exchange = 'WSE', kind = 'EQUITY' }]) => ({
        symbol,
        longname: name,
        shortname: name,
        quoteType: kind,
        exchange,
        index: 'quotes',
        isYahooFinance: true,
      }));
      return { body: { quotes, news: [], nav: [], lists: [], count: quotes.length, totalTime: 1 } };
    }
    if (path.endsWith('/quote')) {
      const symbol = query.get('symbols')!;
      return { body: quote(symbol, papers[symbol]?.currency ?? 'PLN') };
    }
    // Whoever fetches the prices of everything gets those of these papers only.
    if (!papers[code]) return { status: 404, body: 'Not Found' };
    const currency = papers[code].currency ?? 'PLN';
    return {
      body: written.yahoo(
        code,
        [
          ['2026-11-12', 12.25],
          ['2026-11-13', 12.5],
        ],
        currency,
      ),
    };
  };
}
const search = (words: string, browser = anna) =>
  browser.get(`/api/market/source-search?search=${encodeURIComponent(words)}`);
const adopt = (source: string, symbol: string, browser = anna) =>
  browser.post('/api/market/source-search', { source, symbol });

test('a paper the catalogue lacks is found, taken in, priced by the worker, and found by everybody (rule M-15)', async () => {
  yahooKnows({ 'GRX.WA': { name: 'GreenX Metals' }, 'PKO.WA': { name: 'PKO Bank Polski' } });
  const found = (await search('greenx')).body.data;
  expect(found).toMatchObject({ is_available: true, silent: [] });
  expect(
    found.found.map((one: { symbol: string; asset_id: string | null }) => [one.symbol, !!one.asset_id]),
  ).toEqual([
    ['GRX.WA', false],
    ['PKO.WA', true],
  ]);
  const adopted = await adopt('yahoo', 'GRX.WA');
  expect(adopted.body.data).toMatchObject({
    ticker: 'GRX',
    mic: 'XWAR',
    class: 'stocks',
    currency: 'pln',
    is_custom: false,
    slug: 'grx',
  });
  const { id } = adopted.body.data;
  const worker = await walory.another({ role: 'worker' });
  const priced = await eventually(
    async () => {
      const { data } = (await admin.get(`/api/assets/${id}`)).body;
      return data.current_price !== null && data;
    },
    () => 'no price came',
  );
  await worker.stop();
  expect(priced).toMatchObject({ current_price: '12.5', price_source: 'yahoo', is_simulated: false });
  expect((await admin.get('/api/assets?search=green x')).body.data[0].id).toBe(id);
  expect((await search('greenx')).body.data.found[0].asset_id).toBe(id);
});

test('two people who pick the same paper at once get the same instrument (rule M-15)', async () => {
  yahooKnows({ 'TOR.WA': { name: 'Torpol' } });
  const answers = await Promise.all([
    adopt('yahoo', 'TOR.WA', anna),
    adopt('yahoo', 'TOR.WA', admin),
    adopt('yahoo', 'TOR.WA', anna),
  ]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  const { count } = await walory.database.one<{ count: number }>(
    sql`select count(*) as count from instruments where ticker = 'TOR'`,
  );
  expect(count).toBe(1);
});

test('EODHD is asked where Yahoo finds nothing, and brings ISIN, currency and exchange', async () => {
  sources.replies.yahoo = () => ({
    body: { quotes: [], news: [], nav: [], lists: [], count: 0, totalTime: 1 },
  });
  sources.replies.eodhd = ({ path }) =>
    path.includes('/search/')
      ? {
          body: [
            {
              Code: 'HSBA',
              Exchange: 'LSE',
              Name: 'HSBC Holdings',
              Type: 'Common Stock',
              Currency: 'GBX',
              ISIN: 'GB0005405286',
            },
            { Code: 'T10Y', Exchange: 'GBOND', Name: 'Some bond', Type: 'BOND', Currency: 'USD', ISIN: null },
          ],
        }
      : { body: [] };
  const { found } = (await search('hsbc')).body.data;
  expect(found).toMatchObject([
    { source: 'eodhd', symbol: 'HSBA.LSE', class: 'stocks', isin: 'GB0005405286' },
  ]);
  const { data } = (await adopt('eodhd', 'HSBA.LSE')).body;
  expect(data).toMatchObject({ isin: 'GB0005405286', mic: 'XLON', currency: 'gbp', price_unit: 'pence' });
});

test('coins come from CoinGecko beside what others find; one that does not answer is named, not waited for', async () => {
  sources.replies.coinGecko = ({ path }) =>
    path.endsWith('/search')
      ? {
          body: {
            coins: [
              { id: 'pepe', name: 'Pepe', symbol: 'pepe' },
              { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc' },
            ],
          },
        }
      : { body: { prices: [], total_volumes: [] } };
  sources.replies.yahoo = () => ({ body: proofOfWorkPage });
  sources.replies.eodhd = () => ({ status: 500 });
  sources.replies.alphaVantage = () => ({ body: { Note: 'call frequency is 5 requests per minute' } });
  const { found, silent } = (await search('pepe')).body.data;
  expect(silent.sort()).toEqual(['alphaVantage', 'eodhd', 'yahoo']);
  expect(
    found.map((one: { ticker: string; asset_id: string | null }) => [one.ticker, !!one.asset_id]),
  ).toEqual([
    ['PEPE', false],
    ['BTC', true],
  ]);
  expect((await adopt('coinGecko', 'pepe')).body.data).toMatchObject({
    ticker: 'PEPE',
    class: 'crypto',
    currency: 'usd',
  });
  expect((await adopt('yahoo', 'GRX.WA')).status, 'a source that is down').toBe(503);
});

test('what a caller says about a paper counts for nothing: an unknown symbol or currency is refused (rule M-15)', async () => {
  const other = await startTestWalory({ ...sources.settings, role: 'web' });
  const jan = other.visitor();
  await jan.register();
  yahooKnows({
    'ERIC-B.ST': { name: 'Ericsson', currency: 'SEK', exchange: 'STO' },
    'CUC.KY': { name: 'Caribbean Utilities', currency: 'KYD', exchange: 'CSX' },
  });
  const refusals = async (source: string, symbol: string) => {
    const { status, body } = await adopt(source, symbol, jan);
    return [status, body.errors];
  };
  expect(await refusals('yahoo', 'MADEUP.WA')).toEqual([422, { symbol: ['symbolUnknown'] }]);
  expect(await refusals('yahoo', 'CUC.KY')).toEqual([422, { symbol: ['currencyUnsupported'] }]);
  expect((await adopt('yahoo', 'ERIC-B.ST', jan)).body.data, 'a currency of table A').toMatchObject({
    currency: 'sek',
  });
  expect(await refusals('stooq', 'pko')).toEqual([422, { source: ['invalid'] }]);
  await other.stop();
});

test('searching is limited for each account, and the demonstration is never mixed with real prices', async () => {
  // In one window of time, however slow the machine is.
  const clock = new Date().toISOString();
  const limited = await startTestWalory({ ...sources.settings, role: 'web', limitFactor: 1, clock });
  const jan = limited.visitor();
  await jan.register();
  let last = 200;
  for (let i = 0; i < 31 && last === 200; i++) last = (await search('xx', jan)).status;
  expect(last).toBe(429);
  await limited.stop();

  const demo = await startTestWalory({ role: 'web' });
  const ewa = demo.visitor();
  await ewa.register();
  expect((await search('greenx', ewa)).body.data).toEqual({ is_available: false, found: [], silent: [] });
  const refused = await adopt('yahoo', 'GRX.WA', ewa);
  expect([refused.status, refused.body.errors]).toEqual([422, { symbol: ['simulatedMarket'] }]);
  await demo.stop();
});

/** A paper whose prices no source here gives: a worker may have fetched those of the others. */
const pzuId = async () => (await admin.get('/api/assets?search=pzu')).body.data[0].id as string;

test('the operator’s file of Stooq is stored for everybody, with what is not believed reported by line and kept', async () => {
  const id = await pzuId();
  const csv = [
    'Data,Otwarcie,Najwyzszy,Najnizszy,Zamkniecie,Wolumen',
    '2026-11-10,83,84,83,84.10,2100000',
    '2026-11-11,83,84,83,84200,2100000',
    '2026-11-12,83,84,83,84.50,1900000',
    '2026-12-24,83,84,83,85.00,1900000',
    '',
  ].join('\n');
  const upload = (body: object, browser = admin) => browser.post(`/api/admin/assets/${id}/prices`, body);
  expect((await upload({ csv }, anna)).status, 'not for everybody').toBe(404);
  const report = {
    read: 4,
    stored: 2,
    refused: 2,
    first_day: '2026-11-10',
    last_day: '2026-11-12',
    problems: [
      { line: 3, day: '2026-11-11', value: '84200', reason: 'jump' },
      { line: 5, day: '2026-12-24', value: '85', reason: 'futureDay' },
    ],
  };
  expect((await upload({ csv, preview: true })).body.data).toEqual(report);
  expect((await anna.get(`/api/assets/${id}`)).body.data.price_source).not.toBe('csv');
  expect((await upload({ csv })).body.data).toEqual(report);
  expect((await anna.get(`/api/assets/${id}`)).body.data).toMatchObject({
    current_price: '84.5',
    price_source: 'csv',
  });
  const { held_back } = (await admin.get('/api/admin/sources')).body.data;
  expect(
    held_back.map(({ ticker, source, reason }: Record<string, string>) => [ticker, source, reason]),
  ).toEqual(
    expect.arrayContaining([
      ['PZU', 'csv', 'jump'],
      ['PZU', 'csv', 'futureDay'],
    ]),
  );
  const wrong = 'date,close\n2026-11-12,845000\n2026-11-13,846000\n';
  expect((await upload({ csv: wrong })).body.data, 'held against what is stored').toMatchObject({
    stored: 0,
    refused: 2,
  });
  expect((await anna.get(`/api/assets/${id}`)).body.data.current_price).toBe('84.5');
});

test('several rows with the same fault are no fault of ours: each is named, the reason is kept once', async () => {
  const id = await pzuId();
  const csv =
    'date,close\n2026-11-10,84.10\n2026-11-11,x\n2026-11-12,y\n2026-11-13,0\n2026-11-13,-1\n2026-11-09,1e50\n';
  const answer = await admin.post(`/api/admin/assets/${id}/prices`, { csv });
  expect([answer.status, answer.body.data?.stored]).toEqual([200, 1]);
  expect(answer.body.data.problems.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
    'beyondBounds',
    'notANumber',
    'notANumber',
    'notPositive',
    'notPositive',
  ]);
});

test('a file adjusted for a split is un-adjusted before it is stored (rule M-1)', async () => {
  const id = (await admin.get('/api/assets?search=PLPEKAO00016')).body.data[0].id;
  await walory.database.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
    values (gen_random_uuid(), ${id}, 'split', '2026-06-10', 4, 1, 'test')`);
  const csv = 'date,close\n2026-06-08,25\n2026-06-09,25.25\n2026-06-10,25.5\n2026-06-11,25.75\n';
  expect((await admin.post(`/api/admin/assets/${id}/prices`, { csv })).body.data.stored).toBe(4);
  const price = async (date: string) =>
    (await anna.get(`/api/assets-info?action=get-asset-price&asset_id=${id}&date=${date}`)).body.value;
  expect([await price('2026-06-09'), await price('2026-06-10')]).toEqual(['101', '25.5']);
});

test('instruments of a file that the catalogue lacks are asked for at the sources, and taken in where there is no doubt', async () => {
  yahooKnows({ 'NWG.WA': { name: 'Newag' } });
  const rows = [
    'Date,Type,ISIN,Ticker,Exchange,Name,Units,Price,Amount,Currency,Received,Ratio',
    '2026-01-05,Buy,,NWG,,Newag,10,40,,PLN,,',
  ];
  const file = `data:text/csv;base64,${Buffer.from(rows.join('\n')).toString('base64')}`;
  const uploaded = (await anna.post('/api/import-documents', { file, name: 'moje.csv' })).body;
  expect(uploaded.document.instruments).toMatchObject([{ symbol: 'NWG', is: null, could: [] }]);
  const asked = await anna.post(`/api/import-documents/${uploaded.fileName}/look-up`);
  expect(asked.body.document.instruments).toMatchObject([
    { symbol: 'NWG', is: { ticker: 'NWG', title: 'Newag' } },
  ]);
  // Known from now on, without asking anybody.
  delete sources.replies.yahoo;
  const again = (await anna.post('/api/import-documents', { file, name: 'moje.csv' })).body;
  expect(again.document.instruments[0].is.ticker).toBe('NWG');
});
