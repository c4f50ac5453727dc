import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentPdfsOf } from '../../../src/domains/billing/server/documents/document-files.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { createWorkThreads } from '../../../src/platform/threads/thread-work.ts';
import { newPerson, operator, type Person } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { pdfPages } from '../../support/pdf-text.ts';
import { afterTrial, type Plans, planIds } from '../../support/records/after-trial.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const seller = {
  sellerName: 'Walory sp. z o.o.',
  sellerTaxNumber: '5260250274',
  sellerStreet: 'Prosta 1',
  sellerZip: '00-001',
  sellerCity: 'Warszawa',
  sellerAccount: 'PL61109010140000071219812874',
};
const company = {
  name: 'Łąka i Żuk sp. z o.o.',
  tax_number: '1060000062',
  street: 'Długa 7',
  zip: '31-146',
  city: 'Kraków',
  country: 'PL',
};

let walory: TestWalory;
let plans: Plans;
let desk: Visitor;
const now = '2026-03-10T11:00:00.000Z';
beforeAll(async () => {
  walory = await startTestWalory({ clock: now, ...seller });
  plans = await planIds(walory);
  desk = await operator(walory);
});
afterAll(() => walory.stop());

type Listed = { id: string; kind: string; number: string; gross: string };
const documentsOf = async (person: Pick<Person, 'browser'>): Promise<Listed[]> =>
  (await person.browser.get('/api/billing/invoices')).body.data;

async function ordered(
  body: object,
  buyer: object | null = company,
): Promise<Person & { confirmation: Listed }> {
  const person = await afterTrial(walory);
  await walory.database.run(sql`update users set locale = 'pl' where id = ${person.id}`);
  if (buyer) expect((await person.browser.put('/api/billing/buyer', buyer)).status).toBe(200);
  expect((await person.browser.post('/api/billing/checkout', body)).status).toBe(200);
  return { ...person, confirmation: (await documentsOf(person))[0]! };
}

const pay = (id: string, amount: string, currency = 'pln', on = desk) =>
  on.post(`/api/admin/invoices/${id}/payment`, { amount, currency, paid_on: '2026-03-09' });

test('a payment that a form sends twice is one invoice, also at once; another form is another payment (BL-11)', async () => {
  const { confirmation } = await ordered({ plan_id: plans.standard, currency: 'pln' });
  const send = (mark: string, amount = '10') =>
    desk.post(`/api/admin/invoices/${confirmation.id}/payment`, {
      ...{ amount, currency: 'pln', paid_on: '2026-03-09', mark },
    });
  const [one, other] = ['0193277e-0000-7000-8000-00000000aaaa', '0193277e-0000-7000-8000-00000000bbbb'];
  const answers = await Promise.all([send(one), send(one), send(one), send(other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(2);
  expect((await send(one, '9')).status).toBe(409);
  expect((await send('not a mark')).status).toBe(422);
});

const textOf = async (browser: Visitor, path: string) => {
  const answer = await browser.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return (await pdfPages(answer.bytes)).join(' ').replaceAll(/\s+/g, ' ');
};

test('a confirmation says what a plan is worth, that it is no invoice and that nothing was charged (BL-10)', async () => {
  const person = await ordered({ plan_id: plans.standard, currency: 'pln' });
  const text = await textOf(person.browser, `/api/billing/invoices/${person.confirmation.id}/pdf`);
  for (const said of [
    'Potwierdzenie planu',
    person.confirmation.number,
    'To nie jest faktura. Nie pobraliśmy żadnej opłaty.',
    '10 marca 2026 – 9 kwietnia 2026',
    'Łąka i Żuk sp. z o.o.',
    '29,00 zł',
  ])
    expect(text).toContain(said);
  const stranger = await newPerson(walory);
  expect((await stranger.browser.get(`/api/billing/invoices/${person.confirmation.id}/pdf`)).status).toBe(
    404,
  );
});

test('an invoice is issued for money that came in, says all the law wants, and waits for KSeF (BL-11, BL-12)', async () => {
  const person = await ordered({ plan_id: plans.professional, currency: 'pln' });
  const answer = await pay(person.confirmation.id, '79.00');
  expect(answer.body.data.number).toMatch(/^FV 2026\/\d{6}$/);
  const [invoice] = await documentsOf(person);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: answer.body.data.number,
    net: '64.23',
    vat: '14.77',
    gross: '79.00',
    vat_rate: 23,
    ksef: 'to-send',
  });
  const text = await textOf(person.browser, `/api/billing/invoices/${invoice!.id}/pdf`);
  for (const said of [
    'Faktura VAT',
    invoice!.number,
    'Data wystawienia 10 marca 2026',
    'Data otrzymania zapłaty 9 marca 2026',
    'Walory sp. z o.o. Prosta 1 00-001 Warszawa NIP: 5260250274',
    'Łąka i Żuk sp. z o.o. Długa 7 31-146 Kraków NIP: 1060000062',
    'Plan Professional, miesiąc 1 szt. 64,23 zł 64,23 zł 23% 14,77 zł 79,00 zł',
  ])
    expect(text).toContain(said);
  // The operator notes the number that KSeF gave it, and finds it by that no more.
  const waiting = async () =>
    (await desk.get(`/api/admin/invoices?ksef=to-send&search=${encodeURIComponent(invoice!.number)}`)).body
      .meta.total;
  expect(await waiting()).toBe(1);
  expect((await desk.put(`/api/admin/invoices/${invoice!.id}/ksef`, { number: 'KSEF-1' })).status).toBe(200);
  expect(await waiting()).toBe(0);
});

test('no more is paid than is due, nothing twice, and nothing without a seller (BL-11)', async () => {
  const { confirmation, ...person } = await ordered({ plan_id: plans.standard, currency: 'pln' }, null);
  const refusal = async (...asked: Parameters<typeof pay>) => {
    const { status, body } = await pay(...asked);
    return [status, body.errors ?? null];
  };
  expect(await refusal(confirmation.id, '29.01')).toEqual([422, { amount: ['paidMoreThanDue'] }]);
  expect(await refusal(confirmation.id, '0')).toEqual([422, { amount: ['invalid'] }]);
  expect(await refusal(confirmation.id, '29', 'eur')).toEqual([422, { currency: ['invalid'] }]);
  const sellerless = await walory.another({ role: 'web', sellerName: '' });
  const other = await operator(sellerless);
  expect(await refusal(confirmation.id, '29', 'pln', other)).toEqual([422, { seller: ['sellerUnknown'] }]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => pay(confirmation.id, '10')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(10).fill(422)]);
  expect(await refusal(confirmation.id, '10')).toEqual([422, { amount: ['paidMoreThanDue'] }]);
  expect((await pay(confirmation.id, '9.00')).status).toBe(200);
  expect(await refusal(confirmation.id, '9')).toEqual([422, { amount: ['alreadyPaid'] }]);
  const invoices = (await documentsOf(person)).filter(({ kind }) => kind === 'invoice');
  expect(invoices.map(({ gross }) => gross).sort()).toEqual(['10.00', '10.00', '9.00']);
  expect(await refusal(invoices[0]!.id, '1')).toEqual([404, null]);
});

test('who withdraws gets back what the days left are worth, by a correction of the invoice (BL-8, BL-11)', async () => {
  const person = await ordered({ plan_id: plans.standard, currency: 'pln' });
  await pay(person.confirmation.id, '29');
  const later = (await walory.another({ role: 'web', clock: '2026-03-20T08:00:00Z', ...seller })).visitor();
  await later.arrive();
  await later.signIn(person.email, person.password);
  // 21 of 31 days are left: 29 x 21 / 31 = 19.645...
  const { refund } = (await later.get('/api/billing')).body.data.withdrawal;
  expect(refund).toBe('19.65');
  expect((await later.post('/api/billing/withdraw', { refund })).status).toBe(200);
  const [correction, invoice] = await documentsOf(person);
  expect(correction).toMatchObject({
    kind: 'correction',
    corrects: invoice!.number,
    gross: '-19.65',
    vat: '-3.67',
    net: '-15.98',
    ksef: 'to-send',
  });
  expect(correction!.number).toMatch(/^KFV 2026\/\d{6}$/);
  const text = await textOf(person.browser, `/api/billing/invoices/${correction!.id}/pdf`);
  for (const said of [
    'Faktura korygująca',
    `${invoice!.number} z 10 marca 2026`,
    'Odstąpienie od umowy',
    'Przed korektą',
    'Po korekcie',
    '9,35 zł',
    '19,65 zł',
  ])
    expect(text).toContain(said);
});

test('an invoice in euro says its tax in złoty, by NBP’s last rate before the payment (BL-11)', async () => {
  await walory.database.run(sql`
    insert into currency_rates (currency_id, day, pln, source)
    select id, day::date, pln, '047/A/NBP/2026' from currencies, (values ('2026-03-06', 4.2515), ('2026-03-09', 9.9)) rates (day, pln)
    where title = 'eur' on conflict (currency_id, day) do update set pln = excluded.pln, source = excluded.source`);
  const person = await ordered({ plan_id: plans.professional, period: 'year', currency: 'eur' });
  await pay(person.confirmation.id, '190', 'eur');
  const [invoice] = await documentsOf(person);
  const text = await textOf(person.browser, `/api/billing/invoices/${invoice!.id}/pdf`);
  // 190 x 23 / 123 = 35.53, at 4.2515.
  expect(text).toContain('Kwota VAT w złotych: 151,06 zł, według kursu NBP 4,2515 z 6 marca 2026.');
});

test('whoever leaves leaves their invoices behind, and of confirmations no name (BL-15)', async () => {
  const person = await ordered({ plan_id: plans.standard, currency: 'pln' });
  await pay(person.confirmation.id, '29');
  const [invoice] = await documentsOf(person);
  const archive = (await person.browser.get('/api/user/export')).bytes.toString('latin1');
  expect(archive.length).toBeGreaterThan(100);
  const threads = createWorkThreads(1);
  try {
    const files = await Array.fromAsync(documentPdfsOf(walory.database, { threads }, person.id));
    expect(files.map(({ name }) => name)).toEqual(
      [invoice!, person.confirmation].map(({ number }) => `${number.replace(/[ /]/g, '-')}.pdf`),
    );
  } finally {
    await threads.close();
  }
  expect((await person.browser.send('DELETE', '/api/user', { password: person.password })).status).toBe(200);
  const found = async (search: string) =>
    (await desk.get(`/api/admin/invoices?search=${encodeURIComponent(search)}`)).body.data;
  expect(await found(invoice!.number)).toMatchObject([
    { user_id: null, buyer_name: company.name, buyer_tax_number: company.tax_number, gross: '29.00' },
  ]);
  expect(await found(person.confirmation.number)).toMatchObject([
    { user_id: null, buyer_name: null, gross: '29.00' },
  ]);
  const text = await textOf(desk, `/api/admin/invoices/${invoice!.id}/pdf`);
  expect(text).toContain('Łąka i Żuk');
  expect(await textOf(desk, `/api/admin/invoices/${person.confirmation.id}/pdf`)).not.toContain('Łąka');
  expect((await desk.put(`/api/admin/invoices/${invoice!.id}/ksef`, { number: 'KSEF-2' })).status).toBe(200);
  const kept = await walory.database.many<{ text: string; delete_after: string }>(sql`
    select document::text as text, delete_after from kept_documents where id = any(${[invoice!.id, person.confirmation.id]}::uuid[])`);
  for (const { text, delete_after } of kept) {
    expect(delete_after).toBe('2031-12-31');
    expect(text).not.toContain(person.id);
  }
});

test('the demo takes its documents along: their numbers are the same when it is made again (BL-15)', async () => {
  const demo = walory.visitor();
  await demo.signInAsDemo();
  expect((await demo.get('/api/billing/invoices')).body.data.length).toBeGreaterThan(0);
  expect((await demo.delete('/api/user', { password: 'demo-walory' })).status).toBe(200);
  const kept = await walory.database.many(sql`select 1 from kept_documents where ordinal > 900000`);
  expect(kept).toEqual([]);
});
