import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { marketChanged } from '../../../src/domains/market-data/server/market-events.ts';
import { readCloses } from '../../../src/domains/market-data/server/prices/price-store.ts';
import { storeHistory } from '../../../src/domains/market-data/server/prices/store-history.ts';
import { type Asked, proofOfWorkPage } from '../../../src/domains/market-data/sources/provider-for-tests.ts';
import { emptyQuote } from '../../../src/domains/market-data/sources/yahoo/yahoo-for-tests.ts';
import { dayNumber } from '../../../src/foundation/calendar-day.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import {
  impatient,
  type LocalName,
  type LocalReply,
  type LocalSources,
  startLocalSources,
  written,
} from '../../support/local-sources.ts';
import { type OpenMarket, openMarket } from '../../support/open-market.ts';

const clock = '2026-11-13T14:30:00Z';
let sources: LocalSources;
let market: OpenMarket;
let heard = 0;
beforeAll(async () => {
  sources = await startLocalSources();
  market = await openMarket({ ...sources.settings, clock });
  market.services.events.subscribe((event) => {
    if (marketChanged.is(event)) heard++;
  });
});
afterAll(async () => {
  await market.stop();
  await sources.close();
});
beforeEach(async () => {
  for (const name of Object.keys(sources.replies)) delete sources.replies[name as LocalName];
  for (const asked of Object.values(sources.requests)) asked.length = 0;
  await market.renew();
  await market.services.database.run(sql`delete from users where email = 'ewa@example.com'`);
});

const refresh = () => market.run('market.refresh-quotes');
const latest = (id: string) =>
  market.services.database.maybe(
    sql`select trim_scale(price) as price, at, day, trim_scale(previous) as previous, previous_day, source
        from latest_prices where instrument_id = ${id}`,
  );
const heldBack = async (id: string) =>
  (
    await market.services.database.many<{ source: string; reason: string; close: string }>(
      sql`select source, reason, close from held_back_prices where instrument_id = ${id} order by source, reason`,
    )
  ).map(({ source, reason, close }) => `${source}: ${reason} ${close}`);

/** The closes of the two sessions before today. */
async function knowCloses(id: string, before = '83.5', last = '84.1'): Promise<void> {
  const points = [
    { day: '2026-11-10', close: before },
    { day: '2026-11-12', close: last },
  ];
  await market.services.database.transaction((tx) =>
    storeHistory(tx, id, points, 'earlier', market.services.clock.now()),
  );
}
async function known(ticker: string, before?: string, last?: string): Promise<string> {
  const id = await market.idOf(ticker);
  await knowCloses(id, before, last);
  return id;
}
const lastGood = {
  price: '84.1',
  at: new Date('2026-11-12T16:05:00Z'),
  day: '2026-11-12',
  previous: '83.5',
  previous_day: '2026-11-10',
  source: 'earlier',
};

type Said = { code: string; price: unknown; at?: string; currency?: string };
const seconds = (moment: string) => Date.parse(moment) / 1000;
const quoteTime = '2026-11-13T14:15:00Z';
const symbolsAsked = ({ query }: Asked) => query.get('symbols')?.split(',') ?? [];

/** Each provider's way to say the price of now. */
const say = {
  yahoo: (...said: Said[]) => ({
    body: {
      quoteResponse: {
        result: said.map(({ code, price, at = quoteTime, currency = 'PLN' }) => ({
          ...emptyQuote,
          exchangeTimezoneName: 'Europe/Warsaw',
          symbol: code,
          currency,
          regularMarketPrice: price,
          regularMarketTime: seconds(at),
          regularMarketPreviousClose: 1,
        })),
        error: null,
      },
    },
  }),
  eodhd: (...said: Said[]) => {
    const rows = said.map(({ code, price, at = quoteTime }) => ({
      code,
      timestamp: seconds(at),
      close: price,
      previousClose: 1,
    }));
    return { body: rows.length === 1 ? rows[0] : rows };
  },
};

const protocols = [
  { name: 'yahoo', code: 'PKO.WA', say: say.yahoo },
  { name: 'eodhd', code: 'PKO.WAR', say: say.eodhd },
] as const;

describe.each(protocols)('$name asked for the price of now (M-18)', ({ name, code, say: saying }) => {
  test('it becomes the newest price, beside the close of the session before', async () => {
    const id = await known('PKO');
    sources.replies[name] = () => saying({ code, price: 85.25 });
    await refresh();
    expect(await latest(id)).toEqual({
      price: '85.25',
      at: new Date(quoteTime),
      day: '2026-11-13',
      previous: '84.1',
      previous_day: '2026-11-12',
      source: name,
    });
    const day = dayNumber('2026-11-13');
    const closes = await readCloses(market.services.database, [id], day, day);
    expect(closes.get(id)!.values[0], 'a session that is not over has no close').toBeNaN();
  });

  const bad: [string, () => LocalReply][] = [
    ['a web page with status 200', () => ({ body: proofOfWorkPage })],
    ['no answer for a minute', () => 'silence'],
    ['half an answer', () => 'breakOff'],
    ['status 500', () => ({ status: 500, body: 'oops' })],
    ['"None" for a price', () => saying({ code, price: 'None' })],
    ['"None" among good ones', () => saying({ code, price: 'None' }, { code: 'XYZ', price: 12 })],
    ['a price of an earlier moment', () => saying({ code, price: 70, at: '2026-11-12T15:00:00Z' })],
    ['a price of somebody else', () => saying({ code: 'XYZ', price: 85 })],
  ];
  test.each(bad)('%s: the last good price stays, and nobody is told of a change', async (_what, reply) => {
    if (reply() === 'silence') await market.renew(impatient);
    const id = await known('PKO');
    sources.replies[name] = reply;
    const before = heard;
    await refresh();
    expect(await latest(id)).toEqual(lastGood);
    expect(await heldBack(id)).toEqual([]);
    expect(heard).toBe(before);
  });

  const doubtful: [string, Omit<Said, 'code'>, string][] = [
    ['a thousand times too high', { price: 84_100 }, 'jump 84100'],
    ['a thousand times too low', { price: 0.0841 }, 'jump 0.0841'],
    ['of later today', { price: 85, at: '2026-11-13T15:30:00Z' }, 'futureDay 85'],
    ['of next week', { price: 85, at: '2026-11-20T10:00:00Z' }, 'futureDay 85'],
    ['nothing', { price: 0 }, 'notPositive 0'],
    ['negative', { price: -85 }, 'notPositive -85'],
  ];
  test.each(doubtful)(
    'a price that is %s is held back and shown to the operator',
    async (_what, said, flag) => {
      const id = await known('PKO');
      sources.replies[name] = () => saying({ code, ...said });
      await refresh();
      await refresh();
      expect(await latest(id)).toEqual(lastGood);
      expect(await heldBack(id)).toEqual([`${name}: ${flag}`]);
    },
  );
});

test('another currency is another listing; the next source is asked, and both are remembered', async () => {
  const id = await known('PKO');
  sources.replies.yahoo = () => say.yahoo({ code: 'PKO.WA', price: 20, currency: 'EUR' });
  sources.replies.eodhd = () => say.eodhd({ code: 'PKO.WAR', price: 85.5 });
  await refresh();
  expect(await latest(id)).toMatchObject({ price: '85.5', source: 'eodhd' });
  expect(await heldBack(id)).toEqual(['yahoo: wrongCurrency EUR']);
});

test('what one source does not have the next one is asked for, many in one request', async () => {
  const ids = await Promise.all(['PKO', 'PEO', 'KGH'].map((ticker) => known(ticker)));
  sources.replies.yahoo = () => say.yahoo({ code: 'PKO.WA', price: 85 });
  sources.replies.eodhd = () => say.eodhd({ code: 'PEO.WAR', price: 86 }, { code: 'KGH.WAR', price: 87 });
  await refresh();
  expect(await Promise.all(ids.map(latest))).toMatchObject([
    { price: '85', source: 'yahoo' },
    { price: '86', source: 'eodhd' },
    { price: '87', source: 'eodhd' },
  ]);
  expect(sources.requests.yahoo).toHaveLength(1);
  expect(symbolsAsked(sources.requests.yahoo[0]!).sort()).toEqual(['KGH.WA', 'PEO.WA', 'PKO.WA']);
  expect(sources.requests.eodhd).toHaveLength(1);
});

test('a source that hangs does not keep another from answering', async () => {
  await market.renew(impatient);
  const [pko, bitcoin] = [await known('PKO'), await known('BTC', '90000', '91000')];
  await hold(bitcoin);
  sources.replies.yahoo = () => 'silence';
  sources.replies.coinGecko = () => ({
    body: { bitcoin: { usd: 92_000.5, last_updated_at: seconds('2026-11-13T14:29:00Z') } },
  });
  await refresh();
  expect(await latest(bitcoin)).toMatchObject({ price: '92000.5', previous: '91000', source: 'coinGecko' });
  expect(await latest(pko)).toEqual(lastGood);
});

test('whoever looks hears of a change once, and nothing while the price stays', async () => {
  await known('PKO');
  sources.replies.yahoo = () => say.yahoo({ code: 'PKO.WA', price: 85 });
  const before = heard;
  await refresh();
  await refresh();
  expect(heard - before).toBe(1);
  sources.replies.yahoo = () => say.yahoo({ code: 'PKO.WA', price: 85.5, at: '2026-11-13T14:20:00Z' });
  await refresh();
  expect(heard - before).toBe(2);
});

test('a quote does not stand for a close: the history goes on from the last close, without a gap', async () => {
  const id = await known('PKO');
  sources.replies.yahoo = () => say.yahoo({ code: 'PKO.WA', price: 85 });
  await refresh();
  await market.services.database.run(
    sql`update instruments set popularity = popularity + 1000 where id = ${id}`,
  );
  await market.run('market.refresh-prices');
  const [queued] = await market.services.database.many(
    sql`select from jobs.job where name = 'market.backfill' and data->>'instrumentId' = ${id}`,
  );
  await market.services.database.run(
    sql`update instruments set popularity = popularity - 1000 where id = ${id}`,
  );
  expect(queued, 'today has no close yet').toBeDefined();
  // The quote was of the 13th; a close that comes late for the 12th is asked for as well.
  sources.replies.yahoo = () => ({
    body: written.yahoo('PKO.WA', [
      ['2026-11-12', 84.3],
      ['2026-11-13', 85.1],
    ]),
  });
  await market.run('market.backfill', { instrumentId: id });
  const chart = sources.requests.yahoo.find(({ path }) => path.includes('/chart/'))!;
  expect(Number(chart.query.get('period1'))).toBe(seconds('2026-11-07T00:00:00Z'));
  expect(await latest(id)).toMatchObject({ price: '85.1', previous: '84.3', previous_day: '2026-11-12' });
});

test('a close that comes after the next day’s quote becomes what the quote is compared with', async () => {
  const id = await market.idOf('PKO');
  const { database, clock: time } = market.services;
  const store = (day: string, close: string) =>
    database.transaction((tx) => storeHistory(tx, id, [{ day, close }], 'earlier', time.now()));
  await store('2026-11-10', '83.5');
  sources.replies.yahoo = () => say.yahoo({ code: 'PKO.WA', price: 85 });
  await refresh();
  expect(await latest(id)).toMatchObject({ price: '85', previous: '83.5', previous_day: '2026-11-10' });
  await store('2026-11-12', '84.1');
  expect(await latest(id)).toMatchObject({ price: '85', day: '2026-11-13' });
  await refresh();
  expect(await latest(id)).toMatchObject({ price: '85', previous: '84.1', previous_day: '2026-11-12' });
});

test('pence are stored as pence whatever the source counts in', async () => {
  const { database } = market.services;
  const { id, ticker } = await database.one<{ id: string; ticker: string }>(
    sql`select id, ticker from instruments where mic = 'XLON' and price_unit = 'pence' and owner_id is null
        order by popularity desc, id limit 1`,
  );
  await knowCloses(id, '400', '410');
  sources.replies.yahoo = () => say.yahoo({ code: `${ticker}.L`, price: 4.125, currency: 'GBP' });
  await refresh();
  expect(await latest(id)).toMatchObject({ price: '412.5', previous: '410' });
});

test('without a single close there is nothing to compare a quote with, and nobody is asked', async () => {
  const id = await market.idOf('PKO');
  sources.replies.yahoo = () => say.yahoo({ code: 'PKO.WA', price: 85 });
  await refresh();
  expect(await latest(id)).toBeUndefined();
  expect(sources.requests.yahoo).toHaveLength(0);
});

test('what somebody holds is asked about first, however little followed, and at most a hundred', async () => {
  const { database } = market.services;
  const listed = await database.many<{ id: string; ticker: string; mic: string; class: string }>(sql`
    select i.id, i.ticker, i.mic, k.slug as class from instruments i join asset_classes k on k.id = i.class_id
    where i.owner_id is null and i.status = 'active' order by i.popularity, i.id`);
  expect(listed.length).toBeGreaterThan(120);
  for (const { id } of listed) await knowCloses(id);
  const rare = listed.find((row) => row.mic === 'XNYS' && row.class === 'stocks')!;
  await database.run(sql`update instruments set popularity = -1 where id = ${rare.id}`);
  await refresh();
  const asked = () => new Set(sources.requests.yahoo.flatMap(symbolsAsked));
  const isAsked = () => asked().has(rare.ticker);
  expect(isAsked()).toBe(false);
  sources.requests.yahoo.length = 0;
  await hold(rare.id);
  await market.renew();
  for (const { id } of listed) await knowCloses(id);
  await refresh();
  expect(isAsked()).toBe(true);
  expect(asked(), 'an index leads its own class').toContain('WIG20.WA');
  expect(asked().size).toBeGreaterThan(80);
  expect(asked().size).toBeLessThanOrEqual(100);
});

async function hold(instrumentId: string): Promise<void> {
  const { database, clock: time } = market.services;
  const [user, portfolio, now] = [newId(), newId(), time.now()];
  await database.run(sql`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
    values (${user}, 'ewa@example.com', 'Ewa', 'x', ${now}, ${now}, ${now})`);
  await database.run(sql`
    insert into portfolios (id, user_id, name, currency_id, created_at, updated_at)
    select ${portfolio}, ${user}, 'Savings', id, ${now}, ${now} from currencies where title = 'pln'`);
  await database.run(sql`
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
    select ${user}, ${newId()}, ${portfolio}, ${instrumentId}, id, ${now} from currencies where title = 'pln'`);
}

test('a source whose budget is used faster than the day goes is left to the closes', async () => {
  const id = await known('PKO');
  sources.replies.eodhd = () => say.eodhd({ code: 'PKO.WAR', price: 85 });
  for (let i = 0; i < 6; i++) await refresh();
  // Twenty a day, at half past two: twelve of them would be used by now, and ten are kept.
  expect(sources.requests.eodhd).toHaveLength(3);
  expect(await latest(id)).toMatchObject({ price: '85' });
});

test('nobody is asked while the demonstration is on', async () => {
  await known('PKO');
  await market.renew({ demo: true });
  await knowCloses(await market.idOf('PKO'));
  await refresh();
  expect(Object.values(sources.requests).flat()).toEqual([]);
});
