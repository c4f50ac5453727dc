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

const invalidToken = { message: 'Invalid token. Try again.', errors: { token: ['invalidToken'] } };
const newPassword = 'krzemien-2025';

function verify(browser: Visitor, token: string): Promise<Answer> {
  return browser.post('/api/email', { type: 'email-verification', token });
}

function reset(browser: Visitor, token: string, password = newPassword): Promise<Answer> {
  return browser.post('/api/email', {
    type: 'reset-password',
    token,
    password,
    password_confirmation: password,
  });
}

async function verificationTokenOf(person: Person): Promise<string> {
  return tokenIn(await mailTo(walory.database, person.email, 'verifyEmail'));
}

async function askForReset(email: string, headers: Record<string, string> = {}): Promise<Answer> {
  const visitor = await walory.visitor().arrive();
  return visitor.get(`/api/email?type=reset-password&email=${encodeURIComponent(email)}`, { headers });
}

async function resetTokenOf(person: Person, count = 1): Promise<string> {
  await askForReset(person.email);
  return tokenIn(await mailTo(walory.database, person.email, 'resetPassword', count));
}

test('the link in the first mail verifies the address, from any device and without signing in', async () => {
  const person = await newPerson(walory);
  const phone = await walory.visitor().arrive();
  expect((await verify(phone, await verificationTokenOf(person))).body).toEqual({ data: { ok: true } });
  expect((await person.browser.get('/api/user')).body.data.email_verified_at).not.toBeNull();
});

test('whoever reads the table of mails, or every other, finds no link that opens an account (A-17)', async () => {
  const person = await newPerson(walory);
  const tokens = [await verificationTokenOf(person), await resetTokenOf(person)];
  const stored = await walory.database.many(sql`select * from mails where recipient = ${person.email}`);
  expect(stored).toHaveLength(2);
  for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token);
  const visitor = await walory.visitor().arrive();
  for (const { plain } of stored as { plain: string }[]) {
    const sealed = /(?:verify-email|reset-password)\/(\S+)/.exec(plain)![1]!;
    expect((await verify(visitor, sealed)).status).toBe(422);
    expect((await reset(visitor, sealed)).status).toBe(422);
  }
  expect((await reset(visitor, tokens[1]!)).status).toBe(200);
});

test('a verification link works once (A-4)', async () => {
  const person = await newPerson(walory);
  const token = await verificationTokenOf(person);
  await verify(person.browser, token);
  const again = await verify(person.browser, token);
  expect([again.status, again.body]).toEqual([422, invalidToken]);
});

test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(200)])(
  'a made-up token %j verifies nothing',
  async (token) => {
    const visitor = await walory.visitor().arrive();
    const answer = await verify(visitor, token);
    expect([answer.status, answer.body.errors]).toEqual([422, invalidToken.errors]);
  },
);

test('a verification link dies with the address it was sent to', async () => {
  const person = await newPerson(walory);
  const token = await verificationTokenOf(person);
  const moved = `nowy-${person.email}`;
  await person.browser.put(`/api/user/${person.id}`, {
    name: 'Jan',
    email: moved,
    current_password: person.password,
  });
  expect((await verify(person.browser, token)).status).toBe(422);
  await person.browser.put(`/api/user/${person.id}`, {
    name: 'Jan',
    email: person.email,
    current_password: person.password,
  });
  expect((await verify(person.browser, token)).status).toBe(422);
  expect((await person.browser.get('/api/user')).body.data.email_verified_at).toBeNull();
  expect(
    (await verify(person.browser, tokenIn(await mailTo(walory.database, person.email, 'verifyEmail', 2))))
      .status,
  ).toBe(200);
});

test('a verification link lasts 48 hours (A-4)', async () => {
  const person = await newPerson(walory);
  const token = await verificationTokenOf(person);
  const later = await walory.later(48.1);
  expect((await verify(await later.visitor().arrive(), token)).body).toEqual(invalidToken);
  expect((await verify(await walory.visitor().arrive(), token)).status).toBe(200);
});

test('the verification mail is sent again in the language of the page, until the address is verified', async () => {
  const person = await newPerson(walory);
  const resend = () => person.browser.get('/api/email?type=verification', { headers: { 'x-locale': 'pl' } });
  expect((await resend()).body).toEqual({ data: { ok: true } });
  const mail = await mailTo(walory.database, person.email, 'verifyEmail', 2);
  expect(mail).toMatchObject({ locale: 'pl', subject: 'Potwierdź swój adres e-mail' });
  expect(mail.plain).toContain('/pl/verify-email/');
  await verify(person.browser, tokenIn(mail));
  expect((await resend()).body).toEqual({ data: { ok: true } });
  expect(await mailsTo(walory.database, person.email)).toHaveLength(2);
});

test('sending the verification mail again needs a signed-in person', async () => {
  const visitor = await walory.visitor().arrive();
  expect((await visitor.get('/api/email?type=verification')).status).toBe(401);
});

test('a forgotten password: the link sets a new one, signs every device out and tells the owner (A-5)', async () => {
  const person = await newPerson(walory);
  const phone = walory.visitor();
  await phone.signIn(person.email, person.password);
  const token = await resetTokenOf(person);
  const visitor = await walory.visitor().arrive();
  expect((await reset(visitor, token)).body).toEqual({ data: { ok: true } });
  expect(visitor.cookies.has('walory_session')).toBe(false);
  expect([(await person.browser.get('/api/user')).status, (await phone.get('/api/user')).status]).toEqual([
    401, 401,
  ]);
  expect((await walory.visitor().signIn(person.email, person.password)).status).toBe(422);
  const again = walory.visitor();
  expect((await again.signIn(person.email, newPassword)).status).toBe(200);
  expect((await again.get('/api/user')).body.data.email_verified_at).not.toBeNull();
  expect(await mailTo(walory.database, person.email, 'passwordChanged')).toBeDefined();
});

test('the mail after a reset says that the API key ended too, in the reader’s language, and only where one did (A-19)', async () => {
  const mailAfterReset = async (locale: string, hasKey: boolean) => {
    const person = await newPerson(walory);
    await walory.database.run(sql`update users set locale = ${locale} where id = ${person.id}`);
    if (hasKey) await keyOf(person);
    await reset(await walory.visitor().arrive(), await resetTokenOf(person));
    return mailTo(walory.database, person.email, 'passwordChanged');
  };
  expect((await mailAfterReset('en', true)).plain).toContain('Your API key has stopped working too.');
  expect((await mailAfterReset('pl', true)).html).toContain('Twój klucz API też przestał działać.');
  expect((await mailAfterReset('en', false)).plain).not.toContain('API');
});

test('a reset link works once, and takes all others with it (A-4)', async () => {
  const person = await newPerson(walory);
  const first = await resetTokenOf(person);
  const second = await resetTokenOf(person, 2);
  const visitor = await walory.visitor().arrive();
  expect((await reset(visitor, second)).status).toBe(200);
  for (const token of [first, second]) {
    const answer = await reset(visitor, token, 'jeszcze-inne-haslo');
    expect([answer.status, answer.body]).toEqual([422, invalidToken]);
  }
  expect((await walory.visitor().signIn(person.email, newPassword)).status).toBe(200);
});

test('a reset link lasts an hour (A-4)', async () => {
  const person = await newPerson(walory);
  const token = await resetTokenOf(person);
  const later = await walory.later(1.02);
  expect((await reset(await later.visitor().arrive(), token)).body).toEqual(invalidToken);
});

test('a link serves only its purpose', async () => {
  const person = await newPerson(walory);
  const verification = await verificationTokenOf(person);
  const resetting = await resetTokenOf(person);
  expect((await reset(person.browser, verification)).status).toBe(422);
  expect((await verify(person.browser, resetting)).status).toBe(422);
  expect((await verify(person.browser, verification)).status).toBe(200);
  expect((await reset(await walory.visitor().arrive(), resetting)).status).toBe(200);
});

test('a reset link dies when the address or the password is changed', async () => {
  const person = await newPerson(walory);
  const token = await resetTokenOf(person);
  await person.browser.put(`/api/user/${person.id}`, {
    name: 'Jan',
    email: `nowy-${person.email}`,
    current_password: person.password,
  });
  expect((await reset(await walory.visitor().arrive(), token)).status).toBe(422);
  const other = await newPerson(walory);
  const otherToken = await resetTokenOf(other);
  await other.browser.put('/api/user/password', {
    current_password: other.password,
    password: newPassword,
    password_confirmation: newPassword,
  });
  expect((await reset(await walory.visitor().arrive(), otherToken)).status).toBe(422);
});

test('a weak new password is refused and leaves the link usable (A-2)', async () => {
  const person = await newPerson(walory);
  const token = await resetTokenOf(person);
  const visitor = await walory.visitor().arrive();
  expect((await reset(visitor, token, 'krotkie')).body.errors).toEqual({ password: ['newPasswordTooWeak'] });
  expect((await reset(visitor, token)).status).toBe(200);
});

test('of two redemptions at once exactly one wins', async () => {
  const person = await newPerson(walory);
  const token = await resetTokenOf(person);
  const passwords = ['pierwsze-haslo', 'drugie-haslo', 'trzecie-haslo'];
  const visitors = await Promise.all(passwords.map(() => walory.visitor().arrive()));
  const answers = await Promise.all(passwords.map((password, i) => reset(visitors[i]!, token, password)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
  const winner = passwords[answers.findIndex((answer) => answer.status === 200)]!;
  expect((await walory.visitor().signIn(person.email, winner)).status).toBe(200);
});

test('of two verifications at once exactly one wins', async () => {
  const person = await newPerson(walory);
  const token = await verificationTokenOf(person);
  const answers = await Promise.all([verify(person.browser, token), verify(person.browser, token)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
});

test('asking for a reset answers the same for known and unknown addresses, and only queues the request (A-3)', async () => {
  const web = await startTestWalory({ role: 'web' });
  const { email } = await newPerson(web);
  const visitor = await web.visitor().arrive();
  const ask = (address: string) =>
    visitor.get(`/api/email?type=reset-password&email=${encodeURIComponent(address)}`);
  const known = await ask(email);
  const unknown = await ask('nikt@example.pl');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(known.body).toEqual({ data: { ok: true } });
  // Nothing was looked up yet, so neither answer nor time can tell: a worker finds out later.
  const { rows } = await web.database.raw(
    `select data->>'email' as email from jobs.job where name = 'identity.reset-requested'`,
  );
  // A queue promises no order between two requests, so none is asked of it here.
  expect(rows.map((row) => row.email).toSorted()).toEqual([email, 'nikt@example.pl'].toSorted());
  expect(
    (await web.database.many(sql`select from mail_tokens where purpose = 'reset-password'`)).length,
  ).toBe(0);
  await web.stop();
});

test('the reset mail comes in the language of the page; an unknown address gets none', async () => {
  const person = await newPerson(walory);
  await askForReset('nikt@example.pl');
  await askForReset(person.email.toUpperCase(), { 'x-locale': 'pl' });
  const mail = await mailTo(walory.database, person.email, 'resetPassword');
  expect(mail).toMatchObject({ locale: 'pl', subject: 'Ustaw nowe hasło' });
  expect(mail.plain).toContain('http://localhost:0/pl/reset-password/');
  expect(await mailsTo(walory.database, 'nikt@example.pl')).toEqual([]);
});

test.each([
  ['no address', '', { email: ['emailError'] }],
  ['an address that is none', '&email=jan', { email: ['emailError'] }],
])('asking for a reset with %s is refused', async (_what, query, errors) => {
  const visitor = await walory.visitor().arrive();
  const answer = await visitor.get(`/api/email?type=reset-password${query}`);
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

test('links never lead to the host a caller made up', async () => {
  const published = await walory.another({ publicUrl: 'https://walory.example' });
  const forger = await published.visitor().arrive();
  const email = 'host@example.pl';
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await forger.post(
    '/register',
    { username: 'J', email, password: newPassword, password_confirmation: newPassword, terms: true },
    { headers },
  );
  const mail = await mailTo(walory.database, email, 'verifyEmail');
  expect(mail.html + mail.plain).not.toContain('evil.example');
  expect(mail.plain).toContain('https://walory.example/verify-email/');
});

test('tokens are stored only as hashes (A-4)', async () => {
  const person = await newPerson(walory);
  const token = await verificationTokenOf(person);
  const rows = await walory.database.many(
    sql`select t::text as line from mail_tokens t where user_id = ${person.id}`,
  );
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each(['never verified', 'verified'])('a reset of a %s account ends its API key (A-19)', async (kind) => {
  const person = await newPerson(walory);
  if (kind === 'verified')
    await walory.database.run(sql`update users set email_verified_at = now() where id = ${person.id}`);
  const key = await keyOf(person);
  const owner = await walory.visitor().arrive();
  await reset(owner, await resetTokenOf(person));
  expect((await walory.visitor().get('/api/user', bearer(key))).status).toBe(401);
});

test('mails and guesses are limited for each account and address', async () => {
  const limited = await startTestWalory({ limitFactor: 1, clock: new Date().toISOString(), role: 'web' });
  const { browser } = await newPerson(limited);
  const ask = (email: string) => browser.get(`/api/email?type=reset-password&email=${email}`);
  for (let i = 0; i < 5; i++) expect((await ask('cel@example.pl')).status).toBe(200);
  expect((await ask('cel@example.pl')).status).toBe(429);
  expect((await ask('inny@example.pl')).status).toBe(200);
  for (let i = 0; i < 30; i++) expect((await verify(browser, `zgaduje-${i}`)).status).toBe(422);
  expect((await verify(browser, 'zgaduje')).status).toBe(429);
  await limited.stop();
});

test('whoever tries out which addresses are taken by moving there is limited too', async () => {
  const limited = await startTestWalory({ limitFactor: 1, clock: new Date().toISOString(), role: 'web' });
  const { email } = await newPerson(limited);
  const { browser, id, password } = await newPerson(limited);
  const move = () => browser.put(`/api/user/${id}`, { name: 'Jan', email, current_password: password });
  for (let i = 0; i < 5; i++) expect((await move()).body.errors).toEqual({ email: ['emailTaken'] });
  expect((await move()).status).toBe(429);
  await limited.stop();
});
