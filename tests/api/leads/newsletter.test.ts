import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leads } from '../../../src/domains/leads/server/registration.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import { mailsTo, mailTo, tokenIn } from '../../support/callers/mailbox.ts';
import { newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

const somebody = () => `czytelnik-${newId()}@example.pl`;
const stateOf = async (email: string) =>
  (
    await walory.database.maybe<{ state: string }>(
      sql`select state from newsletter_subscribers where email = ${email}`,
    )
  )?.state;

async function ask(email: string, visitor?: Visitor, locale = 'pl') {
  const by = visitor ?? (await walory.visitor().arrive());
  return by.post('/api/lead/newsletter', { email }, { headers: { 'x-locale': locale } });
}

const confirmPath = (token: string) => `/api/lead/newsletter/confirm/${token}`;
const leavePath = (token: string) => `/api/lead/newsletter/leave/${token}`;

/** Asks, and tells the link that came by mail. */
async function asked(email = somebody()): Promise<{ email: string; token: string; visitor: Visitor }> {
  const visitor = await walory.visitor().arrive();
  await ask(email, visitor);
  return { email, visitor, token: tokenIn(await mailTo(walory.database, email, 'newsletterConfirm')) };
}

async function subscribed(email = somebody()) {
  const { token, visitor } = await asked(email);
  await visitor.post(confirmPath(token));
  return { email, token, visitor };
}

/** The link by which a subscriber leaves, as the operator's file has it. */
async function leaveTokenOf(email: string): Promise<string> {
  const file = (await (await operator(walory)).get('/api/admin/newsletter/export')).text;
  const line = file.split('\r\n').find((one) => one.startsWith(email))!;
  return line.split('/').at(-1)!;
}

describe('asking', () => {
  test('is noted and answered alike, known or not, and brings a mail that asks back (PS-3, PS-4)', async () => {
    const email = somebody();
    const [first, second] = [await ask(email.toUpperCase()), await ask(email)];
    expect([first.text, second.text]).toEqual(['{"data":{"ok":true}}', '{"data":{"ok":true}}']);
    expect(await stateOf(email)).toBe('asked');
    const mail = await mailTo(walory.database, email, 'newsletterConfirm');
    expect(mail.subject).toBe('Potwierdź newsletter');
    expect(mail.plain).toMatch(/\/pl\/newsletter\/confirm\/[\w-]{60,}/);
    expect((await ask('czytelnik')).body.errors).toEqual({ email: ['emailError'] });
  });

  test.each([
    ['another header', 'a@b.pl\r\nBcc: c@d.pl'],
    ['another line', 'a@b.pl\nX: y'],
    ['a line that only Unicode knows', 'a@b.pl\u2028Bcc: c@d.pl'],
    ['two addresses', 'a@b.pl, c@d.pl'],
    ['a name', 'Jan <a@b.pl>'],
    ['a NUL', 'a\0@b.pl'],
    ['a book', `${'a'.repeat(300)}@b.pl`],
    ['a list', ['a@b.pl', 'c@d.pl']],
    ['an object', { toString: 'a@b.pl' }],
    ['nothing', ''],
  ])('with %s in the place of an address is refused, and noted nowhere (PS-3)', async (_what, email) => {
    const count = () => walory.database.one(sql`select count(*) from newsletter_subscribers`);
    const before = await count();
    const answer = await ask(email as string);
    expect([answer.status, answer.body.errors]).toEqual([422, { email: ['emailError'] }]);
    expect(await count()).toEqual(before);
  });

  test('with a megabyte is not even read (PS-3)', async () => {
    expect((await ask(`${'a'.repeat(1024 * 1024)}@b.pl`)).status).toBe(413);
  });

  test('in English brings an English mail', async () => {
    const email = somebody();
    await ask(email, undefined, 'en');
    expect((await mailTo(walory.database, email, 'newsletterConfirm')).subject).toBe(
      'Confirm the newsletter',
    );
  });

  test('for an address that has it tells only the reader of its mail so (PS-5)', async () => {
    const { email } = await subscribed();
    await walory.database.run(sql`update newsletter_subscribers set mailed_at = '{}' where email = ${email}`);
    expect((await ask(email)).text).toBe('{"data":{"ok":true}}');
    const mail = await mailTo(walory.database, email, 'newsletterKnown');
    expect(mail.unsubscribe_url).toContain('/newsletter/unsubscribe/');
    expect(await stateOf(email)).toBe('confirmed');
  });

  test('again and again brings one mail in an hour, whoever asks (PS-5)', async () => {
    const email = somebody();
    await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    await mailTo(walory.database, email, 'newsletterConfirm');
    // A later request of another address has been answered: those before it too.
    await asked();
    await expect
      .poll(
        async () =>
          (
            await walory.database.one<{ left: number }>(sql`
        select count(*)::int as left from jobs.job where name = 'leads.newsletter-asked' and state < 'completed'`)
          ).left,
      )
      .toBe(0);
    expect(await mailsTo(walory.database, email)).toHaveLength(1);
  });
});

describe('the link', () => {
  test('changes nothing when it is opened, and confirms when the button is pressed (PS-4)', async () => {
    const { email, token, visitor } = await asked();
    expect((await visitor.get(confirmPath(token))).body).toEqual({ data: { state: 'open' } });
    expect(await stateOf(email)).toBe('asked');
    expect((await visitor.post(confirmPath(token))).body).toEqual({
      data: { state: 'confirmed', is_new: true },
    });
    expect(await stateOf(email)).toBe('confirmed');
    expect((await visitor.post(confirmPath(token))).body).toEqual({
      data: { state: 'confirmed', is_new: false },
    });
    expect((await visitor.get(confirmPath(token))).body.data.state).toBe('confirmed');
  });

  test('pressed by several at once is the first of one (PS-4)', async () => {
    const { token } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => (await walory.visitor().arrive()).post(confirmPath(token))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.every(({ body }) => body.data.state === 'confirmed')).toBe(true);
    expect(answers.filter(({ body }) => body.data.is_new)).toHaveLength(1);
  });

  test('works for seven days, and then leads to asking again (PS-4)', async () => {
    const { email, token } = await asked();
    const at = async (hours: number) => {
      const then = await walory.later(hours);
      const visitor = await then.visitor().arrive();
      return (await visitor.get(confirmPath(token))).body.data.state;
    };
    expect(await at(7 * 24 - 1)).toBe('open');
    const late = await walory.later(7 * 24 + 1);
    expect((await (await late.visitor().arrive()).post(confirmPath(token))).body.data).toEqual({
      state: 'late',
      is_new: false,
    });
    expect(await stateOf(email)).toBe('asked');
  });

  test('that we never signed, or signed for leaving, is none (PS-4)', async () => {
    const { email, token, visitor } = await asked();
    const other = token.endsWith('A') ? 'B' : 'A';
    for (const forged of [
      `${token.slice(0, -2)}${other}${other}`,
      `Q${token.slice(1)}`,
      'x',
      token.slice(0, 40),
    ]) {
      expect((await visitor.post(confirmPath(forged))).status, forged).toBe(404);
      expect((await visitor.get(confirmPath(forged))).status, forged).toBe(404);
    }
    expect((await visitor.post(leavePath(token))).status, 'it does not leave').toBe(404);
    expect(await stateOf(email)).toBe('asked');
  });

  test('from before one left does not bring the newsletter back; one that was asked for since does (PS-4)', async () => {
    const { email, token, visitor } = await subscribed();
    await visitor.post(leavePath(await leaveTokenOf(email)));
    expect((await visitor.post(confirmPath(token))).body.data).toEqual({ state: 'left', is_new: false });
    expect(await stateOf(email)).toBe('left');
    await walory.database.run(sql`update newsletter_subscribers set mailed_at = '{}' where email = ${email}`);
    await ask(email);
    const newer = tokenIn(await mailTo(walory.database, email, 'newsletterConfirm', 2));
    expect((await visitor.post(confirmPath(newer))).body.data).toEqual({ state: 'confirmed', is_new: true });
  });
});

describe('leaving', () => {
  test('needs the button; the newsletter ends, and so does the consent of the account (PS-8)', async () => {
    const { email } = await subscribed();
    const { id } = await newPerson(walory, { email });
    await walory.database.run(sql`update users set newsletter = true where id = ${id}`);
    const token = await leaveTokenOf(email);
    const visitor = await walory.visitor().arrive();
    expect((await visitor.get(leavePath(token))).body.data.state).toBe('subscribed');
    expect(await stateOf(email)).toBe('confirmed');
    for (const _again of [1, 2])
      expect((await visitor.post(leavePath(token))).body).toEqual({ data: { state: 'left' } });
    expect(await stateOf(email)).toBe('left');
    expect((await visitor.get(leavePath(token))).body.data.state).toBe('left');
    expect(await walory.database.one(sql`select newsletter from users where id = ${id}`)).toEqual({
      newsletter: false,
    });
  });

  test('takes one click of a mail program, without cookies (PS-8)', async () => {
    const { email } = await subscribed();
    const token = await leaveTokenOf(email);
    const click = (body: string, at = token) =>
      walory.visitor().post(`/pl/newsletter/unsubscribe/${at}`, undefined, {
        raw: body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await click('hello=1')).status).toBe(400);
    expect((await click('List-Unsubscribe=One-Click', 'x')).status).toBe(404);
    expect(await stateOf(email)).toBe('confirmed');
    expect((await click('List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await stateOf(email)).toBe('left');
  });
});

describe('the tick at registration', () => {
  async function registered(newsletter: boolean) {
    const browser = await walory.visitor().arrive();
    const email = somebody();
    const password = 'bursztyn-1919';
    await browser.post('/register', {
      username: 'Jan',
      email,
      password,
      password_confirmation: password,
      terms: true,
      newsletter,
    });
    const verify = async () => {
      const token = tokenIn(await mailTo(walory.database, email, 'verifyEmail'));
      await browser.post('/api/email', { type: 'email-verification', token });
    };
    return { email, verify };
  }

  test('is a request that proving the address confirms, without a mail of its own (PS-7)', async () => {
    const { email, verify } = await registered(true);
    expect(await stateOf(email)).toBe('asked');
    await verify();
    expect(await stateOf(email)).toBe('confirmed');
    const kinds = (await mailsTo(walory.database, email)).map(({ kind }) => kind);
    expect(kinds).not.toContain('newsletterConfirm');
  });

  test('left out confirms nothing, not even what a stranger asked for (PS-7)', async () => {
    const { email, verify } = await registered(false);
    expect(await stateOf(email)).toBeUndefined();
    await ask(email);
    await verify();
    expect(await stateOf(email)).toBe('asked');
  });
});

test('requests go after seven days, those who left after thirty, subscribers stay (PS-6)', async () => {
  const [request, left, stays] = [await asked(), await subscribed(), await subscribed()];
  await left.visitor.post(leavePath(await leaveTokenOf(left.email)));
  const tidyUp = (days: number) => {
    const now = () => new Date(Date.now() + days * 86_400_000);
    return leads.tidyUp!({ database: walory.database, clock: { now } } as Services);
  };
  const states = () => Promise.all([request, left, stays].map(({ email }) => stateOf(email)));
  await tidyUp(6);
  expect(await states()).toEqual(['asked', 'left', 'confirmed']);
  await tidyUp(8);
  expect(await states()).toEqual([undefined, 'left', 'confirmed']);
  await tidyUp(31);
  expect(await states()).toEqual([undefined, undefined, 'confirmed']);
  const visitor = await walory.visitor().arrive();
  expect((await visitor.get(confirmPath(request.token))).body.data.state).toBe('over');
});

test('the operator finds subscribers by address and state, and takes the confirmed along (PS-8, OP-1)', async () => {
  const admin = await operator(walory);
  // An address that a spreadsheet would run.
  const confirmed = `=cmd-${newId()}@example.pl`;
  await subscribed(confirmed);
  const { email: waiting } = await asked(`zz-${newId()}@example.pl`);
  const list = async (query: string) => (await admin.get(`/api/admin/newsletter?${query}`)).body.data;
  expect(await list(`search=${encodeURIComponent(waiting.slice(0, 12))}`)).toMatchObject([
    { email: waiting, state: 'asked', locale: 'pl', confirmed_at: null },
  ]);
  expect(await list(`search=${encodeURIComponent(waiting)}&state=confirmed`)).toEqual([]);
  expect((await list('state=confirmed')).map(({ email }: { email: string }) => email)).toContain(confirmed);
  const file = await admin.get('/api/admin/newsletter/export');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="walory-newsletter.csv"');
  const lines = file.text.replace(/^\ufeff/, '').split('\r\n');
  expect(lines[0]).toBe('email,confirmed_at,language,unsubscribe');
  expect(lines.filter((line) => line.includes(confirmed))).toEqual([
    expect.stringMatching(
      /^'=cmd-[\w-]+@example\.pl,2\d{3}-[^,]+Z,pl,http:\/\/\S+\/pl\/newsletter\/unsubscribe\/[\w-]{60,}$/,
    ),
  ]);
  expect(file.text).not.toContain(waiting);
});
