import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailsTo } from '../../support/callers/mailbox.ts';
import { bearer, keyOf, newPerson, operator, type Person } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { ownPortfolio } from '../../support/records/own-portfolio.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  walory = await startTestWalory();
  admin = await operator(walory);
  adminId = await idOf(admin);
});
afterAll(() => walory.stop());

const idOf = async (browser: Visitor): Promise<string> => (await browser.get('/api/user')).body.data.id;
const kindsTo = async (email: string) => (await mailsTo(walory.database, email)).map(({ kind }) => kind);
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);
const of = (person: { id: string }, rest = '') => `/api/admin/users/${person.id}${rest}`;
const block = (by: Visitor, person: { id: string }, blocked = true) =>
  by.put(of(person, '/block'), { blocked });

function auditOf(subjectId: string, refused: boolean) {
  return walory.database.many<{
    action: string;
    actor_id: string | null;
    detail: Record<string, string>;
  }>(sql`
    select action, actor_id, detail from audit_log where subject_id = ${subjectId} and refused = ${refused}
    order by at, id`);
}

/** All browsers of one person, and a program with their key. */
async function everywhere(person: Person) {
  const phone = walory.visitor();
  expect((await phone.signIn(person.email, person.password)).status).toBe(200);
  return { phone, key: await keyOf(person) };
}

describe('the list of people (OP-1)', () => {
  test('is searched by name, e-mail and id in the database, whatever case and marks', async () => {
    const person = await newPerson(walory, { username: 'Łucja Żółkiewska' });
    const found = async (search: string) =>
      names((await admin.get(`/api/admin/users?search=${encodeURIComponent(search)}`)).body);
    for (const search of [
      'lucja zol',
      'ŻÓŁKIEWSKA',
      person.email.toUpperCase(),
      person.id,
      person.id.slice(0, 23),
    ])
      expect(await found(search), search).toContain('Łucja Żółkiewska');
    expect(await found(person.id.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toEqual([]);
    expect(await found('100%_nobody\\')).toEqual([]);
    // What begins like an id and goes on for long is looked at once, not in every way it could be cut up.
    expect(await found(`${'a'.repeat(120)}z`)).toEqual([]);
  });

  test('pages, sorts by since and seen, and says how many there are', async () => {
    const mark = `stronica${Date.now()}`;
    const people: Person[] = [];
    for (const n of [1, 2, 3]) people.push(await newPerson(walory, { username: `${mark} ${n}` }));
    await walory.database.run(sql`
      update users set last_seen_at = now() - case id when ${people[0]!.id} then interval '1 hour'
        when ${people[1]!.id} then interval '40 days' else interval '3 days' end where name like ${`${mark}%`}`);
    const page = async (query: string) => (await admin.get(`/api/admin/users?search=${mark}&${query}`)).body;
    expect(names(await page('limit=2'))).toEqual([`${mark} 3`, `${mark} 2`]);
    expect((await page('limit=2')).meta).toEqual({ total: 3, start: 0, limit: 2 });
    expect(names(await page('limit=2&start=2'))).toEqual([`${mark} 1`]);
    expect(names(await page('direction=asc&limit=1'))).toEqual([`${mark} 1`]);
    expect(names(await page('sort=seen'))).toEqual([`${mark} 1`, `${mark} 3`, `${mark} 2`]);
    expect(names(await page('seen=week'))).toEqual([`${mark} 3`, `${mark} 1`]);
    expect(names(await page('seen=older'))).toEqual([`${mark} 2`]);
    for (const query of ['seen=never', 'sort=name', 'start=-1', 'direction=up', `search=${'a'.repeat(201)}`])
      expect((await admin.get(`/api/admin/users?${query}`)).status, query).toBe(422);
  });

  test('knows the plan in force, also by filter, and portfolios of their limit', async () => {
    const person = await newPerson(walory, { username: 'Planista' });
    await ownPortfolio(walory.database, person.browser);
    const listed = async (query: string) =>
      (await admin.get(`/api/admin/users?search=${person.id}&${query}`)).body.data;
    const [row] = await listed('plan=trial');
    expect(row).toMatchObject({ id: person.id, portfolios: 1, plan: { slug: 'trial', is_trial: true } });
    expect(row.portfolio_limit).toBeGreaterThan(0);
    expect(await listed('plan=free')).toEqual([]);
    await walory.database.run(sql`
      insert into subscriptions (id, user_id, plan_id, started_at)
      select gen_random_uuid(), ${person.id}, id, now() from plans where slug = 'standard'`);
    expect(await listed('plan=trial'), 'the newest one holds').toEqual([]);
    expect((await listed('plan=standard'))[0].plan).toMatchObject({ slug: 'standard', is_trial: false });
    await walory.database.run(sql`update subscriptions set ends_at = now(), started_at = now() - interval '2 days'
      where user_id = ${person.id}`);
    expect((await listed('plan=free'))[0].plan.slug).toBe('free');
  });

  test('is filtered by the plan of any moment, also where nothing ran since it changed', async () => {
    const person = await newPerson(walory, { username: 'Przyszłość' });
    const planOf = async (visitor: Visitor) => {
      const found: string[] = [];
      for (const plan of ['free', 'trial', 'standard']) {
        const { body } = await visitor.get(`/api/admin/users?search=${person.id}&plan=${plan}`);
        expect(body.meta.total, 'counted as listed').toBe(body.data.length);
        if (body.data.length > 0) found.push(plan);
      }
      return found;
    };
    expect(await planOf(admin)).toEqual(['trial']);
    // From the 20th day on a plan is ordered, and the trial is over after the 14th.
    await walory.database.run(sql`
      insert into subscriptions (id, user_id, plan_id, started_at)
      select gen_random_uuid(), ${person.id}, id, now() + interval '20 days' from plans where slug = 'standard'`);
    expect(await planOf(admin)).toEqual(['trial']);
    for (const [hours, plan] of [
      [16 * 24, 'free'],
      [21 * 24, 'standard'],
    ] as const) {
      const later = await walory.later(hours);
      expect(await planOf(await operator(later)), plan).toEqual([plan]);
    }
  });

  test('shows the blocked, operators, and those whose address is not confirmed', async () => {
    const mark = `stan${Date.now()}`;
    const people: Person[] = [];
    for (const n of [1, 2, 3]) people.push(await newPerson(walory, { username: `${mark} ${n}` }));
    await walory.database.run(sql`
      update users set email_verified_at = case when id = ${people[0]!.id} then null else now() end,
        role = case when id = ${people[1]!.id} then 'admin' else 'user' end,
        blocked_at = case when id = ${people[2]!.id} then now() end where name like ${`${mark}%`}`);
    const found = async (state: string) =>
      names((await admin.get(`/api/admin/users?search=${mark}&state=${state}`)).body);
    expect(await found('unconfirmed')).toEqual([`${mark} 1`]);
    expect(await found('operators')).toEqual([`${mark} 2`]);
    expect(await found('blocked')).toEqual([`${mark} 3`]);
    expect((await admin.get('/api/admin/users?state=gone')).status).toBe(422);
  });

  test('one or two letters are the beginning of a word, and filtered pages go as far as one counts', async () => {
    await newPerson(walory, { username: 'Qxanna Wqrona' });
    const page = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).body;
    expect(names(await page('search=qx'))).toEqual(['Qxanna Wqrona']);
    expect(names(await page('search=wq'))).toEqual(['Qxanna Wqrona']);
    expect(names(await page('search=xa'))).toEqual([]);
    expect(names(await page('search=xan'))).toEqual(['Qxanna Wqrona']);
    expect((await page('search=qx&start=900000')).meta).toEqual({ total: 1, start: 2000, limit: 25 });
    expect((await page('start=900000')).meta.start).toBe(900_000);
  });

  test('opens one account with what it uses', async () => {
    const person = await newPerson(walory);
    await ownPortfolio(walory.database, person.browser);
    await everywhere(person);
    const { body } = await admin.get(of(person));
    expect(body.data).toMatchObject({
      id: person.id,
      locale: 'en',
      portfolios: 1,
      transactions: 1,
      integrations: 0,
      devices: 2,
      has_api_key: true,
      storage: 0,
      may: { enter: true, act: true },
    });
    expect((await admin.get(of({ id: adminId }))).body.data.may).toEqual({ enter: false, act: false });
    expect((await admin.get(of({ id: 'x' }))).status).toBe(404);
  });

  test('comes with the figures above it', async () => {
    const before = (await admin.get('/api/admin/desk')).body.data;
    await newPerson(walory);
    const after = (await admin.get('/api/admin/desk')).body.data;
    expect(after.accounts).toBe(before.accounts + 1);
    expect(after.new_this_week).toBe(before.new_this_week + 1);
    expect(after.seen_in_month).toBe(before.seen_in_month + 1);
  });
});

describe('blocking (OP-6)', () => {
  test('ends every session, key and stream at once, in every process, and keeps the account out', async () => {
    const person = await newPerson(walory);
    const { phone, key } = await everywhere(person);
    const other = await walory.another({ role: 'web' });
    const elsewhere = other.visitor();
    for (const [name, value] of person.browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/api/user')).status).toBe(200);
    const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(`${walory.url}/api/events`, { headers: { cookie } });
    const closed = stream.text();

    expect((await block(admin, person)).body).toEqual({ data: { ok: true } });
    expect((await person.browser.get('/api/user')).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await walory.visitor().get('/api/user', bearer(key))).status).toBe(401);
    await expect.poll(async () => (await elsewhere.get('/api/user')).status).toBe(401);
    expect(await closed, 'the stream ends').toContain('retry');
    const { body } = await admin.get(`/api/admin/users?search=${person.id}`);
    expect(body.data[0].blocked_at).not.toBeNull();
    expect(await kindsTo(person.email)).toContain('accountBlocked');
    expect((await auditOf(person.id, false)).at(-1)).toMatchObject({ action: 'blocked', actor_id: adminId });
  });

  test('is told to the person on a device of theirs, and to no stranger', async () => {
    const person = await newPerson(walory);
    await block(admin, person);
    const known = await person.browser.signIn(person.email, person.password);
    expect([known.status, known.body.errors]).toEqual([422, { email: ['accountBlocked'] }]);
    const wrong = await person.browser.signIn(person.email, 'nie-to-haslo-1');
    expect(wrong.body.errors).toEqual({ email: ['invalidCredentials'] });
    const right = await walory.visitor().signIn(person.email, person.password);
    const guess = await walory.visitor().signIn(person.email, 'nie-to-haslo-1');
    expect([right.status, right.body], 'a stranger learns nothing').toEqual([guess.status, guess.body]);
  });

  test('is taken back, and the person comes in again; twice is once', async () => {
    const person = await newPerson(walory);
    for (const blocked of [true, true, false, false])
      expect((await block(admin, person, blocked)).status).toBe(200);
    expect((await walory.visitor().signIn(person.email, person.password)).status).toBe(200);
    const acts = (await auditOf(person.id, false)).map(({ action }) => action);
    expect(acts.filter((action) => action.endsWith('blocked'))).toEqual(['blocked', 'unblocked']);
  });

  test('a sign-in under way at that moment does not slip through', async () => {
    const person = await newPerson(walory);
    const browsers = Array.from({ length: 5 }, () => walory.visitor());
    await Promise.all([
      ...browsers.map((browser) => browser.signIn(person.email, person.password)),
      block(admin, person),
    ]);
    for (const browser of browsers) expect((await browser.get('/api/user')).status).toBe(401);
    const left = await walory.database.many(sql`select id from sessions where user_id = ${person.id}`);
    expect(left).toEqual([]);
  });
});

describe('what an operator sends and ends (OP-5)', () => {
  test('a confirmation again, not for an address that is confirmed', async () => {
    const person = await newPerson(walory);
    expect((await admin.post(of(person, '/verification'))).status).toBe(200);
    expect((await kindsTo(person.email)).filter((kind) => kind === 'verifyEmail')).toHaveLength(2);
    await walory.database.run(sql`update users set email_verified_at = now() where id = ${person.id}`);
    const again = await admin.post(of(person, '/verification'));
    expect([again.status, again.body.errors]).toEqual([422, { user: ['emailConfirmed'] }]);
  });

  test('a link for a new password, while the one of now holds', async () => {
    const person = await newPerson(walory);
    expect((await admin.post(of(person, '/password-reset'))).status).toBe(200);
    expect(await kindsTo(person.email)).toContain('resetPassword');
    expect((await walory.visitor().signIn(person.email, person.password)).status).toBe(200);
    await walory.database.run(sql`
      update users set former_email = 'dawny@example.pl', former_email_until = now() + interval '1 day',
        email_verified_at = null where id = ${person.id}`);
    const moved = await admin.post(of(person, '/password-reset'));
    expect([moved.status, moved.body.errors]).toEqual([422, { user: ['emailNotVerified'] }]);
  });

  test('all sessions, not one’s own', async () => {
    const person = await newPerson(walory);
    const { phone } = await everywhere(person);
    expect((await admin.delete(of(person, '/sessions'))).status).toBe(200);
    expect([(await phone.get('/api/user')).status, (await person.browser.get('/api/user')).status]).toEqual([
      401, 401,
    ]);
    const own = await admin.delete(of({ id: adminId }, '/sessions'));
    expect([own.status, own.body.errors]).toEqual([422, { user: ['notOnYourself'] }]);
  });
});

describe('removing somebody (OP-8)', () => {
  test('needs the e-mail typed, and keeps the promise of one’s own removal', async () => {
    const person = await newPerson(walory);
    await ownPortfolio(walory.database, person.browser);
    const wrong = await admin.delete(of(person), { email: 'inny@example.pl' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { email: ['emailNotMatching'] }]);
    expect((await admin.delete(of(person), { email: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
    expect((await person.browser.get('/api/user')).status).toBe(401);
    expect((await admin.get(of(person))).status).toBe(404);
    expect(await kindsTo(person.email)).toEqual(['accountRemoved']);
    expect((await auditOf(person.id, false)).at(-1)).toMatchObject({
      action: 'account-removed',
      actor_id: adminId,
    });
    const left = await walory.database.many(sql`select id from portfolios where user_id = ${person.id}`);
    expect(left).toEqual([]);
  });
});

describe('the last operator (OP-7)', () => {
  test('cannot be blocked, demoted or removed, by anybody or any way, and each try is written down', async () => {
    const alone = await startTestWalory();
    try {
      const only = await newPerson(alone, { username: 'Jedyna' });
      await alone.database.run(sql`update users set role = 'admin' where id = ${only.id}`);
      await only.browser.signIn(only.email, only.password);
      const tries = [
        await only.browser.put(of(only, '/block'), { blocked: true }),
        await only.browser.put(of(only, '/role'), { role: 'user' }),
        await only.browser.delete(of(only), { email: only.email }),
        await only.browser.delete('/api/user', { password: only.password }),
      ];
      expect(tries.map(({ status, body }) => [status, body.errors])).toEqual(
        Array(4).fill([422, { user: ['lastOperator'] }]),
      );
      const written = await alone.database.many(sql`
        select action, detail->>'why' as why from audit_log where subject_id = ${only.id} and refused order by at, id`);
      expect(written).toEqual(
        ['blocked', 'admin-taken-back', 'account-removed', 'account-removed'].map((action) => ({
          action,
          why: 'lastOperator',
        })),
      );
      expect((await only.browser.get('/api/admin/users')).status).toBe(200);
    } finally {
      await alone.stop();
    }
  });

  test('two operators who act on each other at once leave one', async () => {
    const alone = await startTestWalory();
    try {
      for (const act of ['block', 'demote', 'remove'] as const) {
        await alone.database.run(sql`update users set role = 'user' where not is_demo`);
        const two = [await newPerson(alone), await newPerson(alone)] as const;
        for (const one of two) {
          await alone.database.run(sql`update users set role = 'admin' where id = ${one.id}`);
          await one.browser.signIn(one.email, one.password);
        }
        const on = (by: Person, to: Person) =>
          act === 'block'
            ? block(by.browser, to)
            : act === 'demote'
              ? by.browser.put(of(to, '/role'), { role: 'user' })
              : by.browser.delete(of(to), { email: to.email });
        const answers = await Promise.all([on(two[0], two[1]), on(two[1], two[0])]);
        expect(
          answers.map(({ status }) => status).filter((status) => status === 200),
          act,
        ).toHaveLength(1);
        const left = await alone.database.many(sql`
          select id from users where role = 'admin' and blocked_at is null and not is_demo`);
        expect(left, act).toHaveLength(1);
      }
    } finally {
      await alone.stop();
    }
  });

  test('with another one there, an operator steps down, and the list is gone for them at once', async () => {
    const second = await operator(walory);
    const id = await idOf(second);
    expect((await second.put(of({ id }, '/role'), { role: 'user' })).status).toBe(200);
    expect((await second.get('/api/admin/users')).status).toBe(404);
    expect((await admin.put(of({ id }, '/role'), { role: 'admin' })).status).toBe(200);
    expect((await second.get('/api/admin/users')).status).toBe(200);
  });
});

test('the demo operator meets nobody and changes nothing (A-17, OP-4)', async () => {
  const person = await newPerson(walory);
  const demo = walory.visitor();
  await demo.signInAsDemo();
  const demoId = await idOf(demo);
  expect((await demo.get(of(person))).status).toBe(404);
  const { data } = (await demo.get('/api/admin/desk')).body;
  expect(data).toMatchObject({ accounts: 1, failed_jobs: 0, failing_brokers: [] });
  for (const id of [person.id, demoId]) {
    const tries = [
      await block(demo, { id }),
      await demo.put(of({ id }, '/role'), { role: 'user' }),
      await demo.delete(of({ id }, '/sessions')),
      await demo.delete(of({ id }), { email: person.email }),
      await demo.post(of({ id }, '/verification')),
      await demo.post(of({ id }, '/password-reset')),
    ];
    expect(tries.map(({ status }) => status)).toEqual(Array(6).fill(404));
  }
  expect(await auditOf(person.id, true)).toEqual([]);
  const audit = (await demo.get('/api/admin/audit?limit=100')).body.data;
  for (const { actor, subject } of audit) expect([actor?.id, subject?.id]).toContain(demoId);
  expect((await demo.get('/api/admin/jobs?state=waiting')).body.data).toEqual([]);
  const { people: _, ...plan } = (await demo.get('/api/admin/plans')).body.data.at(-1);
  expect((await demo.put(`/api/admin/plans/${plan.id}`, { ...plan, price_pln: '1' })).status).toBe(403);
  expect((await demo.get('/api/admin/plans')).body.data.at(-1)).toMatchObject(plan);
});
