import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../src/platform/database/sql.ts';
import { sessionAt } from '../../../support/stripe/selling-walory.ts';
import { Subscriber } from '../../../support/stripe/subscriber.ts';

let they: Subscriber;
let world: Subscriber['world'];
beforeAll(async () => {
  they = await Subscriber.start();
  world = they.world;
});
afterAll(() => world.stop());
beforeEach(() => they.next());

const lost = ['hangUp', 'hangUp', 'hangUp'] as const;

describe('a customer whom Stripe does not know (BL-31)', () => {
  const customerOf = async () =>
    (
      await world.walory.database.one<{ customer_id: string }>(
        sql`select customer_id from stripe_customers where user_id = ${they.person.id}`,
      )
    ).customer_id;

  test('removed at Stripe’s desk: the plan ended there, and the next order makes another customer', async () => {
    const { customer } = they.there();
    world.stripe.webhooks.sent.splice(0);
    world.stripe.bank.deleteCustomer(customer);
    for (const event of world.stripe.webhooks.sent.splice(0)) await world.hear(event);
    await world.workOff();
    expect(await they.billing()).toMatchObject({ state: 'free' });
    const answer = await world.asked(they.person, 'billing.checkout', { body: they.order() });
    expect(answer).toEqual({ state: 'pay', url: expect.stringContaining('/pay/') });
    expect(await customerOf()).not.toBe(customer);
    world.stripe.bank.pay(sessionAt(answer.url));
    await they.settle();
    expect(await they.billing()).toMatchObject({ state: 'active', can_cancel: true });
    expect(await they.audited('stripe-customer-missing')).toMatchObject([{ why: 'removed' }]);
  });

  test('of another account’s key: the plan goes on to the end of its period; known again, it goes on', async () => {
    const { bank } = world.stripe;
    const { customer } = they.there();
    const known = bank.customers.get(customer)!;
    const { period_to } = await they.billing();
    bank.customers.delete(customer);
    await they.settle();
    await they.settle();
    expect(await they.billing()).toMatchObject({
      state: 'active',
      ends_at: period_to,
      can_cancel: false,
      can_resume: false,
      is_fixed: true,
    });
    expect(await they.audited('stripe-customer-missing')).toMatchObject([{ why: 'unknown' }]);
    expect((await they.troubles()).missing).toBeGreaterThan(0);
    bank.customers.set(customer, known);
    await they.dayLater();
    expect(await they.billing()).toMatchObject({ state: 'active', ends_at: null, can_cancel: true });
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
    expect([first, asked.includes(they.person.id)]).toEqual([200, true]);
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
  const asked = (id: string, input = {}) => world.asked(they.person, id, input);

  test('the plan goes on, nothing of it can be changed and none is ordered beside it', async () => {
    expect(await they.billing()).toMatchObject({
      state: 'active',
      plan: { slug: 'standard' },
      can_cancel: false,
      can_resume: false,
      is_fixed: true,
    });
    const professional = { ...they.order(), plan_id: they.plans.professional };
    for (const [id, field, input] of [
      ['billing.cancel', 'plan', {}],
      ['billing.resume', 'plan', {}],
      ['billing.checkout', 'plan_id', { body: professional }],
      ['billing.checkout', 'plan_id', { body: { ...they.order(), plan_id: they.plans.free } }],
      ['billing.quote', 'plan_id', { query: professional }],
    ] as const)
      expect(await asked(id, input), id).toMatchObject({
        kind: 'invalid',
        errors: { [field]: ['stripeOff'] },
      });
    expect(
      (
        await world.walory.database.many(sql`
      select from subscriptions where user_id = ${they.person.id} and provider = 'built-in' and not is_trial`)
      ).length,
    ).toBe(0);
    expect((await world.call(null, 'billing.plans')).data.length).toBeGreaterThan(0);
  });

  test('a payment that is missing is still seen, and the plan is given up when Stripe is there again', async () => {
    services().settings = on;
    world.stripe.bank.brokenCards.add(they.there().customer);
    const due = new Date(they.there().items.data[0]!.current_period_end * 1000);
    world.goTo(new Date(due.getTime() + 60_000));
    await they.settle();
    const shown = async () => (await world.call(they.person, 'user.current')).data.unpaidPlan;
    services().settings = { ...on, stripeKey: '', stripeWebhookSecret: '' };
    expect(await shown()).toMatchObject({ since: due, is_in_force: true });
    expect(await they.billing()).toMatchObject({ state: 'late', unpaid: null });
    world.later(8);
    expect(await shown()).toMatchObject({ since: due, is_in_force: false });
    expect(await they.billing()).toMatchObject({ state: 'unpaid', unpaid: { plan: { slug: 'standard' } } });
    expect(await asked('billing.cancel')).toMatchObject({ errors: { plan: ['stripeOff'] } });
    services().settings = on;
    await world.call(they.person, 'billing.cancel', {});
    expect(await shown()).toBeNull();
  });

  test('who withdraws gets the money when Stripe is there again', async () => {
    await they.withdraw();
    expect(await they.billing()).toMatchObject({ state: 'free' });
    await world.workOff();
    expect(they.payment().refunded).toBe(0);
    services().settings = on;
    await they.dayLater();
    expect([they.payment().refunded, they.there().status]).toEqual([2900, 'canceled']);
  });

  test('the operator is warned', async () => {
    const { is_on, plans: paid } = (await world.call(they.person, 'admin.stripe')).data;
    expect([is_on, paid > 0]).toEqual([false, true]);
  });
});

describe('an address that was changed here (BL-33)', () => {
  const emailThere = () => world.stripe.bank.customers.get(they.there().customer)!.email;
  const move = (email: string, verified: Date | null) =>
    world.walory.database.run(
      sql`update users set email = ${email}, email_verified_at = ${verified} where id = ${they.person.id}`,
    );

  test('is told to Stripe when it is confirmed, at the latest by the daily look, and once', async () => {
    const [before, email] = [emailThere(), `new-${they.person.email}`];
    await move(email, null);
    await they.settle();
    expect(emailThere()).toBe(before);
    await move(email, world.now);
    world.stripe.befall(new RegExp(`POST /v1/customers/${they.there().customer}$`), ...lost);
    await expect(they.settle()).rejects.toThrow();
    world.stripe.forgive();
    await they.dayLater();
    expect(emailThere()).toBe(email);
    // What the they.person chose on Stripe's page stays.
    world.stripe.bank.customers.get(they.there().customer)!.email = 'invoices@example.com';
    await they.settle();
    expect(emailThere()).toBe('invoices@example.com');
  });
});

test('without days of grace a payment that fails is told once, as what it is (BL-26)', async () => {
  const services = world.services as { settings: object };
  const before = services.settings;
  services.settings = { ...before, graceDays: 0 };
  world.stripe.bank.brokenCards.add(they.there().customer);
  world.goTo(new Date(they.there().items.data[0]!.current_period_end * 1000 + 60_000));
  await they.settle();
  await they.settle();
  await world.lookAfter();
  await world.run('billing.renew');
  services.settings = before;
  const notices = await world.walory.database.many<{ kind: string }>(sql`
    select kind from notifications where user_id = ${they.person.id} and kind in ('paymentFailed', 'planEnded', 'planUnpaid')`);
  expect(notices).toEqual([{ kind: 'planUnpaid' }]);
  expect(await they.billing()).toMatchObject({ state: 'unpaid' });
});
