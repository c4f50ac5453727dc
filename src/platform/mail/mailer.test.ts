import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../tests/support/callers/mailbox.ts';
import { testSecrets } from '../../../tests/support/database/test-settings.ts';
import {
  dateOf,
  messageIdOf,
  type Received,
  startPostOffice,
  steps,
} from '../../../tests/support/post-office.ts';
import { startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { accountMail } from '../../domains/identity/server/mail/account-mail.ts';
import { newId } from '../../foundation/ids.ts';
import { type Clock, createClock } from '../clock.ts';
import { openDatabase } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { createJobQueue, type JobQueue } from '../jobs/job-queue.ts';
import { createLog } from '../log.ts';
import { newToken } from '../secrets.ts';
import { createMailer, deliverMail, type Mailer } from './mailer.ts';

let office: Awaited<ReturnType<typeof startPostOffice>>;
let walory: TestWalory;
let jobs: JobQueue;
beforeAll(async () => {
  office = await startPostOffice();
  walory = await startTestWalory({
    smtpUrl: office.url,
    mailFrom: 'Walory <poczta@walory.example>',
    role: 'web',
  });
  jobs = createJobQueue(walory.database, createLog('silent'));
  await jobs.setUp([deliverMail]);
});
afterAll(async () => {
  await jobs.stop();
  await walory.stop();
  await office.close();
});
beforeEach(() => {
  office.forget();
});

const realClock = createClock('');
const secrets = await testSecrets();
function mailer(smtpUrl = office.url, clock: Clock = realClock): Mailer {
  return createMailer({
    database: walory.database,
    jobs,
    clock,
    secrets,
    log: createLog('silent'),
    smtpUrl,
    from: walory.settings.mailFrom,
    publicUrl: 'https://walory.example',
  });
}

/** As a real one is: of such a length it is sealed while it waits, and goes out as it was written. */
const { token } = newToken(newId());

async function postedMail(
  locale: 'en' | 'pl' = 'pl',
  email = `odbiorca-${newId()}@example.pl`,
  by = mailer(),
) {
  const mail = accountMail(
    { ...walory.settings, publicUrl: 'https://walory.example' },
    locale,
    'verifyEmail',
    { token },
  );
  await by.post(walory.database, { email, locale }, mail);
  const [row] = await mailsTo(walory.database, email);
  return row!;
}

const stateOf = async (id: string) =>
  walory.database.one(sql`select state, attempts, last_error from mails where id = ${id}`);

/** The parts of a message in readable form. */
function partsOf(message: string): { headers: string; plain: string; html: string } {
  const boundary = /boundary="([^"]+)"/.exec(message)![1]!;
  const [headers = '', plain = '', html = ''] = message.split(`--${boundary}`);
  return { headers, plain: decoded(plain), html: decoded(html) };
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.trim().split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test.each([
  ['pl', 'Potwierdź adres', `/pl/verify-email/${token}`],
  ['en', 'Confirm address', `/verify-email/${token}`],
] as const)('a mail goes out as HTML and as text, in %s', async (locale, action, link) => {
  const { id, recipient, subject } = await postedMail(locale);
  await mailer().deliver(id);
  const [{ to, from, message }] = office.received as [Received];
  expect([to, from]).toEqual([[recipient], 'poczta@walory.example']);
  const { headers, plain, html } = partsOf(message);
  expect(headers).toContain('From: Walory <poczta@walory.example>');
  expect(headers).toContain(`Message-ID: <${id}@walory.example>`);
  expect(headers).toContain('multipart/alternative');
  if (locale === 'en') expect(headers).toContain(`Subject: ${subject}`);
  for (const part of [plain, html]) {
    expect(part).toContain(action);
    expect(part).toContain(`https://walory.example${link}`);
  }
  expect(html).toContain(`<html lang="${locale}">`);
  expect(plain).not.toContain('<');
  expect(await stateOf(id)).toEqual({ state: 'sent', attempts: 1, last_error: null });
});

test('a registration sends its mail by a job, after the commit', async () => {
  const worker = await walory.another({ role: 'worker' });
  const email = `nowy-${newId()}@example.pl`;
  await walory.visitor().register({ email });
  await expect.poll(() => office.received.map(({ to }) => to[0])).toContain(email);
  await worker.stop();
});

describe('a mail server that refuses', () => {
  test('for now: the mail waits and goes out at the next try, once (N-7)', async () => {
    office.refuseNext({ code: 451, at: 'data' }, { code: 421, at: 'recipient' });
    const { id } = await postedMail();
    await mailer().deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await pausesOf(id)).toEqual([0, 10]);
    await mailer().deliver(id);
    expect(await pausesOf(id)).toEqual([0, 10, 30]);
    await mailer().deliver(id);
    await mailer().deliver(id);
    expect(await stateOf(id)).toEqual({ state: 'sent', attempts: 3, last_error: null });
    expect(office.received).toHaveLength(1);
  });

  test.each([
    { code: 550, at: 'recipient' },
    { code: 554, at: 'data' },
  ] as const)('for good ($code at the $at): the mail is marked and not tried again', async (refusal) => {
    office.refuseNext(refusal);
    const { id } = await postedMail();
    await mailer().deliver(id);
    const state = await stateOf(id);
    expect(state).toMatchObject({ state: 'failed', attempts: 1 });
    expect(String(state.last_error)).toContain(String(refusal.code));
    await mailer().deliver(id);
    expect(office.received).toHaveLength(0);
  });

  test.each([
    { code: 535, at: 'auth' },
    { code: 550, at: 'sender' },
    { code: 550, at: 'recipient', text: 'Relaying denied' },
  ] as const)('us ($code at $at): that says nothing about the mail, which waits (N-7)', async (refusal) => {
    office.refuseNext(refusal);
    const { id } = await postedMail();
    await mailer(office.urlWithPassword).deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    await mailer(office.urlWithPassword).deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  test('for a day: nothing is lost; after two days the mail is given up, with the reason (N-7)', async () => {
    const { id } = await postedMail();
    let now = Date.now();
    const nowhere = mailer('smtp://127.0.0.1:1', { now: () => new Date(now) });
    const pauses = await triedUntil(id, nowhere, (pause) => {
      now += pause * 1000;
    });
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThanOrEqual(48);
    const state = await stateOf(id);
    expect(state).toMatchObject({ state: 'failed', attempts: pauses.length + 1 });
    expect(String(state.last_error)).toContain('ECONNREFUSED');
  });
});

/** Tries a mail again and again, with the pauses it asks for, until it is given up. */
async function triedUntil(id: string, by: Mailer, wait: (pause: number) => void): Promise<number[]> {
  const pauses: number[] = [];
  for (;;) {
    await by.deliver(id);
    if ((await stateOf(id)).state !== 'waiting') return pauses;
    const pause = (await pausesOf(id)).at(-1)!;
    pauses.push(pause);
    wait(pause);
  }
}

/** After how many seconds each job that was queued for a mail is due. */
async function pausesOf(id: string): Promise<number[]> {
  const { rows } = await walory.database.raw(
    `select round(extract(epoch from start_after - created_on)) as pause from jobs.job
     where data->>'mailId' = $1 order by created_on, start_after`,
    [id],
  );
  return rows.map(({ pause }) => Number(pause));
}

describe('a mail server that dies', () => {
  test.each(steps)('at the step “%s”: the mail is tried again, as the same message (N-7)', async (step) => {
    office.dieNext(step);
    const { id } = await postedMail();
    await mailer().deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await mailer().deliver(id);
    expect(await stateOf(id)).toEqual({ state: 'sent', attempts: 2, last_error: null });
    // Only where all of it had come may it come twice, and then it says that it is the same.
    expect(office.received).toHaveLength(step === 'taken' ? 2 : 1);
    expect(new Set(office.received.map(messageIdOf))).toEqual(new Set([`<${id}@walory.example>`]));
    expect(new Set(office.received.map(dateOf)).size).toBe(1);
  });
});

test('cut off between handing over and noting it, a mail goes out again as the same message (N-7)', async () => {
  const { id } = await postedMail();
  const watcher = openDatabase({ connectionString: walory.databaseUrl }, 1, () => {});
  office.onTaken(async () => {
    office.onTaken(async () => {});
    await watcher.raw(`select pg_terminate_backend(pid, 30000) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and query like '%mail_attachments%'`);
  });
  await expect(mailer().deliver(id)).rejects.toThrow();
  await watcher.close();
  expect(await stateOf(id)).toEqual({ state: 'waiting', attempts: 0, last_error: null });
  await mailer().deliver(id);
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
  expect(office.received.map(messageIdOf)).toEqual(Array(2).fill(`<${id}@walory.example>`));
});

test('of three workers each mail is taken by one (N-7)', async () => {
  const mails = await Promise.all(Array.from({ length: 24 }, () => postedMail()));
  const workers = await Promise.all([1, 2, 3].map(() => walory.another({ role: 'worker' })));
  await expect
    .poll(async () => {
      const states = await Promise.all(mails.map(({ id }) => stateOf(id)));
      return states.filter(({ state }) => state === 'sent').length;
    })
    .toBe(mails.length);
  await Promise.all(workers.map((worker) => worker.stop()));
  const recipients = mails.map(({ recipient }) => recipient).sort();
  const reached = office.received.map(({ to }) => to[0]!).filter((to) => recipients.includes(to));
  expect(reached.sort()).toEqual(recipients);
});

test('two processes that deliver the same mail at once send it once', async () => {
  const { id } = await postedMail();
  await Promise.all([mailer().deliver(id), mailer().deliver(id), mailer().deliver(id)]);
  expect(office.received).toHaveLength(1);
});

test('without a mail server the mail stays readable in the outbox', async () => {
  const without = mailer('');
  const { id, state } = await postedMail('pl', undefined, without);
  expect(state).toBe('kept');
  await without.deliver(id);
  await mailer().deliver(id);
  expect(await stateOf(id)).toEqual({ state: 'kept', attempts: 0, last_error: null });
  expect(office.received).toHaveLength(0);
});

test('mails whose job was lost are found again after an hour', async () => {
  const [old, recent] = [await postedMail(), await postedMail()];
  await walory.database.run(
    sql`update mails set created_at = now() - interval '2 hours' where id = ${old.id}`,
  );
  await walory.database.raw('delete from jobs.job');
  await mailer().sweep();
  const { rows } = await walory.database.raw(
    `select data->>'mailId' as id from jobs.job where name = 'mail.deliver'`,
  );
  expect(rows).toContainEqual({ id: old.id });
  expect(rows).not.toContainEqual({ id: recent.id });
});

test('a recipient outside ASCII and a crafted subject stay what they are', async () => {
  const by = mailer();
  const email = `zażółć-${newId()}@example.pl`;
  await by.post(
    walory.database,
    { email, locale: 'pl' },
    { kind: 'x', subject: 'Temat\r\nBcc: podsluch@example.pl', html: '<p>x</p>', plain: 'x' },
  );
  const { id } = (await mailsTo(walory.database, email))[0]!;
  await by.deliver(id);
  expect(office.received[0]!.to).toEqual([email]);
  expect(partsOf(office.received[0]!.message).headers).not.toMatch(/^Bcc:/m);
});
