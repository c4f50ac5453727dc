import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo, tokenIn } from '../../support/callers/mailbox.ts';
import { newPerson } from '../../support/callers/people.ts';
import { sendRaw } from '../../support/callers/raw-request.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

const ask = (path: string, host: string, ...headers: string[]) =>
  sendRaw(walory.url, `${[`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n`);

test('a page whose name was rebound to this machine gets nothing, whatever it asks (A-16)', async () => {
  for (const path of [
    '/sanctum/csrf-cookie',
    '/api/user',
    '/api/currencies',
    '/api/open-api.json',
    '/nowhere',
  ]) {
    const answer = await ask(path, 'evil.example:3000', 'Accept: application/json');
    expect([path, answer.status]).toEqual([path, 421]);
    expect(answer.body.message).toContain('set PUBLIC_URL');
    expect(answer.headers.has('set-cookie')).toBe(false);
  }
});

test('a proxy that nobody declared gets nothing either (A-16)', async () => {
  for (const header of ['X-Forwarded-For: 192.0.2.7', 'Forwarded: for=192.0.2.7', 'Via: 1.1 proxy']) {
    const answer = await ask('/sanctum/csrf-cookie', 'localhost:3000', header);
    expect([header, answer.status]).toEqual([header, 421]);
  }
});

test.each([
  ['/', 'en', 'Accept-Language: en-GB', 'does not answer here'],
  ['/', 'pl', 'Accept-Language: pl-PL', 'nie odpowiada pod tym adresem'],
  ['/pl/logowanie', 'pl', 'Accept-Language: en', 'nie odpowiada pod tym adresem'],
])('a person who opens %s reads in %s what to set', async (path, language, header, words) => {
  const answer = await ask(path, 'walory.example', 'Accept: text/html', header);
  expect(answer.status).toBe(421);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).toContain(`<html lang="${language}">`);
  expect(answer.text).toContain(words);
  expect(answer.text).toContain('PUBLIC_URL=');
});

test('watchers may call this process whatever its name is to them', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await ask(path, '10.0.0.7:3000')).status).toBe(200);
  expect((await ask('/metrics', '127.0.0.1:3000')).status).toBe(200);
  expect((await ask('/metrics', 'evil.example')).status, 'figures are for this machine').toBe(404);
});

test('this machine’s own names are answered', async () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
    expect((await ask('/api/currencies', host)).status).toBe(200);
});

test('the demo account cannot take over somebody’s account through a proxy on this machine (A-16, A-17)', async () => {
  const victim = await newPerson(walory);
  const thief = await walory.visitor().arrive();
  const outside = { headers: { 'x-forwarded-for': '192.0.2.7' } };
  const demo = { email: 'demo@walory.local', password: 'demo-walory' };
  expect((await thief.post('/login', demo, outside)).status).toBe(421);
  // Even at the machine itself the demo operator does not get hold of the link.
  await thief.post('/login', demo);
  await thief.get(`/api/email?type=reset-password&email=${encodeURIComponent(victim.email)}`);
  const token = tokenIn(await mailTo(walory.database, victim.email, 'resetPassword'));
  const outbox = await thief.get('/api/admin/outbox?limit=200');
  expect([outbox.status, outbox.text.includes(token), outbox.text.includes(victim.email)]).toEqual([
    200,
    false,
    false,
  ]);
});
