import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../src/platform/database/sql.ts';
import { operator, type Person } from '../../../support/callers/people.ts';
import type { Visitor } from '../../../support/callers/visitor.ts';
import { afterTrial, type Plans, planIds } from '../../../support/records/after-trial.ts';
import { sessionAt } from '../../../support/stripe/selling-walory.ts';
import { StripeWorld } from '../../../support/stripe/stripe-world.ts';

let world: StripeWorld;
let plans: Plans;
let desk: Visitor;
let person: Person;
let subscription: string;
beforeAll(async () => {
  world = await StripeWorld.start(new Date('2026-01-31T10:00:00Z'));
  plans = await planIds(world.walory);
  desk = await operator(world.walory);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.waiting.splice(0);
  world.stripe.forgive();
  world.stripe.bank.brokenCards.clear();
  person = await afterTrial(world.walory);
  subscription = await subscribe(person);
});

const order = () => ({ plan_id: plans.standard, period: 'month', currency: 'pln', begin_at_once: true });

async function subscribe(who: Person): Promise<string> {
  const { url } = await world.asked(who, 'billing.checkout', { body: order() });
  const { id } = world.stripe.bank.pay(sessionAt(url));
  await settle(who);
  return id;
}

const settle = (who = person) => world.run('billing.settle-stripe', { userId: who.id });
const there = () => world.stripe.bank.subscription(subscription);
const payment = () => world.stripe.bank.payments.find(({ invoice }) => invoice === there().latest_invoice)!;
const grosses = async () => (await world.documents(person)).map(({ gross }) => gross);
const block = (blocked: boolean) => desk.put(`/api/admin/users/${person.id}/block`, { blocked });
const troubles = async () => (await desk.get('/api/admin/stripe')).body.data;
const lost = ['hangUp', 'hangUp', 'hangUp'] as const;

async function audited(...actions: string[]) {
  const rows = await world.walory.database.many<{ action: string; detail: Record<string, string> }>(sql`
    select action, detail from audit_log where subject_id = ${person.id} and action = any(${actions}) order by at, id`);
  return rows.map(({ action, detail }) => ({ action, ...detail }));
}

async function withdraw(): Promise<void> {
  const { withdrawal } = await world.billing(person);
  await world.call(person, 'billing.withdraw', { body: { refund: withdrawal.refund } });
}

describe('who is blocked is charged no more (BL-28)', () => {
  test('the subscription ends with the period that is paid for, once, whenever a worker dies', async () => {
    expect((await block(true)).status).toBe(200);
    world.stripe.befall(/POST \/v1\/subscriptions/, ...lost);
    await expect(settle()).rejects.toThrow();
    world.stripe.forgive();
    expect(there().cancel_at_period_end).toBe(false);
    // It asks Stripe, and dies before it is written here.
    world.stripe.befall(/POST \/v1\/subscriptions/, 'doneThenHangUp', 'doneThenHangUp', 'doneThenHangUp');
    await expect(settle()).rejects.toThrow();
    world.stripe.forgive();
    await settle();
    await settle();
    expect([there().cancel_at_period_end, there().status]).toEqual([true, 'active']);
    expect(await audited('subscription-stopped')).toEqual([
      { action: 'subscription-stopped', subscription, how: 'period-end' },
    ]);
    world.later(40);
    await world.lookAfter();
    await world.workOff();
    expect([there().status, await grosses()]).toEqual(['canceled', ['29.00']]);
  });

  test('is found by the daily look, and can be resumed by who is let in again', async () => {
    await block(true);
    world.later(1.1);
    await world.lookAfter();
    await world.workOff();
    expect(there().cancel_at_period_end).toBe(true);
    await block(false);
    await settle();
    expect(await world.billing(person)).toMatchObject({ can_resume: true });
    await world.call(person, 'billing.resume');
    await settle();
    expect([there().cancel_at_period_end, (await world.billing(person)).ends_at]).toEqual([false, null]);
  });

  test('who is let in before Stripe was asked goes on as before', async () => {
    await block(true);
    await block(false);
    await settle();
    expect(there().cancel_at_period_end).toBe(false);
    expect(await audited('subscription-stopped')).toEqual([]);
  });

  test('what was not paid ends at once, and no card is tried again', async () => {
    world.stripe.bank.brokenCards.add(there().customer);
    world.goTo(new Date(there().items.data[0]!.current_period_end * 1000 + 60_000));
    await settle();
    await block(true);
    await settle();
    world.stripe.bank.brokenCards.clear();
    world.later(12);
    expect([there().status, payment()]).toEqual(['canceled', undefined]);
    expect(await audited('subscription-stopped')).toMatchObject([{ how: 'at-once' }]);
  });

  test('a page that was open can be paid no more', async () => {
    const other = await afterTrial(world.walory);
    const { url } = await world.asked(other, 'billing.checkout', { body: order() });
    await desk.put(`/api/admin/users/${other.id}/block`, { blocked: true });
    await settle(other);
    expect(world.stripe.bank.session(sessionAt(url)).status).toBe('expired');
  });
});

describe('a refund that Stripe refuses (BL-29)', () => {
  test('is one entry of the audit log, waits on the desk, and is paid when it is tried again', async () => {
    await withdraw();
    payment().refunded = 2900;
    await settle();
    await settle();
    expect(await audited('refund-refused')).toMatchObject([{ amount: '29.00 pln', why: expect.any(String) }]);
    const [row] = (await troubles()).refunds.filter(
      ({ user_id }: { user_id: string }) => user_id === person.id,
    );
    expect(row).toMatchObject({ amount: '29.00', currency: 'pln', email: person.email });
    payment().refunded = 0;
    const body = { user_id: person.id, invoice_id: row.invoice_id, how: 'again' };
    expect((await desk.put('/api/admin/stripe/refunds', body)).status).toBe(200);
    await settle();
    await settle();
    expect(payment().refunded).toBe(2900);
    expect((await troubles()).refunds).toEqual([]);
    expect(await grosses()).toEqual(['29.00', '-29.00']);
    // It is done, and not to be asked for once more.
    expect((await desk.put('/api/admin/stripe/refunds', body)).status).toBe(404);
    expect(await audited('refund-refused', 'refund-retried')).toHaveLength(2);
  });

  test('is over when the operator paid it by other means', async () => {
    await withdraw();
    payment().refunded = 2900;
    await settle();
    const [{ invoice_id }] = (await troubles()).refunds;
    const body = { user_id: person.id, invoice_id, how: 'by-hand' };
    expect((await desk.put('/api/admin/stripe/refunds', body)).status).toBe(200);
    payment().refunded = 0;
    await settle();
    expect([payment().refunded, (await troubles()).refunds]).toEqual([0, []]);
    expect(await audited('refund-by-hand')).toHaveLength(1);
  });

  test('also one that the bank sends back days later; tried again it is asked for anew', async () => {
    await withdraw();
    await settle();
    const { bank } = world.stripe;
    bank.failRefund(
      bank.refunds.find(({ charge }) => charge === payment().charge)!,
      'expired_or_canceled_card',
    );
    await settle();
    await settle();
    expect(await audited('refund-refused')).toMatchObject([{ why: 'expired_or_canceled_card' }]);
    const [{ invoice_id }] = (await troubles()).refunds;
    await desk.put('/api/admin/stripe/refunds', { user_id: person.id, invoice_id, how: 'again' });
    await settle();
    await settle();
    expect([payment().refunded, (await troubles()).refunds]).toEqual([2900, []]);
    expect(await grosses()).toEqual(['29.00', '-29.00']);
  });

  test('of somebody who left is an entry too, once, and does not keep them from being forgotten', async () => {
    const { customer } = there();
    await withdraw();
    payment().refunded = 2900;
    expect((await person.browser.delete('/api/user', { password: person.password })).status).toBe(200);
    world.stripe.befall(/DELETE \/v1\/customers/, ...lost);
    await world.lookAfter();
    world.stripe.forgive();
    world.later(0.1);
    await world.lookAfter();
    const entries = await world.walory.database.many(
      sql`select detail from audit_log where action = 'refund-refused' and subject_id is null`,
    );
    expect([entries.length, world.stripe.bank.customers.get(customer)?.deleted]).toEqual([1, true]);
  });
});

describe('money that went back at Stripe’s own desk (BL-30)', () => {
  const hearAll = async (events = world.stripe.webhooks.sent.splice(0)) => {
    for (const event of [...events, ...events].reverse()) await world.hear(event);
    await world.workOff();
  };

  test('has its correction once, however often and in what order it is told of, by parts', async () => {
    world.stripe.webhooks.sent.splice(0);
    world.stripe.bank.refund(payment().intent, 900, {});
    await hearAll();
    world.stripe.bank.refund(payment().intent, 600, {});
    await hearAll();
    await settle();
    expect(await grosses()).toEqual(['29.00', '-9.00', '-6.00']);
    expect(await audited('refunded-at-stripe')).toMatchObject([
      { amount: '9.00 pln' },
      { amount: '6.00 pln' },
    ]);
    // The rest is what can still come back.
    expect((await world.billing(person)).withdrawal.refund).toBe('14.00');
    await withdraw();
    await settle();
    await settle();
    expect([payment().refunded, await grosses()]).toEqual([2900, ['29.00', '-9.00', '-6.00', '-14.00']]);
  });

  test('is found by the daily look', async () => {
    world.stripe.bank.refund(payment().intent, 2900, {});
    world.later(1.1);
    await world.lookAfter();
    await world.workOff();
    expect(await grosses()).toEqual(['29.00', '-29.00']);
  });

  test('is not counted beside what we asked for ourselves', async () => {
    await withdraw();
    // Somebody was quicker at Stripe's desk.
    world.stripe.bank.refund(payment().intent, 2900, {});
    await settle();
    await settle();
    expect(await grosses()).toEqual(['29.00', '-29.00']);
    expect([payment().refunded, (await troubles()).refunds.length]).toEqual([2900, 1]);
    const [{ invoice_id }] = (await troubles()).refunds;
    await desk.put('/api/admin/stripe/refunds', { user_id: person.id, invoice_id, how: 'by-hand' });
  });

  test('outside of Stripe by a credit note counts too; one that is void does not', async () => {
    const { customer, latest_invoice: invoice } = there();
    const note = { object: 'credit_note' as const, customer, invoice };
    world.stripe.bank.creditNotes.push(
      { id: 'cn_1', ...note, status: 'issued', out_of_band_amount: 500 },
      { id: 'cn_2', ...note, status: 'void', out_of_band_amount: 700 },
    );
    await settle();
    await settle();
    expect(await grosses()).toEqual(['29.00', '-5.00']);
  });

  test('a dispute is in the audit log and on the desk; lost, it is corrected, and won it is not', async () => {
    world.stripe.webhooks.sent.splice(0);
    const dispute = world.stripe.bank.dispute(payment());
    await hearAll();
    expect(await audited('payment-disputed')).toEqual([
      {
        action: 'payment-disputed',
        dispute: dispute.id,
        amount: '29.00 pln',
        reason: 'fraudulent',
        status: 'needs_response',
      },
    ]);
    expect((await troubles()).disputes).toMatchObject([{ dispute_id: dispute.id, email: person.email }]);
    expect(await grosses()).toEqual(['29.00']);
    world.stripe.bank.decide(dispute, 'lost');
    await hearAll();
    await settle();
    expect([await grosses(), (await troubles()).disputes]).toEqual([['29.00', '-29.00'], []]);
    expect(await audited('dispute-decided')).toMatchObject([{ status: 'lost' }]);
    person = await afterTrial(world.walory);
    subscription = await subscribe(person);
    world.stripe.bank.decide(world.stripe.bank.dispute(payment()), 'won');
    await settle();
    expect([await grosses(), await audited('payment-disputed')]).toMatchObject([['29.00'], [{}]]);
  });
});

describe('a customer whom Stripe does not know (BL-31)', () => {
  const customerOf = async () =>
    (
      await world.walory.database.one<{ customer_id: string }>(
        sql`select customer_id from stripe_customers where user_id = ${person.id}`,
      )
    ).customer_id;

  test('removed at Stripe’s desk: the plan ended there, and the next order makes another customer', async () => {
    const { customer } = there();
    world.stripe.webhooks.sent.splice(0);
    world.stripe.bank.deleteCustomer(customer);
    for (const event of world.stripe.webhooks.sent.splice(0)) await world.hear(event);
    await world.workOff();
    expect(await world.billing(person)).toMatchObject({ state: 'free' });
    const answer = await world.asked(person, 'billing.checkout', { body: order() });
    expect(answer).toEqual({ state: 'pay', url: expect.stringContaining('/pay/') });
    expect(await customerOf()).not.toBe(customer);
    world.stripe.bank.pay(sessionAt(answer.url));
    await settle();
    expect(await world.billing(person)).toMatchObject({ state: 'active', can_cancel: true });
    expect(await audited('stripe-customer-missing')).toMatchObject([{ why: 'removed' }]);
  });

  test('of another account’s key: the plan goes on to the end of its period; known again, it goes on', async () => {
    const { bank } = world.stripe;
    const { customer } = there();
    const known = bank.customers.get(customer)!;
    const { period_to } = await world.billing(person);
    bank.customers.delete(customer);
    await settle();
    await settle();
    expect(await world.billing(person)).toMatchObject({
      state: 'active',
      ends_at: period_to,
      can_cancel: false,
      can_resume: false,
      is_fixed: true,
    });
    expect(await audited('stripe-customer-missing')).toMatchObject([{ why: 'unknown' }]);
    expect((await troubles()).missing).toBeGreaterThan(0);
    bank.customers.set(customer, known);
    world.later(1.1);
    await world.lookAfter();
    await world.workOff();
    expect(await world.billing(person)).toMatchObject({ state: 'active', ends_at: null, can_cancel: true });
  });

  test('the daily look comes to everybody, though many cannot be read', async () => {
    await world.walory.database.run(sql`
      with people as (insert into users (id, email, name, password_hash, locale, newsletter, terms_accepted_at,
          created_at, updated_at)
        select gen_random_uuid(), 'gone' || n || '@example.com', 'Gone', '', 'pl', false, now(), now(), now()
        from generate_series(1, 230) n returning id),
      customers as (insert into stripe_customers (user_id, customer_id, read_at)
        select id, 'cus_' || replace(id::text, '-', ''), '2020-01-01' from people)
      insert into stripe_subscriptions (user_id, stripe_id, status, cancels)
      select id, 'sub_' || replace(id::text, '-', ''), 'active', false from people`);
    world.later(1.1);
    await world.lookAfter();
    const first = world.waiting.splice(0).length;
    await world.lookAfter();
    const asked = world.waiting.splice(0).map(({ data }) => (data as { userId: string }).userId);
    expect([first, asked.includes(person.id)]).toEqual([200, true]);
    await world.walory.database.run(sql`delete from users where name = 'Gone'`);
  });
});

describe('Stripe switched off while it has plans (BL-32)', () => {
  const services = () => world.services as { settings: object };
  let on: object;
  beforeEach(() => {
    on = services().settings;
    services().settings = { ...on, stripeKey: '', stripeWebhookSecret: '' };
  });
  afterEach(() => {
    services().settings = on;
  });
  const asked = (id: string, input = {}) => world.asked(person, id, input);

  test('the plan goes on, nothing of it can be changed and none is ordered beside it', async () => {
    expect(await world.billing(person)).toMatchObject({
      state: 'active',
      plan: { slug: 'standard' },
      can_cancel: false,
      can_resume: false,
      is_fixed: true,
    });
    const professional = { ...order(), plan_id: plans.professional };
    for (const [id, field, input] of [
      ['billing.cancel', 'plan', {}],
      ['billing.resume', 'plan', {}],
      ['billing.checkout', 'plan_id', { body: professional }],
      ['billing.checkout', 'plan_id', { body: { ...order(), plan_id: plans.free } }],
      ['billing.quote', 'plan_id', { query: professional }],
    ] as const)
      expect(await asked(id, input), id).toMatchObject({
        kind: 'invalid',
        errors: { [field]: ['stripeOff'] },
      });
    expect(
      (
        await world.walory.database.many(sql`
      select from subscriptions where user_id = ${person.id} and provider = 'built-in' and not is_trial`)
      ).length,
    ).toBe(0);
    expect((await world.call(null, 'billing.plans')).data.length).toBeGreaterThan(0);
  });

  test('who withdraws gets the money when Stripe is there again', async () => {
    await withdraw();
    expect(await world.billing(person)).toMatchObject({ state: 'free' });
    await world.workOff();
    expect(payment().refunded).toBe(0);
    services().settings = on;
    world.later(1.1);
    await world.lookAfter();
    await world.workOff();
    expect([payment().refunded, there().status]).toEqual([2900, 'canceled']);
  });

  test('the operator is warned', async () => {
    const { is_on, plans: paid } = (await world.call(person, 'admin.stripe')).data;
    expect([is_on, paid > 0]).toEqual([false, true]);
  });
});

describe('an address that was changed here (BL-33)', () => {
  const emailThere = () => world.stripe.bank.customers.get(there().customer)!.email;
  const move = (email: string, verified: Date | null) =>
    world.walory.database.run(
      sql`update users set email = ${email}, email_verified_at = ${verified} where id = ${person.id}`,
    );

  test('is told to Stripe when it is confirmed, at the latest by the daily look, and once', async () => {
    const [before, email] = [emailThere(), `new-${person.email}`];
    await move(email, null);
    await settle();
    expect(emailThere()).toBe(before);
    await move(email, world.now);
    world.stripe.befall(new RegExp(`POST /v1/customers/${there().customer}$`), ...lost);
    await expect(settle()).rejects.toThrow();
    world.stripe.forgive();
    world.later(1.1);
    await world.lookAfter();
    await world.workOff();
    expect(emailThere()).toBe(email);
    // What the person chose on Stripe's page stays.
    world.stripe.bank.customers.get(there().customer)!.email = 'invoices@example.com';
    await settle();
    expect(emailThere()).toBe('invoices@example.com');
  });
});

test('without days of grace a payment that fails is told once, as what it is (BL-26)', async () => {
  const services = world.services as { settings: object };
  const before = services.settings;
  services.settings = { ...before, graceDays: 0 };
  world.stripe.bank.brokenCards.add(there().customer);
  world.goTo(new Date(there().items.data[0]!.current_period_end * 1000 + 60_000));
  await settle();
  await settle();
  await world.lookAfter();
  await world.run('billing.renew');
  services.settings = before;
  const told = await world.walory.database.many<{ kind: string }>(sql`
    select kind from notifications where user_id = ${person.id} and kind in ('paymentFailed', 'planEnded', 'planUnpaid')`);
  expect(told).toEqual([{ kind: 'planUnpaid' }]);
  expect(await world.billing(person)).toMatchObject({ state: 'free' });
});
