import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sessionsChanged } from '../../../src/domains/identity/server/identity-events.ts';
import { userPortfolioChanged } from '../../../src/domains/instruments/server/instrument-events.ts';
import { portfolioChanged } from '../../../src/domains/ledger/server/ledger-events.ts';
import { marketChanged } from '../../../src/domains/market-data/server/market-events.ts';
import { notificationAdded } from '../../../src/domains/notifications/server/notification-events.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { createEventBus, type EventBus } from '../../../src/platform/events/event-bus.ts';
import type { AppEvent } from '../../../src/platform/events/event-kind.ts';
import { concerns } from '../../../src/platform/http/event-stream.ts';
import { createLog } from '../../../src/platform/log.ts';
import { type EventReader, readEvents } from '../../support/callers/event-reader.ts';
import { newPerson } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const path = '/api/market/events';
const mostPerAddress = 40;

let walory: TestWalory;
let elsewhere: EventBus;
const opened: EventReader[] = [];
beforeAll(async () => {
  walory = await startTestWalory({ trustProxy: true });
  elsewhere = createEventBus(walory.database, createLog('silent'));
});
afterAll(() => walory.stop());
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.leave();
  await expect.poll(openStreams).toBe(0);
});

async function listen(from: Visitor = walory.visitor(), address?: string): Promise<EventReader> {
  const stream = await readEvents(from, address ? { 'x-forwarded-for': address } : {}, path);
  opened.push(stream);
  return stream;
}

const tell = (...events: AppEvent[]) =>
  walory.database.transaction(async (tx) => {
    for (const event of events) await elsewhere.publish(tx, event);
  });

async function openStreams(): Promise<number> {
  const { text } = await walory.visitor().get('/metrics');
  return Number(/^(?:\w+_)?event_streams (\d+)$/m.exec(text)?.[1]);
}

function everyEvent(userId: string): AppEvent[] {
  return [
    portfolioChanged.of(userId),
    userPortfolioChanged.of(userId),
    notificationAdded.of(userId),
    sessionsChanged.of(userId),
    marketChanged.of(),
  ];
}

test('a visitor hears that the market changed, and no other event (rule M-9)', async () => {
  const anna = await newPerson(walory);
  const visitor = await listen();
  const annaHerself = await listen(anna.browser);
  expect(visitor.status).toBe(200);
  expect(visitor.headers.get('content-type')).toBe('text/event-stream');
  expect(visitor.headers.get('cache-control')).toBe('no-store');
  expect(visitor.headers.getSetCookie()).toEqual([]);
  await tell(...everyEvent(anna.id));
  await visitor.hears('MarketChanged');
  await annaHerself.hears('MarketChanged');
  expect(visitor.heard).toEqual(['MarketChanged']);
  expect(annaHerself.heard, 'whoever asks for the market gets the market').toEqual(['MarketChanged']);
  expect(visitor.ended).toBe(false);
  expect((await readEvents(walory.visitor())).status, 'the other stream asks for a session').toBe(401);
});

test('nothing but the market ever concerns somebody without a session', () => {
  const heard = everyEvent('anna').filter((event) => concerns(event, { kind: 'anyone', network: '::1' }));
  expect(heard.map((event) => event.type)).toEqual(['MarketChanged']);
});

test('after a gap a visitor is told to look at the market again', async () => {
  const visitor = await listen();
  await walory.database.raw(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'walory-events' and datname = current_database()`);
  await visitor.hears('MarketChanged');
  expect(new Set(visitor.heard)).toEqual(new Set(['MarketChanged']));
  await expect.poll(async () => (await walory.visitor().get('/readyz')).status).toBe(200);
});

test('one address holds so many streams and no more; whoever leaves makes room', async () => {
  const first = await listen();
  for (let i = 1; i < mostPerAddress; i++) expect((await listen()).status).toBe(200);
  const refused = await listen();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(first.ended, 'who listens already is not pushed out').toBe(false);
  expect(await openStreams()).toBe(mostPerAddress);
  first.leave();
  await expect.poll(openStreams).toBe(mostPerAddress - 1);
  expect((await listen()).status).toBe(200);
});

test('a full address troubles neither its neighbours nor the people who are signed in', async () => {
  for (let i = 0; i < mostPerAddress; i++) await listen(walory.visitor(), '198.51.100.7');
  expect((await listen(walory.visitor(), '198.51.100.7')).status).toBe(429);
  expect((await listen(walory.visitor(), '198.51.100.8')).status).toBe(200);
  const anna = await newPerson(walory);
  const own = await readEvents(anna.browser, { 'x-forwarded-for': '198.51.100.7' });
  opened.push(own);
  expect(own.status).toBe(200);
});

test('a network of IPv6 counts as one address', async () => {
  for (let i = 0; i < mostPerAddress; i++) await listen(walory.visitor(), `2001:db8:0:7::${i + 1}`);
  expect((await listen(walory.visitor(), '2001:db8:0:7:ffff::1')).status).toBe(429);
  expect((await listen(walory.visitor(), '2001:db8:0:8::1')).status).toBe(200);
});

test('the tape tells the new price as soon as the change is announced', async () => {
  const symbol = 'BTC';
  const visitor = await listen();
  const valueNow = async () =>
    (await walory.visitor().get('/api/market/tape')).body.data.find(
      (quote: { symbol: string }) => quote.symbol === symbol,
    )?.value;
  const before = await valueNow();
  expect(before).toBeDefined();
  await walory.database.transaction(async (tx) => {
    await tx.run(sql`
      update latest_prices set price = price + 1 from instruments i where i.id = instrument_id and i.ticker = ${symbol}`);
    await elsewhere.publish(tx, marketChanged.of());
  });
  await visitor.hears('MarketChanged');
  expect(Number(await valueNow())).toBeCloseTo(Number(before) + 1, 6);
});

test('many who read the tape at once are served by one reading', async () => {
  await tell(marketChanged.of());
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => walory.visitor().get('/api/market/tape')),
  );
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
});
