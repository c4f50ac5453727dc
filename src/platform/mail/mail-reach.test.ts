import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo, tokenIn } from '../../../tests/support/callers/mailbox.ts';
import { newPerson, operator, type Person } from '../../../tests/support/callers/people.ts';
import { testSecrets } from '../../../tests/support/database/test-settings.ts';
import { startPostOffice } from '../../../tests/support/post-office.ts';
import { startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { newId } from '../../foundation/ids.ts';
import { createClock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import { createJobQueue, type JobQueue } from '../jobs/job-queue.ts';
import { createLog } from '../log.ts';
import { composeMail, type MailDescription } from './compose-mail.ts';
import { createMailer, deliverMail, type Mailer } from './mailer.ts';

let office: Awaited<ReturnType<typeof startPostOffice>>;
let walory: TestWalory;
let jobs: JobQueue;
let mailer: Mailer;
beforeAll(async () => {
  office = await startPostOffice();
  walory = await startTestWalory({ smtpUrl: office.url, role: 'web' });
  jobs = createJobQueue(walory.database, createLog('silent'));
  await jobs.setUp([deliverMail]);
  mailer = createMailer({
    database: walory.database,
    jobs,
    clock: createClock(''),
    secrets: await testSecrets(),
    log: createLog('silent'),
    smtpUrl: office.url,
    from: 'Walory <poczta@walory.example>',
    publicUrl: '',
  });
});
afterAll(async () => {
  await jobs.stop();
  await walory.stop();
  await office.close();
});
beforeEach(() => office.forget());

const unsubscribe = {
  label: 'Turn off',
  url: `https://walory.example/unsubscribe/${'x'.repeat(20)}.${'s'.repeat(43)}`,
};

async function sent(email: string, more: Partial<MailDescription> = {}) {
  const mail = composeMail({
    kind: 'notification',
    locale: 'en',
    brand: 'Walory',
    subject: 'NVIDIA is up',
    blocks: [{ is: 'paragraph', text: 'By 15.2%.' }],
    why: 'You asked for it.',
    ...more,
  });
  const id = await mailer.post(walory.database, { email, locale: 'en' }, mail);
  await mailer.deliver(id);
  return id;
}

const stateOf = async (id: string) =>
  (await walory.database.one<{ state: string }>(sql`select state from mails where id = ${id}`)).state;
const somebody = () => `jan-${newId()}@example.pl`;

describe('headers', () => {
  test('a mail that can be turned off says so to the mail program, by one click (N-5)', async () => {
    await sent(somebody(), { unsubscribe });
    const { message } = office.received[0]!;
    expect(message.replace(/\r\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe.url}>`);
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message).toContain('Auto-Submitted: auto-generated');
  });

  test('a mail about the account has nothing to turn off (N-6)', async () => {
    await sent(somebody(), { security: true });
    expect(office.received[0]!.message).not.toContain('List-Unsubscribe');
  });

  test('and goes before all others (N-6)', async () => {
    const ids = [await sent(somebody()), await sent(somebody(), { security: true })];
    const { rows } = await walory.database.raw(
      `select data->>'mailId' as id, priority from jobs.job where data->>'mailId' = any($1)`,
      [ids],
    );
    const priorities = new Map(rows.map(({ id, priority }) => [id, Number(priority)]));
    expect(priorities.get(ids[1])).toBeGreaterThan(priorities.get(ids[0])!);
  });

  test('without a public address the sender’s host names the message', async () => {
    const id = await sent(somebody());
    expect(office.received[0]!.message).toContain(`Message-ID: <${id}@walory.example>`);
  });

  test('whoever reads the table cannot turn off anybody’s mails', async () => {
    const id = await sent(somebody(), { unsubscribe });
    const row = await walory.database.one(sql`select * from mails where id = ${id}`);
    expect(JSON.stringify(row)).not.toContain('s'.repeat(43));
  });
});

describe('attachments (N-9)', () => {
  const pdf = (bytes: number) => [
    { name: 'raport-październik.pdf', mediaType: 'application/pdf', content: new Uint8Array(bytes).fill(7) },
  ];

  test('go with the mail, and are not kept afterwards', async () => {
    const id = await sent(somebody(), { attachments: pdf(1000) });
    const { message } = office.received[0]!;
    expect(message).toContain('Content-Type: application/pdf');
    expect(message).toContain('Content-Disposition: attachment');
    const bytes = /Content-Disposition: attachment[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(message)![1]!;
    expect(Buffer.from(bytes, 'base64')).toEqual(Buffer.alloc(1000, 7));
    expect(
      await walory.database.one(sql`select name, content from mail_attachments where mail_id = ${id}`),
    ).toEqual({ name: 'raport-październik.pdf', content: null });
  });

  test('a mail that is tried twice has them both times', async () => {
    office.dieNext('taken');
    const id = await sent(somebody(), { attachments: pdf(1000) });
    await mailer.deliver(id);
    expect(office.received).toHaveLength(2);
    for (const { message } of office.received) expect(message).toContain('application/pdf');
  });

  test('five megabytes are taken, a byte more is refused', async () => {
    expect(await stateOf(await sent(somebody(), { attachments: pdf(5_000_000) }))).toBe('sent');
    await expect(sent(somebody(), { attachments: pdf(5_000_001) })).rejects.toThrow('too much');
  });
});

/** An address whose server has said that nobody is there. */
async function refused(email = somebody()): Promise<string> {
  office.refuseNext({ code: 550, at: 'recipient', text: `5.1.1 <${email}>: no such user` });
  expect(await stateOf(await sent(email))).toBe('failed');
  office.forget();
  return email;
}

async function verify(person: Person, count = 1): Promise<number> {
  const mail = await mailTo(walory.database, person.email, 'verifyEmail', count);
  const body = { type: 'email-verification', token: tokenIn(mail) };
  return (await person.browser.post('/api/email', body)).status;
}

describe('an address that takes no mail (N-8)', () => {
  test('gets nothing more but what is about security', async () => {
    const email = await refused();
    expect(await stateOf(await sent(email))).toBe('withheld');
    expect(office.received).toHaveLength(0);
    expect(await stateOf(await sent(email, { security: true }))).toBe('sent');
    expect(await stateOf(await sent(somebody()))).toBe('sent');
  });

  test('is known by a hash, with the reason and the day', async () => {
    const email = await refused();
    const rows = await walory.database.many(sql`select * from suppressed_addresses`);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(rows).toContainEqual(
      expect.objectContaining({
        reason: expect.stringContaining('no such user'),
        since: new Date().toISOString().slice(0, 10),
      }),
    );
  });

  test.each([
    { code: 552, text: '5.2.2 mailbox full' },
    { code: 550, text: '5.7.1 blocked by our list' },
  ])('a server that says “$text” says nothing about the address', async ({ code, text }) => {
    const email = somebody();
    office.refuseNext({ code, text, at: 'recipient' });
    expect(await stateOf(await sent(email))).toBe('failed');
    expect(await stateOf(await sent(email))).toBe('sent');
  });

  test('confirmed again, it gets everything again; and confirming is offered though it was confirmed', async () => {
    const person = await newPerson(walory);
    expect(await verify(person)).toBe(200);
    expect((await person.browser.get('/api/email?type=verification')).status).toBe(200);
    await refused(person.email);
    await person.browser.get('/api/email?type=verification');
    expect(await verify(person, 2)).toBe(200);
    expect(await stateOf(await sent(person.email))).toBe('sent');
  });

  test('changed or removed, nothing of it is left', async () => {
    const count = async () =>
      (await walory.database.one<{ n: number }>(sql`select count(*) as n from suppressed_addresses`)).n;
    const before = await count();
    const [moving, leaving] = [await newPerson(walory), await newPerson(walory)];
    await refused(moving.email);
    await refused(leaving.email);
    expect(await count()).toBe(before + 2);
    const moved = await moving.browser.put(`/api/user/${moving.id}`, {
      name: 'Jan',
      email: somebody(),
      city: '',
      streetAddress: '',
      postalCode: '',
      current_password: moving.password,
    });
    expect(moved.body).toMatchObject({ success: true });
    const left = await leaving.browser.send('DELETE', '/api/user', { password: leaving.password });
    expect(left.status).toBe(200);
    expect(await count()).toBe(before);
  });
});

test('mails are forgotten after 90 days, but for those about security and those that still wait (N-11)', async () => {
  const old = [await sent(somebody()), await sent(somebody(), { security: true })];
  office.refuseNext({ code: 451, at: 'data' });
  old.push(await sent(somebody()));
  const young = await sent(somebody());
  await walory.database.run(
    sql`update mails set created_at = now() - interval '91 days' where id = any(${old}::uuid[])`,
  );
  await mailer.tidyUp();
  const left = await walory.database.many<{ id: string }>(
    sql`select id from mails where id = any(${[...old, young]}::uuid[]) order by id`,
  );
  expect(left.map(({ id }) => id)).toEqual([...old.slice(1), young]);
});

describe('the operator (N-10)', () => {
  type Listed = { id: string; state: string; last_error: string | null; next_try_at: string | null };

  test('sees what is in trouble, with the reason and the next attempt, and nothing else', async () => {
    const email = somebody();
    const fine = await sent(somebody());
    office.refuseNext({ code: 451, at: 'data', text: 'greylisted' });
    const waiting = await sent(email);
    office.refuseNext({ code: 550, at: 'recipient', text: 'no such user' });
    const failed = await sent(email);
    const withheld = await sent(email);
    const admin = await operator(walory);
    const answer = await admin.get('/api/admin/outbox?only=trouble&limit=200');
    const listed = answer.body.data as Listed[];
    const one = (id: string) => listed.find((mail) => mail.id === id);
    expect(one(fine)).toBeUndefined();
    expect(one(waiting)).toMatchObject({
      state: 'waiting',
      last_error: expect.stringContaining('greylisted'),
    });
    expect(one(waiting)!.next_try_at).not.toBeNull();
    expect(one(failed)).toMatchObject({
      state: 'failed',
      last_error: expect.stringContaining('no such user'),
      next_try_at: null,
    });
    expect(one(withheld)).toMatchObject({ state: 'withheld' });
    expect(answer.body.meta.total).toBe(listed.length);
    expect((await admin.get('/api/admin/outbox?only=rubbish')).status).toBe(422);
  });

  test('sends again what was given up, once, and the address counts as reachable', async () => {
    const email = await refused();
    const withheld = await sent(email);
    const admin = await operator(walory);
    const retry = () => admin.post(`/api/admin/outbox/${withheld}/retry`);
    expect((await retry()).body).toEqual({ data: { ok: true } });
    expect(await stateOf(withheld)).toBe('waiting');
    expect((await retry()).status, 'it waits already').toBe(404);
    await mailer.deliver(withheld);
    expect(await stateOf(withheld)).toBe('sent');
    expect(office.received.map(({ to }) => to)).toEqual([[email]]);
    expect((await retry()).status, 'a mail that was sent is not sent again').toBe(404);
    expect((await admin.post('/api/admin/outbox/rubbish/retry')).status).toBe(404);
  });
});
