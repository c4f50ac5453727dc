import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { ownBond } from '../../support/records/own-bond.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ demo: false, clock: '2026-09-20T10:00:00Z' });
});
afterAll(() => walory.stop());

const purchase = { symbol: 'EDO0834', amount: 10, purchased_at: '2024-08-12' };
const listed = async ({ browser }: Person) => (await browser.get('/api/bonds')).body;

test('sums are in the shown currency, and an unknown one is refused', async () => {
  const person = await newPerson(walory);
  await ownBond(person.browser, purchase);
  await walory.database.run(sql`
    insert into currency_rates (currency_id, day, pln, source)
    select id, d::date, 4.25, 'nbp' from currencies, generate_series('2024-08-01'::date, '2026-09-18', '1 day') d where title = 'eur'
    on conflict do nothing`);
  const other = await walory.another();
  const browser = other.visitor();
  await browser.signIn(person.email, person.password);
  const [pln, eur] = [await browser.get('/api/bonds'), await browser.get('/api/bonds?currency=eur')];
  expect(Number(eur.body.totals.value)).toBeCloseTo(Number(pln.body.totals.value) / 4.25, 2);
  expect((await browser.get('/api/bonds?currency=xyz')).body.errors).toEqual({ currency: ['currencyError'] });
});

test('whoever removes their account removes their bonds and series', async () => {
  const person = await newPerson(walory);
  await ownBond(person.browser, { ...purchase, margin: '3' });
  await walory.database.run(sql`delete from users where id = ${person.id}`);
  const { left } = await walory.database.one<{ left: number }>(sql`
    select (select count(*) from bond_holdings where user_id = ${person.id})
      + (select count(*) from bond_own_series where user_id = ${person.id}) as left`);
  expect(left).toBe(0);
});

test('the example of the demonstration is a ladder of eight, and simulated figures say so', async () => {
  const demo = await startTestWalory({ demo: true });
  const browser = demo.visitor();
  const signed = await browser.signIn('demo@walory.local', 'demo-walory');
  expect(signed.status, signed.text).toBe(200);
  const { data, totals } = (await browser.get('/api/bonds')).body;
  expect(data).toHaveLength(8);
  expect(data.every((row: { value: string | null }) => row.value !== null)).toBe(true);
  expect(totals.inflation).toMatchObject({ is_simulated: true });
  const { data: series } = (await browser.get('/api/bond-series?search=ROR')).body;
  expect(series[0].reference_rate).toBe('3.75');
  // A bond that the catalogue quotes needs no typed price (rule BD-11).
  const traded = await browser.post('/api/bonds', {
    symbol: 'DS1033',
    amount: 2,
    purchased_at: '2026-05-04',
    currency_id: '0193277e-0000-7000-8000-000000000101',
    first_rate: '6',
    face_value: '1000',
    matures_on: '2033-10-25',
  });
  expect(traded.status, traded.text).toBe(200);
  const { quote, value_each, accrued_each, is_simulated } = traded.body.data;
  expect(is_simulated).toBe(true);
  expect(Number(value_each)).toBeCloseTo(Number(quote.percent) * 10 + Number(accrued_each), 2);
  const { figures, history } = (await browser.get('/api/statistics?module=bonds')).body.data;
  expect(history.value.at(-1)).toBeCloseTo(Number(figures.market_value), 1);
  await demo.stop();
});

test('a state of the register account is shown first, then brings what is new, once (rule BD-17)', async () => {
  const person = await newPerson(walory);
  await ownBond(person.browser, { symbol: 'COI1228', amount: 240, purchased_at: '2024-12-03' });
  const head = [
    'EMISJA',
    'DOSTĘPNA LICZBA OBLIGACJI',
    'ZABLOKOWANA LICZBA OBLIGACJI',
    'WARTOŚĆ NOMINALNA',
    'WARTOŚĆ AKTUALNA',
    'DATA WYKUPU',
  ];
  const sheet = utils.aoa_to_sheet([
    head,
    ['EDO0834', 9, 1, '1 000,00', '1 091,20', '2034-08-12'],
    ['COI1228', 240, 0, '24 000,00', '25 003,20', '2028-12-03'],
    ['ABC', 1, 0, '', '', '2030-01-01'],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'tbl1');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'biff8' });
  const file = `data:application/vnd.ms-excel;base64,${bytes.toString('base64')}`;
  const name = 'StanRachunkuRejestrowego_2025-12-20.xls';
  const shown = await person.browser.post('/api/bonds/import', { file, name });
  expect(shown.status, shown.text).toBe(200);
  const edo = {
    symbol: 'EDO0834',
    amount: 10,
    purchased_at: '2024-08-12',
    stated: '1091.20',
    reckoned: '1091.20',
  };
  expect(shown.body.data).toMatchObject({
    day: '2025-12-20',
    saved: 0,
    rows: [
      { ...edo, state: 'new' },
      { symbol: 'COI1228', state: 'held' },
      { symbol: 'ABC', state: 'problem', reason: 'symbolError' },
    ],
  });
  expect((await listed(person)).meta.total).toBe(1);
  const [saved, again] = [
    await person.browser.post('/api/bonds/import', { file, name, save: true }),
    await person.browser.post('/api/bonds/import', { file, name, save: true }),
  ];
  expect([saved.body.data.saved, again.body.data.saved]).toEqual([1, 0]);
  expect((await listed(person)).meta.total).toBe(2);
  const other = `data:text/csv;base64,${Buffer.from('Date,Ticker\n2024-01-02,PKO\n').toString('base64')}`;
  expect(
    (await person.browser.post('/api/bonds/import', { file: other, name: 'a.csv' })).body.errors,
  ).toEqual({
    file: ['bondFileError'],
  });
  const broken = `data:application/vnd.ms-excel;base64,${bytes.subarray(0, 700).toString('base64')}`;
  expect((await person.browser.post('/api/bonds/import', { file: broken, name })).status).toBe(422);
});
