import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, type Person } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { afterTrial, type Plans, planIds } from '../../support/records/after-trial.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const seller = {
  sellerName: 'Walory sp. z o.o.',
  sellerTaxNumber: '5260250274',
  sellerStreet: 'Prosta 1',
  sellerZip: '00-001',
  sellerCity: 'Warszawa',
};

let walory: TestWalory;
let plans: Plans;
let desk: Visitor;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-03-10T11:00:00.000Z', ...seller });
  plans = await planIds(walory);
  desk = await operator(walory);
});
afterAll(() => walory.stop());

type Window = Pick<Person, 'browser'>;
const billingOf = async ({ browser }: Window) => (await browser.get('/api/billing')).body.data;
const quoteOf = async ({ browser }: Window, query: string) =>
  (await browser.get(`/api/billing/quote?${query}`)).body.data;
const order = ({ browser }: Window, body: object) => browser.post('/api/billing/checkout', body);
const give = (id: string, plan_id: string) => desk.post(`/api/admin/users/${id}/plan`, { plan_id });
const inZloty = (slug: keyof Plans, period = 'month') => ({ plan_id: plans[slug], currency: 'pln', period });

async function laterWindow(person: Person, clock: string): Promise<Window> {
  const browser = (await walory.another({ role: 'web', clock, ...seller })).visitor();
  await browser.arrive();
  await browser.signIn(person.email, person.password);
  return { browser };
}

test('days of a plan that the operator replaced are credit: told before, taken by one order, back when that is withdrawn from (BL-6, BL-8, BL-14)', async () => {
  const person = await afterTrial(walory);
  const ordered = async () => (await desk.get(`/api/admin/users/${person.id}/plan`)).body.data.ordered;
  expect(await ordered()).toBeNull();
  await order(person, inZloty('professional', 'year'));
  expect(await ordered()).toMatchObject({
    provider: 'built-in',
    plan: { slug: 'professional' },
    period_to: '2027-03-09T23:00:00.000Z',
    currency: 'pln',
    credit: '790.00',
  });
  await give(person.id, plans.standard);
  expect(await billingOf(person)).toMatchObject({
    plan: { slug: 'standard' },
    credit: null,
    credits: [{ currency: 'pln', amount: '790.00' }],
  });
  await give(person.id, plans.free);
  expect(await quoteOf(person, `plan_id=${plans.standard}&currency=pln`)).toMatchObject({
    lines: [
      { kind: 'charge', amount: '29.00' },
      { kind: 'credit', amount: '-790.00' },
    ],
    due: '0.00',
    credit_after: '761.00',
  });
  const outdated = await order(person, { ...inZloty('standard'), price: '29.00', due: '29.00' });
  expect([outdated.status, outdated.body.current]).toEqual([
    409,
    { price: '29.00', due: '0.00', currency: 'pln' },
  ]);
  expect((await order(person, { ...inZloty('standard'), due: '0.00' })).status).toBe(200);
  const running = await billingOf(person);
  expect(running).toMatchObject({ credit: '761.00', credits: [] });
  expect(running.withdrawal).toMatchObject({ refund: '0.00', credit: '790.00' });
  expect((await person.browser.post('/api/billing/withdraw', { refund: '0.00' })).status).toBe(200);
  expect((await billingOf(person)).credits).toEqual([{ currency: 'pln', amount: '790.00' }]);
});

test('credit of a plan that ended waits for an order in its currency; of that, money comes back as money and credit as credit (BL-6, BL-8)', async () => {
  const person = await afterTrial(walory);
  await order(person, inZloty('professional', 'year'));
  await order(person, inZloty('standard'));
  await person.browser.post('/api/billing/cancel');
  expect(await billingOf(person)).toMatchObject({ credit: '761.00', credits: [] });
  const later = await laterWindow(person, '2026-04-20T10:00:00Z');
  expect(await billingOf(later)).toMatchObject({
    state: 'free',
    credits: [{ currency: 'pln', amount: '761.00' }],
  });
  expect(await quoteOf(later, `plan_id=${plans.standard}&currency=eur`)).toMatchObject({
    lines: [{ kind: 'charge' }],
    credit_after: '0.00',
  });
  expect((await order(later, { ...inZloty('professional', 'year'), due: '29.00' })).status).toBe(200);
  const [confirmation] = (await later.browser.get('/api/billing/invoices')).body.data;
  expect(confirmation).toMatchObject({ kind: 'confirmation', reason: 'order', gross: '29.00' });
  const payment = { amount: '29', currency: 'pln', paid_on: '2026-03-09' };
  expect((await desk.post(`/api/admin/invoices/${confirmation.id}/payment`, payment)).status).toBe(200);
  // 355 of 365 days are left: 768.36 of 790.00, of which 29.00 were money.
  const last = await laterWindow(person, '2026-04-30T10:00:00Z');
  expect((await billingOf(last)).withdrawal).toMatchObject({ refund: '28.21', credit: '740.15' });
  expect((await last.browser.post('/api/billing/withdraw', { refund: '28.21' })).status).toBe(200);
  expect((await billingOf(last)).credits).toEqual([{ currency: 'pln', amount: '740.15' }]);
});

test('of twenty windows that order with credit one takes it, and the others hear that the plan is there (BL-4, BL-6)', async () => {
  const person = await afterTrial(walory);
  const elsewhere = await laterWindow(person, '2026-03-10T11:00:00.000Z');
  await order(person, inZloty('professional', 'year'));
  await give(person.id, plans.standard);
  await give(person.id, plans.free);
  for (let round = 0; round < 3; round++) {
    const windows = Array.from({ length: 20 }, (_, i) => (i % 2 ? person : elsewhere));
    const answers = await Promise.all(
      windows.map((window) => order(window, { ...inZloty('standard'), price: '29.00', due: '0.00' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(others.map(({ errors, current }) => current ?? errors)).toEqual(
      Array(19).fill({ plan_id: ['planAlreadyActive'] }),
    );
    expect(await billingOf(person)).toMatchObject({ credit: '761.00', credits: [] });
    expect((await person.browser.post('/api/billing/withdraw', { refund: '0.00' })).status).toBe(200);
  }
});
