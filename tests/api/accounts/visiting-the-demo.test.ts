import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostVisits } from '../../../src/domains/identity/server/sign-in/visit-demo.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { formTokenField, newFormToken } from '../../../src/platform/http/form-token.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { keyOf, newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { testSecrets } from '../../support/database/test-settings.ts';
import { eventually } from '../../support/eventually.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
});
afterAll(() => walory.stop());

const visits = async () =>
  (await walory.database.one<{ count: number }>(sql`select count(*) from sessions where is_visit`)).count;

async function asDemo(): Promise<Visitor> {
  const browser = walory.visitor();
  expect((await browser.signInAsDemo()).status).toBe(200);
  return browser;
}

function copyOf(browser: Visitor): Visitor {
  const copy = walory.visitor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

test('a click shows the demo account without signing up, and without its rights (A-28)', async () => {
  const owner = await asDemo();
  expect((await owner.get('/api/user')).body.data).toMatchObject({ role: 'admin', visiting: false });
  await owner.post('/api/user/api-key');
  const visit = await walory.visitor().visitDemo();
  expect((await visit.get('/api/user')).body.data).toMatchObject({
    email: 'demo@walory.local',
    role: 'user',
    is_demo: true,
    visiting: true,
    impersonated: false,
    api_key: null,
    api_key_created_at: null,
  });
  expect((await visit.get('/api/portfolios')).body.data).toEqual(
    (await owner.get('/api/portfolios')).body.data,
  );
  expect((await visit.get('/api/admin/users')).status).toBe(403);
  expect((await visit.post('/api/admin/impersonate', { user_id: 'x' })).status).toBe(403);
});

test('a visit is nobody’s device: the account’s list, its last use and the log know nothing of it (A-30)', async () => {
  const owner = await asDemo();
  const state = async () => ({
    devices: (await owner.get('/api/user/sessions')).body.meta.total,
    account: await walory.database.one(sql`select * from users where is_demo`),
    log: await walory.database.one(sql`select count(*) from audit_log`),
  });
  const before = await state();
  for (let i = 0; i < 3; i += 1) await (await walory.visitor().visitDemo()).get('/api/user');
  expect(await state()).toEqual(before);
});

test('who is signed in stays so, and who looks already goes on looking (A-28)', async () => {
  const person = await newPerson(walory);
  expect((await person.browser.post('/api/demo')).body).toEqual({ data: { started: false } });
  expect((await person.browser.get('/api/user')).body.data.id).toBe(person.id);
  const visit = await walory.visitor().visitDemo();
  const session = visit.cookies.get('walory_session');
  const before = await visits();
  expect((await visit.post('/api/demo')).body).toEqual({ data: { started: false } });
  expect(visit.cookies.get('walory_session')).toBe(session);
  expect(await visits()).toBe(before);
  const key = await keyOf(person);
  const program = walory.visitor();
  expect(
    (await program.post('/api/demo', undefined, { headers: { authorization: `Bearer ${key}` } })).status,
  ).toBe(403);
});

test('signing up, signing in and leaving end the visit at once (A-30)', async () => {
  const leaving = await walory.visitor().visitDemo();
  const left = copyOf(leaving);
  expect((await left.get('/api/user')).status).toBe(200);
  expect((await leaving.post('/logout')).status).toBe(200);
  expect((await left.get('/api/user')).status).toBe(401);

  const signingUp = await walory.visitor().visitDemo();
  const before = copyOf(signingUp);
  const account = await signingUp.register();
  expect((await signingUp.get('/api/user')).body.data).toMatchObject({ id: account.id, visiting: false });
  expect((await before.get('/api/user')).status).toBe(401);

  const signingIn = await walory.visitor().visitDemo();
  const earlier = copyOf(signingIn);
  expect((await signingIn.signIn(account.email, account.password)).status).toBe(200);
  expect((await signingIn.get('/api/user')).body.data.id).toBe(account.id);
  expect((await earlier.get('/api/user')).status).toBe(401);
});

test('one who leaves ends nobody else’s visit and stream (A-30)', async () => {
  const [one, other] = [await walory.visitor().visitDemo(), await walory.visitor().visitDemo()];
  const stream = await readEvents(other);
  expect(stream.status).toBe(200);
  await one.post('/logout');
  expect((await other.get('/api/user')).status).toBe(200);
  // Where the demo's owner changes something, who looks hears of it.
  await (await asDemo()).post('/api/portfolios', {
    name: 'Visited',
    currency_id: await currencyId(),
    description: '',
  });
  expect(stream.ended).toBe(false);
  stream.leave();
});

async function currencyId(): Promise<string> {
  return (await walory.visitor().get('/api/currencies')).body.data[0].id;
}

/** Time goes by for every visit. */
const minutesPass = (minutes: number) =>
  walory.database.run(sql`
    update sessions set last_seen_at = last_seen_at - ${minutes} * interval '1 minute',
      expires_at = expires_at - ${minutes} * interval '1 minute' where is_visit`);

test('a visit ends an hour after its last use (A-30)', async () => {
  const visit = await walory.visitor().visitDemo();
  await minutesPass(50);
  expect((await visit.get('/api/user')).status).toBe(200);
  // When it was used is written beside the request.
  await eventually(
    async () =>
      (
        await walory.database.one<{ used: boolean }>(
          sql`select max(expires_at) > now() + interval '59 minutes' as used from sessions where is_visit`,
        )
      ).used,
    () => 'the visit was not used',
  );
  await minutesPass(50);
  expect((await visit.get('/api/user')).status).toBe(200);
  await minutesPass(61);
  expect((await visit.get('/api/user')).status).toBe(401);
});

test('there are only so many at once: the one unused for longest gives way, those that are over go (A-30)', async () => {
  const oldest = await walory.visitor().visitDemo();
  await walory.database.run(sql`
    update sessions set last_seen_at = last_seen_at - interval '2 minutes'
    where is_visit and last_seen_at = (select max(last_seen_at) from sessions where is_visit)`);
  await walory.database.run(sql`
    insert into sessions (id, token_hash, user_id, remember, is_visit, user_agent, address, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), sha256(n::text::bytea), u.id, false, true, '', '', at, at, at + interval '1 hour'
    from users u, generate_series(1, ${mostVisits + 5}) n,
      lateral (select now() - case when n > ${mostVisits} then interval '61 minutes' else interval '0' end as at) seen
    where u.is_demo`);
  const visit = await walory.visitor().visitDemo();
  expect(await visits()).toBe(mostVisits);
  expect((await visit.get('/api/user')).status).toBe(200);
  expect((await oldest.get('/api/user')).status).toBe(401);
});

test('starting is limited by network, and looking by the address it comes from, not by the account (A-30)', async () => {
  const strict = await walory.another({
    limitFactor: 1,
    apiPerMinute: 40,
    trustProxy: true,
    demoAnywhere: true,
  });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const start = async (address: string) => {
    const visitor = strict.visitor();
    await visitor.get('/sanctum/csrf-cookie', from(address));
    return { visitor, status: (await visitor.post('/api/demo', undefined, from(address))).status };
  };
  const near: number[] = [];
  // Each from another address of one network, as one house has them.
  for (let i = 0; i < 31; i += 1) near.push((await start(`2001:db8:1:1::${i + 1}`)).status);
  expect(near.indexOf(429)).toBeGreaterThan(0);
  const [one, other] = [await start('203.0.113.7'), await start('203.0.113.8')];
  expect([one.status, other.status]).toEqual([200, 200]);
  let last = 200;
  for (let i = 0; i < 41 && last === 200; i += 1)
    last = (await one.visitor.get('/api/user', from('203.0.113.7'))).status;
  expect(last).toBe(429);
  expect((await other.visitor.get('/api/user', from('203.0.113.8'))).status).toBe(200);
});

test('the form without JavaScript needs its token, and leads to the demo in the reader’s language (A-28)', async () => {
  const send = (visitor: Visitor, token: string) =>
    visitor.post('/demo', undefined, {
      csrf: false,
      raw: new URLSearchParams({ [formTokenField]: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const visitor = await walory.visitor().arrive();
  visitor.cookies.set('i18n_redirected', 'pl');
  const secrets = await testSecrets();
  const cookie = visitor.cookies.get('XSRF-TOKEN')!;
  for (const token of ['x', cookie, newFormToken(secrets, 'somebody else’s', new Date())]) {
    const refused = await send(visitor, token);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/pl/logowanie?demo=1']);
  }
  expect(visitor.cookies.has('walory_session')).toBe(false);
  const started = await send(visitor, newFormToken(secrets, cookie, new Date()));
  expect([started.status, started.headers.get('location')]).toEqual([303, '/pl/dashboard']);
  expect((await visitor.get('/api/user')).body.data.visiting).toBe(true);
});

test('without the demo account there is nothing to look at (A-28)', async () => {
  const abroad = await startTestWalory({ host: '0.0.0.0', publicUrl: 'http://localhost', role: 'web' });
  try {
    const visitor = await abroad.visitor().arrive();
    expect((await visitor.post('/api/demo')).status).toBe(404);
    expect(visitor.cookies.has('walory_session')).toBe(false);
  } finally {
    await abroad.stop();
  }
});

test('the operator’s desk does not count visits among the demo’s devices (A-30)', async () => {
  const admin = await operator(walory);
  const { id } = (await (await walory.visitor().visitDemo()).get('/api/user')).body.data;
  const { devices } = (await admin.get(`/api/admin/users/${id}`)).body.data;
  const { count } = await walory.database.one<{ count: number }>(
    sql`select count(*) from sessions where user_id = ${id} and not is_visit`,
  );
  expect(devices).toBe(count);
});
