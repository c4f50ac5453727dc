import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../src/platform/database/sql.ts';
import { afterTrial } from '../../../support/records/after-trial.ts';
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
const block = (blocked: boolean) => they.desk.put(`/api/admin/users/${they.person.id}/block`, { blocked });

describe('who is blocked is charged no more (BL-28)', () => {
  test('the subscription ends with the period that is paid for, once, whenever a worker dies', async () => {
    expect((await block(true)).status).toBe(200);
    world.stripe.befall(/POST \/v1\/subscriptions/, ...lost);
    await expect(they.settle()).rejects.toThrow();
    world.stripe.forgive();
    expect(they.there().cancel_at_period_end).toBe(false);
    // It asks Stripe, and dies before it is written here.
    world.stripe.befall(/POST \/v1\/subscriptions/, 'doneThenHangUp', 'doneThenHangUp', 'doneThenHangUp');
    await expect(they.settle()).rejects.toThrow();
    world.stripe.forgive();
    await they.settle();
    await they.settle();
    expect([they.there().cancel_at_period_end, they.there().status]).toEqual([true, 'active']);
    expect(await they.audited('subscription-stopped')).toEqual([
      { action: 'subscription-stopped', subscription: they.subscription, how: 'period-end' },
    ]);
    world.later(40);
    await world.lookAfter();
    await world.workOff();
    expect([they.there().status, await they.grosses()]).toEqual(['canceled', ['29.00']]);
  });

  test('is found by the daily look, and can be resumed by who is let in again', async () => {
    await block(true);
    await they.dayLater();
    expect(they.there().cancel_at_period_end).toBe(true);
    await block(false);
    await they.settle();
    expect(await they.billing()).toMatchObject({ can_resume: true });
    await world.call(they.person, 'billing.resume');
    await they.settle();
    expect([they.there().cancel_at_period_end, (await they.billing()).ends_at]).toEqual([false, null]);
  });

  test('who is let in before Stripe was asked goes on as before', async () => {
    await block(true);
    await block(false);
    await they.settle();
    expect(they.there().cancel_at_period_end).toBe(false);
    expect(await they.audited('subscription-stopped')).toEqual([]);
  });

  test('what was not paid ends at once, and no card is tried again', async () => {
    world.stripe.bank.brokenCards.add(they.there().customer);
    world.goTo(new Date(they.there().items.data[0]!.current_period_end * 1000 + 60_000));
    await they.settle();
    await block(true);
    await they.settle();
    world.stripe.bank.brokenCards.clear();
    world.later(12);
    expect([they.there().status, they.payment()]).toEqual(['canceled', undefined]);
    expect(await they.audited('subscription-stopped')).toMatchObject([{ how: 'at-once' }]);
  });

  test('a page that was open can be paid no more', async () => {
    const other = await afterTrial(world.walory);
    const { url } = await world.asked(other, 'billing.checkout', { body: they.order() });
    await they.desk.put(`/api/admin/users/${other.id}/block`, { blocked: true });
    await they.settle(other);
    expect(world.stripe.bank.session(sessionAt(url)).status).toBe('expired');
  });
});

describe('a refund that Stripe refuses (BL-29)', () => {
  test('is one entry of the audit log, waits on the desk, and is paid when it is tried again', async () => {
    await they.withdraw();
    they.payment().refunded = 2900;
    await they.settle();
    await they.settle();
    expect(await they.audited('refund-refused')).toMatchObject([
      { amount: '29.00 pln', why: expect.any(String) },
    ]);
    const [row] = (await they.troubles()).refunds.filter(
      ({ user_id }: { user_id: string }) => user_id === they.person.id,
    );
    expect(row).toMatchObject({ amount: '29.00', currency: 'pln', email: they.person.email });
    they.payment().refunded = 0;
    const body = { user_id: they.person.id, invoice_id: row.invoice_id, how: 'again' };
    expect((await they.desk.put('/api/admin/stripe/refunds', body)).status).toBe(200);
    await they.settle();
    await they.settle();
    expect(they.payment().refunded).toBe(2900);
    expect((await they.troubles()).refunds).toEqual([]);
    expect(await they.grosses()).toEqual(['29.00', '-29.00']);
    // It is done, and not to be asked for once more.
    expect((await they.desk.put('/api/admin/stripe/refunds', body)).status).toBe(404);
    expect(await they.audited('refund-refused', 'refund-retried')).toHaveLength(2);
  });

  test('is over when the operator paid it by other means', async () => {
    await they.withdraw();
    they.payment().refunded = 2900;
    await they.settle();
    const [{ invoice_id }] = (await they.troubles()).refunds;
    const body = { user_id: they.person.id, invoice_id, how: 'by-hand' };
    expect((await they.desk.put('/api/admin/stripe/refunds', body)).status).toBe(200);
    they.payment().refunded = 0;
    await they.settle();
    expect([they.payment().refunded, (await they.troubles()).refunds]).toEqual([0, []]);
    expect(await they.audited('refund-by-hand')).toHaveLength(1);
  });

  test('also one that the bank sends back days later; tried again it is asked for anew', async () => {
    await they.withdraw();
    await they.settle();
    const { bank } = world.stripe;
    bank.failRefund(
      bank.refunds.find(({ charge }) => charge === they.payment().charge)!,
      'expired_or_canceled_card',
    );
    await they.settle();
    await they.settle();
    expect(await they.audited('refund-refused')).toMatchObject([{ why: 'expired_or_canceled_card' }]);
    const [{ invoice_id }] = (await they.troubles()).refunds;
    await they.desk.put('/api/admin/stripe/refunds', { user_id: they.person.id, invoice_id, how: 'again' });
    await they.settle();
    await they.settle();
    expect([they.payment().refunded, (await they.troubles()).refunds]).toEqual([2900, []]);
    expect(await they.grosses()).toEqual(['29.00', '-29.00']);
  });

  test('of somebody who left is an entry too, once, and does not keep them from being forgotten', async () => {
    const { customer } = they.there();
    await they.withdraw();
    they.payment().refunded = 2900;
    expect((await they.person.browser.delete('/api/user', { password: they.person.password })).status).toBe(
      200,
    );
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
    world.stripe.bank.refund(they.payment().intent, 900, {});
    await hearAll();
    world.stripe.bank.refund(they.payment().intent, 600, {});
    await hearAll();
    await they.settle();
    expect(await they.grosses()).toEqual(['29.00', '-9.00', '-6.00']);
    expect(await they.audited('refunded-at-stripe')).toMatchObject([
      { amount: '9.00 pln' },
      { amount: '6.00 pln' },
    ]);
    // The rest is what can still come back.
    expect((await they.billing()).withdrawal.refund).toBe('14.00');
    await they.withdraw();
    await they.settle();
    await they.settle();
    expect([they.payment().refunded, await they.grosses()]).toEqual([
      2900,
      ['29.00', '-9.00', '-6.00', '-14.00'],
    ]);
  });

  test('and came back to us days later is corrected again, once; what we owe stays corrected', async () => {
    const { bank, webhooks } = world.stripe;
    webhooks.sent.splice(0);
    const lost = bank.refund(they.payment().intent, 900, {});
    bank.refund(they.payment().intent, 600, {});
    await hearAll();
    bank.failRefund(lost, 'expired_or_canceled_card');
    await hearAll();
    await they.settle();
    expect(await they.grosses()).toEqual(['29.00', '-15.00', '9.00']);
    expect(await they.audited('refund-came-back')).toMatchObject([{ amount: '9.00 pln' }]);
    const [last] = (await world.call(they.person, 'billing.invoices', { query: { start: 0, limit: 50 } }))
      .data;
    expect(last).toMatchObject({ kind: 'correction', reason: 'came-back', gross: '9.00' });
    expect((await they.billing()).withdrawal.refund).toBe('23.00');
    await they.withdraw();
    await they.settle();
    const ours = bank.refunds.find(({ amount }) => amount === 2300)!;
    bank.failRefund(ours, 'expired_or_canceled_card');
    await they.settle();
    await they.settle();
    expect(await they.grosses()).toEqual(['29.00', '-15.00', '9.00', '-23.00']);
    const [{ invoice_id }] = (await they.troubles()).refunds;
    await they.desk.put('/api/admin/stripe/refunds', { user_id: they.person.id, invoice_id, how: 'by-hand' });
  });

  test('is found by the daily look', async () => {
    world.stripe.bank.refund(they.payment().intent, 2900, {});
    await they.dayLater();
    expect(await they.grosses()).toEqual(['29.00', '-29.00']);
  });

  test('is not counted beside what we asked for ourselves', async () => {
    await they.withdraw();
    // Somebody was quicker at Stripe's they.desk.
    world.stripe.bank.refund(they.payment().intent, 2900, {});
    await they.settle();
    await they.settle();
    expect(await they.grosses()).toEqual(['29.00', '-29.00']);
    expect([they.payment().refunded, (await they.troubles()).refunds.length]).toEqual([2900, 1]);
    const [{ invoice_id }] = (await they.troubles()).refunds;
    await they.desk.put('/api/admin/stripe/refunds', { user_id: they.person.id, invoice_id, how: 'by-hand' });
  });

  test('outside of Stripe by a credit note counts too; one that is void does not', async () => {
    const { customer, latest_invoice: invoice } = they.there();
    const note = { object: 'credit_note' as const, customer, invoice };
    world.stripe.bank.creditNotes.push(
      { id: 'cn_1', ...note, status: 'issued', out_of_band_amount: 500 },
      { id: 'cn_2', ...note, status: 'void', out_of_band_amount: 700 },
    );
    await they.settle();
    await they.settle();
    expect(await they.grosses()).toEqual(['29.00', '-5.00']);
  });

  test('a dispute is in the audit log and on the desk; lost, it is corrected, and won it is not', async () => {
    world.stripe.webhooks.sent.splice(0);
    const dispute = world.stripe.bank.dispute(they.payment());
    await hearAll();
    expect(await they.audited('payment-disputed')).toEqual([
      {
        action: 'payment-disputed',
        dispute: dispute.id,
        amount: '29.00 pln',
        reason: 'fraudulent',
        status: 'needs_response',
      },
    ]);
    expect((await they.troubles()).disputes).toMatchObject([
      { dispute_id: dispute.id, email: they.person.email },
    ]);
    expect(await they.grosses()).toEqual(['29.00']);
    world.stripe.bank.decide(dispute, 'lost');
    await hearAll();
    await they.settle();
    expect([await they.grosses(), (await they.troubles()).disputes]).toEqual([['29.00', '-29.00'], []]);
    expect(await they.audited('dispute-decided')).toMatchObject([{ status: 'lost' }]);
    await they.next();
    world.stripe.bank.decide(world.stripe.bank.dispute(they.payment()), 'won');
    await they.settle();
    expect([await they.grosses(), await they.audited('payment-disputed')]).toMatchObject([['29.00'], [{}]]);
  });
});
