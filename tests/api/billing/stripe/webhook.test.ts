import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Person } from '../../../support/callers/people.ts';
import { eventually } from '../../../support/eventually.ts';
import { afterTrial, type Plans, planIds } from '../../../support/records/after-trial.ts';
import {
  billingOnce,
  orderAndPay,
  type SellingWalory,
  startSellingWalory,
} from '../../../support/stripe/selling-walory.ts';
import { type FakeEvent, signature, webhookSecret } from '../../../support/stripe/webhooks.ts';
import { startTestWalory } from '../../../support/test-walory.ts';

let selling: SellingWalory;
let plans: Plans;
let person: Person;
let subscription: string;
beforeAll(async () => {
  selling = await startSellingWalory();
  plans = await planIds(selling.walory);
  person = await afterTrial(selling.walory);
  subscription = await orderAndPay(selling, person, { plan_id: plans.standard, currency: 'pln' });
  await billingOnce(person, ({ state }) => state === 'active');
});
afterAll(() => selling.stop());

/** What the product has noted and what waits to be done for it. */
const counted = () =>
  selling.walory.database.one<{ events: number; jobs: number }>(sql`
    select (select count(*)::int from stripe_events) as events,
      (select count(*)::int from jobs.job where name = 'billing.settle-stripe') as jobs`);

let count = 0;
function eventOf(type: string, object: object, more: object = {}): FakeEvent {
  count += 1;
  return {
    id: `evt_made${count}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object },
    ...more,
  };
}
const mine = () => selling.stripe.bank.subscription(subscription);

async function expectNothingDone(action: () => Promise<number>, status: number): Promise<void> {
  const before = await counted();
  expect(await action()).toBe(status);
  expect(await counted()).toEqual(before);
}

describe('an event that is not from Stripe, or not as it sent it, is refused and nothing is done (BL-21)', () => {
  const deliver = (options: { secret?: string; at?: Date }) => async () =>
    (await selling.stripe.webhooks.deliver(eventOf('invoice.paid', { customer: mine().customer }), options))
      .status;
  const post = (body: string, headers: Record<string, string>) => async () =>
    (
      await fetch(selling.stripe.webhooks.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    ).status;
  const body = JSON.stringify({ id: 'evt_x', object: 'event', type: 'invoice.paid', data: { object: {} } });
  const signed = (text: string) => ({ 'stripe-signature': signature(text, webhookSecret, new Date()) });

  test('signed with another secret', () => expectNothingDone(deliver({ secret: 'whsec_of_others' }), 400));
  test('signed more than five minutes ago', () =>
    expectNothingDone(deliver({ at: new Date(Date.now() - 301_000) }), 400));
  test('signed, then changed by a byte', () => expectNothingDone(post(`${body} `, signed(body)), 400));
  test('without a signature', () => expectNothingDone(post(body, {}), 400));
  test('with a signature that is none', () =>
    expectNothingDone(post(body, { 'stripe-signature': 't=1,v1=x' }), 400));
  test('that is no JSON', () => expectNothingDone(post('{', signed('{')), 400));
  test('that is empty', () => expectNothingDone(post('', signed('')), 400));
  test('of another kind of content', () =>
    expectNothingDone(post(body, { ...signed(body), 'content-type': 'text/plain' }), 415));
  test('that is larger than 256 kB', async () => {
    const large = JSON.stringify({ id: 'evt_large', fill: 'x'.repeat(256 * 1024) });
    await expectNothingDone(post(large, signed(large)), 413);
  });
});

test('wrong signatures are one refused entry of the audit log, however many come (BL-21)', async () => {
  const event = eventOf('invoice.paid', { customer: mine().customer });
  for (let n = 0; n < 5; n++) await selling.stripe.webhooks.deliver(event, { secret: 'whsec_of_others' });
  const entries = await selling.walory.database.many(
    sql`select refused, subject_id from audit_log where action = 'webhook-refused'`,
  );
  expect(entries).toEqual([{ refused: true, subject_id: null }]);
});

describe('an event that concerns nobody here is acknowledged and passed over (BL-21)', () => {
  test.each([
    ['of a customer we do not know', () => eventOf('invoice.paid', { customer: 'cus_of_others' })],
    [
      'of another account',
      () => eventOf('invoice.paid', { customer: mine().customer }, { account: 'acct_x' }),
    ],
    ['of a kind we do not listen to', () => eventOf('charge.updated', { customer: mine().customer })],
    ['without a customer', () => eventOf('invoice.paid', {})],
    ['without an object', () => eventOf('invoice.paid', {}, { data: undefined })],
  ])('%s', (_what, event) =>
    expectNothingDone(async () => (await selling.stripe.webhooks.deliver(event())).status, 200),
  );
});

test('an event counts once, however often it comes, also at once (BL-21)', async () => {
  const before = await counted();
  const event = eventOf('customer.subscription.updated', mine());
  const answers = await Promise.all(Array.from({ length: 10 }, () => selling.stripe.webhooks.deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await counted()).toEqual({ events: before.events + 1, jobs: before.jobs + 1 });
});

test('what an event says is not believed: a forged picture changes nothing (BL-22)', async () => {
  const forged = { ...mine(), status: 'canceled', ended_at: 1 };
  const before = await counted();
  await selling.stripe.webhooks.deliver(eventOf('customer.subscription.deleted', forged));
  await eventually(
    async () => {
      const [row] = await selling.walory.database.many<{ open: number }>(
        sql`select count(*)::int as open from jobs.job where name = 'billing.settle-stripe' and state <> 'completed'`,
      );
      return row!.open === 0;
    },
    () => 'the event was not worked off',
  );
  expect((await counted()).events).toBe(before.events + 1);
  expect((await person.browser.get('/api/billing')).body.data).toMatchObject({ state: 'active' });
});

test('events of a year in any order, each twice, end where Stripe is (BL-22)', async () => {
  const { stripe } = selling;
  const other = await afterTrial(selling.walory);
  stripe.webhooks.fate = () => 'later';
  const id = await orderAndPay(selling, other, { plan_id: plans.professional, currency: 'eur' });
  for (let month = 0; month < 3; month++)
    stripe.bank.goOnTo(new Date(stripe.bank.subscription(id).items.data[0]!.current_period_end * 1000));
  await stripe.webhooks.flush((events) => [...events, ...events].reverse());
  stripe.webhooks.fate = () => 'now';
  const end = new Date(stripe.bank.subscription(id).items.data[0]!.current_period_end * 1000);
  const data = await billingOnce(other, ({ period_to }) => period_to === end.toISOString());
  expect(data).toMatchObject({ state: 'active', plan: { slug: 'professional' }, currency: 'eur' });
  const invoices = (await other.browser.get('/api/billing/invoices')).body.data;
  expect(invoices).toHaveLength(4);
  expect(new Set(invoices.map(({ hosted_url }: { hosted_url: string }) => hosted_url)).size).toBe(4);
});

test('where Stripe is not set up there is no such address to speak of', async () => {
  const plain = await startTestWalory({ role: 'web' });
  try {
    const body = '{}';
    const answer = await fetch(`${plain.url}/api/billing/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature(body, webhookSecret, new Date()),
      },
      body,
    });
    expect(answer.status).toBe(404);
  } finally {
    await plain.stop();
  }
});
