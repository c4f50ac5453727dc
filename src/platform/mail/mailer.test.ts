import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../tests/support/callers/mailbox.ts';
import { testSecrets } from '../../../tests/support/database/test-settings.ts';
import { startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { accountMail } from '../../domains/identity/server/mail/account-mail.ts';
import { newId } from '../../foundation/ids.ts';
import { createClock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import { createJobQueue, type JobQueue } from '../jobs/job-queue.ts';
import { createLog } from '../log.ts';
import { newToken } from '../secrets.ts';
import { createMailer, deliverMail, type Mailer } from './mailer.ts';

type Received = { to: string[]; from: string; message: string };

/** A real mail server on this machine that keeps what it gets, or refuses as arranged. */
async function startPostOffice() {
  const received: Received[] = [];
  let refusals: { code: number; at: 'recipient' | 'data' | 'auth' }[] = [];
  const refuse = (at: 'recipient' | 'data' | 'auth') => {
    if (refusals[0]?.at !== at) return undefined;
    return Object.assign(new Error('refused as arranged'), { responseCode: refusals.shift()!.code });
  };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => done(refuse('auth'), { user: auth.username }),
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refuse('data');
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({
          to: rcptTo.map(({ address }) => address),
          from,
          message: Buffer.concat(chunks).toString('utf8'),
        });
        return done();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlWithPassword: `smtp://walory:haslo@127.0.0.1:${port}`,
    received,
    refuseNext: (...codes: typeof refusals) => {
      refusals = codes;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

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
  office.received.length = 0;
  office.refuseNext();
});

const clock = createClock('');
const secrets = await testSecrets();
function mailer(smtpUrl = office.url): Mailer {
  return createMailer({
    database: walory.database,
    jobs,
    clock,
    secrets,
    smtpUrl,
    from: walory.settings.mailFrom,
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
  expect(headers).toContain(`Message-ID: <${id}@walory>`);
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
  test('for now: the mail waits and goes out at the next try, once', async () => {
    office.refuseNext({ code: 451, at: 'data' }, { code: 421, at: 'recipient' });
    const { id } = await postedMail();
    await expect(mailer().deliver(id)).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await expect(mailer().deliver(id)).rejects.toThrow();
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

  test('our password: that says nothing about the mail, which waits', async () => {
    office.refuseNext({ code: 535, at: 'auth' });
    const { id } = await postedMail();
    await expect(mailer(office.urlWithPassword).deliver(id)).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    await mailer(office.urlWithPassword).deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  test('every time: after the eighth try the mail is given up', async () => {
    const { id } = await postedMail();
    const nowhere = mailer('smtp://127.0.0.1:1');
    for (let i = 0; i < 7; i++) await expect(nowhere.deliver(id)).rejects.toThrow('ECONNREFUSED');
    await nowhere.deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 8 });
  });
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
