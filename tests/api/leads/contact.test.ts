import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leads } from '../../../src/domains/leads/server/registration.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newFormToken } from '../../../src/platform/http/form-token.ts';
import type { Services } from '../../../src/platform/services.ts';
import { mailsTo } from '../../support/callers/mailbox.ts';
import { newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { testSecrets } from '../../support/database/test-settings.ts';
import { startPostOffice } from '../../support/post-office.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const contactEmail = 'kontakt@walory.example';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ contactEmail });
});
afterAll(() => walory.stop());

const messagesOf = (email: string) =>
  walory.database.many<{ message: string }>(
    sql`select name, email, company, phone, message, locale from contact_messages where email = ${email}`,
  );

const somebody = () => `jan-${newId()}@example.pl`;
const written = (email: string, more: object = {}) => ({
  name: 'Jan',
  email,
  message: 'Dzień dobry',
  ...more,
});

test('a message is on the desk as it was written, and goes to the operator, whose answer goes to the sender (PS-2)', async () => {
  const visitor = await walory.visitor().arrive();
  const email = somebody();
  const message = 'Dzień dobry,\n\n<b>pytanie</b>: 5 > 3?\t\u{1f600}';
  const answer = await visitor.post(
    '/api/lead/contact',
    { name: ' Jan Bąk ', email: email.toUpperCase(), company: 'ABC', message },
    { headers: { 'x-locale': 'pl' } },
  );
  expect(answer.body).toEqual({ data: { ok: true } });
  expect(await messagesOf(email)).toEqual([
    { name: 'Jan Bąk', email, company: 'ABC', phone: null, message, locale: 'pl' },
  ]);
  const mail = (await mailsTo(walory.database, contactEmail)).at(-1)!;
  expect(mail).toMatchObject({ kind: 'contactMessage', subject: 'Wiadomość: Jan Bąk', reply_to: email });
  expect(mail.plain).toContain('<b>pytanie</b>: 5 > 3?');
  expect(mail.html).toContain('&lt;b&gt;pytanie&lt;/b&gt;');
  expect(mail.plain).toContain('Firma: ABC');
  expect(mail.plain).not.toContain('Telefon');
});

test('the answer to the mail goes to the sender and to nobody else (PS-2)', async () => {
  const office = await startPostOffice();
  const sending = await startTestWalory({ contactEmail, smtpUrl: office.url });
  const email = somebody();
  await (await sending.visitor().arrive()).post('/api/lead/contact', written(email));
  await expect.poll(() => office.received.length).toBe(1);
  const { message, to } = office.received[0]!;
  expect(to).toEqual([contactEmail]);
  expect(message).toMatch(new RegExp(`^Reply-To: ${email}\\r$`, 'm'));
  expect(message).not.toMatch(/^(?:Bcc|Cc):/m);
  await sending.stop();
  await office.close();
});

test('whatever a sender is called, the mail has no header but ours (PS-2)', async () => {
  const office = await startPostOffice();
  const sending = await startTestWalory({ contactEmail, smtpUrl: office.url });
  const visitor = await sending.visitor().arrive();
  const names = [
    'Jan" <x@evil.example>, "',
    'Jan\u2028Bcc: x@evil.example',
    '=?utf-8?Q?Jan=0D=0ABcc:_x@evil.example?=',
  ];
  for (const name of names)
    expect((await visitor.post('/api/lead/contact', written(somebody(), { name }))).status).toBe(200);
  await expect.poll(() => office.received.length).toBe(names.length);
  for (const { message, to } of office.received) {
    expect(to).toEqual([contactEmail]);
    const head = message.slice(0, message.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
    expect(head).not.toMatch(/^(?:To|From|Reply-To|Sender):.*evil/im);
  }
  await sending.stop();
  await office.close();
});

test.each([
  ['nothing', {}, { name: ['fillAllFields'], email: ['emailError'], message: ['fillAllFields'] }],
  [
    'only spaces',
    { name: ' ', email: 'a@b.pl', message: '\n ' },
    { name: ['fillAllFields'], message: ['fillAllFields'] },
  ],
  ['a book', { name: 'Jan', email: 'a@b.pl', message: 'x'.repeat(2001) }, { message: ['tooLong'] }],
  [
    'a message no database can hold',
    { name: 'Jan', email: 'a@b.pl', message: 'a\0b' },
    { message: ['messageError'] },
  ],
  ['a name of two lines', { name: 'Jan\r\nBcc: x', email: 'a@b.pl', message: 'x' }, { name: ['invalid'] }],
  ['a NUL in a name', { name: 'Jan\0', email: 'a@b.pl', message: 'x' }, { name: ['invalid'] }],
  ['two addresses', { name: 'Jan', email: 'a@b.pl,c@d.pl', message: 'x' }, { email: ['emailError'] }],
  [
    'an address of two lines',
    { name: 'Jan', email: 'a@b.pl\r\nBcc: c@d.pl', message: 'x' },
    { email: ['emailError'] },
  ],
  [
    'a telephone of two lines',
    { name: 'Jan', email: 'a@b.pl', phone: '1\r\nBcc: c@d.pl', message: 'x' },
    { phone: ['invalid'] },
  ],
  [
    'a company of two lines',
    { name: 'Jan', email: 'a@b.pl', company: 'A\nB', message: 'x' },
    { company: ['invalid'] },
  ],
])('a contact form with %s is refused (PS-2)', async (_what, form, errors) => {
  const visitor = await walory.visitor().arrive();
  const answer = await visitor.post('/api/lead/contact', form);
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

test('two thousand characters are a message, a megabyte is none (PS-2)', async () => {
  const visitor = await walory.visitor().arrive();
  const email = somebody();
  expect(
    (await visitor.post('/api/lead/contact', written(email, { message: 'x'.repeat(2000) }))).status,
  ).toBe(200);
  const huge = written(email, { message: 'x'.repeat(1024 * 1024) });
  expect((await visitor.post('/api/lead/contact', huge)).status).toBe(413);
  expect(await messagesOf(email)).toHaveLength(1);
});

describe('machines', () => {
  const secrets = testSecrets();
  const drawn = async (secondsAgo: number, by = secrets) =>
    newFormToken(await by, 'x', new Date(Date.now() - secondsAgo * 1000));
  const send = async (more: object): Promise<[number, number]> => {
    const visitor = await walory.visitor().arrive();
    const email = somebody();
    const answer = await visitor.post('/api/lead/contact', written(email, more));
    return [answer.status, (await messagesOf(email)).length];
  };

  test('a form that somebody filled in is believed (PS-9)', async () => {
    expect(await send({ form_token: await drawn(3) })).toEqual([200, 1]);
    expect(await send({ form_token: await drawn(23 * 3600), homepage: '' })).toEqual([200, 1]);
    expect(await send({}), 'a call from no form').toEqual([200, 1]);
  });

  test('the field that nobody sees, a form sent at once or a moment we never signed: thanked, and nothing is stored (PS-9)', async () => {
    expect(await send({ form_token: await drawn(3), homepage: 'https://spam.example' })).toEqual([200, 0]);
    expect(await send({ form_token: await drawn(0) })).toEqual([200, 0]);
    expect(await send({ form_token: await drawn(-3600) })).toEqual([200, 0]);
    expect(await send({ form_token: 'x' })).toEqual([200, 0]);
    const token = await drawn(3);
    expect(await send({ form_token: `k${token.slice(1)}` })).toEqual([200, 0]);
    const answers = await Promise.all(
      [{ homepage: 'x' }, {}].map(
        async (more) =>
          (await (await walory.visitor().arrive()).post('/api/lead/contact', written(somebody(), more))).text,
      ),
    );
    expect(new Set(answers).size, 'both are told the same').toBe(1);
  });

  test('a form that was open for a day comes back with a token that may be sent at once (PS-9)', async () => {
    const visitor = await walory.visitor().arrive();
    const email = somebody();
    const late = await visitor.post(
      '/api/lead/contact',
      written(email, { form_token: await drawn(25 * 3600) }),
    );
    expect([late.status, late.body.errors]).toEqual([422, { form_token: ['formLate'] }]);
    const again = written(email, { form_token: late.body.params.form_token });
    expect((await visitor.post('/api/lead/contact', again)).status).toBe(200);
    expect(await messagesOf(email)).toHaveLength(1);
  });
});

test('each form of visitors is limited by network, apart from the other (PS-9)', async () => {
  const limited = await startTestWalory({ limitFactor: 1, clock: new Date().toISOString() });
  const visitor = await limited.visitor().arrive();
  const statuses = async (path: string, body: (i: number) => object) => {
    const got: number[] = [];
    for (let i = 0; i < 11; i++) got.push((await visitor.post(path, body(i))).status);
    return got;
  };
  const tenThenNoMore = [...Array(10).fill(200), 429];
  expect(await statuses('/api/lead/newsletter', (i) => ({ email: `a${i}@b.pl` }))).toEqual(tenThenNoMore);
  expect(await statuses('/api/lead/contact', (i) => written(`a${i}@b.pl`))).toEqual(tenThenNoMore);
  await limited.stop();
});

describe('the desk', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await operator(walory);
  });

  test('messages are found by name, address or words, and by whether they were answered (PS-2, OP-1)', async () => {
    const visitor = await walory.visitor().arrive();
    const word = `Gżegżółka${newId().slice(-6)}`;
    for (const message of ['pierwsza', 'druga', 'trzecia'])
      await visitor.post('/api/lead/contact', { name: word, email: somebody(), message });
    const list = async (query: string) =>
      (await admin.get(`/api/admin/contact-messages?search=${encodeURIComponent(word)}${query}`)).body;
    const texts = (body: { data: { message: string }[] }) => body.data.map(({ message }) => message);
    expect(texts(await list(''))).toEqual(['trzecia', 'druga', 'pierwsza']);
    const page = await list('&start=1&limit=1');
    expect([texts(page), page.meta]).toEqual([['druga'], { total: 3, start: 1, limit: 1 }]);
    const [{ id }] = page.data;
    expect((await admin.put(`/api/admin/contact-messages/${id}`, { answered: true })).status).toBe(200);
    expect(texts(await list('&state=answered'))).toEqual(['druga']);
    expect(texts(await list('&state=open'))).toEqual(['trzecia', 'pierwsza']);
    expect((await admin.put(`/api/admin/contact-messages/${id}`, { answered: false })).status).toBe(200);
    expect(texts(await list('&state=answered'))).toEqual([]);
    const byFoldedWord = await admin.get(
      `/api/admin/contact-messages?search=${word.slice(0, 5).toLowerCase()}`,
    );
    expect(byFoldedWord.body.data.length).toBeGreaterThanOrEqual(3);
  });

  test('the demo operator sees and marks nothing of others (OP-4)', async () => {
    const demo = walory.visitor();
    await demo.signInAsDemo();
    await (await walory.visitor().arrive()).post('/api/lead/contact', written(somebody()));
    expect((await demo.get('/api/admin/contact-messages')).body.data).toEqual([]);
    const [{ id }] = (await admin.get('/api/admin/contact-messages')).body.data;
    expect((await demo.put(`/api/admin/contact-messages/${id}`, { answered: true })).status).toBe(404);
    expect((await demo.get('/api/admin/newsletter')).body.data).toEqual([]);
    expect((await demo.get('/api/admin/newsletter/export')).status).toBe(404);
  });

  test('nobody else has a desk (SF-3)', async () => {
    const { browser } = await newPerson(walory);
    for (const path of ['contact-messages', 'newsletter', 'newsletter/export'])
      expect((await browser.get(`/api/admin/${path}`)).status).toBe(404);
  });
});

test('messages go after 24 months, younger ones stay (PS-2)', async () => {
  const email = somebody();
  await (await walory.visitor().arrive()).post('/api/lead/contact', written(email));
  const tidyUp = (months: number) => {
    const now = new Date();
    now.setMonth(now.getMonth() + months);
    return leads.tidyUp!({ database: walory.database, clock: { now: () => now } } as Services);
  };
  await tidyUp(23);
  expect(await messagesOf(email)).toHaveLength(1);
  await tidyUp(25);
  expect(await messagesOf(email)).toHaveLength(0);
});
