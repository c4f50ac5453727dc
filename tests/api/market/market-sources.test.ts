import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCloses } from '../../../src/domains/market-data/server/prices/price-store.ts';
import { storeHistory } from '../../../src/domains/market-data/server/prices/store-history.ts';
import { proofOfWorkPage } from '../../../src/domains/market-data/sources/provider-for-tests.ts';
import { dayNumber } from '../../../src/foundation/calendar-day.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import {
  type Close,
  ecbSeries,
  impatient,
  type LocalName,
  type LocalReply,
  type LocalSources,
  nbpTables,
  startLocalSources,
  written,
} from '../../support/local-sources.ts';
import { type OpenMarket, openMarket } from '../../support/open-market.ts';
import { startTestWalory } from '../../support/test-walory.ts';

const clock = '2026-11-13T20:00:00Z';
let sources: LocalSources;
let market: OpenMarket;
beforeAll(async () => {
  sources = await startLocalSources();
  market = await openMarket({ ...sources.settings, clock });
});
afterAll(async () => {
  await market.stop();
  await sources.close();
});
beforeEach(async () => {
  for (const name of Object.keys(sources.replies)) delete sources.replies[name as LocalName];
  for (const asked of Object.values(sources.requests)) asked.length = 0;
  await market.renew();
});

type Latest = { price: string; day: string; source: string; previous: string | null };
const latest = (id: string) =>
  market.services.database.maybe<Latest>(
    sql`select price, day, source, previous from latest_prices where instrument_id = ${id}`,
  );
const heldBack = async (id: string) =>
  (
    await market.services.database.many<{ source: string; reason: string }>(
      sql`select source, reason from held_back_prices where instrument_id = ${id} order by source, reason`,
    )
  ).map(({ source, reason }) => `${source}: ${reason}`);
async function closesOf(id: string, from: string, to: string): Promise<Record<string, number>> {
  const closes = await readCloses(market.services.database, [id], dayNumber(from), dayNumber(to));
  const { values } = closes.get(id)!;
  const start = Date.parse(from);
  return Object.fromEntries(
    [...values].flatMap((close, at) =>
      Number.isNaN(close) ? [] : [[new Date(start + at * 86_400_000).toISOString().slice(0, 10), close]],
    ),
  );
}
const backfill = (instrumentId: string) => market.run('market.backfill', { instrumentId });

/** What was known before the sources went bad. */
async function knowLastGood(id: string): Promise<void> {
  const points = [
    { day: '2026-11-09', close: '83.5' },
    { day: '2026-11-10', close: '84.1' },
  ];
  await market.services.database.transaction((tx) =>
    storeHistory(tx, id, points, 'earlier', market.services.clock.now()),
  );
}
const lastGood = { price: '84.1', day: '2026-11-10', source: 'earlier', previous: '83.5' };

const good: Close[] = [
  ['2026-11-10', 84.1],
  ['2026-11-12', 85.25],
  ['2026-11-13', 86],
];

/** Each provider's way to say the closes of one share or coin. */
const protocols: { name: LocalName; ticker: string; say: (closes: readonly Close[]) => LocalReply }[] = [
  { name: 'yahoo', ticker: 'PKO', say: (closes) => ({ body: written.yahoo('PKO.WA', closes) }) },
  { name: 'eodhd', ticker: 'PKO', say: (closes) => ({ body: written.eodhd(closes) }) },
  { name: 'stooq', ticker: 'PKO', say: (closes) => ({ body: written.stooq(closes) }) },
  { name: 'alphaVantage', ticker: 'AAPL', say: (closes) => ({ body: written.alphaVantage(closes) }) },
  { name: 'coinGecko', ticker: 'BTC', say: (closes) => ({ body: written.coinGecko(closes) }) },
];

describe.each(protocols)('$name, wired into the refresh', ({ name, ticker, say }) => {
  test('its closes are stored as traded, the newest becomes the price, and its health is known', async () => {
    sources.replies[name] = () => say(good);
    const id = await market.idOf(ticker);
    await backfill(id);
    expect(await latest(id)).toEqual({ price: '86', day: '2026-11-13', source: name, previous: '85.25' });
    expect(await closesOf(id, '2026-11-10', '2026-11-13')).toEqual({
      '2026-11-10': 84.1,
      '2026-11-12': 85.25,
      '2026-11-13': 86,
    });
    const health = await market.services.database.one<{ record: { breaker: { state: string } } }>(
      sql`select record from source_health where source = ${name}`,
    );
    expect(health.record.breaker.state).toBe('closed');
  });

  const bad: [string, () => LocalReply][] = [
    ['a web page with status 200', () => ({ body: proofOfWorkPage })],
    ['a limit reported as a JSON note', () => ({ body: { Information: 'rate limit: 25 requests per day' } })],
    ['half a file', () => 'breakOff'],
    ['an answer that does not come', () => 'silence'],
    ['status 500', () => ({ status: 500, body: 'oops' })],
    ['nonsense', () => ({ body: '{"a":1}' })],
    [
      'no close that is a number',
      () => say([['2026-11-13', name === 'yahoo' || name === 'coinGecko' ? null : 'None']]),
    ],
    ['a jump of a thousand times', () => say([['2026-11-13', 86_000]])],
    ['a day in the future', () => say([['2026-11-20', 86]])],
  ];
  test.each(bad)('%s: nothing is stored, and the last good price keeps its age', async (_what, reply) => {
    if (reply() === 'silence') await market.renew(impatient);
    const id = await market.idOf(ticker);
    await knowLastGood(id);
    sources.replies[name] = reply;
    await backfill(id);
    expect(await latest(id)).toEqual(lastGood);
    expect(await closesOf(id, '2026-11-09', '2026-11-30')).toEqual({
      '2026-11-09': 83.5,
      '2026-11-10': 84.1,
    });
  });

  test('of an answer with good and bad days the good are stored, and the bad are there to be looked at', async () => {
    const id = await market.idOf(ticker);
    await knowLastGood(id);
    sources.replies[name] = () =>
      say([
        ['2026-11-11', 84.5],
        ['2026-11-12', 84_500_000],
        ['2026-11-13', 85],
        ['2026-12-24', 85],
      ]);
    await backfill(id);
    await backfill(id);
    expect(await latest(id)).toMatchObject({ price: '85', day: '2026-11-13', previous: '84.5' });
    expect(Object.keys(await closesOf(id, '2026-11-09', '2026-12-31'))).toEqual([
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-13',
    ]);
    // A provider that is asked until today may leave tomorrow out by itself; the jump is always reported, and reported once.
    expect((await heldBack(id)).filter((line) => line.endsWith('jump'))).toEqual([`${name}: jump`]);
  });
});

test('one source after the other fails in its own way, and the last one’s price is stored', async () => {
  await market.renew(impatient);
  const id = await market.idOf('AAPL');
  sources.replies.yahoo = () => 'silence';
  sources.replies.eodhd = () => ({ body: proofOfWorkPage });
  sources.replies.stooq = () => ({ body: 'Exceeded the daily hits limit' });
  sources.replies.alphaVantage = () => ({ body: written.alphaVantage(good) });
  await backfill(id);
  expect(await latest(id)).toMatchObject({ price: '86', source: 'alphaVantage' });
});

test('a source whose figures cannot be believed does not stand in the way of the next', async () => {
  const id = await market.idOf('PKO');
  await knowLastGood(id);
  sources.replies.yahoo = () => ({ body: written.yahoo('PKO.WA', good, 'EUR') });
  sources.replies.eodhd = () => ({ body: written.eodhd([['2026-11-13', 86_000]]) });
  sources.replies.stooq = () => ({ body: written.stooq(good) });
  await backfill(id);
  expect(await latest(id)).toMatchObject({ price: '86', source: 'stooq' });
  expect(await heldBack(id)).toEqual(['eodhd: jump', 'yahoo: wrongCurrency']);
});

test('a source that fails three times in a row is left alone for a while', async () => {
  sources.replies.yahoo = () => ({ status: 200, body: proofOfWorkPage });
  for (const ticker of ['PKO', 'PEO', 'PZU', 'KGH', 'CDR']) await backfill(await market.idOf(ticker));
  expect(new Set(sources.requests.yahoo.map(({ path }) => path)).size).toBe(3);
});

test('the page keeps the last good price and says of when it is', async () => {
  const id = await market.idOf('PKO');
  await knowLastGood(id);
  sources.replies.yahoo = () => 'breakOff';
  await backfill(id);
  const walory = await startTestWalory({
    ...sources.settings,
    clock,
    role: 'web',
    databaseUrl: market.databaseUrl,
  });
  const jan = walory.visitor();
  await jan.register();
  expect((await jan.get(`/api/assets/${id}`)).body.data).toMatchObject({
    current_price: '84.1',
    price_at: '2026-11-10T16:05:00.000Z',
    is_simulated: false,
  });
  expect(
    (await jan.get(`/api/assets-info?action=get-asset-price&asset_id=${id}&date=2026-11-13`)).body,
  ).toMatchObject({ value: '84.1', day: '2026-11-10', is_carried: true });
  await walory.stop();
});

test('what no source has does not push the others aside: everybody has a turn (rule M-17)', async () => {
  const { database } = market.services;
  const catalogue = await database.one<{ count: number }>(
    sql`select count(*) as count from instruments where owner_id is null and status = 'active'`,
  );
  const asked = new Set<string>();
  for (let round = 0; round < Math.ceil(catalogue.count / 25); round++) {
    await market.run('market.refresh-prices');
    const jobs = await database.many<{ id: string }>(
      sql`select data->>'instrumentId' as id from jobs.job where name = 'market.backfill' and state = 'created'`,
    );
    for (const { id } of jobs) {
      asked.add(id);
      await database.run(sql`
        insert into price_attempts (instrument_id, at, failures) values (${id}, ${new Date(clock)}, 1) on conflict do nothing`);
    }
    await database.run(sql`delete from jobs.job where name = 'market.backfill'`);
  }
  expect(asked.size).toBe(catalogue.count);
  await market.run('market.refresh-prices');
  expect(await market.waiting('market.backfill'), 'nobody is asked about again at once').toBe(0);
});

const rates = { EUR: 4.25, USD: 3.65, GBP: 4.9, CHF: 4.55, JPY: 0.0243 };
async function storedRates(): Promise<Record<string, string>> {
  const rows = await market.services.database.many<{
    title: string;
    day: string;
    pln: string;
    source: string;
  }>(
    sql`select distinct on (c.title) c.title, r.day, trim_scale(r.pln) as pln, r.source
        from currency_rates r join currencies c on c.id = r.currency_id order by c.title, r.day desc`,
  );
  return Object.fromEntries(
    rows.map(({ title, day, pln, source }) => [title, `${pln} ${day} ${source === 'ecb' ? 'ecb' : 'nbp'}`]),
  );
}
async function addCurrency(title: string): Promise<void> {
  await market.services.database.run(sql`
    insert into currencies (id, title, display_title, position, names)
    values (gen_random_uuid(), ${title}, ${title.toUpperCase()}, 9, '{}')`);
}
async function knowRates(day: string): Promise<void> {
  await market.services.database.run(sql`
    insert into currency_rates (currency_id, day, pln, source)
    select c.id, ${day}, given.pln, case c.title when 'kyd' then 'ecb' else '1/A/NBP' end
    from jsonb_each_text(${JSON.stringify({ ...rates, KYD: 4.4 })}::jsonb) as pairs (code, text)
    join currencies c on c.title = lower(pairs.code), lateral (select pairs.text::numeric as pln) given`);
  await market.services.database.run(
    sql`update currencies set rates_asked_through = ${day} where title <> 'pln'`,
  );
}

describe('rates', () => {
  test('NBP’s history is fetched three years at a time, each stretch queueing the next', async () => {
    sources.replies.nbp = nbpTables(() => rates);
    await market.run('market.refresh-rates');
    expect((await storedRates()).usd).toBe('3.65 2009-01-01 nbp');
    expect(await market.waiting('market.refresh-rates')).toBe(1);
    for (const { path } of sources.requests.ecb) expect(path, 'what NBP lists').not.toContain('USD');
  });

  test('ECB fills in only what NBP does not list (rules M-3, M-16)', async () => {
    await addCurrency('kyd');
    await knowRates('2026-11-10');
    sources.replies.nbp = nbpTables(() => rates);
    sources.replies.ecb = () => ({
      body: ecbSeries([
        ['PLN', '2026-11-12', '4.2'],
        ['KYD', '2026-11-12', '0.96'],
      ]),
    });
    await market.run('market.refresh-rates');
    expect(await storedRates()).toMatchObject({ kyd: '4.375 2026-11-12 ecb', eur: '4.25 2026-11-13 nbp' });
  });

  const silent: [string, () => LocalReply][] = [
    ['a web page with status 200', () => ({ body: proofOfWorkPage })],
    ['half a table', () => 'breakOff'],
    ['no answer', () => 'silence'],
    [
      'a mid rate that says None',
      () => ({
        body: [{ table: 'A', no: '1', effectiveDate: '2026-11-13', rates: [{ code: 'EUR', mid: 'None' }] }],
      }),
    ],
  ];
  test.each(silent)(
    'NBP sends %s: its currencies keep their last good rate, ECB’s go on (rule M-16)',
    async (_what, reply) => {
      if (reply() === 'silence') await market.renew(impatient);
      await addCurrency('kyd');
      await knowRates('2026-11-10');
      sources.replies.nbp = reply;
      sources.replies.ecb = () => ({
        body: ecbSeries([
          ['PLN', '2026-11-12', '4.2'],
          ['USD', '2026-11-12', '1.1'],
          ['KYD', '2026-11-12', '0.96'],
        ]),
      });
      await market.run('market.refresh-rates');
      expect(await storedRates()).toMatchObject({
        usd: '3.65 2026-11-10 nbp',
        eur: '4.25 2026-11-10 nbp',
        kyd: '4.375 2026-11-12 ecb',
      });
    },
  );

  test('with nobody answering nothing is stored, and the job does not call itself again', async () => {
    await market.run('market.refresh-rates');
    expect(await storedRates()).toEqual({});
    expect(await market.waiting('market.refresh-rates')).toBe(0);
  });

  test('a rate ten times off, or of a day that has not come, is not believed', async () => {
    await knowRates('2026-11-10');
    sources.replies.nbp = ({ path }) => {
      const tables = nbpTables((day) => (day === '2026-11-12' ? { ...rates, USD: 36.5 } : rates))({
        path: path.replace(/[\d-]+\/$/, '2026-11-18/'),
        query: new URLSearchParams(),
        headers: {},
      });
      return tables;
    };
    await market.run('market.refresh-rates');
    expect(await storedRates()).toMatchObject({ usd: '3.65 2026-11-13 nbp', eur: '4.25 2026-11-13 nbp' });
    const [twelfth] = await market.services.database.many(sql`
      select 1 from currency_rates r join currencies c on c.id = r.currency_id where c.title = 'usd' and r.day = '2026-11-12'`);
    expect(twelfth).toBeUndefined();
  });

  test('table B is asked for too: once a week, for what a ledger in bahts and dirhams needs (rule M-3)', async () => {
    await knowRates('2026-11-10');
    sources.replies.nbp = nbpTables(
      () => ({ ...rates, THB: 0.11 }),
      () => ({ AED: 0.99, LBP: 0.00004 }),
    );
    await market.run('market.refresh-rates');
    expect(await storedRates()).toMatchObject({
      thb: '0.11 2026-11-13 nbp',
      aed: '0.99 2026-11-11 nbp',
      lbp: '0.00004 2026-11-11 nbp',
    });
    expect(sources.requests.ecb, 'days without a table B tell nothing').toHaveLength(0);

    sources.replies.nbp = nbpTables(() => ({ ...rates, THB: 0.12, USD: 3.7 }));
    await market.run('market.refresh-rates');
    expect(await storedRates(), 'what a table said is not replaced (rule M-23)').toMatchObject({
      thb: '0.11 2026-11-13 nbp',
      usd: '3.65 2026-11-13 nbp',
    });
  });

  test('a currency that comes with a new version gets its past, the others keep theirs', async () => {
    await knowRates('2026-11-10');
    await market.services.database.run(
      sql`update currencies set rates_asked_through = null where title = 'thb'`,
    );
    sources.replies.nbp = nbpTables(() => ({ ...rates, EUR: 4.5, THB: 0.11 }));
    await market.run('market.refresh-rates');
    expect(await storedRates()).toMatchObject({ thb: '0.11 2009-01-01 nbp', eur: '4.25 2026-11-10 nbp' });
    expect(await market.waiting('market.refresh-rates')).toBe(1);
  });

  test('with NBP switched off ECB serves every currency (rule M-16)', async () => {
    await market.renew({ sourcesOff: ['nbp'] });
    await knowRates('2026-11-10');
    sources.replies.ecb = () => ({
      body: ecbSeries([
        ['PLN', '2026-11-13', '4.2'],
        ['USD', '2026-11-13', '1.12'],
      ]),
    });
    await market.run('market.refresh-rates');
    expect(await storedRates()).toMatchObject({ eur: '4.2 2026-11-13 ecb', usd: '3.75 2026-11-13 ecb' });
  });
});
