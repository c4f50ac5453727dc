import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let jan: Visitor;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-14T12:00:00Z' });
  jan = walory.visitor();
  await jan.register();
});
afterAll(() => walory.stop());

async function find(search: string): Promise<{ ticker: string; id: string; mic: string }[]> {
  return (await jan.get(`/api/assets?search=${encodeURIComponent(search)}`)).body.data;
}

test.each([
  ['pko', 'PKO'],
  ['PKO BP', 'PKO'],
  ['PLPKO0000016', 'PKO'],
  ['apple', 'AAPL'],
  ['aple', 'AAPL'],
  ['microsft', 'MSFT'],
  ['zabka', 'ZAB'],
  ['Żabka', 'ZAB'],
  ['bitcon', 'BTC'],
  ['orlne', 'PKN'],
  ['orln', 'PKN'],
  ['teszla', 'TSLA'],
  ['nivdia', 'NVDA'],
])('the search for "%s" finds %s first', async (typed, ticker) => {
  expect((await find(typed))[0]?.ticker).toBe(ticker);
});

test('nonsense finds nothing, and wildcards are ordinary characters', async () => {
  expect(await find('qqqqzzzz')).toEqual([]);
  expect(await find('%')).toHaveLength((await find('')).length);
});

test('two listings of one ISIN are two assets with their own prices', async () => {
  const all = (await jan.get('/api/assets')).body.data as {
    isin: string | null;
    mic: string;
    current_price: string;
  }[];
  const byIsin = Map.groupBy(
    all.filter((asset) => asset.isin),
    (asset) => asset.isin,
  );
  const twice = [...byIsin.values()].find((listings) => listings.length > 1);
  expect(new Set(twice?.map((listing) => listing.mic)).size).toBe(twice?.length);
});

test('everything from the demonstration market says that it is simulated', async () => {
  const assets = (await jan.get('/api/assets')).body;
  expect(assets.meta.total).toBeGreaterThan(150);
  expect(
    assets.data.every(
      (asset: { is_simulated: boolean; current_price: string | null }) =>
        asset.is_simulated || asset.current_price === null,
    ),
  ).toBe(true);
  const tape = (await walory.visitor().get('/api/market/tape')).body.data;
  expect(tape.length).toBeGreaterThan(5);
  expect(tape.every((quote: { is_simulated: boolean }) => quote.is_simulated)).toBe(true);
});

async function priceOf(id: string, date: string) {
  return jan.get(`/api/assets-info?action=get-asset-price&asset_id=${id}&date=${date}`);
}

test('a day without a close answers with the last earlier one and says so (rule M-2)', async () => {
  const [pko] = await find('pko');
  const friday = await priceOf(pko!.id, '2026-11-06');
  const sunday = await priceOf(pko!.id, '2026-11-08');
  expect(friday.body).toMatchObject({ day: '2026-11-06', is_carried: false, is_simulated: true });
  expect(sunday.body).toMatchObject({ value: friday.body.value, day: '2026-11-06', is_carried: true });
});

test('a bond quoted in percent and a share quoted in pence also tell the money for one unit', async () => {
  const [bond] = await find('ds0727');
  const quoted = (await priceOf(bond!.id, '2026-11-06')).body;
  expect(Number(quoted.unit_value)).toBeCloseTo((Number(quoted.value) * 1000) / 100, 6);
  const [pko] = await find('pko');
  const share = (await priceOf(pko!.id, '2026-11-06')).body;
  expect(share.unit_value).toBe(share.value);
});

test('the future, a day before the first quote and an unknown asset have no price', async () => {
  const [pko] = await find('pko');
  expect((await priceOf(pko!.id, '2026-11-15')).status).toBe(422);
  expect((await priceOf(pko!.id, '2026-02-30')).status).toBe(422);
  expect((await priceOf(pko!.id, '2015-01-01')).status).toBe(404);
  expect((await priceOf('0193277e-0000-7000-8000-00000000dead', '2026-11-06')).status).toBe(404);
});

test('heatmap, overview and symbol page tell the same price of the same asset', async () => {
  // In the present, in which the newest prices are: this file lives at another time.
  const present = await startTestWalory({ role: 'web' });
  const ewa = present.visitor();
  await ewa.register();
  const pko = (one: { ticker: string }) => one.ticker === 'PKO';
  const tile = (await ewa.get('/api/market/heatmap?class=stocks')).body.data.find(pko);
  const row = (await ewa.get('/api/market/overview?class=stocks')).body.data.find(pko);
  const page = (await present.visitor().get(`/api/market/symbols/stocks/${tile.slug}`)).body.data;
  expect(tile.price).toBe(row.price);
  expect(page).toMatchObject({ price: tile.price, isin: 'PLPKO0000016', changes: tile.changes });
  // Days off have no close.
  expect(page.history.closes.findLast((close: number | null) => close !== null)).toBe(Number(page.price));
  expect(Number(tile.market_value)).toBeGreaterThan(1e9);
  expect((await ewa.get('/api/market/symbols/stocks/no-such')).status).toBe(404);
  expect((await ewa.get('/api/market/heatmap?class=bonds')).status).toBe(422);
  await present.stop();
});

test('the catalogue tells the same change of 24 hours as the market views, also over a split (rule M-4)', async () => {
  // In the present: the newest prices are of today, and this file lives a day earlier.
  const present = await startTestWalory({ role: 'web' });
  const ewa = present.visitor();
  await ewa.register();
  const listed = (await ewa.get('/api/assets')).body.data as { id: string; change_percent: number | null }[];
  const changes = new Map(listed.map(({ id, change_percent }) => [id, change_percent]));
  for (const name of ['stocks', 'etf', 'crypto', 'commodities', 'futures', 'indices', 'bonds']) {
    const quotes = (await ewa.get(`/api/market/overview?class=${name}`)).body.data;
    expect(quotes.length).toBeGreaterThan(0);
    for (const { id, ticker, changes: known } of quotes) {
      if (known['24h'] === null) expect(changes.get(id), ticker).toBeNull();
      else expect(changes.get(id), ticker).toBeCloseTo(known['24h'], 8);
    }
  }
  const pko = listed.find(({ id }) => changes.get(id) !== null)!;
  const change = async () => (await ewa.get(`/api/assets/${pko.id}`)).body.data.change_percent;
  const before = await change();
  await present.database.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
    select gen_random_uuid(), instrument_id, 'split', day, 2, 1, 'test' from latest_prices where instrument_id = ${pko.id}`);
  expect(1 + (await change()) / 100).toBeCloseTo(2 * (1 + before / 100), 8);
  await present.stop();
});

test('currencies have rates of the day, crossing through PLN', async () => {
  const { data } = (await jan.get('/api/currencies')).body;
  const of = (title: string) => data.find((one: { title: string }) => one.title === title);
  expect(of('eur')).toMatchObject({ rates_simulated: true, rates_day: '2026-11-13' });
  expect(Number(of('eur').exchange_rates.usd)).toBeCloseTo(
    Number(of('eur').exchange_rates.pln) / Number(of('usd').exchange_rates.pln),
    5,
  );
});

test('an asset of one’s own gets its prices from a file, is private, and can be relinked', async () => {
  const classes = (await jan.get('/api/asset-classes')).body.data;
  const currencies = (await jan.get('/api/currencies')).body.data;
  const body = { name: 'Fundusz Żabi Skok', class_id: classes[0].id, currency_id: currencies[0].id };
  const made = await jan.post('/api/custom-assets', body);
  expect(made.status).toBe(200);
  const { id } = made.body.data;
  expect((await find('zabi skok'))[0]?.id).toBe(id);

  const csv = 'Data;Zamkniecie\n2026-11-10;101,50\n2026-11-12;1,02\n2026-11-13;103000000\n2026-11-20;104\n';
  const uploaded = await jan.post(`/api/custom-assets/${id}/prices`, { csv });
  expect(uploaded.status).toBe(200);
  // A jump of a thousand times and a day in the future are held back, and named.
  expect(uploaded.body.data.problems.map((problem: { reason: string }) => problem.reason).sort()).toEqual([
    'futureDay',
    'jump',
  ]);
  expect((await priceOf(id, '2026-11-11')).body).toMatchObject({
    value: '101.5',
    day: '2026-11-10',
    is_carried: true,
    is_simulated: false,
  });
  expect((await jan.post(`/api/custom-assets/${id}/prices`, { csv: '<html>sign in</html>' })).status).toBe(
    422,
  );

  const stranger = walory.visitor();
  await stranger.register();
  expect((await stranger.get(`/api/assets/${id}`)).status).toBe(404);
  expect(
    (await stranger.get('/api/assets?search=zabi')).body.data.some(
      (asset: { id: string }) => asset.id === id,
    ),
  ).toBe(false);
  expect((await stranger.post(`/api/custom-assets/${id}/prices`, { csv })).status).toBe(404);
  expect((await stranger.delete(`/api/custom-assets/${id}`)).status).toBe(404);

  const [pko] = await find('pko');
  const relinked = await jan.post(`/api/custom-assets/${id}/relink`, { asset_id: pko!.id });
  expect(relinked.body.data.ticker).toBe('PKO');
  expect((await find('zabi skok')).some((asset) => asset.id === id)).toBe(false);
  expect((await jan.delete(`/api/custom-assets/${id}`)).status).toBe(200);
});

test('the operator’s words replace the product’s own on a public page', async () => {
  const demo = walory.visitor();
  await demo.signInAsDemo();
  const own = await walory.visitor().get('/api/seo/content?type=home&lang=pl');
  expect(own.body.data).toMatchObject({ is_edited: false, lang: 'pl' });
  const text = { type: 'home', lang: 'pl', title: 'Moje Walory', description: 'Opis', blocks: ['Akapit'] };
  expect((await demo.put('/api/admin/seo/content', text)).status).toBe(200);
  expect((await walory.visitor().get('/api/seo/content?type=home&lang=pl')).body.data).toMatchObject({
    ...text,
    is_edited: true,
  });
  expect((await walory.visitor().get('/api/seo/content?type=no-such&lang=pl')).status).toBe(404);
});
