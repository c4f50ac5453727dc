import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { freshDatabase, startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { createEventBus } from './event-bus.ts';
import { defineEvent } from './event-kind.ts';

const somethingHappened = defineEvent('SomethingHappened', 'processes');

let databaseUrl: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url: databaseUrl, drop } = await freshDatabase());
});
afterAll(() => drop());

/** A way to the database on which what listens for events can fall silent, without either end being told. */
async function wayTo(url: string): Promise<{ url: string; silence(): number }> {
  const { host, port, user } = inject('databaseServer');
  const listening = new Set<Socket>();
  const all = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    for (const end of [near, far]) {
      all.add(end);
      end.on('error', () => {});
    }
    near.on('data', (bytes) => {
      if (bytes.includes('walory-events')) listening.add(near).add(far);
      if (!silent.has(near)) far.write(bytes);
    });
    far.on('data', (bytes) => !silent.has(far) && near.write(bytes));
    near.on('close', () => !silent.has(near) && far.destroy());
    far.on('close', () => !silent.has(far) && near.destroy());
  });
  const silent = new Set<Socket>();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of all) socket.destroy();
    server.close();
  });
  const { port: at } = server.address() as { port: number };
  return {
    url: `postgres://${user}@127.0.0.1:${at}${new URL(url).pathname}`,
    silence() {
      for (const socket of listening) silent.add(socket);
      const cut = listening.size / 2;
      listening.clear();
      return cut;
    },
  };
}

function open(url: string): Database {
  const database = openDatabase({ connectionString: url }, 2, () => {});
  onTestFinished(() => database.close());
  return database;
}

test('a connection that dies without a word is noticed, and what others told meanwhile counts as missed (A-23)', async () => {
  const way = await wayTo(databaseUrl);
  const bus = createEventBus(open(way.url), createLog('silent'), 100);
  const heard: string[] = [];
  bus.subscribe((event) => heard.push(event.type));
  bus.onGap(() => heard.push('gap'));
  await bus.start();
  onTestFinished(() => bus.stop());
  const elsewhere = open(databaseUrl);
  const other = createEventBus(elsewhere, createLog('silent'));
  const tell = () => elsewhere.transaction((tx) => other.publish(tx, somethingHappened.of()));
  await tell();
  await expect.poll(() => heard).toEqual(['gap', 'SomethingHappened']);

  expect(way.silence()).toBe(1);
  await tell();
  await expect.poll(() => bus.listening).toBe(false);
  expect(heard, 'it knows that it missed something').toEqual(['gap', 'SomethingHappened', 'gap']);
  await expect.poll(() => bus.listening).toBe(true);
  expect(heard.at(-1)).toBe('gap');
  await tell();
  await expect.poll(() => heard.at(-1)).toBe('SomethingHappened');
});

test('a heart that is heard is left alone', async () => {
  // So slow that no machine is slower.
  const bus = createEventBus(open(databaseUrl), createLog('silent'), 1000);
  let gaps = 0;
  bus.onGap(() => (gaps += 1));
  await bus.start();
  onTestFinished(() => bus.stop());
  const ear = new pg.Client({ connectionString: databaseUrl });
  let beats = 0;
  ear.on('notification', () => (beats += 1));
  await ear.connect();
  onTestFinished(() => ear.end());
  await ear.query('listen walory_events');
  // One more than may go unheard in a row.
  await expect.poll(() => beats).toBeGreaterThan(3);
  expect([bus.listening, gaps]).toEqual([true, 1]);
});

test('a product whose events fell silent is not ready, and then shows what the others know (A-23)', async () => {
  const way = await wayTo(databaseUrl);
  const walory: TestWalory = await startTestWalory({ databaseUrl: way.url });
  onTestFinished(() => walory.stop());
  const other = await startTestWalory({ databaseUrl });
  onTestFinished(() => other.stop());
  const browser = walory.visitor();
  await browser.register();
  const elsewhere = other.visitor();
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  way.silence();
  await expect.poll(async () => (await browser.get('/readyz')).status).toBe(503);
  await expect.poll(async () => (await browser.get('/readyz')).status).toBe(200);
  // The session that another process ends now is refused here at once: the events are heard again.
  const { data } = (await elsewhere.get('/api/user/sessions')).body;
  await elsewhere.delete(`/api/user/sessions/${data[0].id}`);
  await expect.poll(async () => (await browser.get('/api/user')).status, { timeout: 5000 }).toBe(401);
});
