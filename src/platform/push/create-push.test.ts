import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../../../tests/support/database/test-settings.ts';
import { browserKeys } from '../../../tests/support/push/browser-keys.ts';
import { type PushMishap, startPushService } from '../../../tests/support/push/local-push-service.ts';
import { startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { createClock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import { HandoverFailure } from '../outgoing/handover-failure.ts';
import { createPush } from './create-push.ts';
import type { Push } from './push.ts';

let walory: TestWalory;
let service: Awaited<ReturnType<typeof startPushService>>;
let push: Push;
const secrets = await testSecrets();
const contact = 'mailto:poczta@walory.example';
const pushWith = (changes: object = {}) =>
  createPush({
    database: walory.database,
    secrets,
    clock: createClock(''),
    contact,
    loopback: true,
    timeoutMs: 500,
    ...changes,
  });
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
  service = await startPushService();
  push = pushWith();
});
afterAll(async () => {
  await walory.stop();
  await service.close();
});
beforeEach(() => {
  service.delivered.length = 0;
});

const options = { ttlSeconds: 3600 };

async function failureOf(sending: Promise<unknown>): Promise<HandoverFailure> {
  const failure = await sending.then(
    () => expect.fail('it was sent'),
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(HandoverFailure);
  return failure as HandoverFailure;
}

test('only the browser reads a message, and the push service knows who sends it (CH-7)', async () => {
  const browser = service.subscribe('jan', await push.publicKey());
  for (const text of ['{"title":"Zażółć 🏦"}', '', 'x'.repeat(3072)])
    await push.send(browser, text, { ttlSeconds: 60, urgency: 'high', topic: 'portfel Emerytura' });
  expect(service.delivered.map(({ text }) => text)).toEqual(['{"title":"Zażółć 🏦"}', '', 'x'.repeat(3072)]);
  const { headers } = service.delivered[0]!;
  expect(headers).toMatchObject({ ttl: '60', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
});

test('messages of other lengths look alike (CH-7)', async () => {
  const browser = service.subscribe('dlugosc', await push.publicKey());
  for (const text of ['a', 'a'.repeat(300)]) await push.send(browser, text, options);
  const [short, long] = service.delivered.map(({ headers }) => headers['content-length']);
  expect(short).toBe(long);
});

test('a message that is too long is refused before it leaves (CH-7)', async () => {
  const before = service.requests();
  const browser = service.subscribe('za-dluga', await push.publicKey());
  expect((await failureOf(push.send(browser, 'ż'.repeat(1537), options))).outcome).toBe('refused');
  expect(service.requests()).toBe(before);
});

test.each<[PushMishap, string, number?]>([
  [{ status: 404 }, 'gone'],
  [{ status: 410 }, 'gone'],
  [{ status: 429, headers: { 'retry-after': '7' } }, 'later', 7],
  [{ status: 500 }, 'later'],
  [{ status: 503 }, 'later'],
  [{ status: 413 }, 'refused'],
  [{ status: 400 }, 'refused'],
  [{ status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 'refused'],
  ['silence', 'uncertain'],
  ['hangUp', 'uncertain'],
])('%j means %s, and is asked once (CH-4)', async (mishap, outcome, seconds) => {
  const browser = service.subscribe('klopot', await push.publicKey());
  const before = service.requests();
  service.befall(mishap);
  const failure = await failureOf(push.send(browser, 'x', options));
  expect([failure.outcome, failure.retryAfterSeconds]).toEqual([outcome, seconds]);
  expect(failure.message).not.toContain('secret');
  expect(service.requests()).toBe(before + 1);
});

test('a push service that is away never got it (CH-4)', async () => {
  const gone = await startPushService();
  const browser = gone.subscribe('x', await push.publicKey());
  await gone.close();
  expect((await failureOf(push.send(browser, 'x', options))).outcome).toBe('later');
});

test('a push service takes nothing from somebody else (CH-7)', async () => {
  const browser = service.subscribe('cudza', browserKeys().p256dh);
  expect((await failureOf(push.send(browser, 'x', options))).outcome).toBe('refused');
});

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://push.example.com:8443/x',
  'https://user:password@push.example.com/x',
  'http://127.0.0.1:3000/x',
  'file:///etc/passwd',
  'x',
])('%s is no push service of a stranger’s choice (CH-9)', async (endpoint) => {
  const { p256dh, auth } = browserKeys();
  const real = pushWith({ loopback: false });
  expect(real.accepts({ endpoint, p256dh, auth })).toBe(false);
  expect((await failureOf(real.send({ endpoint, p256dh, auth }, 'x', options))).outcome).toBe('refused');
});

test('an address without end is none (CH-9)', () => {
  const endpoint = `https://push.example.com/${'x'.repeat(2000)}`;
  expect(pushWith().accepts({ ...browserKeys(), endpoint })).toBe(false);
});

test('keys that are none are not taken', () => {
  const { p256dh, auth } = browserKeys();
  const endpoint = 'https://push.example.com/x';
  const real = pushWith({ loopback: false });
  expect(real.accepts({ endpoint, p256dh, auth })).toBe(true);
  const offTheCurve = Buffer.from(p256dh, 'base64url');
  offTheCurve[64]! ^= 1;
  for (const wrong of ['', auth, 'A'.repeat(87), offTheCurve.toString('base64url')])
    expect(real.accepts({ endpoint, p256dh: wrong, auth }), wrong).toBe(false);
  expect(real.accepts({ endpoint, p256dh, auth: 'AAAA' })).toBe(false);
});

test('several processes that start at once agree on one pair of keys, which is sealed (CH-7)', async () => {
  await walory.database.run(sql`update installation set vapid_public = null, vapid_private = null`);
  const keys = await Promise.all(Array.from({ length: 6 }, () => pushWith().publicKey()));
  expect(new Set(keys).size).toBe(1);
  const row = await walory.database.one<{ vapid_public: string; vapid_private: string }>(
    sql`select vapid_public, vapid_private from installation`,
  );
  expect(row.vapid_public).toBe(keys[0]);
  expect(secrets.unseal('vapid', row.vapid_private)).toMatch(/^[\w-]{150,200}$/);
  expect(Buffer.from(row.vapid_private, 'base64url').length).toBeGreaterThan(60);
});
