import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastDayBefore } from '../../../../src/foundation/calendar-day.ts';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Person } from '../../../support/callers/people.ts';
import { afterTrial, type Plans, planIds } from '../../../support/records/after-trial.ts';
import { sessionAt } from '../../../support/stripe/selling-walory.ts';
import { StripeWorld } from '../../../support/stripe/stripe-world.ts';

let world: StripeWorld;
let plans: Plans;
let person: Person;
let subscription: string;
beforeAll(async () => {
  world = await StripeWorld.start(new Date('2026-01-31T10:00:00Z'));
  plans = await planIds(world.walory);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.waiting.splice(0);
  person = await afterTrial(world.walory);
  const order = { plan_id: plans.standard, period: 'month', currency: 'pln', begin_at_once: true };
  const { url } = await world.asked(person, 'billing.checkout', { body: order });
  subscription = world.stripe.bank.pay(sessionAt(url)).id;
  await world.run('billing.settle-stripe', { userId: person.id });
});

const there = () => world.stripe.bank.subscription(subscription);
const periodEnd = () => new Date(there().items.data[0]!.current_period_end * 1000);
const settle = () => world.run('billing.settle-stripe', { userId: person.id });
const failures = () =>
  world.walory.database.many<{ day: string }>(sql`
    select params->>'day' as day from notifications where user_id = ${person.id} and kind = 'paymentFailed' order by created_at`);

describe('a payment that fails (BL-26)', () => {
  test('leaves the plan for seven days, tells so at once and on the last day; then Free holds until it is paid', async () => {
    const due = periodEnd();
    world.stripe.bank.brokenCards.add(there().customer);
    world.goTo(new Date(due.getTime() + 60_000));
    await settle();
    const grace = new Date(due.getTime() + 7 * 86_400_000);
    expect(await world.billing(person)).toMatchObject({
      state: 'late',
      plan: { slug: 'standard' },
      grace_until: grace,
      can_cancel: true,
      can_resume: false,
    });
    const shown = async () => (await world.call(person, 'user.current')).data.unpaidPlan;
    const waiting = { languages: expect.any(Array), since: due, grace_until: grace };
    expect(await shown()).toEqual({ ...waiting, is_in_force: true });
    const day = grace.toISOString().slice(0, 10);
    expect(await failures()).toEqual([{ day }]);
    // Heard of again, it is no news.
    await settle();
    world.later(3);
    await settle();
    await world.lookAfter();
    expect(await failures()).toHaveLength(1);
    world.goTo(new Date(grace.getTime() - 3_600_000));
    await world.lookAfter();
    await world.lookAfter();
    await settle();
    expect(await failures()).toEqual([{ day }, { day }]);
    world.goTo(new Date(grace.getTime() + 1000));
    const waits = { plan: { slug: 'standard' }, since: due };
    expect(await world.billing(person)).toMatchObject({
      state: 'unpaid',
      plan: { slug: 'free' },
      unpaid: waits,
      can_cancel: false,
    });
    await settle();
    expect(await world.billing(person)).toMatchObject({ state: 'unpaid', unpaid: waits });
    expect(await shown()).toEqual({ ...waiting, is_in_force: false });
    world.stripe.bank.brokenCards.clear();
    world.later(3);
    await settle();
    expect(await world.billing(person)).toMatchObject({
      state: 'active',
      plan: { slug: 'standard' },
      grace_until: null,
      unpaid: null,
      ends_at: null,
      period_from: due,
    });
    expect(await shown()).toBeNull();
    expect(await world.documents(person)).toEqual([
      { kind: 'invoice', gross: '29.00' },
      { kind: 'invoice', gross: '29.00' },
    ]);
  });

  test('counts its days from when it was asked for, also where nothing was heard for long', async () => {
    const due = periodEnd();
    world.stripe.bank.brokenCards.add(there().customer);
    world.goTo(new Date(due.getTime() + 8 * 86_400_000));
    await world.lookAfter();
    await world.workOff();
    expect(await world.billing(person)).toMatchObject({ state: 'unpaid', unpaid: { since: due } });
    world.stripe.bank.brokenCards.clear();
  });

  test('is paid on Stripe’s page before anything else is ordered, and ends when Stripe gives up', async () => {
    const due = periodEnd();
    world.stripe.bank.brokenCards.add(there().customer);
    world.goTo(new Date(due.getTime() + 9 * 86_400_000));
    await settle();
    const body = { plan_id: plans.professional, period: 'month', currency: 'pln', begin_at_once: true };
    const answer = await world.asked(person, 'billing.checkout', { body });
    expect(answer).toEqual({ state: 'pay', url: expect.stringContaining('/invoice/in_') });
    world.later(10);
    await settle();
    expect(there().status).toBe('canceled');
    expect(await world.billing(person)).toMatchObject({ state: 'free', unpaid: null });
    world.stripe.bank.brokenCards.clear();
    // Then another one can be ordered.
    expect((await world.asked(person, 'billing.checkout', { body })).url).toContain('/pay/');
  });
});

describe('a plan that is not paid after its days of grace (BL-26)', () => {
  beforeEach(async () => {
    world.stripe.bank.brokenCards.add(there().customer);
    world.goTo(new Date(periodEnd().getTime() + 9 * 86_400_000));
    await settle();
  });

  test('is given up: nothing waits any more, Stripe asks no more, and another one can be ordered', async () => {
    expect(await world.billing(person)).toMatchObject({ state: 'unpaid' });
    await world.call(person, 'billing.cancel', {});
    expect(await world.billing(person)).toMatchObject({ state: 'free', unpaid: null });
    expect((await world.call(person, 'user.current')).data.unpaidPlan).toBeNull();
    expect(await world.asked(person, 'billing.cancel', {})).toMatchObject({
      errors: { plan: ['nothingToCancel'] },
    });
    await world.workOff();
    expect(there().status).toBe('canceled');
    expect(await world.documents(person)).toEqual([{ kind: 'invoice', gross: '29.00' }]);
    const body = { plan_id: plans.professional, period: 'month', currency: 'pln', begin_at_once: true };
    expect((await world.asked(person, 'billing.checkout', { body })).url).toContain('/pay/');
    expect(await world.billing(person)).toMatchObject({ state: 'free', unpaid: null });
    world.stripe.bank.brokenCards.clear();
  });

  test('is kept by who paid for it in another window, a moment before giving it up', async () => {
    world.stripe.bank.brokenCards.clear();
    world.later(3);
    expect(await world.asked(person, 'billing.cancel', {})).toMatchObject({
      errors: { plan: ['nothingToCancel'] },
    });
    expect(await world.billing(person)).toMatchObject({ state: 'active', ends_at: null });
    expect(there().status).toBe('active');
  });
});

test('the quote, the plan and the invoice name one last day, though Stripe counts to the second (BL-2, BL-25)', async () => {
  const other = await afterTrial(world.walory);
  const order = { plan_id: plans.standard, period: 'month', currency: 'pln' };
  const quoted = (await world.asked(other, 'billing.quote', { query: order })).period_to;
  const { url } = await world.asked(other, 'billing.checkout', { body: { ...order, begin_at_once: true } });
  world.stripe.bank.pay(sessionAt(url));
  await world.run('billing.settle-stripe', { userId: other.id });
  const { period_to: ends } = await world.billing(other);
  const [invoice] = (await world.call(other, 'billing.invoices', { query: { start: 0, limit: 50 } })).data;
  expect(ends).not.toEqual(quoted);
  expect([ends, invoice.period_to].map(lastDayBefore)).toEqual(Array(2).fill(lastDayBefore(quoted)));
});

describe('the daily look (BL-22)', () => {
  test('finds what no event told: a renewal, a cancellation at Stripe, an end', async () => {
    const first = periodEnd();
    world.goTo(new Date(first.getTime() + 60_000));
    await world.lookAfter();
    await world.workOff();
    expect((await world.billing(person)).period_to).toEqual(periodEnd());
    there().cancel_at_period_end = true;
    world.later(1.1);
    await world.lookAfter();
    await world.workOff();
    expect(await world.billing(person)).toMatchObject({ can_resume: true, ends_at: periodEnd() });
    world.goTo(new Date(periodEnd().getTime() + 1000));
    expect(await world.billing(person)).toMatchObject({ state: 'free' });
    expect(await world.documents(person)).toHaveLength(2);
  });

  test('finds who paid and did not come back', async () => {
    const other = await afterTrial(world.walory);
    const body = { plan_id: plans.professional, period: 'year', currency: 'eur', begin_at_once: true };
    const { url } = await world.asked(other, 'billing.checkout', { body });
    world.stripe.bank.pay(sessionAt(url));
    world.later(0.1);
    await world.lookAfter();
    await world.workOff();
    expect(await world.billing(other)).toMatchObject({ state: 'active', period: 'year', currency: 'eur' });
  });
});

describe('what shall happen at Stripe (BL-23)', () => {
  test('is tried again where Stripe was away, and happens once', async () => {
    const { withdrawal } = await world.billing(person);
    await world.call(person, 'billing.withdraw', { body: { refund: withdrawal.refund } });
    expect(await world.billing(person)).toMatchObject({ state: 'free' });
    const lost = ['doneThenHangUp', 'doneThenHangUp', 'doneThenHangUp'] as const;
    world.stripe.befall(/POST \/v1\/refunds/, ...lost);
    await expect(world.workOff()).rejects.toThrow();
    world.stripe.forgive();
    world.stripe.forgetKeys();
    await settle();
    await settle();
    const payment = world.stripe.bank.payments.find(({ invoice }) => invoice === there().latest_invoice)!;
    expect([payment.refunded, there().status]).toEqual([2900, 'canceled']);
    expect(await world.documents(person)).toEqual([
      { kind: 'invoice', gross: '29.00' },
      { kind: 'correction', gross: '-29.00' },
    ]);
    expect(await world.billing(person)).toMatchObject({ state: 'free' });
  });

  test('to somebody who withdrew and left before Stripe answered: the money goes back, once', async () => {
    const { customer, latest_invoice } = there();
    const { withdrawal } = await world.billing(person);
    await world.call(person, 'billing.withdraw', { body: { refund: withdrawal.refund } });
    expect((await person.browser.delete('/api/user', { password: person.password })).status).toBe(200);
    world.waiting.splice(0);
    const payment = world.stripe.bank.payments.find(({ invoice }) => invoice === latest_invoice)!;
    world.stripe.befall(/DELETE \/v1\/customers/, 'hangUp', 'hangUp', 'hangUp');
    await world.lookAfter();
    world.stripe.forgive();
    world.stripe.forgetKeys();
    world.later(0.1);
    await world.lookAfter();
    expect([payment.refunded, world.stripe.bank.customers.get(customer)?.deleted]).toEqual([2900, true]);
  });

  test('to somebody who left: they are forgotten there, at the latest when it answers again (BL-27)', async () => {
    const { customer } = there();
    expect((await person.browser.delete('/api/user', { password: person.password })).status).toBe(200);
    world.stripe.befall(/DELETE \/v1\/customers/, 'hangUp', 'hangUp', 'hangUp');
    await world.lookAfter();
    world.stripe.forgive();
    expect(there().status).toBe('active');
    world.later(0.1);
    await world.lookAfter();
    expect([there().status, world.stripe.bank.customers.get(customer)?.deleted]).toEqual(['canceled', true]);
    const left = await world.walory.database.many(sql`select 1 from stripe_removals`);
    expect(left).toEqual([]);
  });
});
