import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { bearer, keyOf, newPerson } from '../../support/callers/people.ts';
import { afterTrial, type Plans, planIds } from '../../support/records/after-trial.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let plans: Plans;
/** Half past eleven at night in Warsaw is still the same day there. */
const now = '2026-01-31T22:30:00.000Z';
beforeAll(async () => {
  walory = await startTestWalory({ clock: now });
  plans = await planIds(walory);
});
afterAll(() => walory.stop());

const standard = () => ({ plan_id: plans.standard, currency: 'pln' });
const at = (clock: string) => walory.another({ role: 'web', clock });

describe('ordering a plan', () => {
  test('gives it at once, for a month that ends with February, and confirms it (BL-1, BL-2, BL-10)', async () => {
    const { browser } = await afterTrial(walory);
    const quote = await browser.get(`/api/billing/quote?plan_id=${plans.standard}&currency=pln`);
    expect(quote.body.data).toMatchObject({
      kind: 'order',
      due: '29.00',
      is_charged: false,
      period_to: '2026-02-27T23:00:00.000Z',
      lines: [{ kind: 'charge', amount: '29.00' }],
    });
    const answer = await browser.post('/api/billing/checkout', { ...standard(), price: '29' });
    expect(answer.body).toEqual({ data: { state: 'granted', url: null } });
    const { data } = (await browser.get('/api/billing')).body;
    expect(data).toMatchObject({
      state: 'active',
      plan: { slug: 'standard' },
      period: 'month',
      price: '29.00',
      period_from: now,
      period_to: '2026-02-27T23:00:00.000Z',
      ends_at: null,
      can_cancel: true,
      can_resume: false,
      withdrawal: { until: '2026-02-14T23:00:00.000Z', refund: '0.00' },
    });
    const documents = (await browser.get('/api/billing/invoices')).body;
    expect(documents.meta.total).toBe(1);
    expect(documents.data).toMatchObject([
      { kind: 'confirmation', reason: 'order', gross: '29.00', net: '23.58', vat: '5.42', vat_rate: 23 },
    ]);
    expect(documents.data[0].number).toMatch(/^PP 2026\/\d{6}$/);
    expect((await browser.get('/api/user')).body.data.subscriptionPlan.slug).toBe('standard');
  });

  test('is refused while the trial runs, for the trial itself, for the plan one has, and for none (BL-4)', async () => {
    const trial = await newPerson(walory);
    const order = (browser: typeof trial.browser, body: object) =>
      browser.post('/api/billing/checkout', body).then(({ status, body }) => [status, body.errors]);
    expect(await order(trial.browser, standard())).toEqual([422, { plan_id: ['trialRunning'] }]);
    const { browser } = await afterTrial(walory);
    for (const plan_id of [plans.trial, 'nonsense', '01932770-0000-7000-8000-000000000001'])
      expect(await order(browser, { plan_id })).toEqual([422, { plan_id: ['planGone'] }]);
    expect(await order(browser, { plan_id: plans.free })).toEqual([422, { plan_id: ['planAlreadyActive'] }]);
    expect((await order(browser, standard()))[0]).toBe(200);
    expect(await order(browser, standard())).toEqual([422, { plan_id: ['planAlreadyActive'] }]);
    expect((await browser.get('/api/billing/invoices')).body.meta.total).toBe(1);
  });

  test('twenty windows that order at once get one plan and one confirmation (BL-4)', async () => {
    const { browser, id } = await afterTrial(walory);
    const other = await at(now);
    const second = other.visitor();
    for (const [name, value] of browser.cookies) second.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? browser : second).post('/api/billing/checkout', standard()),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.errors]).toEqual([422, { plan_id: ['planAlreadyActive'] }]);
    const { plans: had, papers } = await walory.database.one<{ plans: number; papers: number }>(sql`
      select (select count(*)::int from subscriptions where user_id = ${id} and not is_trial) as plans,
        (select count(*)::int from billing_documents where user_id = ${id}) as papers`);
    expect({ had, papers }).toEqual({ had: 1, papers: 1 });
  });

  test('another price than the page showed is refused, and the new one told (BL-4)', async () => {
    const { browser } = await afterTrial(walory);
    const answer = await browser.post('/api/billing/checkout', { ...standard(), price: '19.00' });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toEqual({ price: '29.00', due: '29.00', currency: 'pln' });
    expect((await browser.get('/api/billing')).body.data.state).toBe('free');
    expect((await browser.get('/api/billing/invoices')).body.meta.total).toBe(0);
    expect((await browser.post('/api/billing/checkout', { ...standard(), price: 'x' })).status).toBe(422);
  });

  test('a plan that is gone is kept by who has it, and sold to nobody (BL-4)', async () => {
    const [has, wants] = [await afterTrial(walory), await afterTrial(walory)];
    await has.browser.post('/api/billing/checkout', standard());
    await walory.database.run(sql`update plans set is_offered = false where slug = 'standard'`);
    try {
      const answer = await wants.browser.post('/api/billing/checkout', standard());
      expect(answer.body.errors).toEqual({ plan_id: ['planGone'] });
      expect((await has.browser.get('/api/billing')).body.data.plan.slug).toBe('standard');
    } finally {
      await walory.database.run(sql`update plans set is_offered = true where slug = 'standard'`);
    }
  });

  test('no key and no demo account buys anything (BL-1)', async () => {
    const person = await afterTrial(walory);
    const key = bearer(await keyOf(person));
    for (const path of ['/api/billing', '/api/billing/invoices'])
      expect((await walory.visitor().get(path, key)).status).toBe(403);
    expect((await walory.visitor().post('/api/billing/checkout', standard(), key)).status).toBe(403);
    const demo = await walory.visitor().arrive();
    await demo.signIn('demo@walory.local', 'demo-walory');
    for (const [method, path, body] of [
      ['POST', '/api/billing/checkout', standard()],
      ['POST', '/api/billing/cancel', {}],
      ['PUT', '/api/billing/buyer', { name: 'X' }],
    ] as const)
      expect((await demo.send(method, path, body)).status).toBe(403);
  });
});

describe('changing, cancelling, withdrawing', () => {
  test('days that are left come back and are charged anew; what is over is carried on (BL-5)', async () => {
    const { browser, email, password } = await afterTrial(walory);
    await browser.post('/api/billing/checkout', { plan_id: plans.professional, currency: 'pln' });
    const later = (await at('2026-02-10T12:00:00Z')).visitor();
    await later.arrive();
    await later.signIn(email, password);
    // 18 of 28 days are left: 79 x 18 / 28 = 50.79 back, 29 x 18 / 28 = 18.64 to pay.
    const quote = (await later.get(`/api/billing/quote?plan_id=${plans.standard}`)).body.data;
    expect(quote).toMatchObject({
      kind: 'change',
      lines: [
        { kind: 'charge', amount: '18.64', days: 18, of_days: 28 },
        { kind: 'back', amount: '-50.79', days: 18, of_days: 28 },
      ],
      due: '0.00',
      credit_after: '32.15',
      period_to: '2026-02-27T23:00:00.000Z',
    });
    expect((await later.post('/api/billing/checkout', { plan_id: plans.standard })).status).toBe(200);
    const year = await later.get(`/api/billing/quote?plan_id=${plans.standard}&period=year`);
    expect(year.body.data).toMatchObject({
      lines: [
        { kind: 'charge', amount: '290.00', days: null },
        { kind: 'back', amount: '-18.64' },
        { kind: 'credit', amount: '-32.15' },
      ],
      due: '239.21',
      period_to: '2027-02-09T23:00:00.000Z',
    });
  });

  test('a cancelled plan ends with its period, may be resumed until then, and neither twice harms (BL-7)', async () => {
    const { browser } = await afterTrial(walory);
    const ask = (what: string) =>
      browser.post(`/api/billing/${what}`).then(({ status, body }) => body.errors ?? status);
    expect(await ask('cancel')).toEqual({ plan: ['nothingToCancel'] });
    expect(await ask('resume')).toEqual({ plan: ['nothingToResume'] });
    await browser.post('/api/billing/checkout', standard());
    expect(await ask('resume')).toBe(200);
    expect([await ask('cancel'), await ask('cancel')]).toEqual([200, 200]);
    expect((await browser.get('/api/billing')).body.data).toMatchObject({
      ends_at: '2026-02-27T23:00:00.000Z',
      can_cancel: false,
      can_resume: true,
    });
    expect(await ask('resume')).toBe(200);
    expect((await browser.get('/api/billing')).body.data).toMatchObject({ ends_at: null, can_cancel: true });
    const free = await browser.post('/api/billing/checkout', { plan_id: plans.free });
    expect(free.body.data).toEqual({ state: 'granted', url: null });
    expect((await browser.get('/api/billing')).body.data.ends_at).toBe('2026-02-27T23:00:00.000Z');
  });

  test('withdrawing ends it at once, to the end of the fourteenth day (BL-8)', async () => {
    const [person, late] = [await afterTrial(walory), await afterTrial(walory)];
    for (const { browser } of [person, late]) await browser.post('/api/billing/checkout', standard());
    const last = (await at('2026-02-14T22:59:59Z')).visitor();
    await last.arrive();
    await last.signIn(person.email, person.password);
    expect((await last.post('/api/billing/withdraw', { refund: '5.00' })).status).toBe(409);
    expect((await last.post('/api/billing/withdraw', { refund: '0' })).status).toBe(200);
    expect((await last.get('/api/billing')).body.data).toMatchObject({ state: 'free', withdrawal: null });
    const over = (await at('2026-02-14T23:00:00Z')).visitor();
    await over.arrive();
    await over.signIn(late.email, late.password);
    const refused = await over.post('/api/billing/withdraw', { refund: '0' });
    expect([refused.status, refused.body.errors]).toEqual([422, { plan: ['withdrawalOver'] }]);
  });
});

test('where plans are off there is nothing to buy (BL-1)', async () => {
  const off = await walory.another({ role: 'web', plans: false });
  const { browser } = await afterTrial(off);
  for (const path of [
    '/api/billing',
    '/api/billing/invoices',
    `/api/billing/quote?plan_id=${plans.standard}`,
  ])
    expect((await browser.get(path)).status).toBe(404);
  for (const path of ['checkout', 'cancel', 'resume', 'withdraw'])
    expect((await browser.post(`/api/billing/${path}`, { ...standard(), refund: '0' })).status).toBe(404);
});

test('who invoices are for comes from the profile, and a company’s number is checked (BL-12)', async () => {
  const { browser } = await afterTrial(walory, { username: 'Ada Nowak' });
  expect((await browser.get('/api/billing')).body.data.buyer).toEqual({
    name: 'Ada Nowak',
    tax_number: '',
    street: '',
    zip: '',
    city: '',
    country: 'PL',
  });
  const company = {
    name: 'Firma sp. z o.o.',
    street: 'Długa 1',
    zip: '00-001',
    city: 'Warszawa',
    country: 'PL',
  };
  const wrong = await browser.put('/api/billing/buyer', { ...company, tax_number: '526-025-02-73' });
  expect([wrong.status, wrong.body.errors]).toEqual([422, { tax_number: ['taxNumberInvalid'] }]);
  const lines = await browser.put('/api/billing/buyer', { ...company, name: 'Firma\nNIP: 5260250274' });
  expect([lines.status, lines.body.errors]).toEqual([422, { name: ['invalid'] }]);
  expect(
    (await browser.put('/api/billing/buyer', { ...company, tax_number: 'PL 526-025-02-74' })).status,
  ).toBe(200);
  expect((await browser.get('/api/billing')).body.data.buyer).toEqual({
    ...company,
    tax_number: '5260250274',
  });
});
