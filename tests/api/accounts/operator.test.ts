import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWalory } from '../../../src/entry/start-walory.ts';
import { newPerson } from '../../support/callers/people.ts';
import { openFreezingLine } from '../../support/database/freezing-line.ts';
import { testSettings } from '../../support/database/test-settings.ts';
import { deafen } from '../../support/deaf-processes.ts';
import { freshDatabase, startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

test('a watcher learns that the process lives and is ready', async () => {
  const watcher = walory.visitor();
  expect((await watcher.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await watcher.get('/readyz')).body).toEqual({ status: 'ready' });
  expect((await watcher.send('HEAD', '/readyz')).status).toBe(200);
});

test('a process that hears no events is not ready, and is again when it does', async () => {
  const watcher = walory.visitor();
  const { hearAgain } = await deafen(walory);
  await expect.poll(async () => (await watcher.get('/readyz')).status).toBe(503);
  const answer = await watcher.get('/readyz');
  expect(answer.body).toEqual({ message: 'Not ready yet. Try again in a moment.' });
  expect(answer.headers.get('retry-after')).toBe('2');
  await hearAgain();
  await expect.poll(async () => (await watcher.get('/readyz')).status).toBe(200);
  expect((await watcher.get('/healthz')).status).toBe(200);
});

test('a process whose database answers nothing says so within seconds, however often it is asked (A-23)', async () => {
  const fresh = await freshDatabase();
  const line = await openFreezingLine(fresh.url);
  const distant = await startWalory(testSettings({ databaseUrl: line.databaseUrl, databasePool: 3 }), {
    pages: 'none',
  });
  const ask = async () =>
    (await fetch(`${distant.address}/readyz`, { signal: AbortSignal.timeout(10_000) })).status;
  try {
    expect(await ask()).toBe(200);
    line.freeze();
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(503));
    line.thaw();
    await expect.poll(ask).toBe(200);
  } finally {
    line.thaw();
    await distant.stop();
    await line.close();
    await fresh.drop();
  }
});

test('figures are for this machine alone, not for whoever a proxy lets through', async () => {
  const watcher = walory.visitor();
  const figures = await watcher.get('/metrics');
  expect(figures.headers.get('content-type')).toContain('text/plain');
  expect(figures.text).toMatch(/http_requests_total\{.*route="\/healthz",status="200"\} \d/);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    const answer = await watcher.get('/metrics', { headers: { [name]: 'for=192.0.2.7' } });
    expect([answer.status, answer.body]).toEqual([404, { message: 'Not found.' }]);
  }
});

test('with a token figures are for whoever has it', async () => {
  const guarded = await walory.another({ metricsToken: 'podgladam' });
  const watcher = guarded.visitor();
  const statusWith = async (authorization?: string) =>
    (await watcher.get('/metrics', { headers: authorization ? { authorization } : {} })).status;
  expect(await statusWith()).toBe(404);
  expect(await statusWith('Bearer podgladal')).toBe(404);
  expect(await statusWith('podgladam')).toBe(404);
  expect(await statusWith('Bearer podgladam')).toBe(200);
});

test('paths in figures are routes, so that nobody can fill the memory with made-up ones', async () => {
  const watcher = walory.visitor();
  await watcher.get('/api/avatars/019a0000-0000-7000-8000-000000000000');
  await watcher.get('/api/wymyslone-przez-kogos');
  await watcher.get('/wymyslone-przez-kogos/%zz');
  const { text } = await watcher.get('/metrics');
  expect(text).toContain('route="/api/avatars/:id"');
  expect(text).not.toContain('wymyslone');
});

test('a process that loses its database connections answers again by itself', async () => {
  const person = await newPerson(walory);
  await walory.database.raw(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(async () => (await person.browser.get('/api/user')).status).toBe(200);
});
