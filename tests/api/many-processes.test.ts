import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionsChanged } from '../../src/domains/identity/server/identity-events.ts';
import { userPortfolioChanged } from '../../src/domains/instruments/server/instrument-events.ts';
import { portfolioChanged } from '../../src/domains/ledger/server/ledger-events.ts';
import { notificationAdded } from '../../src/domains/notifications/server/notification-events.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createEventBus, type EventBus } from '../../src/platform/events/event-bus.ts';
import type { AppEvent } from '../../src/platform/events/event-kind.ts';
import { createLog } from '../../src/platform/log.ts';
import { readEvents } from '../support/callers/event-reader.ts';
import { bearer, keyOf, newPerson, type Person } from '../support/callers/people.ts';
import type { Visitor } from '../support/callers/visitor.ts';
import { deafen } from '../support/deaf-processes.ts';
import { runWalory, type WaloryProcess } from '../support/run-walory.ts';
import { freshDatabase, startTestWalory, type TestWalory } from '../support/test-walory.ts';

function inOther(process: { visitor(): Visitor }, person: Person): Visitor {
  const browser = process.visitor();
  for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value);
  return browser;
}

describe('events reach open browsers through every process', () => {
  let first: TestWalory;
  let second: TestWalory;
  let third: EventBus;
  beforeAll(async () => {
    first = await startTestWalory();
    second = await first.another();
    third = createEventBus(first.database, createLog('silent'));
  });
  afterAll(() => first.stop());

  const tell = (...events: AppEvent[]) =>
    first.database.transaction(async (tx) => {
      for (const event of events) await third.publish(tx, event);
    });

  test('only those whom they concern hear them', async () => {
    const [anna, piotr] = [await newPerson(first), await newPerson(first)];
    const streams = {
      annaHere: await readEvents(anna.browser),
      annaThere: await readEvents(inOther(second, anna)),
      piotr: await readEvents(inOther(second, piotr)),
    };
    await tell(userPortfolioChanged.of(anna.id), notificationAdded.of(anna.id));
    await tell(portfolioChanged.of(anna.id), portfolioChanged.of(piotr.id));
    for (const stream of Object.values(streams)) await stream.hears('PortfolioChanged');
    expect(streams.annaHere.heard).toEqual(['UserPortfolioChanged', 'NotificationAdded', 'PortfolioChanged']);
    expect(streams.annaThere.heard).toEqual(streams.annaHere.heard);
    expect(streams.piotr.heard).toEqual(['PortfolioChanged']);
    for (const stream of Object.values(streams)) stream.leave();
  });

  test('the stream is announced as one, never cached, and traceable', async () => {
    const { browser } = await newPerson(first);
    const { headers, leave } = await readEvents(browser);
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    leave();
  });

  test('what is rolled back is never told', async () => {
    const anna = await newPerson(first);
    const stream = await readEvents(anna.browser);
    const failing = first.database.transaction(async (tx) => {
      await third.publish(tx, notificationAdded.of(anna.id));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await tell(portfolioChanged.of(anna.id));
    await stream.hears('PortfolioChanged');
    expect(stream.heard).toEqual(['PortfolioChanged']);
    stream.leave();
  });

  test('signing out ends the streams of that person in all processes, and of nobody else', async () => {
    const [anna, piotr] = [await newPerson(first), await newPerson(first)];
    const here = await readEvents(anna.browser);
    const there = await readEvents(inOther(second, anna));
    const other = await readEvents(piotr.browser);
    await anna.browser.post('/logout');
    await Promise.all([here.waitForEnd(), there.waitForEnd()]);
    expect(other.ended).toBe(false);
    expect((await readEvents(inOther(second, anna))).status).toBe(401);
    other.leave();
  });

  test('an event right behind the one that ends a stream harms nobody', async () => {
    const anna = await newPerson(first);
    const stream = await readEvents(anna.browser);
    await tell(sessionsChanged.of(anna.id), portfolioChanged.of(anna.id), notificationAdded.of(anna.id));
    await stream.waitForEnd();
    expect((await first.visitor().get('/healthz')).status).toBe(200);
  });

  test('a program listens by its key until the key is removed', async () => {
    const anna = await newPerson(first);
    const stream = await readEvents(second.visitor(), bearer(await keyOf(anna)).headers);
    await tell(notificationAdded.of(anna.id));
    await stream.hears('NotificationAdded');
    await anna.browser.delete('/api/user/api-key/delete');
    await stream.waitForEnd();
  });

  test('after a gap browsers are told to look again, and hear what follows', async () => {
    const anna = await newPerson(first);
    const stream = await readEvents(anna.browser);
    await first.database.raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'walory-events' and datname = current_database()`);
    await stream.hears('Resync');
    await expect.poll(async () => (await first.visitor().get('/readyz')).status).toBe(200);
    await tell(notificationAdded.of(anna.id));
    await stream.hears('NotificationAdded');
    stream.leave();
  });

  test('while a process hears no events, it trusts nothing it remembers about sessions', async () => {
    const anna = await newPerson(first);
    const there = inOther(second, anna);
    expect((await there.get('/api/user')).status).toBe(200);
    const { hearAgain } = await deafen(first);
    await expect.poll(async () => (await second.visitor().get('/readyz')).status).toBe(503);
    // Nobody is told of this end, as if the message had been lost.
    await first.database.run(sql`delete from sessions where user_id = ${anna.id}`);
    expect((await there.get('/api/user')).status).toBe(401);
    await hearAgain();
    await expect.poll(async () => (await second.visitor().get('/readyz')).status).toBe(200);
  });

  test('one person cannot hold more than twenty streams: the oldest gives way', async () => {
    const anna = await newPerson(first);
    const streams = [];
    for (let i = 0; i < 21; i++) streams.push(await readEvents(anna.browser));
    await streams[0]!.waitForEnd();
    await tell(notificationAdded.of(anna.id));
    for (const stream of streams.slice(1)) await stream.hears('NotificationAdded');
    for (const stream of streams) stream.leave();
  });

  test('a process that stops ends its streams at once', async () => {
    const passing = await first.another();
    const anna = await newPerson(first);
    const stream = await readEvents(inOther(passing, anna));
    const began = performance.now();
    const stopping = passing.stop();
    await stream.waitForEnd();
    await stopping;
    // After ten seconds they would have been cut off.
    expect(performance.now() - began).toBeLessThan(9000);
  });
});

describe('several processes start at once on an empty database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let processes: WaloryProcess[] = [];
  beforeAll(async () => {
    database = await freshDatabase('empty');
    processes = await Promise.all([1, 2, 3].map(() => runWalory({ databaseUrl: database.url })));
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await database.drop();
  });

  test('each migration is applied by exactly one of them', async () => {
    const applied = processes.flatMap(({ lines }) =>
      lines.filter((line) => line.msg === 'migration applied').map((line) => line.migration),
    );
    expect(applied).toEqual([...new Set(applied)]);
    expect(applied.length).toBeGreaterThan(4);
    const faults = processes.flatMap(({ lines }) =>
      lines.filter((line) => ['warn', 'error', 'fatal'].includes(line.level)),
    );
    expect(faults).toEqual([]);
  });

  test('there is one demo account, and one queue of each kind', async () => {
    const connection = openDatabase({ connectionString: database.url }, 1, () => {});
    expect(await connection.many(sql`select from users where is_demo`)).toHaveLength(1);
    const { rows } = await connection.raw(
      'select name, count(*) as times from jobs.queue group by name having count(*) > 1',
    );
    expect(rows).toEqual([]);
    await connection.close();
  });

  test('a session opened in one is known to the others, and ended everywhere when its process was killed', async () => {
    const [one, two, three] = processes as [WaloryProcess, WaloryProcess, WaloryProcess];
    const browser = one.visitor();
    const person: Person = { ...(await browser.register()), browser };
    expect((await inOther(two, person).get('/api/user')).body.data.id).toBe(person.id);
    expect((await inOther(three, person).get('/api/user')).body.data.id).toBe(person.id);
    one.child.kill('SIGKILL');
    expect((await inOther(two, person).post('/logout')).status).toBe(200);
    await expect.poll(async () => (await inOther(three, person).get('/api/user')).status).toBe(401);
  });
});
