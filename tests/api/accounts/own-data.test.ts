import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailsTo, mailTo } from '../../support/callers/mailbox.ts';
import { bearer, keyOf, newPerson, type Person } from '../../support/callers/people.ts';
import { tablesWith } from '../../support/database/tables-with.ts';
import { ownIntegration } from '../../support/records/own-integration.ts';
import { newPortfolio, tinyAvatar, złoty } from '../../support/records/sample-records.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

/** Somebody who has used everything there is, with a verified address. */
async function busyPerson(): Promise<Person> {
  const person = await newPerson(walory);
  const { browser, email } = person;
  await walory.database.run(sql`update users set email_verified_at = now() where id = ${person.id}`);
  await browser.post('/api/avatars', { avatar: tinyAvatar });
  await keyOf(person);
  await browser.post('/api/lead/newsletter', { email });
  await browser.post('/api/lead/contact', { name: 'Jan', email, message: 'Dzień dobry,\ndziękuję' });
  await ownIntegration(browser);
  await walory.visitor().signIn(email, person.password);
  return person;
}

async function archiveOf({ browser }: Person) {
  const answer = await browser.get('/api/user/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="walory-\d{4}-\d\d-\d\d\.zip"$/,
  );
  return unzipSync(answer.bytes);
}

test('the archive holds everything about a person, in files that can be read', async () => {
  const person = await busyPerson();
  const files = await archiveOf(person);
  const json = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'api-key.json',
      'avatar.png',
      'contact-messages.json',
      'custom-assets.json',
      'history.json',
      'integrations.json',
      'modules.json',
      'newsletter.json',
      'notifications.json',
      'profile.json',
      'sessions.json',
      'subscriptions.json',
    ]),
  );
  expect(json('profile')).toMatchObject({ id: person.id, email: person.email, name: 'Jan Kowalski' });
  expect(json('profile'), 'what we keep for ourselves').not.toHaveProperty('search');
  expect(json('profile')).not.toHaveProperty('blocked_at');
  expect(json('sessions')).toHaveLength(2);
  expect(json('subscriptions')).toMatchObject([{ slug: 'trial', is_trial: true }]);
  expect(json('modules')).toEqual(['brokerage-investments']);
  expect(json('notifications')).toMatchObject([
    { kind: 'signedIn' },
    { kind: 'apiKeyMade' },
    { kind: 'welcome' },
  ]);
  expect(json('reminders')).toEqual({ told_to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), splits: [] });
  expect(json('integrations')).toMatchObject([
    { name: 'Demo broker', status: 'connected', rows_waiting: [] },
  ]);
  expect(json('newsletter')).toMatchObject({ left_at: null });
  expect(json('contact-messages')).toMatchObject([{ message: 'Dzień dobry,\ndziękuję' }]);
  expect(json('history').map((entry: { action: string }) => entry.action)).toContain('registered');
  expect(Buffer.from(files['avatar.png']!).subarray(1, 4).toString()).toBe('PNG');
});

test('the archive holds no secrets and nothing of others', async () => {
  const [person, other] = [await busyPerson(), await busyPerson()];
  // An operator did something to the account, from somewhere.
  await walory.database.run(sql`
    insert into audit_log (id, at, actor_id, subject_id, action, address)
    values (${newId()}, now(), ${other.id}, ${person.id}, 'sessions-ended', '203.0.113.77')`);
  const files = await archiveOf(person);
  const all = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join();
  expect(all).not.toMatch(/argon2|token_hash|key_hash|credentials|accessKey/);
  expect(all).not.toContain(other.id);
  expect(all).not.toContain(other.email);
  expect(all).toContain('sessions-ended');
  expect(all, 'where an operator acted from').not.toContain('203.0.113.77');
});

test('who has not verified an address learns nothing about what is stored under it', async () => {
  const victim = 'ofiara@example.pl';
  const visitor = await walory.visitor().arrive();
  await visitor.post('/api/lead/newsletter', { email: victim });
  await visitor.post('/api/lead/contact', { name: 'Ofiara', email: victim, message: 'Poufne' });
  const impostor = await newPerson(walory, { email: victim });
  expect(Object.keys(await archiveOf(impostor))).not.toContain('newsletter.json');
  expect((await impostor.browser.delete('/api/user', { password: impostor.password })).status).toBe(200);
  expect(
    await walory.database.many(sql`select from newsletter_subscribers where email = ${victim}`),
  ).toHaveLength(1);
  expect(await walory.database.many(sql`select from contact_messages where email = ${victim}`)).toHaveLength(
    1,
  );
});

test('a removed account is gone from every table, with its mails, sessions and key', async () => {
  const person = await busyPerson();
  const key = await keyOf(person);
  const phone = walory.visitor();
  await phone.signIn(person.email, person.password);
  const moved = `nowy-${person.email}`;
  await person.browser.put(`/api/user/${person.id}`, {
    name: 'Jan',
    email: moved,
    current_password: person.password,
  });
  await walory.database.run(sql`update users set email_verified_at = now() where id = ${person.id}`);
  const answer = await person.browser.delete('/api/user', { password: person.password });
  expect(answer.body).toEqual({ data: { ok: true } });
  expect(person.browser.cookies.has('walory_session')).toBe(false);
  expect((await phone.get('/api/user')).status).toBe(401);
  expect((await walory.visitor().get('/api/user', bearer(key))).status).toBe(401);
  expect((await walory.visitor().signIn(moved, person.password)).status).toBe(422);
  // Only the farewell is left, and the audit log, which names nobody but by an id.
  expect((await mailsTo(walory.database, moved)).map((mail) => mail.kind)).toEqual(['accountRemoved']);
  expect(await mailsTo(walory.database, person.email)).toEqual([]);
  expect(await tablesWith(walory.database, person.id)).toEqual(['audit_log']);
  expect(await tablesWith(walory.database, moved)).toEqual(['mails']);
  const audit = await walory.database.many(
    sql`select action from audit_log where subject_id = ${person.id} order by at desc limit 1`,
  );
  expect(audit).toEqual([{ action: 'account-removed' }]);
});

test('an account goes with an instrument of its own that its portfolio holds (rule A-12)', async () => {
  const person = await newPerson(walory);
  const { browser } = person;
  const own = await browser.post('/api/custom-assets', {
    name: 'Mieszkanie',
    class_id: '0193277e-0000-7000-8000-000000000201',
    currency_id: złoty,
  });
  const portfolio = await browser.post('/api/portfolios', newPortfolio());
  const held = await browser.post('/api/portfolio-assets', {
    parent_id: own.body.data.id,
    portfolio_id: portfolio.body.data.id,
    value: '10.00',
    volume: '20',
    currency_id: złoty,
    added_at: '2024-01-15',
  });
  expect(held.status).toBe(200);
  expect((await browser.delete('/api/user', { password: person.password })).status).toBe(200);
  expect(await tablesWith(walory.database, person.id)).toEqual(['audit_log']);
});

test('an account goes with what the job queue still knows of it (rule A-12)', async () => {
  const person = await newPerson(walory);
  const { browser, email, id } = person;
  await browser.get(`/api/email?type=reset-password&email=${encodeURIComponent(email)}`);
  await mailTo(walory.database, email, 'resetPassword');
  // As a simulation leaves it when it is done.
  await walory.database.raw(
    `insert into jobs.job (name, data, state) values ('backtest.run', $1, 'completed')`,
    [JSON.stringify({ userId: id, simulationId: newId() })],
  );
  expect(await tablesWith(walory.database, id)).toContain('jobs.job_common');
  expect((await browser.delete('/api/user', { password: person.password })).status).toBe(200);
  expect(await tablesWith(walory.database, id)).toEqual(['audit_log']);
  expect(await tablesWith(walory.database, email)).toEqual(['mails']);
});

test('every table that refers to a user lets go of it when it is removed', async () => {
  const { rows } = await walory.database.raw(`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`);
  expect(rows).toEqual([]);
});

test('removal needs the password', async () => {
  const person = await newPerson(walory);
  const wrong = await person.browser.delete('/api/user', { password: 'nie-to-haslo' });
  expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['currentPasswordInvalid'] }]);
  const none = await person.browser.delete('/api/user');
  expect([none.status, none.body.errors]).toEqual([422, { password: ['passwordError'] }]);
  expect((await person.browser.get('/api/user')).status).toBe(200);
});

test('the address of a removed account can be registered anew, with nothing of the old one', async () => {
  const person = await busyPerson();
  await person.browser.delete('/api/user', { password: person.password });
  const again = await newPerson(walory, { email: person.email });
  expect(again.id).not.toBe(person.id);
  expect((await again.browser.get('/api/user')).body.data).toMatchObject({ avatar: null, api_key: null });
});
