import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOverPush } from '../../../src/domains/channels/server/hand-over.ts';
import { subscriptionsOf } from '../../../src/domains/channels/server/subscription-store.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { createClock } from '../../../src/platform/clock.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createPush } from '../../../src/platform/push/create-push.ts';
import { mailTo, tokenIn } from '../../support/callers/mailbox.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import { testSecrets } from '../../support/database/test-settings.ts';
import { pushAddress } from '../../support/push/browser-keys.ts';
import { startPushService } from '../../support/push/local-push-service.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  walory = await startTestWalory({ pushLoopback: true });
  service = await startPushService();
});
afterAll(async () => {
  await walory.stop();
  await service.close();
});

const add = ({ browser }: Person, body: object) => browser.post('/api/push-subscriptions', body);
const listed = async ({ browser }: Person): Promise<{ id: string; user_agent: string }[]> =>
  (await browser.get('/api/push-subscriptions')).body.data;

test('a browser subscribes, is listed without what reaches it, and leaves (CH-8)', async () => {
  const person = await newPerson(walory);
  const address = pushAddress(newId());
  const id = createHash('sha256').update(address.endpoint).digest('base64url');
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const added = await person.browser.post('/api/push-subscriptions', address, { headers });
  expect(added.body).toEqual({ data: { id } });
  const answer = await person.browser.get('/api/push-subscriptions');
  expect(answer.body.data).toEqual([
    { id, user_agent: headers['user-agent'], created_at: expect.any(String) },
  ]);
  expect((await person.browser.delete(`/api/push-subscriptions/${id}`)).status).toBe(200);
  expect(await listed(person)).toEqual([]);
  expect((await person.browser.delete(`/api/push-subscriptions/${id}`)).status).toBe(404);
});

test('the same browser again is one, with its new keys (CH-8)', async () => {
  const person = await newPerson(walory);
  const name = newId();
  await add(person, pushAddress(name));
  const again = pushAddress(name);
  await add(person, again);
  const rows = await subscriptionsOf(walory.database, person.id);
  expect(rows).toMatchObject([again.keys]);
});

test('a browser tells its news to who subscribed last on it (CH-8)', async () => {
  const [first, second] = [await newPerson(walory), await newPerson(walory)];
  const address = pushAddress(newId());
  await add(first, address);
  await add(second, address);
  expect(await listed(first)).toEqual([]);
  expect(await listed(second)).toHaveLength(1);
});

test('of many who subscribe on one browser at once, one has it (CH-8)', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(walory)));
  const address = pushAddress(newId());
  const answers = await Promise.all(people.map((person) => add(person, address)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await Promise.all(people.map(listed))).flat()).toHaveLength(1);
});

test('of more than twenty the newest stay (CH-8)', async () => {
  const person = await newPerson(walory);
  const ids: string[] = [];
  for (let at = 0; at < 23; at++) ids.push((await add(person, pushAddress(newId()))).body.data.id);
  expect((await listed(person)).map(({ id }) => id)).toEqual(ids.slice(3).reverse());
});

test.each([
  ['a machine of our own network', { endpoint: 'https://10.0.0.1/x' }],
  ['no encryption', { endpoint: 'http://push.example.com/x' }],
  ['another port', { endpoint: 'https://push.example.com:22/x' }],
  ['no address', { endpoint: 'x' }],
  ['a key that is none', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
  ['a key with something in it', { keys: { p256dh: 'x', auth: '<' } }],
  ['no keys', { keys: null }],
])('%s is refused (CH-9)', async (_what, wrong) => {
  const person = await newPerson(walory);
  expect((await add(person, { ...pushAddress(newId()), ...wrong })).status).toBe(422);
  expect(await listed(person)).toEqual([]);
});

async function subscribed(name: string) {
  const person = await newPerson(walory);
  const { key } = (await person.browser.get('/api/push-key')).body.data;
  const { endpoint, ...keys } = service.subscribe(name, key);
  expect((await add(person, { endpoint, keys })).status).toBe(200);
  const secrets = await testSecrets();
  const services = {
    database: walory.database,
    log: createLog('silent'),
    push: createPush({
      database: walory.database,
      secrets,
      clock: createClock(''),
      contact: 'mailto:a@example.pl',
      loopback: true,
      timeoutMs: 500,
    }),
  };
  const message = { title: 'Emerytura +15,2%', body: 'W 24 godziny', path: '/pl/dashboard' };
  const send = async () => {
    const [row] = await subscriptionsOf(walory.database, person.id);
    return handOverPush(services, person.id, row!, { ttlSeconds: 60, message });
  };
  return { person, message, send };
}

test('what is sent reaches the browser that subscribed (CH-7)', async () => {
  const { message, send } = await subscribed('janek');
  expect(await send()).toEqual({ outcome: 'sent', providerId: null });
  expect(JSON.parse(service.delivered.at(-1)!.text)).toEqual(message);
});

test('a browser that is dead is forgotten, one in trouble is not (CH-8)', async () => {
  const { person, send } = await subscribed('zosia');
  service.befall({ status: 503, headers: { 'retry-after': '9' } });
  expect(await send()).toMatchObject({ outcome: 'later', retryAfterSeconds: 9 });
  service.befall('hangUp');
  expect(await send()).toMatchObject({ outcome: 'uncertain' });
  expect(await listed(person)).toHaveLength(1);
  service.unsubscribe('zosia');
  expect(await send()).toMatchObject({ outcome: 'gone' });
  expect(await listed(person)).toEqual([]);
});

test('browsers are in the archive, without what reaches them, and go with the account (A-12)', async () => {
  const person = await newPerson(walory);
  const address = pushAddress(newId());
  await add(person, address);
  const files = unzipSync((await person.browser.get('/api/user/export')).bytes);
  const text = strFromU8(files['channels.json']!);
  expect(JSON.parse(text).browsers).toMatchObject([{ service: 'push.example.com' }]);
  for (const secret of [address.endpoint, address.keys.auth, address.keys.p256dh])
    expect(text).not.toContain(secret);
  await person.browser.delete('/api/user', { password: person.password });
  expect(await subscriptionsOf(walory.database, person.id)).toEqual([]);
});

test('the key is the same for everybody and in every process', async () => {
  const [person, another] = [await newPerson(walory), await newPerson(walory)];
  const process = await walory.another({ role: 'web' });
  const elsewhere = process.visitor();
  await elsewhere.signIn(another.email, another.password);
  const keys = [person.browser, elsewhere].map(
    async (browser) => (await browser.get('/api/push-key')).body.data.key,
  );
  const [here, there] = await Promise.all(keys);
  expect(here).toMatch(/^B[\w-]{86}$/);
  expect(there).toBe(here);
});

test('a new password forgets all browsers: one may be a thief’s (CH-8)', async () => {
  const person = await newPerson(walory);
  const { browser, email, password: current_password } = person;
  const password = 'another-long-password-1';
  await add(person, pushAddress(newId()));
  await must(
    browser.put('/api/user/password', { current_password, password, password_confirmation: password }),
  );
  expect(await listed(person)).toEqual([]);
  await add(person, pushAddress(newId()));
  await must(browser.get(`/api/email?type=reset-password&email=${encodeURIComponent(email)}`));
  const token = tokenIn(await mailTo(walory.database, email, 'resetPassword'));
  const type = 'reset-password';
  await must(
    browser.post('/api/email', {
      type,
      token,
      password: `${password}2`,
      password_confirmation: `${password}2`,
    }),
  );
  expect(await subscriptionsOf(walory.database, person.id)).toEqual([]);
});
