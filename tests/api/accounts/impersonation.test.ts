import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailTo, tokenIn } from '../../support/callers/mailbox.ts';
import { newPerson, operator, type Person } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

const idOf = async (browser: Visitor): Promise<string> => (await browser.get('/api/user')).body.data.id;

async function lookThrough(person: Person, admin?: Visitor): Promise<Visitor> {
  admin ??= await operator(walory);
  expect((await admin.post('/api/admin/impersonate', { user_id: person.id })).body).toEqual({
    data: { ok: true },
  });
  return admin;
}

function auditOf(person: Person) {
  return walory.database.many(sql`
    select action, actor_id from audit_log where subject_id = ${person.id} and action like 'impersonation%' order by at`);
}

function copyOf(browser: Visitor): Visitor {
  const copy = walory.visitor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

test('an administrator sees what a user sees, marked as such, and it is written down (A-9)', async () => {
  const person = await newPerson(walory, { username: 'Maria' });
  const admin = await operator(walory);
  const own = copyOf(admin);
  const adminId = await idOf(admin);
  await admin.post('/api/admin/impersonate', { user_id: person.id });
  expect((await admin.get('/api/user')).body.data).toMatchObject({
    id: person.id,
    name: 'Maria',
    impersonated: true,
    role: 'user',
  });
  expect((await own.get('/api/user')).status).toBe(401);
  expect(await auditOf(person)).toEqual([{ action: 'impersonation-started', actor_id: adminId }]);
  expect((await person.browser.get('/api/user')).body.data.impersonated).toBe(false);
  const sessions = (await person.browser.get('/api/user/sessions')).body.data;
  expect(sessions.map((session: { impersonated: boolean }) => session.impersonated).sort()).toEqual([
    false,
    true,
  ]);
});

test('stopping returns to the administrator and is written down too', async () => {
  const person = await newPerson(walory);
  const admin = await operator(walory);
  const adminId = await idOf(admin);
  await lookThrough(person, admin);
  const left = copyOf(admin);
  expect((await admin.delete('/api/admin/impersonate')).body).toEqual({ data: { ok: true } });
  expect((await admin.get('/api/user')).body.data).toMatchObject({
    id: adminId,
    impersonated: false,
    role: 'admin',
  });
  expect((await left.get('/api/user')).status).toBe(401);
  expect(await auditOf(person)).toEqual([
    { action: 'impersonation-started', actor_id: adminId },
    { action: 'impersonation-ended', actor_id: adminId },
  ]);
});

test('of two stops at once one leads back and the other is nobody', async () => {
  const admin = await lookThrough(await newPerson(walory));
  const [one, two] = [copyOf(admin), copyOf(admin)];
  const answers = await Promise.all([
    one.delete('/api/admin/impersonate'),
    two.delete('/api/admin/impersonate'),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
});

test('signing out while looking through somebody’s eyes ends it and is written down', async () => {
  const person = await newPerson(walory);
  const admin = await lookThrough(person);
  expect((await admin.post('/logout')).status).toBe(200);
  expect((await admin.get('/api/user')).status).toBe(401);
  expect((await auditOf(person)).map(({ action }) => action)).toEqual([
    'impersonation-started',
    'impersonation-ended',
  ]);
});

test('it ends by itself after 60 minutes (A-9)', async () => {
  const admin = await lookThrough(await newPerson(walory));
  const session = admin.cookies.get('walory_session')!;
  const statusAfter = async (hours: number) => {
    const visitor = (await walory.later(hours)).visitor();
    visitor.cookies.set('walory_session', session);
    return (await visitor.get('/api/user')).status;
  };
  expect([await statusAfter(0.98), await statusAfter(1.01)]).toEqual([200, 401]);
});

test('a person is seen when they use the product, every five minutes at most, and not by who looks through their eyes (OP-2)', async () => {
  const person = await newPerson(walory);
  const seenAt = async () =>
    (
      await walory.database.one<{ seen: Date }>(sql`
        select last_seen_at as seen from users where id = ${person.id}`)
    ).seen.getTime();
  const registered = await seenAt();
  /** Asks with a session some minutes later. */
  const use = async (browser: Visitor, minutes: number) => {
    const visitor = (await walory.later(minutes / 60)).visitor();
    visitor.cookies.set('walory_session', browser.cookies.get('walory_session')!);
    expect((await visitor.get('/api/user')).body.data.id).toBe(person.id);
  };
  /** What a request writes beside itself is there once a device was seen so many minutes later. */
  const written = (minutes: number) =>
    vi.waitFor(async () => {
      const devices = await walory.database.many(sql`
        select from sessions where user_id = ${person.id}
          and last_seen_at > now() + ${`${minutes - 1} minutes`}::interval`);
      expect(devices).toHaveLength(1);
    });
  const eyes = await lookThrough(person);
  await use(person.browser, 4);
  for (const minutes of [20, 40]) {
    await use(eyes, minutes);
    await written(minutes);
  }
  expect(await seenAt()).toBe(registered);
  await use(person.browser, 30);
  await vi.waitFor(async () => expect(await seenAt()).toBeGreaterThan(registered + 25 * 60_000));
});

test('password, e-mail, API key, sessions, export and removal stay closed to the administrator (A-9)', async () => {
  const person = await newPerson(walory);
  const admin = await lookThrough(person);
  const password = {
    current_password: person.password,
    password: 'krzemien-2025',
    password_confirmation: 'krzemien-2025',
  };
  const answers = await Promise.all([
    admin.put('/api/user/password', password),
    admin.put(`/api/user/${person.id}`, { name: 'Jan', email: 'porwany@example.pl' }),
    admin.post('/api/user/api-key'),
    admin.delete('/api/user/api-key/delete'),
    admin.get('/api/user/sessions'),
    admin.get('/api/user/export'),
    admin.delete('/api/user', { password: person.password }),
    admin.post('/api/notifications', { email: true, sms: false, phone: '+48 600 100 200' }),
    admin.get('/api/admin/users'),
    admin.get('/api/admin/outbox'),
    admin.get('/api/email?type=verification'),
  ]);
  expect(answers.map((answer) => [answer.status, answer.body.message])).toEqual(
    Array(answers.length).fill([403, 'This action is not allowed.']),
  );
  expect((await walory.visitor().signIn(person.email, person.password)).status).toBe(200);
});

test('the user may end it', async () => {
  const person = await newPerson(walory);
  const admin = await lookThrough(person);
  const sessions = (await person.browser.get('/api/user/sessions')).body.data;
  const { id } = sessions.find((session: { impersonated: boolean }) => session.impersonated);
  await person.browser.delete(`/api/user/sessions/${id}`);
  expect((await admin.get('/api/user')).status).toBe(401);
  expect((await admin.delete('/api/admin/impersonate')).status).toBe(401);
});

test('a new password of the administrator also ends what leads back into that account', async () => {
  const walled = await startTestWalory({ demo: false });
  const admin = await newPerson(walled);
  const person = await newPerson(walled);
  const thief = walled.visitor();
  await thief.signIn(admin.email, admin.password);
  expect((await thief.post('/api/admin/impersonate', { user_id: person.id })).status).toBe(200);
  expect((await thief.get('/api/user')).status).toBe(200);
  await admin.browser.put('/api/user/password', {
    current_password: admin.password,
    password: 'krzemien-2025',
    password_confirmation: 'krzemien-2025',
  });
  expect((await thief.get('/api/user')).status).toBe(401);
  expect((await thief.delete('/api/admin/impersonate')).status).toBe(401);
  expect((await admin.browser.get('/api/user')).status).toBe(200);
  await walled.stop();
});

test('neither oneself nor another administrator nor somebody unknown can be chosen', async () => {
  const admin = await operator(walory);
  const adminId = await idOf(admin);
  const other = await newPerson(walory);
  await walory.database.run(sql`update users set role = 'admin' where id = ${other.id}`);
  const choose = async (user_id: unknown) => {
    const answer = await admin.post('/api/admin/impersonate', { user_id });
    return [answer.status, answer.body.errors];
  };
  expect(await choose(adminId)).toEqual([422, { user_id: ['userError'] }]);
  expect(await choose(other.id)).toEqual([422, { user_id: ['userError'] }]);
  expect(await choose('')).toEqual([422, { user_id: ['userError'] }]);
  expect(await choose('nikt')).toEqual([404, undefined]);
  expect(await choose('00000000-0000-0000-0000-000000000000')).toEqual([404, undefined]);
  expect((await admin.get('/api/user')).body.data.id).toBe(adminId);
});

test('administrators find users by parts of name and address, taken literally', async () => {
  const person = await newPerson(walory, { username: 'Sto%procent_pewny' });
  const admin = await operator(walory);
  const find = async (search: string) =>
    (await admin.get(`/api/admin/users?search=${encodeURIComponent(search)}`)).body.data.map(
      (user: { id: string }) => user.id,
    );
  expect(await find('o%PRO')).toEqual([person.id]);
  expect(await find(person.email.slice(0, 20))).toEqual([person.id]);
  expect(await find('o_procent')).toEqual([]);
  expect(await find('\\')).toEqual([]);
  const all = await admin.get('/api/admin/users');
  expect(all.body.data.length).toBeGreaterThan(5);
  expect(all.text).not.toContain('argon2');
});

test('the outbox shows mails page by page, newest first', async () => {
  const admin = await operator(walory);
  const { email } = await newPerson(walory);
  const page = async (query: string) => (await admin.get(`/api/admin/outbox?${query}`)).body;
  const first = await page('limit=1');
  expect(first.data).toMatchObject([{ recipient: email, kind: 'verifyEmail', state: 'kept' }]);
  expect(first.meta).toMatchObject({ start: 0, limit: 1 });
  const second = await page('start=1&limit=1');
  expect(second.data[0].id).not.toBe(first.data[0].id);
  expect((await page('limit=1000')).meta.limit).toBe(200);
  for (const query of ['start=-1', 'limit=x', 'limit=1.5', 'start=99999999999']) {
    expect((await admin.get(`/api/admin/outbox?${query}`)).status, query).toBe(422);
  }
});

test('the outbox keeps the links of others to itself, and shows one’s own (A-17)', async () => {
  const admin = await operator(walory);
  const { email } = await newPerson(walory);
  const { data } = (await admin.get('/api/admin/outbox?limit=200')).body;
  const own = (await admin.get('/api/user')).body.data.email;
  const mailOf = (recipient: string) =>
    data.find((mail: { recipient: string }) => mail.recipient === recipient);
  const hidden = mailOf(email);
  expect(hidden.plain).toContain('/verify-email/…');
  const secret = tokenIn(await mailTo(walory.database, email, 'verifyEmail'));
  expect(JSON.stringify(data)).not.toContain(secret);
  expect(mailOf(own).plain).toContain(tokenIn(await mailTo(walory.database, own, 'verifyEmail')));
});

test('an address that was somebody else’s does not bring the links of before (A-17)', async () => {
  const victim = await newPerson(walory);
  const admin = await operator(walory);
  const adminId = await idOf(admin);
  await walory.database.run(sql`update users set email = ${`dawny-${victim.email}`} where id = ${victim.id}`);
  await walory.database.run(sql`update users set email = ${victim.email} where id = ${adminId}`);
  const { text } = await admin.get('/api/admin/outbox?limit=200');
  expect(text).not.toContain(tokenIn(await mailTo(walory.database, victim.email, 'verifyEmail')));
});

test('the demo operator meets neither accounts nor mails of others (A-17)', async () => {
  const person = await newPerson(walory, { username: 'Prawdziwa' });
  const demo = walory.visitor();
  await demo.signInAsDemo();
  const demoId = await idOf(demo);
  const accounts = (await demo.get('/api/admin/users')).body.data;
  expect(accounts.map(({ id }: { id: string }) => id)).toEqual([demoId]);
  expect((await demo.get('/api/admin/users?search=Prawdziwa')).body.data).toEqual([]);
  expect((await demo.get('/api/admin/outbox?limit=200')).body).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
  const entered = await demo.post('/api/admin/impersonate', { user_id: person.id });
  expect([entered.status, entered.body]).toEqual([404, { message: 'Not found.' }]);
  expect(await idOf(demo)).toBe(demoId);
  expect(await auditOf(person)).toEqual([]);
});
