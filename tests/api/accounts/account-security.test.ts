import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailTo } from '../../support/callers/mailbox.ts';
import { bearer, keyOf, newPerson, type Person } from '../../support/callers/people.ts';
import type { Answer, Visitor } from '../../support/callers/visitor.ts';
import { eventually } from '../../support/eventually.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

async function anotherDevice(person: Person): Promise<Visitor> {
  const device = walory.visitor();
  await device.signIn(person.email, person.password);
  return device;
}

describe('the password', () => {
  const change = (
    browser: Visitor,
    current: string,
    password = 'krzemien-2025',
    again = password,
  ): Promise<Answer> =>
    browser.put('/api/user/password', { current_password: current, password, password_confirmation: again });

  test('a new password signs out every other device, keeps this one, and tells the owner (A-5)', async () => {
    const person = await newPerson(walory);
    const phone = await anotherDevice(person);
    expect((await change(person.browser, person.password)).body).toEqual({ data: { ok: true } });
    expect([(await person.browser.get('/api/user')).status, (await phone.get('/api/user')).status]).toEqual([
      200, 401,
    ]);
    expect((await walory.visitor().signIn(person.email, person.password)).status).toBe(422);
    expect((await walory.visitor().signIn(person.email, 'krzemien-2025')).status).toBe(200);
    expect(await mailTo(walory.database, person.email, 'passwordChanged')).toBeDefined();
    const audit = await walory.database.many(
      sql`select action from audit_log where subject_id = ${person.id} order by at`,
    );
    expect(audit).toEqual([{ action: 'registered' }, { action: 'password-changed' }]);
  });

  test('the API key ends with the password when the person wants it (A-19)', async () => {
    const person = await newPerson(walory);
    const key = await keyOf(person);
    const statusOfKey = async () => (await walory.visitor().get('/api/user', bearer(key))).status;
    await change(person.browser, person.password);
    expect(await statusOfKey()).toBe(200);
    await person.browser.put('/api/user/password', {
      current_password: 'krzemien-2025',
      password: 'bazalt-2026',
      password_confirmation: 'bazalt-2026',
      end_api_key: true,
    });
    expect(await statusOfKey()).toBe(401);
  });

  test.each([
    [
      'a wrong current password',
      'nie-to-haslo',
      'krzemien-2025',
      'krzemien-2025',
      { current_password: ['currentPasswordInvalid'] },
    ],
    ['no current password', '', 'krzemien-2025', 'krzemien-2025', { current_password: ['passwordError'] }],
    ['a short new one', 'bursztyn-1919', 'krotkie', 'krotkie', { password: ['newPasswordTooWeak'] }],
    [
      'two different new ones',
      'bursztyn-1919',
      'krzemien-2025',
      'krzemien-2026',
      { password_confirmation: ['passwordsDoNotMatch'] },
    ],
  ])('%s changes nothing (A-2)', async (_what, current, password, again, errors) => {
    const person = await newPerson(walory);
    const answer = await change(person.browser, current, password, again);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect((await walory.visitor().signIn(person.email, person.password)).status).toBe(200);
  });

  test('guessing the current password with a stolen session is limited', async () => {
    const limited = await startTestWalory({ limitFactor: 1, clock: new Date().toISOString() });
    const person = await newPerson(limited);
    for (let i = 0; i < 10; i++) expect((await change(person.browser, `zgaduje-${i}`)).status).toBe(422);
    expect((await change(person.browser, person.password)).status).toBe(429);
    expect((await person.browser.delete('/api/user', { password: person.password })).status).toBe(429);
    await limited.stop();
  });

  test('passwords are stored as argon2id with a salt of their own (A-2)', async () => {
    const [one, two] = [await newPerson(walory), await newPerson(walory)];
    const rows = await walory.database.many<{ password_hash: string }>(sql`
      select password_hash from users where id in (${one.id}, ${two.id})`);
    for (const { password_hash } of rows)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]!.password_hash).not.toBe(rows[1]!.password_hash);
  });
});

describe('the API key', () => {
  test('is shown in full once, masked afterwards, and stored only as a hash (A-7)', async () => {
    const person = await newPerson(walory);
    const key = await keyOf(person);
    expect(key).toMatch(/^wal_[\w-]{64}$/);
    const me = await person.browser.get('/api/user');
    expect(me.body.data.api_key).toBe(`wal_…${key.slice(-4)}`);
    expect(me.body.data.api_key_created_at).not.toBeNull();
    expect(me.text).not.toContain(key);
    const rows = await walory.database.many(
      sql`select k::text as line from api_keys k where user_id = ${person.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(key.slice(4));
  });

  test('stands in for cookie and CSRF token, and its use is noted', async () => {
    const person = await newPerson(walory);
    const program = bearer(await keyOf(person));
    const visitor = walory.visitor();
    expect((await visitor.get('/api/user', program)).body.data.id).toBe(person.id);
    const settings = { email: false, sms: false };
    expect((await visitor.post('/api/notifications', settings, program)).status).toBe(200);
    expect(visitor.cookies.has('walory_session')).toBe(false);
    await eventually(
      async () => {
        const { last_used_at } = await walory.database.one(
          sql`select last_used_at from api_keys where user_id = ${person.id}`,
        );
        return last_used_at !== null;
      },
      () => 'the use of the key was not noted',
    );
  });

  test('a new key makes the old one worthless at once, in every process (A-7)', async () => {
    const person = await newPerson(walory);
    const other = await walory.another();
    const old = await keyOf(person);
    expect((await other.visitor().get('/api/user', bearer(old))).status).toBe(200);
    const fresh = await keyOf(person);
    expect((await walory.visitor().get('/api/user', bearer(old))).status).toBe(401);
    await until(async () => (await other.visitor().get('/api/user', bearer(old))).status === 401);
    expect((await other.visitor().get('/api/user', bearer(fresh))).status).toBe(200);
  });

  test('a removed key opens nothing, and removing it twice is no fault', async () => {
    const person = await newPerson(walory);
    const key = await keyOf(person);
    for (let i = 0; i < 2; i++) {
      expect((await person.browser.delete('/api/user/api-key/delete')).body).toEqual({ data: { ok: true } });
    }
    expect((await walory.visitor().get('/api/user', bearer(key))).status).toBe(401);
    expect((await person.browser.get('/api/user')).body.data.api_key).toBeNull();
    const audit = await walory.database.many(sql`
      select action from audit_log where subject_id = ${person.id} and action like 'api-key%' order by at`);
    expect(audit).toEqual([{ action: 'api-key-created' }, { action: 'api-key-removed' }]);
  });

  test('signing out, on whichever device, leaves the key alone', async () => {
    const person = await newPerson(walory);
    const key = await keyOf(person);
    await person.browser.post('/logout');
    expect((await walory.visitor().get('/api/user', bearer(key))).status).toBe(200);
  });
});

describe('signed-in devices', () => {
  test('are listed with what is known of them, the present one marked', async () => {
    const person = await newPerson(walory);
    const phone = walory.visitor();
    await phone.arrive();
    await phone.post('/login', person, { headers: { 'user-agent': `Telefon ${'x'.repeat(400)}` } });
    const { data, meta } = (await person.browser.get('/api/user/sessions')).body;
    expect(meta).toEqual({ total: 2, start: 0, limit: 2 });
    const current = data.find((session: { current: boolean }) => session.current);
    const other = data.find((session: { current: boolean }) => !session.current);
    expect(current).toMatchObject({ address: '127.0.0.1', impersonated: false });
    expect(other.user_agent).toMatch(/^Telefon x+$/);
    expect(other.user_agent.length).toBeLessThanOrEqual(300);
    expect(Object.keys(current).sort()).toEqual(
      ['address', 'created_at', 'current', 'id', 'impersonated', 'last_seen_at', 'user_agent'].sort(),
    );
  });

  test('an ended one gets 401 at once, also in another process soon after (A-8)', async () => {
    const person = await newPerson(walory);
    const phone = await anotherDevice(person);
    const elsewhere = await walory.another();
    const there = elsewhere.visitor();
    for (const [name, value] of phone.cookies) there.cookies.set(name, value);
    expect((await there.get('/api/user')).status).toBe(200);
    const sessions = (await person.browser.get('/api/user/sessions')).body.data;
    const { id } = sessions.find((session: { current: boolean }) => !session.current);
    expect((await person.browser.delete(`/api/user/sessions/${id}`)).status).toBe(200);
    expect((await phone.get('/api/user')).status).toBe(401);
    await until(async () => (await there.get('/api/user')).status === 401);
    expect((await person.browser.delete(`/api/user/sessions/${id}`)).status).toBe(404);
    expect((await person.browser.get('/api/user')).status).toBe(200);
  });

  test('ending the present one is signing out', async () => {
    const { browser } = await newPerson(walory);
    const [{ id }] = (await browser.get('/api/user/sessions')).body.data;
    expect((await browser.delete(`/api/user/sessions/${id}`)).status).toBe(200);
    expect(browser.cookies.has('walory_session')).toBe(false);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('expired ones are not listed', async () => {
    const person = await newPerson(walory);
    await walory.database.run(sql`
      insert into sessions (id, token_hash, user_id, remember, user_agent, address, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), '\\x00', ${person.id}, false, '', '', now(), now(), now() - interval '1 second')`);
    expect((await person.browser.get('/api/user/sessions')).body.data).toHaveLength(1);
  });
});

/** A second, or ten where the host has other work: processes hear of a change as soon as the database tells them. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  await eventually(isTrue, () => 'the other process heard nothing', 10_000);
}
