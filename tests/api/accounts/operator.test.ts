import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from '../../support/callers/people.ts';
import { deafen } from '../../support/deaf-processes.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

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

test('figures are for this machine alone, not for whoever a proxy lets through', async () => {
  const watcher = walory.visitor();
  const figures = await watcher.get('/metrics');
  expect(figures.headers.get('content-type')).toContain('text/plain');
  expect(figures.text).toMatch(/http_requests_total\{.*route="\/healthz",status="200"\} \d/);
  for (const name of ['x-forwarded-for', 'forwarded']) {
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
