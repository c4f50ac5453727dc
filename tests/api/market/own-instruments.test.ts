import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let jan: Visitor;
let janId: string;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-14T12:00:00Z' });
  const person = await newPerson(walory);
  jan = person.browser;
  janId = person.id;
});
afterAll(() => walory.stop());

const [funds, pln, eur] = [
  '0193277e-0000-7000-8000-000000000208',
  '0193277e-0000-7000-8000-000000000101',
  '0193277e-0000-7000-8000-000000000102',
];

async function make(name = 'Fundusz Żabi Skok', browser = jan): Promise<string> {
  const answer = await browser.post('/api/custom-assets', { name, class_id: funds, currency_id: pln });
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}
const pricesOf = async (id: string) =>
  (await jan.get(`/api/custom-assets/${id}/prices`)).body.data as { day: string; close: string }[];
const ownOne = async (id: string) =>
  (await jan.get('/api/custom-assets')).body.data.find((asset: { id: string }) => asset.id === id);

test('prices typed day by day make the newest one and its change, whatever order they are typed in', async () => {
  const id = await make();
  for (const [day, close] of [
    ['2026-11-13', '110.25'],
    ['2025-12-30', '90'],
    ['2026-11-10', '100'],
  ])
    expect((await jan.put(`/api/custom-assets/${id}/prices/${day}`, { close })).status).toBe(200);
  expect(await pricesOf(id)).toEqual([
    { day: '2026-11-13', close: '110.25' },
    { day: '2026-11-10', close: '100' },
    { day: '2025-12-30', close: '90' },
  ]);
  expect(await ownOne(id)).toMatchObject({ current_price: '110.25', is_custom: true, is_simulated: false });
  expect((await ownOne(id)).change_percent).toBeCloseTo(10.25, 9);

  await jan.put(`/api/custom-assets/${id}/prices/2026-11-10`, { close: '105' });
  expect((await ownOne(id)).change_percent).toBeCloseTo(5, 9);
  expect((await jan.delete(`/api/custom-assets/${id}/prices/2026-11-13`)).status).toBe(200);
  expect(await ownOne(id)).toMatchObject({ current_price: '105', price_at: '2026-11-10T16:05:00.000Z' });
  await jan.delete(`/api/custom-assets/${id}/prices/2026-11-10`);
  await jan.delete(`/api/custom-assets/${id}/prices/2025-12-30`);
  expect(await ownOne(id)).toMatchObject({ current_price: null, change_percent: null });
  expect(await pricesOf(id)).toEqual([]);
});

test('a price of tomorrow, of 30 February, of nothing, or a thousand times off is refused (rule M-6)', async () => {
  const id = await make();
  const put = async (day: string, close: unknown) => {
    const answer = await jan.put(`/api/custom-assets/${id}/prices/${day}`, { close });
    return answer.status === 200 ? 'stored' : Object.values(answer.body.errors).flat()[0];
  };
  expect(await put('2026-11-12', '10')).toBe('stored');
  expect(await put('2026-11-15', '10')).toBe('futureDay');
  expect(await put('2026-02-30', '10')).toBe('dateInvalid');
  expect(await put('1820-02-03', '10')).toBe('dateInvalid');
  expect(await put('2026-11-13', '0')).toBe('priceError');
  expect(await put('2026-11-13', '-4')).toBe('priceError');
  expect(await put('2026-11-13', 10)).toBe('priceError');
  expect(await put('2026-11-13', '10000')).toBe('priceJump');
  expect(await put('2026-11-11', '0.01')).toBe('priceJump');
  expect(await put('2026-11-12', '10000'), 'the price itself may be corrected').toBe('stored');
  expect(await pricesOf(id)).toEqual([{ day: '2026-11-12', close: '10000' }]);
});

test('many prices written at the same moment are all kept', async () => {
  const id = await make();
  const days = Array.from({ length: 12 }, (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}`);
  const answers = await Promise.all(
    days.map((day) => jan.put(`/api/custom-assets/${id}/prices/${day}`, { close: '7' })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await pricesOf(id)).toHaveLength(12);
});

test('a file is shown before it is stored: rows read, rows refused and why, and nothing changes (rule M-13)', async () => {
  const id = await make();
  const csv = 'Data;Zamkniecie\n2026-11-10;101,50\n2026-11-12;102\n2026-11-12;103\n2026-11-20;104\n';
  const seen = await jan.post(`/api/custom-assets/${id}/prices`, { csv, preview: true });
  expect(seen.body.data).toEqual({
    read: 4,
    stored: 1,
    refused: 3,
    first_day: '2026-11-10',
    last_day: '2026-11-10',
    problems: [
      { line: 3, day: '2026-11-12', value: null, reason: 'conflictingDay' },
      { line: 4, day: '2026-11-12', value: null, reason: 'conflictingDay' },
      { line: 5, day: '2026-11-20', value: '104', reason: 'futureDay' },
    ],
  });
  expect(await pricesOf(id)).toEqual([]);
  expect((await jan.post(`/api/custom-assets/${id}/prices`, { csv })).body.data).toEqual(seen.body.data);
  expect(await pricesOf(id)).toEqual([{ day: '2026-11-10', close: '101.5' }]);
});

test('a second file adds to the first, or takes its place (rule M-13)', async () => {
  const id = await make();
  const upload = (csv: string, more = {}) => jan.post(`/api/custom-assets/${id}/prices`, { csv, ...more });
  await upload('date,close\n2020-03-02,5\n2026-11-12,10\n2026-11-13,11\n');
  await upload('date,close\n2026-11-13,12\n');
  expect((await pricesOf(id)).map(({ close }) => close)).toEqual(['12', '10', '5']);
  expect((await ownOne(id)).change_percent).toBeCloseTo(20, 9);
  await upload('date,close\n2026-11-11,9\n', { replace: true });
  expect(await pricesOf(id)).toEqual([{ day: '2026-11-11', close: '9' }]);
  expect(await ownOne(id)).toMatchObject({ current_price: '9', change_percent: null });
  const bad = await upload('date,close\n2026-11-30,9\n', { replace: true });
  expect(bad.body.data).toMatchObject({ stored: 0, refused: 1 });
  expect(await pricesOf(id), 'a file without a single good row takes nothing away').toHaveLength(1);
});

test.each([
  ['<html>sign in</html>', 'webPage'],
  ['open,close\n1,2\n', 'noDayColumn'],
  ['date,open\n2026-11-12,2\n', 'noCloseColumn'],
  ['nothing here\n', 'noHeader'],
  ['date,close\n03/04/2026,10\n', 'unclearDays'],
  ['date,close\n', 'empty'],
  ['ticker,date,close\nA,2026-11-12,2\nB,2026-11-12,3\n', 'severalInstruments'],
])('a file that cannot be read at all says why: %j', async (csv, why) => {
  const id = await make();
  const answer = await jan.post(`/api/custom-assets/${id}/prices`, { csv });
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([422, why, { csv: ['invalid'] }]);
});

test('days that could be read both ways are read as the uploader says', async () => {
  const id = await make();
  const csv = 'date,close\n03/04/2026,10\n';
  await jan.post(`/api/custom-assets/${id}/prices`, { csv, day_order: 'dayFirst' });
  await jan.post(`/api/custom-assets/${id}/prices`, { csv, day_order: 'monthFirst' });
  expect((await pricesOf(id)).map(({ day }) => day)).toEqual(['2026-04-03', '2026-03-04']);
});

test('linked to the catalogue it leaves the search and is priced as what took its place; the link can be taken back (rules M-7, M-14)', async () => {
  const id = await make('Moje PKO');
  await jan.put(`/api/custom-assets/${id}/prices/2026-11-06`, { close: '1.5' });
  const [pko] = (await jan.get('/api/assets?search=pko')).body.data;
  const price = (asset: string) =>
    jan.get(`/api/assets-info?action=get-asset-price&asset_id=${asset}&date=2026-11-06`);
  expect((await price(id)).body.value).toBe('1.5');
  await jan.post(`/api/custom-assets/${id}/relink`, { asset_id: pko.id });
  expect((await price(id)).body).toEqual((await price(pko.id)).body);
  expect(
    (await jan.get('/api/assets?search=moje pko')).body.data.map((a: { id: string }) => a.id),
  ).not.toContain(id);
  expect(await ownOne(id)).toMatchObject({ is_linked: true, linked_to: { id: pko.id, ticker: 'PKO' } });

  expect((await jan.delete(`/api/custom-assets/${id}/relink`)).body.data.id).toBe(id);
  expect((await price(id)).body.value).toBe('1.5');
  expect(await ownOne(id)).toMatchObject({ is_linked: false, linked_to: null });
  const another = await make('Inny');
  expect((await jan.post(`/api/custom-assets/${id}/relink`, { asset_id: another })).status).toBe(422);
});

test('what a portfolio holds is not removed, and the reason is given (rule M-14)', async () => {
  const id = await make();
  const portfolio = newId();
  await walory.database.run(sql`
    insert into portfolios (id, user_id, name, currency_id, created_at, updated_at)
    values (${portfolio}, ${janId}, 'Maklerski', ${pln}, now(), now())`);
  await walory.database.run(sql`
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
    values (${janId}, ${newId()}, ${portfolio}, ${id}, ${pln}, now())`);
  const refused = await jan.delete(`/api/custom-assets/${id}`);
  expect([refused.status, refused.body.errors]).toEqual([422, { id: ['assetInUse'] }]);
  await walory.database.run(sql`delete from portfolios where id = ${portfolio}`);
  expect((await jan.delete(`/api/custom-assets/${id}`)).status).toBe(200);
});

test('nobody else sees or prices them, and the archive of one’s own data has them with their prices (rule M-7)', async () => {
  const { browser: anna } = await newPerson(walory);
  const id = await make('Tylko moje', anna);
  await anna.put(`/api/custom-assets/${id}/prices/2026-11-12`, { close: '3.14' });
  expect((await jan.get('/api/custom-assets')).body.data.map((one: { id: string }) => one.id)).not.toContain(
    id,
  );
  expect((await jan.get(`/api/custom-assets/${id}/prices`)).status).toBe(404);
  expect((await jan.put(`/api/custom-assets/${id}/prices/2026-11-12`, { close: '9' })).status).toBe(404);
  expect((await jan.delete(`/api/custom-assets/${id}/prices/2026-11-12`)).status).toBe(404);
  const files = unzipSync((await anna.get('/api/user/export')).bytes);
  expect(JSON.parse(Buffer.from(files['custom-prices.json']!).toString())).toEqual({
    [id]: [{ day: '2026-11-12', close: '3.14' }],
  });
  expect(Buffer.from(files['custom-assets.json']!).toString()).toContain('Tylko moje');
});

test('a change of name, class and currency is found under the new name and keeps the prices', async () => {
  const id = await make('Stara nazwa');
  await jan.put(`/api/custom-assets/${id}/prices/2026-11-12`, { close: '8' });
  const body = { name: 'Nowa nazwa', ticker: 'NOWA', class_id: funds, currency_id: eur };
  expect((await jan.put(`/api/custom-assets/${id}`, body)).body.data).toMatchObject({
    ticker: 'NOWA',
    currency: 'eur',
    current_price: '8',
  });
  expect((await jan.get('/api/assets?search=nowa nazwa')).body.data[0].id).toBe(id);
});
