import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessToken } from '../../../src/domains/notifications/server/less/less-token.ts';
import { addressOf } from '../../../src/domains/site-texts/ui/site-text.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailsTo, mailTo, tokenIn } from '../../support/callers/mailbox.ts';
import { newPerson } from '../../support/callers/people.ts';
import { formIn, openPage, pressButton } from '../../support/callers/plain-form.ts';
import { testSecrets } from '../../support/database/test-settings.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({}, { pages: 'built' });
});
afterAll(() => walory.stop());

/** What the buttons of a page stand for. */
const choicesIn = (page: string) =>
  [...page.matchAll(/<button\b[^>]*>/g)]
    .filter(([tag]) => tag.includes('name="choice"'))
    .map(([tag]) => /value="(\w+)"/.exec(tag)?.[1]);

const headingOf = (page: string) => /<h1[^>]*>([^<]*)</.exec(page)?.[1];

describe('confirming an address', () => {
  const isVerified = async (email: string) =>
    (
      await walory.database.one<{ at: Date | null }>(
        sql`select email_verified_at as at from users where email = ${email}`,
      )
    ).at !== null;

  test('takes the button: whoever only opens the link, however often, uses nothing up (PS-10)', async () => {
    const { email } = await newPerson(walory);
    const token = tokenIn(await mailTo(walory.database, email, 'verifyEmail'));
    const scanner = walory.visitor();
    for (let i = 0; i < 3; i++) await openPage(scanner, `/verify-email/${token}`);
    await scanner.send('HEAD', `/verify-email/${token}`);
    expect(await isVerified(email)).toBe(false);
    const reader = walory.visitor();
    const { text } = await openPage(reader, `/verify-email/${token}`);
    expect(headingOf(text)).toBe('Confirm your e-mail');
    const done = await pressButton(reader, text);
    const next = done.headers.get('location')!;
    expect([done.status, next]).toEqual([303, expect.stringMatching(/^\/verify-email\?done=[\w-]{22}$/)]);
    expect(await isVerified(email)).toBe(true);
    expect(headingOf((await openPage(reader, next)).text)).toBe('E-mail verified');
    // The word of an address is no proof, nor is that of another browser.
    for (const typed of ['/verify-email?done', next])
      expect(headingOf((await openPage(walory.visitor(), typed)).text)).toBe('Check your inbox');
  });

  test('says so where the link was used or never was one, in the language of the page (PS-10)', async () => {
    const { email } = await newPerson(walory);
    const token = tokenIn(await mailTo(walory.database, email, 'verifyEmail'));
    const reader = walory.visitor();
    const { text } = await openPage(reader, `/pl/verify-email/${token}`);
    expect((await pressButton(reader, text)).headers.get('location')).toMatch(/^\/pl\/verify-email\?done=/);
    const again = await pressButton(reader, text);
    expect([again.status, headingOf(again.text)]).toEqual([
      422,
      'Adres e-mail nie został potwierdzony. Spróbuj ponownie.',
    ]);
    const forged = await openPage(reader, '/verify-email/no-such-token');
    expect((await pressButton(reader, forged.text)).status).toBe(422);
  });

  test('sends another link to who is signed in, and tells it is on its way (PS-10)', async () => {
    const { browser, email } = await newPerson(walory);
    await mailTo(walory.database, email, 'verifyEmail');
    const { text } = await openPage(browser, '/verify-email');
    const asked = await pressButton(browser, text);
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/verify-email?sent']);
    await mailTo(walory.database, email, 'verifyEmail', 2);
    expect((await openPage(browser, '/verify-email?sent')).text).toContain(`We sent a new link to ${email}.`);
    // The word of an address is no proof.
    expect(headingOf((await openPage(browser, '/verify-email?done')).text)).toBe('Check your inbox');
  });

  test('with the token of another browser’s form does nothing (SF-2)', async () => {
    const { email } = await newPerson(walory);
    const token = tokenIn(await mailTo(walory.database, email, 'verifyEmail'));
    const stranger = await openPage(walory.visitor(), `/verify-email/${token}`);
    const reader = walory.visitor();
    await openPage(reader, `/verify-email/${token}`);
    expect((await pressButton(reader, stranger.text)).status).toBe(419);
    expect(await isVerified(email)).toBe(false);
  });
});

test('an address is taken back by the button, once (PS-10)', async () => {
  const person = await newPerson(walory);
  const thief = `zlodziej-${person.email}`;
  await person.browser.put(`/api/user/${person.id}`, {
    name: 'Jan',
    email: thief,
    current_password: person.password,
  });
  const token = tokenIn(await mailTo(walory.database, person.email, 'emailChanged'));
  const owner = walory.visitor();
  const { text } = await openPage(owner, `/undo-email/${token}`);
  const emails = () => walory.database.many(sql`select email from users where id = ${person.id}`);
  expect(await emails()).toEqual([{ email: thief }]);
  const done = await pressButton(owner, text);
  const next = done.headers.get('location')!;
  expect([done.status, next]).toEqual([303, expect.stringMatching(/^\/undo-email\?done=[\w-]{22}$/)]);
  expect(await emails()).toEqual([{ email: person.email }]);
  expect(headingOf((await openPage(owner, next)).text)).toBe('Your address is back');
  expect(headingOf((await openPage(walory.visitor(), next)).text)).not.toBe('Your address is back');
  const again = await pressButton(owner, text);
  expect([again.status, headingOf(again.text)]).toEqual([422, 'This link no longer works']);
});

test('less of a topic is chosen by its button; the page says what is so now, and takes it back (PS-10)', async () => {
  const { id } = await newPerson(walory);
  const token = lessToken(await testSecrets(), new Date(), {
    userId: id,
    scope: 'portfolioMoved',
    channel: 'email',
  });
  const choices = () =>
    walory.database.many(sql`select choices from notification_settings where user_id = ${id}`);
  const reader = walory.visitor();
  const { text } = await openPage(reader, `/pl/less/${token}`);
  expect(choicesIn(text)).toContain('channel');
  expect((await pressButton(reader, text, { choice: 'everything' })).status).toBe(422);
  expect(await choices()).toEqual([]);
  const chosen = await pressButton(reader, text, { choice: 'channel' });
  const next = chosen.headers.get('location')!;
  expect([chosen.status, next.split('?')[0]]).toEqual([303, `/pl/less/${token}`]);
  expect(await choices()).toEqual([{ choices: { portfolioMoved: { email: false } } }]);
  const now = (await openPage(reader, `/pl/less/${token}`)).text;
  expect(headingOf(now)).not.toBe(headingOf(text));
  expect(choicesIn(now)).not.toContain('channel');
  const done = (await openPage(reader, next)).text;
  expect(headingOf(done)).toBe('Gotowe');
  const back = await pressButton(reader, done);
  expect([back.status, back.headers.get('location')]).toEqual([303, `/pl/less/${token}`]);
  expect(await choices()).toEqual([{ choices: {} }]);
  // What holds no longer is not said, whatever the address says.
  expect(headingOf((await openPage(reader, next)).text)).toBe(headingOf(text));
});

test('the password of a report opens it, and a wrong one is never sent back (PS-10)', async () => {
  const { browser } = await newPerson(walory);
  const { body } = await browser.post('/api/reports', {
    name: 'What I really own',
    definition: { kind: 'overview', period: { of: 'year', at: '2025' }, currency: 'pln' },
    share: { elements: ['line-chart'], password: 'bursztyn' },
  });
  const address = `/reports/${body.data.link.id}`;
  const guest = walory.visitor();
  const { text } = await openPage(guest, address);
  expect(text).not.toContain('really');
  const wrong = await pressButton(guest, text, { password: 'agat-9d3' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('This is not the password');
  expect(wrong.text).not.toContain('agat-9d3');
  const opened = await pressButton(guest, wrong.text, { password: 'bursztyn' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, address]);
  expect(headingOf((await openPage(guest, address)).text)).toBe('What I really own');
  expect((await openPage(walory.visitor(), address)).text, 'for this browser alone').not.toContain('really');
});

test.each([
  'tools/housing-loan-subsidy',
  'tools/compound-interest',
  'tools/mortgage-overpayment',
  'tools/treasury-bonds',
])('the calculator %s counts by its form alone (PS-10)', async (type) => {
  const visitor = walory.visitor();
  const address = addressOf(type, 'pl');
  const first = (await openPage(visitor, address)).text;
  const { fields } = formIn(first, 'get');
  const [name, value] = Object.entries(fields).find(([, text]) =>
    /^[1-9]\d*$/.test(text.replace(/\s/g, '')),
  )!;
  const typed = String(Number(value.replace(/\s/g, '')) * 2);
  const answer = await openPage(visitor, `${address}?${new URLSearchParams({ ...fields, [name]: typed })}`);
  expect(answer.status).toBe(200);
  const kept = formIn(answer.text, 'get').fields[name];
  expect(kept?.replace(/\s/g, '')).toBe(typed);
  const results = (page: string) => page.slice(page.indexOf('</form>'), page.indexOf('</main>'));
  expect(results(answer.text)).not.toBe(results(first));
});

test('a form about an account tells nobody whether it is there (PS-10)', async () => {
  const { email } = await newPerson(walory);
  const before = (await mailsTo(walory.database, email)).length;
  const answers = await Promise.all(
    [email, `nikt-${email}`].map(async (typed) => {
      const visitor = walory.visitor();
      const { text } = await openPage(visitor, '/forgot-password');
      const { status, headers } = await pressButton(visitor, text, { email: typed });
      return [status, headers.get('location')];
    }),
  );
  expect(answers).toEqual([
    [303, '/forgot-password?sent'],
    [303, '/forgot-password?sent'],
  ]);
  await mailTo(walory.database, email, 'resetPassword');
  expect((await mailsTo(walory.database, email)).length).toBe(before + 1);
});
