import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Person } from '../../../support/callers/people.ts';
import { often } from '../../../support/chance/chance.ts';
import { eventually } from '../../../support/eventually.ts';
import { afterTrial, type Plans, planIds } from '../../../support/records/after-trial.ts';
import {
  billingOnce,
  orderAndPay,
  type SellingWalory,
  sessionAt,
  startSellingWalory,
} from '../../../support/stripe/selling-walory.ts';

let selling: SellingWalory;
let plans: Plans;
beforeAll(async () => {
  selling = await startSellingWalory();
  plans = await planIds(selling.walory);
});
afterAll(() => selling.stop());

const newBuyer = () => afterTrial(selling.walory);
const standard = () => ({ plan_id: plans.standard, currency: 'pln' });
const professional = () => ({ plan_id: plans.professional, currency: 'pln' });
const order = ({ browser }: Person, body: object) =>
  browser.post('/api/billing/checkout', { begin_at_once: true, ...body });
const invoicesOf = async ({ browser }: Person) => (await browser.get('/api/billing/invoices')).body.data;
const customerOf = async ({ id }: Person) => {
  const found = sql`select customer_id from stripe_customers where user_id = ${id}`;
  return (await selling.walory.database.one<{ customer_id: string }>(found)).customer_id;
};
const sub = (id: string) => selling.stripe.bank.subscription(id);

describe('ordering', () => {
  test('with a plan that was granted before Stripe took orders costs what the quote says, and takes its place (BL-25)', async () => {
    const { stripe, walory } = selling;
    const person = await newBuyer();
    await walory.database.run(sql`
      insert into subscriptions (id, user_id, plan_id, started_at, period, currency, price, ordered_at, anchor,
        period_from, period_to)
      values (gen_random_uuid(), ${person.id}, ${plans.standard}, now() - interval '9 days', 'month', 'pln', 29,
        now() - interval '9 days', current_date - 9, now() - interval '9 days', now() + interval '21 days')`);
    const { data } = (
      await person.browser.get(`/api/billing/quote?plan_id=${plans.professional}&currency=pln`)
    ).body;
    expect(data).toMatchObject({ kind: 'order', is_charged: true, due: data.price });
    expect(data.lines).toEqual([{ kind: 'charge', amount: data.price, days: null, of_days: null }]);
    const answer = await order(person, professional());
    const session = stripe.bank.session(sessionAt(answer.body.data.url));
    expect(session.price!.unit_amount).toBe(Number(data.due) * 100);
    stripe.bank.pay(session.id);
    await billingOnce(person, ({ plan }) => plan.slug === 'professional');
    const inForce = await walory.database.many<{ provider: string }>(
      sql`select provider from subscriptions where user_id = ${person.id} and ends_at is null`,
    );
    expect(inForce).toEqual([{ provider: 'stripe' }]);
    // 21 of 30 days of 29.00, as days of Warsaw count.
    const { credits } = (await person.browser.get('/api/billing')).body.data;
    expect(credits).toEqual([{ currency: 'pln', amount: expect.stringMatching(/^(19|20|21)\.\d\d$/) }]);
  });

  test('leads to a page of Stripe, with the price of the plans table; the plan begins when it is paid (BL-21, BL-25)', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    const quote = (await person.browser.get(`/api/billing/quote?plan_id=${plans.standard}&currency=pln`))
      .body;
    expect(quote.data).toMatchObject({ kind: 'order', is_charged: true, due: '29.00' });
    const answer = await order(person, { ...standard(), price: '29.00' });
    expect(answer.body).toEqual({ data: { state: 'pay', url: expect.stringContaining('/pay/cs_test_') } });
    const session = stripe.bank.session(sessionAt(answer.body.data.url));
    expect(session.price).toMatchObject({
      unit_amount: 2900,
      currency: 'pln',
      product: `walory_${plans.standard}`,
    });
    expect(session.metadata).toEqual({ user_id: person.id, plan_id: plans.standard, period: 'month' });
    expect(session.success_url).toBe(`${selling.walory.url}/api/billing/back?locale=en`);
    expect((await person.browser.get('/api/billing')).body.data).toMatchObject({
      provider: 'stripe',
      state: 'free',
    });
    const paid = stripe.bank.pay(session.id);
    const data = await billingOnce(person, ({ state }) => state === 'active');
    const item = paid.items.data[0]!;
    expect(data).toMatchObject({
      plan: { slug: 'standard' },
      period: 'month',
      price: '29.00',
      period_from: new Date(item.current_period_start * 1000).toISOString(),
      period_to: new Date(item.current_period_end * 1000).toISOString(),
      can_cancel: true,
      can_resume: false,
    });
    const [invoice, ...more] = await invoicesOf(person);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', gross: '29.00', net: '23.58', vat: '5.42' });
    expect(invoice.number).toMatch(/^FV \d{4}\/\d{6}$/);
    expect(invoice.hosted_url).toContain('/invoice/in_');
  });

  test('without the tick that it may begin at once nothing is asked of Stripe', async () => {
    const person = await newBuyer();
    const answer = await person.browser.post('/api/billing/checkout', standard());
    expect([answer.status, answer.body.errors]).toEqual([422, { begin_at_once: ['beginAtOnceRequired'] }]);
    await expect(customerOf(person)).rejects.toThrow('expected one row');
  });

  test('who comes back has the plan, though no message has come (BL-22)', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    stripe.webhooks.fate = () => 'lost';
    await orderAndPay(selling, person, standard());
    // A bank's app may lead back into a browser where nobody is signed in: the page asks for that.
    const elsewhere = await selling.walory.visitor().get('/api/billing/back?locale=pl');
    const back = await person.browser.get('/api/billing/back?locale=pl');
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
      303,
      back.headers.get('location'),
    ]);
    stripe.webhooks.fate = () => 'now';
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${selling.walory.url}/pl/dashboard/payment?paid=1`,
    ]);
    expect((await person.browser.get('/api/billing')).body.data.state).toBe('active');
  });

  test('twenty windows with one order get one customer and one page; another order closes it (BL-24)', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    const before = stripe.bank.customers.size;
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(person, standard())));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const urls = new Set(answers.map(({ body }) => body.data.url));
    expect(urls.size).toBe(1);
    expect(stripe.bank.customers.size).toBe(before + 1);
    const other = await order(person, professional());
    expect(other.body.data.url).not.toBe([...urls][0]);
    expect(stripe.bank.session(sessionAt([...urls][0])).status).toBe('expired');
    expect(stripe.bank.session(sessionAt(other.body.data.url)).status).toBe('open');
  });

  test('windows with different orders at once leave one page that can be paid (BL-24)', async () => {
    const { stripe } = selling;
    for (let round = 0; round < often(4); round++) {
      const person = await newBuyer();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => order(person, at % 2 ? standard() : professional())),
      );
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const customer = await customerOf(person);
      const open = [...stripe.bank.sessions.values()].filter(
        (session) => session.customer === customer && session.status === 'open',
      );
      expect(open).toHaveLength(1);
    }
  });

  test('what was paid in one window counts before the other one orders, though no message came (BL-22)', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    stripe.webhooks.fate = () => 'lost';
    await orderAndPay(selling, person, standard());
    const again = await order(person, standard());
    stripe.webhooks.fate = () => 'now';
    expect([again.status, again.body.errors]).toEqual([422, { plan_id: ['planAlreadyActive'] }]);
  });

  test('two subscriptions that are paid all the same: the second is cancelled and paid back (BL-24)', async () => {
    const { stripe, walory } = selling;
    const person = await newBuyer();
    const first = (await order(person, standard())).body.data.url;
    // Somebody holds the page open past its end, as far as we know.
    const session = stripe.bank.session(sessionAt(first));
    stripe.bank.sessions.set('cs_test_twin', { ...session, id: 'cs_test_twin' });
    stripe.bank.pay(session.id);
    await billingOnce(person, ({ state }) => state === 'active');
    const twin = stripe.bank.pay('cs_test_twin');
    await billingOnce(person, () => twin.status === 'canceled' && stripe.bank.refunds.length > 0);
    const payment = stripe.bank.payments.find(({ invoice }) => invoice === twin.latest_invoice)!;
    await billingOnce(person, () => payment.refunded === 2900);
    expect((await person.browser.get('/api/billing')).body.data).toMatchObject({
      plan: { slug: 'standard' },
    });
    expect(await invoicesOf(person)).toHaveLength(1);
    const audit = await walory.database.many(
      sql`select action, detail from audit_log where subject_id = ${person.id} and action like 'second%'`,
    );
    expect(audit).toEqual([{ action: 'second-subscription-undone', detail: { subscription: twin.id } }]);
    // Then it is over for us too, and not looked at any more.
    await eventually(
      async () => {
        const [row] = await walory.database.many<{ status: string }>(
          sql`select status from stripe_subscriptions where stripe_id = ${twin.id}`,
        );
        return row?.status === 'canceled';
      },
      () => 'the second subscription stayed open',
    );
  });

  test('a price that changed between page and click is refused with nothing done', async () => {
    const person = await newBuyer();
    const answer = await order(person, { ...standard(), price: '19.00' });
    expect([answer.status, answer.body.current]).toEqual([
      409,
      { price: '29.00', due: '29.00', currency: 'pln' },
    ]);
    await expect(customerOf(person)).rejects.toThrow('expected one row');
  });
});

describe('when Stripe is away', () => {
  const badly = [{ status: 500 }, { status: 500 }, { status: 500 }] as const;

  test.each([
    ['customers', /POST \/v1\/customers$/],
    ['pages', /POST \/v1\/checkout\/sessions$/],
  ])('ordering says so, and afterwards works as if nothing had been: %s', async (_what, on) => {
    const { stripe } = selling;
    const person = await newBuyer();
    stripe.befall(on, ...badly);
    const answer = await order(person, standard());
    stripe.forgive();
    expect(answer.status).toBe(503);
    expect((await person.browser.get('/api/billing')).body.data.state).toBe('free');
    await orderAndPay(selling, person, standard());
    await billingOnce(person, ({ state }) => state === 'active');
  });

  test('a line that breaks after the page was made leads to the same page (BL-23)', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    const before = stripe.bank.sessions.size;
    stripe.befall(/POST \/v1\/checkout\/sessions$/, 'doneThenHangUp', 'doneThenHangUp', 'doneThenHangUp');
    expect((await order(person, standard())).status).toBe(503);
    stripe.forgive();
    expect((await order(person, standard())).status).toBe(200);
    expect(stripe.bank.sessions.size).toBe(before + 1);
  });
});

describe('changing', () => {
  test('to a larger plan takes the difference by days, and to a smaller one leaves credit (BL-25)', async () => {
    const person = await newBuyer();
    await orderAndPay(selling, person, standard());
    await billingOnce(person, ({ state }) => state === 'active');
    const quote = (await person.browser.get(`/api/billing/quote?plan_id=${plans.professional}`)).body.data;
    const answer = await order(person, { plan_id: plans.professional, price: quote.price });
    expect(answer.body).toEqual({ data: { state: 'granted', url: null } });
    const data = (await person.browser.get('/api/billing')).body.data;
    expect(data).toMatchObject({ plan: { slug: 'professional' }, price: quote.price });
    const [newest] = await invoicesOf(person);
    expect(newest.gross).toBe(quote.due);
    const back = (await person.browser.get(`/api/billing/quote?plan_id=${plans.standard}`)).body.data;
    expect((await order(person, standard())).body.data.state).toBe('granted');
    expect((await person.browser.get('/api/billing')).body.data).toMatchObject({
      plan: { slug: 'standard' },
      credit: back.credit_after,
    });
    expect(await invoicesOf(person)).toHaveLength(2);
  });

  test('with a card that is declined changes nothing, and works with the next card', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    const id = await orderAndPay(selling, person, standard());
    await billingOnce(person, ({ state }) => state === 'active');
    stripe.bank.brokenCards.add(sub(id).customer);
    const answer = await order(person, professional());
    expect([answer.status, answer.body.errors]).toEqual([422, { plan_id: ['cardDeclined'] }]);
    expect((await person.browser.get('/api/billing')).body.data.plan.slug).toBe('standard');
    expect(sub(id).items.data[0]!.price.unit_amount).toBe(2900);
    stripe.bank.brokenCards.clear();
    expect((await order(person, professional())).body).toEqual({ data: { state: 'granted', url: null } });
    expect((await person.browser.get('/api/billing')).body.data.plan.slug).toBe('professional');
    expect(await invoicesOf(person)).toHaveLength(2);
  });

  test('which Stripe did though its answer was lost is found at the next click (BL-22)', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    const id = await orderAndPay(selling, person, standard());
    await billingOnce(person, ({ state }) => state === 'active');
    stripe.webhooks.fate = () => 'lost';
    const lost = ['doneThenHangUp', 'doneThenHangUp', 'doneThenHangUp'] as const;
    stripe.befall(new RegExp(`POST /v1/subscriptions/${id}`), ...lost);
    expect((await order(person, professional())).status).toBe(503);
    stripe.forgive();
    const again = await order(person, professional());
    stripe.webhooks.fate = () => 'now';
    expect([again.status, again.body.errors]).toEqual([422, { plan_id: ['planAlreadyActive'] }]);
    expect((await person.browser.get('/api/billing')).body.data.plan.slug).toBe('professional');
    expect(await invoicesOf(person)).toHaveLength(2);
  });
});

describe('ending', () => {
  test('is told to Stripe, taken back, and neither needs to be said once', async () => {
    const person = await newBuyer();
    const id = await orderAndPay(selling, person, standard());
    const { period_to } = await billingOnce(person, ({ state }) => state === 'active');
    for (let time = 0; time < 2; time++)
      expect((await person.browser.post('/api/billing/cancel')).status).toBe(200);
    expect(sub(id).cancel_at_period_end).toBe(true);
    expect((await person.browser.get('/api/billing')).body.data).toMatchObject({
      ends_at: period_to,
      can_cancel: false,
      can_resume: true,
    });
    for (let time = 0; time < 2; time++)
      expect((await person.browser.post('/api/billing/resume')).status).toBe(200);
    expect(sub(id).cancel_at_period_end).toBe(false);
    expect((await person.browser.get('/api/billing')).body.data).toMatchObject({
      ends_at: null,
      can_cancel: true,
    });
  });

  test('while Stripe is away is refused, and the plan goes on', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    const id = await orderAndPay(selling, person, standard());
    await billingOnce(person, ({ state }) => state === 'active');
    stripe.befall(new RegExp(`POST /v1/subscriptions/${id}`), { status: 503 }, { status: 503 }, 'hangUp');
    expect((await person.browser.post('/api/billing/cancel')).status).toBe(503);
    stripe.forgive();
    expect((await person.browser.get('/api/billing')).body.data.can_cancel).toBe(true);
  });

  test('by withdrawal is at once: the plan, the subscription, the money and a correction (BL-23)', async () => {
    const { stripe } = selling;
    const person = await newBuyer();
    const id = await orderAndPay(selling, person, standard());
    const { withdrawal } = await billingOnce(person, ({ state }) => state === 'active');
    expect(withdrawal.refund).toBe('29.00');
    const other = await person.browser.post('/api/billing/withdraw', { refund: '12.00' });
    expect([other.status, other.body.current]).toEqual([409, { refund: '29.00' }]);
    expect((await person.browser.post('/api/billing/withdraw', { refund: '29.00' })).status).toBe(200);
    expect((await person.browser.get('/api/billing')).body.data).toMatchObject({ state: 'free' });
    const payment = stripe.bank.payments.find(({ invoice }) => invoice === sub(id).latest_invoice)!;
    await billingOnce(person, () => sub(id).status === 'canceled' && payment.refunded === 2900);
    const papers = await invoicesOf(person);
    expect(papers.map(({ kind, gross }: { kind: string; gross: string }) => [kind, gross])).toEqual([
      ['correction', '-29.00'],
      ['invoice', '29.00'],
    ]);
    // And one may order again.
    await orderAndPay(selling, person, standard());
    await billingOnce(person, ({ state }) => state === 'active');
  });
});

describe('the portal', () => {
  test('is an address of ours that leads to a page made for each click, and only for who pays there', async () => {
    const person = await newBuyer();
    expect((await person.browser.get('/api/user')).body.data.billingPortalUrl).toBeNull();
    expect((await person.browser.get('/api/billing/portal')).status).toBe(404);
    await orderAndPay(selling, person, standard());
    const url = (await person.browser.get('/api/user')).body.data.billingPortalUrl;
    expect(url).toBe('/api/billing/portal');
    const [first, second] = [await person.browser.get(url), await person.browser.get(url)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.headers.get('location')).toMatch(/\/portal\/bps_/);
    expect(first.headers.get('location')).not.toBe(second.headers.get('location'));
    expect((await selling.walory.visitor().get(url)).status).toBe(401);
  });

  test('leads back to the payment page, which says so, while Stripe is away (BL-27)', async () => {
    const { stripe, walory } = selling;
    const person = await newBuyer();
    await orderAndPay(selling, person, standard());
    stripe.befall(/POST \/v1\/billing_portal/, { status: 500 }, { status: 500 }, { status: 500 });
    const answer = await person.browser.get('/api/billing/portal');
    stripe.forgive();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${walory.url}/dashboard/payment?away=1`,
    ]);
  });
});

describe('leaving', () => {
  test('an account that is removed is forgotten by Stripe, and its subscription ends (BL-27)', async () => {
    const { stripe, walory } = selling;
    const person = await newBuyer();
    const id = await orderAndPay(selling, person, standard());
    await billingOnce(person, ({ state }) => state === 'active');
    const customer = await customerOf(person);
    const removed = await person.browser.delete('/api/user', { password: person.password });
    expect(removed.status).toBe(200);
    const [waiting] = await walory.database.many(
      sql`select customer_id from stripe_removals where customer_id = ${customer}`,
    );
    expect(waiting).toEqual({ customer_id: customer });
    expect(sub(id).status).toBe('active');
    expect(stripe.bank.customers.get(customer)?.deleted).toBeUndefined();
  });
});
