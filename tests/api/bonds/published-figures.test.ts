import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPublished } from '../../../src/domains/market-data/server/shipped/fetch-published.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, operator, type Person } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { often } from '../../support/chance/chance.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const files: Record<string, string> = {};
let source: Server;
let walory: TestWalory;
let admin: Visitor;
let person: Person;

beforeAll(async () => {
  source = createServer((request, answer) => {
    const text = files[request.url ?? ''];
    answer.statusCode = text === undefined ? 404 : 200;
    answer.end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => source.once('listening', resolve));
  const { port } = source.address() as AddressInfo;
  walory = await startTestWalory({
    demo: false,
    clock: '2026-11-15T10:00:00Z',
    figuresUrl: `http://127.0.0.1:${port}/figures/`,
  });
  admin = await operator(walory);
  person = await newPerson(walory);
});
afterAll(async () => {
  await walory.stop();
  source.close();
});

const edo = { symbol: 'EDO1135', amount: 10, purchased_at: '2025-11-04' };
const ror = { symbol: 'ROR0527', amount: 10, purchased_at: '2026-05-12' };
const bondOf = async (symbol: string) =>
  (await person.browser.get('/api/bonds')).body.data.find((row: { symbol: string }) => row.symbol === symbol);

test('every shipped row has its source and the day it was seen', async () => {
  const { unsourced } = await walory.database.one<{ unsourced: number }>(sql`
    select (select count(*) from inflation_months where source = '' or seen_on is null or origin <> 'shipped')
      + (select count(*) from policy_rates where source = '' or seen_on is null or origin <> 'shipped')
      + (select count(*) from bond_series where source = '' or seen_on is null) as unsourced`);
  expect(unsourced).toBe(0);
  const { months, series } = await walory.database.one<{ months: number; series: number }>(sql`
    select (select count(*) from inflation_months) as months, (select count(*) from bond_series) as series`);
  expect([months, series]).toEqual([536, 1497]);
});

test('a figure the operator types makes an unknown value known, at once (rules BD-7, BD-16)', async () => {
  for (const body of [edo, ror]) expect((await person.browser.post('/api/bonds', body)).status).toBe(200);
  expect(await bondOf('EDO1135')).toMatchObject({ value: null, unknown_from: '2026-11-04' });
  expect(await bondOf('ROR0527')).toMatchObject({ value: null, unknown_from: '2026-11-12' });
  const typed = await admin.put('/api/admin/published-figures/inflation', {
    month: '2026-09',
    yearly: '2,5',
  });
  expect(typed.status, typed.text).toBe(200);
  await expect.poll(async () => (await bondOf('EDO1135')).rate?.percent).toBe('4.5');
  expect((await bondOf('EDO1135')).value).not.toBeNull();
  // It has not changed since March; now it is known to have been in force in November.
  await admin.put('/api/admin/published-figures/policy-rate', {
    from: '2026-03-05',
    percent: '3.75',
    in_force_on: '2026-11-10',
  });
  await expect.poll(async () => (await bondOf('ROR0527')).rate?.percent).toBe('3.75');
  const { data } = (await admin.get('/api/admin/published-figures')).body;
  expect(data.inflation[0]).toMatchObject({ month: '2026-09', announced: '2.5', origin: 'operator' });
  expect(data.policy_rates[0]).toMatchObject({ in_force_on: '2026-11-10', origin: 'operator' });
});

test('a start does not take back what the operator typed', async () => {
  const again = await walory.another();
  const { data } = (await admin.get('/api/admin/published-figures')).body;
  expect(data.inflation[0]).toMatchObject({ month: '2026-09', origin: 'operator' });
  await again.stop();
});

test('a series the operator types can be bought with three fields', async () => {
  const saved = await admin.put('/api/admin/bond-series', {
    symbol: 'EDO1136',
    first_rate: '5',
    margin: '2',
    fee: '3',
    exchange_price: '99.9',
  });
  expect(saved.body.data, saved.text).toMatchObject({
    symbol: 'EDO1136',
    issue_month: '2026-11',
    is_on_sale: true,
  });
  const bought = { symbol: 'EDO1136', amount: 50, purchased_at: '2026-11-02' };
  expect((await person.browser.post('/api/bonds', bought)).body.data).toMatchObject({
    is_own: false,
    fee: '3',
  });
});

test('a new series that is saved many times at once is there once, and nobody fails (BD-16)', async () => {
  const symbols = Array.from(
    { length: often(10) },
    (_, at) => `TOS${String((at % 12) + 1).padStart(2, '0')}${40 + Math.floor(at / 12)}`,
  );
  for (const symbol of symbols) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        admin.put('/api/admin/bond-series', { symbol, first_rate: `${at}.5` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await walory.database.many(sql`select id from bond_series where symbol = ${symbol}`);
    expect(rows).toHaveLength(1);
  }
});

test.each([
  ['/api/admin/published-figures/inflation', { month: '2026-13', yearly: '2' }, { month: ['monthError'] }],
  ['/api/admin/published-figures/inflation', { month: '2026-12', yearly: '2' }, { month: ['monthError'] }],
  [
    '/api/admin/published-figures/inflation',
    { month: '2026-08', yearly: '1000' },
    { yearly: ['percentError'] },
  ],
  ['/api/admin/published-figures/policy-rate', { from: '2026-12-01', percent: '4' }, { from: ['futureDay'] }],
  ['/api/admin/bond-series', { symbol: 'XXX9999', first_rate: '4' }, { symbol: ['symbolError'] }],
  ['/api/admin/bond-series', { symbol: 'EDO1136', first_rate: '4' }, { margin: ['marginError'] }],
])('%s refuses %o', async (path, body, errors) => {
  expect((await admin.put(path, body)).body.errors).toEqual(errors);
});

test('a file with one wrong row changes nothing', async () => {
  const csv = 'month,cpi_yoy_pct,cpi_mom_pct\n2026-10,2.4,0.1\n2026-99,1,1\n';
  const refused = await admin.post('/api/admin/published-figures', { kind: 'inflation', csv });
  expect(refused.body.errors).toEqual({ csv: ['figuresFileError'] });
  const right = await admin.post('/api/admin/published-figures', {
    kind: 'inflation',
    csv: 'month,cpi_yoy_pct,cpi_mom_pct\n2026-10,2.4,0.1\n',
  });
  expect(right.body.data).toEqual({ changed: 1 });
});

test('newer figures are fetched from the address that is set, and do not replace the operator’s', async () => {
  files['/figures/cpi-poland.csv'] =
    'month,cpi_yoy_pct,cpi_mom_pct,source,seen_on\n2026-09,9.9,0.1,GUS,2026-11-14\n2026-07,3.1,0.8,GUS,2026-11-14\n';
  files['/figures/policy-rates.csv'] = 'this is no table';
  const opened = await openServices(walory.settings);
  await fetchPublished(opened.services);
  await opened.closeServices();
  const rows = await walory.database.many<{ month: string; yearly: string; origin: string }>(sql`
    select to_char(month, 'YYYY-MM') as month, trim_scale(yearly) as yearly, origin from inflation_months
    where month in ('2026-07-01', '2026-09-01') order by month`);
  expect(rows).toEqual([
    { month: '2026-07', yearly: '3.1', origin: 'source' },
    { month: '2026-09', yearly: '2.5', origin: 'operator' },
  ]);
});
