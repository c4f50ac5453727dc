import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsBy } from '../../../src/domains/billing/server/news.ts';
import { renew } from '../../../src/domains/billing/server/renew.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { joinDomains } from '../../../src/platform/domains/registration.ts';
import { domains } from '../../../src/routes/api/domains.ts';
import type { Person } from '../../support/callers/people.ts';
import { afterTrial, type Plans, planIds } from '../../support/records/after-trial.ts';
import { noticesOf } from '../../support/records/notices-of.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let plans: Plans;
let opened: Awaited<ReturnType<typeof openServices>>[];
const tell = newsBy(joinDomains(domains).slots);
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web', clock: '2026-01-31T12:00:00Z' });
  plans = await planIds(walory);
  opened = await Promise.all([1, 2, 3].map(() => openServices(walory.settings)));
});
afterAll(async () => {
  for (const { closeServices } of opened) await closeServices();
  await walory.stop();
});

/** The job in three processes at once. */
const renewAt = (at: string) =>
  Promise.all(opened.map(({ services }) => renew({ ...services, clock: { now: () => new Date(at) } }, tell)));

const documentsOf = (userId: string) =>
  walory.database.many<{ reason: string; gross: string; day: string }>(sql`
    select reason, gross, (period_from at time zone 'Europe/Warsaw')::date as day
    from billing_documents where user_id = ${userId} order by ordinal`);

test('months that nobody noted are noted once by three processes, and the plan went on meanwhile (BL-3)', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => afterTrial(walory)));
  for (const { browser } of people)
    await browser.post('/api/billing/checkout', { plan_id: plans.standard, currency: 'pln' });
  const later = (await walory.another({ role: 'web', clock: '2026-04-10T12:00:00Z' })).visitor();
  await later.arrive();
  await later.signIn(people[0]!.email, people[0]!.password);
  const shown = (await later.get('/api/billing')).body.data;
  expect([shown.state, shown.period_from, shown.period_to]).toEqual([
    'active',
    '2026-03-30T22:00:00.000Z',
    '2026-04-29T22:00:00.000Z',
  ]);
  await renewAt('2026-04-10T12:00:00Z');
  for (const { id } of people)
    expect(await documentsOf(id)).toEqual([
      { reason: 'order', gross: '29.00', day: '2026-01-31' },
      { reason: 'renewal', gross: '29.00', day: '2026-02-28' },
      { reason: 'renewal', gross: '29.00', day: '2026-03-31' },
    ]);
});

test('the end of a plan is told once, not where another one follows (EV-18)', async () => {
  const [cancelled, withdrawn] = [await afterTrial(walory), await afterTrial(walory)];
  for (const { browser } of [cancelled, withdrawn])
    await browser.post('/api/billing/checkout', { plan_id: plans.standard, currency: 'pln' });
  await cancelled.browser.post('/api/billing/cancel');
  await withdrawn.browser.post('/api/billing/withdraw', { refund: '0.00' });
  await renewAt('2026-02-27T22:59:59Z');
  const kindsFor = async ({ browser }: Pick<Person, 'browser'>) =>
    (await noticesOf(browser)).map(({ kind }) => kind);
  expect(await kindsFor(cancelled)).not.toContain('planEnded');
  await renewAt('2026-02-27T23:00:01Z');
  await renewAt('2026-02-28T23:00:01Z');
  expect((await kindsFor(cancelled)).filter((kind) => kind === 'planEnded')).toEqual(['planEnded']);
  expect(await kindsFor(withdrawn)).not.toContain('planEnded');
  expect(await documentsOf(cancelled.id)).toHaveLength(1);
});

test('those whose plan needs nothing, however many, keep nobody from the next period, nor does one that cannot begin (BL-3)', async () => {
  const [broken, person] = [await afterTrial(walory), await afterTrial(walory)];
  for (const { browser } of [broken, person])
    await browser.post('/api/billing/checkout', { plan_id: plans.standard, currency: 'pln' });
  // Older contracts that a later one at Stripe hides.
  await walory.database.run(sql`
    with hidden as (
      insert into users (id, email, name, username, password_hash, role, locale, newsletter, terms_accepted_at, created_at, updated_at)
      select gen_random_uuid(), 'hidden-' || n || '@example.com', 'Hidden', 'Hidden', 'x', 'user', 'en', false, now(), now(), now()
      from generate_series(1, 120) n returning id)
    insert into subscriptions (id, user_id, plan_id, started_at, provider, period, currency, price, ordered_at, anchor,
      period_from, period_to)
    select gen_random_uuid(), hidden.id, ${plans.standard}, at, provider, 'month', 'pln', 29, at, at::date, at,
      at + interval '1 month'
    from hidden, (values ('built-in', '2026-01-01T00:00:00Z'::timestamptz), ('stripe', '2026-01-02T00:00:00Z')) as
      had (provider, at)`);
  await walory.database.run(sql`
    create function nobody_writes() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`);
  await walory.database.raw(
    `create trigger nobody_writes before insert on billing_documents for each row
     when (new.user_id = '${broken.id}' and new.reason = 'renewal') execute function nobody_writes()`,
    [],
  );
  await expect(renewAt('2026-03-01T12:00:00Z')).rejects.toThrow('plans of 1 not looked after');
  expect(await documentsOf(person.id)).toHaveLength(2);
  await walory.database.run(sql`drop trigger nobody_writes on billing_documents`);
  await renewAt('2026-03-01T12:00:00Z');
  expect(await documentsOf(broken.id)).toHaveLength(2);
});
