import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailsTo, mailTo, tokenIn } from '../../support/callers/mailbox.ts';
import { bearer, keyOf, newPerson, type Person } from '../../support/callers/people.ts';
import type { Answer, Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

function move(person: Person, email: string, password: string | null = person.password): Promise<Answer> {
  return person.browser.put(`/api/user/${person.id}`, {
    name: 'Jan',
    email,
    ...(password !== null && { current_password: password }),
  });
}

const redeem = (browser: Visitor, type: string, token: string) =>
  browser.post('/api/email', {
    type,
    token,
    password: 'krzemien-2025',
    password_confirmation: 'krzemien-2025',
  });

async function undo(token: string, product = walory): Promise<Answer> {
  return redeem(await product.visitor().arrive(), 'email-undo', token);
}

/** Asks for a link, and waits until the worker has answered somebody who asked later. */
async function askForReset(email: string): Promise<void> {
  const visitor = await walory.visitor().arrive();
  const ask = (address: string) =>
    visitor.get(`/api/email?type=reset-password&email=${encodeURIComponent(address)}`);
  await ask(email);
  await expect
    .poll(async () => {
      const { rows } = await walory.database.raw(
        `select from jobs.job where name = 'identity.reset-requested' and state < 'completed'`,
      );
      return rows.length;
    })
    .toBe(0);
}

const emailOf = async ({ browser }: Person) => (await browser.get('/api/user')).body.data.email;
const kindsTo = async (email: string) => (await mailsTo(walory.database, email)).map(({ kind }) => kind);
const wayBackOf = async (email: string) => tokenIn(await mailTo(walory.database, email, 'emailChanged'));

test('another address needs the password (A-18)', async () => {
  const person = await newPerson(walory);
  const email = `nowy-${person.email}`;
  expect((await move(person, email, null)).body.errors).toEqual({ current_password: ['passwordError'] });
  expect((await move(person, email, '')).body.errors).toEqual({ current_password: ['passwordError'] });
  expect((await move(person, email, 'nie-to')).body.errors).toEqual({
    current_password: ['currentPasswordInvalid'],
  });
  expect(await emailOf(person)).toBe(person.email);
  expect((await move(person, person.email, null)).status, 'the same address needs none').toBe(200);
  expect((await move(person, email)).status).toBe(200);
  expect(await emailOf(person)).toBe(email);
});

test('an address that is not confirmed resets no password; the one before is shown the way back (A-18)', async () => {
  const person = await newPerson(walory);
  const email = `nowy-${person.email}`;
  await move(person, email);
  await askForReset(email);
  expect(await kindsTo(email)).toEqual(['verifyEmail']);
  await askForReset(person.email);
  expect(await kindsTo(person.email)).toEqual(['verifyEmail', 'emailChanged', 'emailChanged']);

  const verified = await redeem(
    person.browser,
    'email-verification',
    tokenIn(await mailTo(walory.database, email, 'verifyEmail')),
  );
  expect(verified.status).toBe(200);
  await askForReset(email);
  expect(await kindsTo(email)).toEqual(['verifyEmail', 'resetPassword']);
});

test('the way back restores the address, ends sessions, key and password, and leads to a new one (A-18)', async () => {
  const person = await newPerson(walory);
  const email = `zlodziej-${person.email}`;
  const key = await keyOf(person);
  await move(person, email);
  // The thief has even confirmed the address and prepared a reset.
  await redeem(
    person.browser,
    'email-verification',
    tokenIn(await mailTo(walory.database, email, 'verifyEmail')),
  );
  await askForReset(email);
  const prepared = tokenIn(await mailTo(walory.database, email, 'resetPassword'));

  const token = await wayBackOf(person.email);
  expect((await undo(token)).body).toEqual({ data: { ok: true } });
  expect((await person.browser.get('/api/user')).status).toBe(401);
  expect((await walory.visitor().get('/api/user', bearer(key))).status).toBe(401);
  for (const known of [email, person.email])
    expect((await walory.visitor().signIn(known, person.password)).status).toBe(422);
  expect((await redeem(await walory.visitor().arrive(), 'reset-password', prepared)).status).toBe(422);
  expect((await undo(token)).status, 'the link works once').toBe(422);

  const owner = await walory.visitor().arrive();
  const link = tokenIn(await mailTo(walory.database, person.email, 'resetPassword'));
  expect((await redeem(owner, 'reset-password', link)).status).toBe(200);
  expect((await owner.signIn(person.email, 'krzemien-2025')).status).toBe(200);
  expect((await owner.get('/api/user')).body.data).toMatchObject({ id: person.id, email: person.email });
  const actions = await walory.database.many<{ action: string }>(
    sql`select action from audit_log where subject_id = ${person.id} order by at`,
  );
  expect(actions.map(({ action }) => action)).toContain('email-taken-back');
});

test('nobody shakes the owner off by moving twice, or by taking the address of before (A-18)', async () => {
  const person = await newPerson(walory);
  const [first, second] = [`raz-${person.email}`, `dwa-${person.email}`];
  await move(person, first);
  await redeem(
    person.browser,
    'email-verification',
    tokenIn(await mailTo(walory.database, first, 'verifyEmail')),
  );
  await move(person, second);
  expect(await kindsTo(first), 'an address in between gets no way back').not.toContain('emailChanged');
  expect((await kindsTo(person.email)).filter((kind) => kind === 'emailChanged')).toHaveLength(2);

  const squatter = await walory.visitor().arrive();
  const registered = await squatter.post('/register', {
    username: 'Ktoś',
    email: person.email,
    password: 'bursztyn-1919',
    password_confirmation: 'bursztyn-1919',
    terms: true,
  });
  expect(registered.body.errors).toEqual({ email: ['emailTaken'] });
  const other = await newPerson(walory);
  expect((await move(other, person.email)).body.errors).toEqual({ email: ['emailTaken'] });

  expect((await undo(await wayBackOf(person.email))).status).toBe(200);
  const [row] = await walory.database.many<{ email: string }>(
    sql`select email from users where id = ${person.id}`,
  );
  expect(row!.email).toBe(person.email);
});

test('whoever goes back by the form leaves nothing to undo at the address in between', async () => {
  const person = await newPerson(walory);
  const between = `chwilowy-${person.email}`;
  await move(person, between);
  await move(person, person.email);
  expect(await kindsTo(between)).toEqual(['verifyEmail']);
  await askForReset(person.email);
  expect(await kindsTo(person.email)).toContain('resetPassword');
});

test('the way back is open for 7 days, and then the address is free (A-18)', async () => {
  const [early, late] = [await newPerson(walory), await newPerson(walory)];
  for (const person of [early, late]) await move(person, `nowy-${person.email}`);
  const before = await walory.later(7 * 24 - 1);
  const after = await walory.later(7 * 24 + 1);
  expect((await undo(await wayBackOf(early.email), before)).status).toBe(200);
  expect((await undo(await wayBackOf(late.email), after)).status).toBe(422);
  await after.visitor().register({ email: late.email });
});

test('a link that was asked for later does not lengthen the 7 days (A-18)', async () => {
  const person = await newPerson(walory);
  await move(person, `nowy-${person.email}`);
  await askForReset(person.email);
  const asked = tokenIn(await mailTo(walory.database, person.email, 'emailChanged', 2));
  // As if it had been asked for on the last of the days, and opened after it.
  await walory.database.run(
    sql`update users set former_email_until = ${new Date(Date.now() - 1000)} where id = ${person.id}`,
  );
  expect((await undo(asked)).status).toBe(422);
  expect(await emailOf(person)).toBe(`nowy-${person.email}`);
});
