import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatAmount } from '../../../src/foundation/format-amount.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { afterTrial, type Plans, planIds } from '../../support/records/after-trial.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let plans: Plans;
let desk: Visitor;
const now = '2026-03-10T11:00:00.000Z';
beforeAll(async () => {
  walory = await startTestWalory({ clock: now });
  plans = await planIds(walory);
  desk = await operator(walory);
});
afterAll(() => walory.stop());

const edited = async (slug: string) => {
  const { data } = (await desk.get('/api/admin/plans')).body;
  const { people: _, ...plan } = data.find((plan: { slug: string }) => plan.slug === slug);
  return plan;
};

test('a plan is edited once, with a history of what changed; the second of two operators is told (BL-13)', async () => {
  const plan = await edited('standard');
  const save = (changes: object) => desk.put(`/api/admin/plans/${plan.id}`, { ...plan, ...changes });
  const languages = [
    { lang: 'en', name: 'Plus' },
    { lang: 'pl', name: 'Plus' },
  ];
  const answers = await Promise.all([
    save({ price_pln: '35', languages }),
    save({ price_pln: '36', languages }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.current.version).toBe(plan.version + 1);
  const [change] = (await desk.get('/api/admin/plans/changes')).body.data;
  expect(change.before).toEqual({ price_pln: '29.00', name_en: 'Standard', name_pl: 'Standard' });
  expect(change.after).toMatchObject({ name_en: 'Plus', name_pl: 'Plus' });
  expect(change.actor).toBe('Operator');
  const now = await edited('standard');
  await desk.put(`/api/admin/plans/${plan.id}`, { ...plan, version: now.version });
  expect((await edited('standard')).price_pln).toBe('29.00');
  const free = await edited('free');
  const refused = await desk.put(`/api/admin/plans/${free.id}`, { ...free, price_pln: '1' });
  expect([refused.status, refused.body.errors]).toEqual([422, { price_pln: ['invalid'] }]);
  // A price that was forgotten would give the plan away.
  const forgotten = await desk.put(`/api/admin/plans/${plan.id}`, {
    ...(await edited('standard')),
    year_eur: '0',
  });
  expect([forgotten.status, forgotten.body.errors]).toEqual([422, { year_eur: ['allPricesOrNone'] }]);
  const { count } = await walory.database.one<{ count: number }>(
    sql`select count(*)::int as count from audit_log where action = 'plan-edited'`,
  );
  expect(count).toBe(2);
});

test('an operator gives a plan until a day, its owner is told, and Free takes it back (BL-14)', async () => {
  const person = await newPerson(walory);
  const give = (body: object, id = person.id) => desk.post(`/api/admin/users/${id}/plan`, body);
  const refusal = async (body: object) => (await give(body)).body.errors;
  expect(await refusal({ plan_id: plans.trial })).toEqual({ plan_id: ['planGone'] });
  expect(await refusal({ plan_id: plans.free })).toEqual({ plan_id: ['nothingToCancel'] });
  expect(await refusal({ plan_id: plans.professional, until: '2026-03-09' })).toEqual({
    until: ['dayPassed'],
  });
  expect((await give({ plan_id: plans.professional, until: '2026-03-31' })).status).toBe(200);
  expect((await person.browser.get('/api/billing')).body.data).toMatchObject({
    state: 'active',
    plan: { slug: 'professional' },
    ends_at: '2026-03-31T22:00:00.000Z',
    can_cancel: false,
    withdrawal: null,
  });
  const notices = (await person.browser.get('/api/notifications')).body.data;
  expect(notices.map(({ title }: { title: string }) => title)).toContain(
    'You have Professional until 31 March',
  );
  expect(notices.map(({ description }: { description: string }) => description)).toContain(
    'The operator gave it to you. There is nothing to pay.',
  );
  expect((await give({ plan_id: plans.free })).status).toBe(200);
  expect((await person.browser.get('/api/billing')).body.data.state).toBe('trial');
  expect((await give({ plan_id: plans.professional }, 'nobody')).status).toBe(404);
  expect(
    (await person.browser.post(`/api/admin/users/${person.id}/plan`, { plan_id: plans.professional })).status,
  ).toBe(404);
});

test('a plan that was given takes the place of one that was ordered (BL-14)', async () => {
  const person = await afterTrial(walory);
  await person.browser.post('/api/billing/checkout', { plan_id: plans.standard });
  await desk.post(`/api/admin/users/${person.id}/plan`, { plan_id: plans.professional });
  const { data } = (await person.browser.get('/api/billing')).body;
  expect([data.plan.slug, data.period, data.ends_at]).toEqual(['professional', null, null]);
  const [notice] = (await person.browser.get('/api/notifications')).body.data;
  expect([notice.title, notice.description]).toEqual([
    'You have Professional now',
    `The operator gave it to you. There is nothing to pay. The days left of your plan before became credit: ${formatAmount(data.credits[0].amount, data.credits[0].currency)}.`,
  ]);
  const again = await person.browser.post('/api/billing/checkout', { plan_id: plans.professional });
  expect(again.body.errors).toEqual({ plan_id: ['planAlreadyActive'] });
  await desk.post(`/api/admin/users/${person.id}/plan`, { plan_id: plans.free });
  expect((await person.browser.get('/api/billing')).body.data.state).toBe('free');
});

test('documents are found by number, name and tax number, and page by page', async () => {
  const person = await afterTrial(walory, { username: 'Żaneta Wójcik' });
  const buyer = { name: 'Żółw sp. j.', tax_number: '1060000062' };
  await person.browser.put('/api/billing/buyer', buyer);
  await person.browser.post('/api/billing/checkout', { plan_id: plans.standard });
  const found = async (query: string) => (await desk.get(`/api/admin/invoices?${query}`)).body;
  const [document] = (await found('search=zolw')).data;
  expect(document).toMatchObject({
    kind: 'confirmation',
    buyer_name: buyer.name,
    buyer_tax_number: buyer.tax_number,
    user_id: person.id,
    paid: '0.00',
  });
  expect((await found('search=1060000062')).meta.total).toBe(1);
  expect((await found(`search=${encodeURIComponent(document.number.toLowerCase())}`)).data).toHaveLength(1);
  expect((await found('search=zolw&kind=invoice')).meta.total).toBe(0);
  const all = await found('limit=1');
  expect([all.data.length, all.meta.total > 1]).toEqual([1, true]);
});
