import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { ownIntegration } from '../../support/records/own-integration.ts';
import { ownPortfolio } from '../../support/records/own-portfolio.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  walory = await startTestWalory({}, { byTheClock: true });
  admin = await operator(walory);
  adminId = (await admin.get('/api/user')).body.data.id;
});
afterAll(() => walory.stop());

type Entry = {
  action: string;
  refused: boolean;
  actor: { id: string; name: string | null } | null;
  subject: { id: string; name: string | null } | null;
  detail: Record<string, string>;
  address: string;
};
const audit = async (query: string): Promise<Entry[]> =>
  (await admin.get(`/api/admin/audit?${query}`)).body.data;

describe('the audit log (OP-10)', () => {
  test('says who did what to whom, and is filtered and paged in the database', async () => {
    const person = await newPerson(walory, { username: 'Wiktoria' });
    await admin.put(`/api/admin/users/${person.id}/block`, { blocked: true });
    await admin.put(`/api/admin/users/${person.id}/block`, { blocked: false });
    const all = await audit(`whom=${person.id}`);
    expect(all.map(({ action }) => action)).toEqual(['unblocked', 'blocked', 'registered']);
    expect(all[0]).toMatchObject({
      actor: { id: adminId, name: 'Operator' },
      subject: { id: person.id, name: 'Wiktoria' },
      refused: false,
      address: '127.0.0.1',
    });
    expect((await audit('whom=wiktor')).length).toBe(3);
    expect((await audit(`whom=${person.id}&who=Operator`)).length).toBe(2);
    expect((await audit(`whom=${person.id}&who=nobody-at-all`)).length).toBe(0);
    expect((await audit(`whom=${person.id}&who=system`)).length).toBe(0);
    expect((await audit(`whom=${person.id}&action=blocked`)).length).toBe(1);
    expect((await audit(`whom=${person.id}&refused=yes`)).length).toBe(0);
    const second = (await admin.get(`/api/admin/audit?whom=${person.id}&limit=1&start=1`)).body;
    expect(second.meta).toEqual({ total: 3, start: 1, limit: 1 });
    expect(second.data[0].action).toBe('blocked');
    for (const query of ['from=2026-02-31', 'to=yesterday', 'refused=no', 'start=x'])
      expect((await admin.get(`/api/admin/audit?${query}`)).status, query).toBe(422);
  });

  test('finds what is between one of many and somebody, whoever did it', async () => {
    await walory.database.run(sql`
      insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
      select gen_random_uuid(), 'tlum' || n || '@example.com', 'Tłum ' || n, 'x', now(), now(), now()
      from generate_series(1, 2001) n`);
    const one = await walory.database.one<{ id: string }>(
      sql`select id from users where email = 'tlum2001@example.com'`,
    );
    const { id } = await newPerson(walory, { username: 'Ksenia' });
    for (const [actor, subject, action] of [
      [one.id, id, 'blocked'],
      [id, one.id, 'unblocked'],
    ])
      await walory.database.run(sql`
        insert into audit_log (id, at, actor_id, subject_id, action, address)
        values (${newId()}, now(), ${actor}, ${subject}, ${action}, '83.12.44.190')`);
    const acts = async (query: string) => (await audit(query)).map(({ action }) => action);
    expect(await acts('who=tlum&whom=ksenia')).toEqual(['blocked']);
    expect(await acts('who=ksenia&whom=tlum')).toEqual(['unblocked']);
    expect(await acts('who=ksenia&whom=tlum&action=blocked')).toEqual([]);
    expect(await acts('who=tlum')).toEqual(['blocked']);
    const { meta } = (await admin.get('/api/admin/audit?who=ksenia&whom=tlum&limit=1&start=1')).body;
    expect(meta.total).toBe(1);
  });

  test('counts days as Warsaw does, both ends included', async () => {
    const subject = newId();
    for (const at of [
      '2026-03-09T22:59:59Z',
      '2026-03-09T23:00:00Z',
      '2026-03-10T22:59:59Z',
      '2026-03-10T23:00:00Z',
    ])
      await walory.database.run(sql`
        insert into audit_log (id, at, subject_id, action, address)
        values (${newId()}, ${at}, ${subject}, 'registered', '83.12.44.190')`);
    const found = await audit(`whom=${subject}&from=2026-03-10&to=2026-03-10`);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      subject: { id: subject, name: null },
      actor: null,
      address: '83.12.•.•',
    });
  });

  test('is changed by nobody, and young entries are not deleted', async () => {
    const change = (statement: ReturnType<typeof sql>) => walory.database.run(statement);
    await expect(change(sql`update audit_log set action = 'registered'`)).rejects.toThrow('not changed');
    await expect(change(sql`delete from audit_log where at > now() - interval '1 day'`)).rejects.toThrow(
      'not changed',
    );
    expect(await change(sql`delete from audit_log where at < now() - interval '31 days'`)).toBeGreaterThan(0);
  });

  test('has the lock-out after wrong passwords, once, and nothing of strangers’ addresses (A-20, OP-11)', async () => {
    const person = await newPerson(walory);
    const strict = await walory.another({ role: 'web', limitFactor: 1 });
    const guesser = strict.visitor();
    const answers = [];
    for (let n = 0; n < 13; n += 1) answers.push(await guesser.signIn(person.email, `zgaduje-${n}`));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(1);
    const locked = await audit(`whom=${person.id}&refused=yes`);
    expect(locked).toMatchObject([{ action: 'sign-in-locked', actor: null, refused: true }]);
  });
});

describe('looking through somebody’s eyes (OP-9)', () => {
  test('says until when, writes down what was refused, and how long it lasted', async () => {
    const person = await newPerson(walory);
    const eyes = await operator(walory);
    const id = (await eyes.get('/api/user')).body.data.id;
    await eyes.post('/api/admin/impersonate', { user_id: person.id });
    const { impersonated_until: until } = (await eyes.get('/api/user')).body.data;
    const left = new Date(until).getTime() - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
    expect((await person.browser.get('/api/user')).body.data.impersonated_until).toBeNull();

    const refused = await eyes.post('/api/user/api-key');
    expect([refused.status, refused.body.message]).toEqual([403, 'This action is not allowed.']);
    await walory.database.run(sql`
      update sessions set created_at = created_at - interval '14 minutes' where impersonator_id = ${id}`);
    await eyes.delete('/api/admin/impersonate');
    const written = await audit(`whom=${person.id}&who=${id}`);
    expect(written.map(({ action, refused }) => [action, refused])).toEqual([
      ['impersonation-ended', false],
      ['impersonation-refused', true],
      ['impersonation-started', false],
    ]);
    expect(Number(written[0]!.detail.seconds)).toBeGreaterThanOrEqual(14 * 60);
    expect(written[1]!.detail).toEqual({ call: 'user.createApiKey' });
  });

  test('ends by itself after 60 minutes, and the log says so afterwards', async () => {
    const person = await newPerson(walory);
    const eyes = await operator(walory);
    await eyes.post('/api/admin/impersonate', { user_id: person.id });
    await walory.database.run(sql`
      update sessions set created_at = now() - interval '61 minutes', expires_at = now() - interval '1 minute'
      where user_id = ${person.id} and impersonator_id is not null`);
    const later = await walory.another({ role: 'web' });
    const same = later.visitor();
    for (const [name, value] of eyes.cookies) same.cookies.set(name, value);
    expect((await same.get('/api/user')).status).toBe(401);
    const { identity } = await import('../../../src/domains/identity/server/registration.ts');
    await identity.tidyUp!({
      database: walory.database,
      settings: walory.settings,
      clock: { now: () => new Date() },
    } as never);
    const [ended] = await audit(`whom=${person.id}&action=impersonation-ended`);
    expect(ended?.detail).toEqual({ seconds: '3600' });
  });

  test.each(['blocked', 'demoted', 'removed'])('ends at once when the operator is %s', async (how) => {
    const person = await newPerson(walory);
    const eyes = await operator(walory);
    const { id, email } = (await eyes.get('/api/user')).body.data;
    await eyes.post('/api/admin/impersonate', { user_id: person.id });
    expect((await eyes.get('/api/user')).body.data.id).toBe(person.id);
    const path = `/api/admin/users/${id}`;
    if (how === 'blocked') await admin.put(`${path}/block`, { blocked: true });
    else if (how === 'demoted') await admin.put(`${path}/role`, { role: 'user' });
    else await admin.delete(path, { email });
    expect((await eyes.get('/api/user')).status).toBe(401);
  });

  test('ends at once when the person is blocked, and one who is blocked is not entered', async () => {
    const person = await newPerson(walory);
    const eyes = await operator(walory);
    await eyes.post('/api/admin/impersonate', { user_id: person.id });
    await admin.put(`/api/admin/users/${person.id}/block`, { blocked: true });
    expect((await eyes.get('/api/user')).status).toBe(401);
    const entered = await admin.post('/api/admin/impersonate', { user_id: person.id });
    expect([entered.status, entered.body.errors]).toEqual([422, { user_id: ['accountBlocked'] }]);
    const [ended] = await audit(`whom=${person.id}&action=impersonation-ended`);
    expect(ended).toBeDefined();
  });
});

describe('jobs and queues (OP-12)', () => {
  const queue = 'mail.sweep';
  async function failedJob(message: string): Promise<string> {
    const id = newId();
    await walory.database.raw(
      `insert into jobs.job (id, name, data, state, retry_limit, retry_count, completed_on, output, keep_until)
       select $1, $2, '{"userId": "secret-person"}', 'failed', 5, 5, now(), $3, now() + interval '1 day'`,
      [id, queue, { message, stack: 'Error at secret place' }],
    );
    return id;
  }

  test('are listed with what waits, what failed and why, and the next run', async () => {
    const id = await failedJob('the post office burned down');
    const queues = (await admin.get('/api/admin/queues')).body.data;
    const sweep = queues.find(({ name }: { name: string }) => name === queue);
    expect(sweep).toMatchObject({ schedule: '*/10 * * * *' });
    expect(sweep.failed).toBeGreaterThan(0);
    expect(new Date(sweep.next_run_at).getTime()).toBeGreaterThan(Date.now());
    const answer = await admin.get('/api/admin/jobs?search=BURNED');
    expect(answer.body.meta.total).toBe(1);
    expect(answer.body.data).toMatchObject([{ id, queue, tries: 6, error: 'the post office burned down' }]);
    expect(answer.text, 'what it is about is a person’s').not.toMatch(/secret/);
    expect((await admin.get('/api/admin/desk')).body.data.failed_jobs).toBeGreaterThan(0);
    expect((await admin.get('/api/admin/jobs?state=done')).status).toBe(422);
  });

  test('a failed one is tried again or discarded, once, and that is written down', async () => {
    const retried = await failedJob('again please');
    const discarded = await failedJob('never mind');
    const path = (id: string) => `/api/admin/jobs/${queue}/${id}`;
    const both = await Promise.all([
      admin.post(`${path(retried)}/retry`),
      admin.post(`${path(retried)}/retry`),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    await expect.poll(async () => (await admin.get('/api/admin/jobs?search=again')).body.meta.total).toBe(0);
    expect((await admin.delete(path(discarded))).status).toBe(200);
    expect((await admin.delete(path(discarded))).status).toBe(404);
    expect((await audit('action=job-discarded'))[0]).toMatchObject({ subject: null, detail: { queue } });
    expect((await admin.post('/api/admin/jobs/no.such/not-an-id/retry')).status).toBe(404);
  });
});

describe('health, storage and version (OP-13)', () => {
  test('connections by broker: how many are fine and how many fail', async () => {
    const person = await newPerson(walory);
    const { id } = await ownIntegration(person.browser);
    await walory.database.run(sql`
      update integrations set failures = 2, last_result = '{"is": "failed", "failure": "rateLimited"}'
      where user_id = ${person.id} and id = ${id}`);
    const { broker } = await walory.database.one<{ broker: string }>(sql`
      select broker from integrations where user_id = ${person.id}`);
    const rows = (await admin.get('/api/admin/connections')).body.data;
    expect(rows.find((row: { broker: string }) => row.broker === broker)).toMatchObject({
      failing: 1,
      failure: 'rateLimited',
    });
    expect((await admin.get('/api/admin/desk')).body.data).toMatchObject({
      failed_connections: 1,
      failing_brokers: [broker],
    });
  });

  test('sizes of the database, its tables, files and backups', async () => {
    const { data } = (await admin.get('/api/admin/storage')).body;
    expect(data.database).toBeGreaterThan(1_000_000);
    const names = data.tables.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['users', 'audit_log', 'price_years']));
    const sizes = data.tables.map(({ bytes }: { bytes: number }) => bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(data.files.map(({ kind }: { kind: string }) => kind)).toEqual([
      'avatars',
      'documents',
      'reports',
      'attachments',
    ]);
    expect(data.backups).toMatchObject({ oldest_at: null });
  });

  test('the release, what ran when, and what a new start would run', async () => {
    const { data } = (await admin.get('/api/admin/version')).body;
    expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(data.pending).toEqual([]);
    expect(data.applied.length).toBeGreaterThan(10);
    await walory.database.run(sql`delete from schema_migrations where name like '%_operators_desk.sql'`);
    const after = (await admin.get('/api/admin/version')).body.data;
    expect(after.pending).toEqual([expect.stringMatching(/_operators_desk\.sql$/)]);
  });

  test('who would have more than other limits allow', async () => {
    const { id } = await walory.database.one<{ id: string }>(sql`select id from plans where slug = 'trial'`);
    const effects = async (query: string) =>
      (await admin.get(`/api/admin/plans/${id}/effects?${query}`)).body.data;
    const person = await newPerson(walory);
    await person.browser.post('/api/portfolios', { name: 'Jeden', currency: 'pln' });
    const now = await effects('');
    expect(now).toMatchObject({ portfolios: 0, integrations: 0, strategies: 0 });
    expect(now.people).toBeGreaterThan(0);
    expect((await effects('integrations=0')).integrations).toBe(1);
    const before = await effects('portfolios=0&strategies=0');
    // What a plan does not count exceeds none: a sample, and the strategy it follows (BL-16).
    const other = await newPerson(walory);
    const { id: sample } = await ownPortfolio(walory.database, other.browser);
    await walory.database.run(sql`update portfolios set is_sample = true where id = ${sample}`);
    await walory.database.run(sql`
      insert into portfolio_strategies (user_id, portfolio_id, strategy_id, connected_at)
      select ${other.id}, ${sample}, id, now() from strategies limit 1`);
    expect(await effects('portfolios=0&strategies=0')).toEqual({ ...before, people: before.people + 1 });
    expect((await admin.get(`/api/admin/users/${other.id}`)).body.data.portfolios).toBe(0);
  });
});

test('invoices of a month go to the bookkeeper as CSV (OP-14)', async () => {
  const person = await newPerson(walory);
  const subscription = await walory.database.one<{ id: string }>(
    sql`select id from subscriptions where user_id = ${person.id}`,
  );
  const buyer = { name: '=Firma; "Ą" sp. z o.o.', tax_number: '5260250274', country: 'PL' };
  await walory.database.run(sql`
    insert into billing_documents (user_id, id, kind, year, ordinal, issued_at, reason, subscription_id, plan_names, period,
      period_from, period_to, currency, net, vat_rate, vat, gross, buyer, locale, paid_on)
    select ${person.id}, gen_random_uuid(), kind, 2026, 7, at::timestamptz, 'payment', ${subscription.id}, '{}', 'month',
      at::timestamptz, at::timestamptz + interval '1 month', 'pln', 23.57, 23, 5.42, 28.99,
      ${JSON.stringify(buyer)}, 'pl', '2026-10-01'
    from (values ('invoice', '2026-09-30T22:00:00Z'), ('confirmation', '2026-10-02T10:00:00Z'),
      ('correction', '2026-10-31T23:00:00Z')) as given (kind, at)`);
  const answer = await admin.get('/api/admin/invoices/export?month=2026-10');
  expect(answer.headers.get('content-disposition')).toContain('walory-invoices-2026-10.csv');
  const lines = answer.text.replace('\ufeff', '').trim().split('\r\n');
  expect(lines).toEqual([
    'number;kind;issued_on;paid_on;buyer;tax_number;country;currency;net;vat_rate;vat;gross;corrects;ksef_number',
    `FV 2026/000007;invoice;2026-10-01;2026-10-01;"'=Firma; ""Ą"" sp. z o.o.";5260250274;PL;PLN;23.57;23.00;5.42;28.99;;`,
  ]);
  expect((await admin.get('/api/admin/invoices/export?month=2026-13')).status).toBe(422);
  // A name that begins a formula behind what is invisible, or in wide characters, is disarmed as well.
  for (const name of ['\u200b=1+1', '\uff1d1+1', ' @SUM(1)']) {
    await walory.database.run(sql`
      update billing_documents set buyer = ${JSON.stringify({ ...buyer, name })} where user_id = ${person.id}`);
    const { text } = await admin.get('/api/admin/invoices/export?month=2026-10');
    expect(text).toContain(`;2026-10-01;'${name};5260250274;`);
  }
  // A correction names its invoice, also when the account is gone.
  await walory.database.run(sql`
    update billing_documents set corrected = '{"number": "FV 2026/000007"}'
    where user_id = ${person.id} and kind = 'correction'`);
  const corrections = async () => (await admin.get('/api/admin/invoices/export?month=2026-11')).text;
  expect(await corrections()).toContain(';28.99;FV 2026/000007;');
  expect((await person.browser.delete('/api/user', { password: person.password })).status).toBe(200);
  expect(await corrections()).toContain(';28.99;FV 2026/000007;');
});

test('the outbox is searched in the database', async () => {
  const person = await newPerson(walory);
  const found = async (search: string) =>
    (await admin.get(`/api/admin/outbox?search=${encodeURIComponent(search)}`)).body;
  expect((await found(person.email.toUpperCase())).data).toMatchObject([{ recipient: person.email }]);
  expect((await found(person.email)).meta.total).toBe(1);
  expect((await found('%')).meta.total).toBe(0);
});
