import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addCloses,
  currencyIds,
  must,
  quotedAsset,
  Trader,
  tellMarketChanged,
} from '../../../../tests/support/callers/trader.ts';
import type { Answer, Visitor } from '../../../../tests/support/callers/visitor.ts';
import { chanceSeed, often, tried } from '../../../../tests/support/chance/chance.ts';
import { diceOf } from '../../../../tests/support/records/random-ledger.ts';
import { startTestWalory, type TestWalory } from '../../../../tests/support/test-walory.ts';
import { addDays } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import { sql } from '../../../platform/database/sql.ts';

const today = '2026-11-13';
const currencies = ['pln', 'eur', 'usd', 'gbp'] as const;

let warm: TestWalory;
let anna: Trader;
let assets: string[];
beforeAll(async () => {
  warm = await startTestWalory({ clock: `${today}T12:00:00Z` });
  anna = await Trader.start(warm);
  assets = [];
  for (const [i, currency] of currencies.entries()) {
    const closes = Object.fromEntries(
      Array.from({ length: 300 }, (_, day) => [addDays('2026-01-10', day), `${20 + 10 * i + (day % 17)}.5`]),
    );
    assets.push(await quotedAsset(warm.database, { ticker: `LOS${i}`, currency, closes }));
  }
  assets.push(await quotedAsset(warm.database, { ticker: 'NIGDY' }));
  // Quoted last long before anything is bought.
  assets.push(
    await quotedAsset(warm.database, { ticker: 'DAWNO', closes: { '2025-03-03': '7', '2026-10-01': '9' } }),
  );
});
afterAll(() => warm.stop());

function inProcess(process: TestWalory, browser: Visitor): Visitor {
  const there = process.visitor();
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

/** Every answer that is reckoned from the ledger, as bytes. */
async function answersOf(browser: Visitor): Promise<Record<string, string>> {
  const { data } = (await must(browser.get('/api/portfolios?simplified=1'))).body;
  const paths = ['pln', 'usd'].flatMap((currency) => [
    `/api/portfolios?currency=${currency}`,
    `/api/portfolio-assets?closed=1&currency=${currency}`,
    `/api/transactions?limit=500&currency=${currency}`,
    `/api/transactions?limit=20&sort=oldest&search=los&currency=${currency}`,
    `/api/statistics?currency=${currency}&period=max`,
    `/api/explain?figure=irr&currency=${currency}`,
    ...['overview', 'income', 'realised', 'transactions'].map(
      (kind) => `/api/report-figures?kind=${kind}&period=2026-03-01..2026-09-30&currency=${currency}`,
    ),
    ...['all', ...data.map(({ id }: { id: string }) => id)].map(
      (id) => `/api/portfolios/${id}/performance?period=max&benchmark=WIG20&currency=${currency}`,
    ),
  ]);
  paths.push('/api/statistics?currency=pln&period=max&basis=after-tax', '/api/taxes/2026');
  const answers: Record<string, string> = {};
  for (const path of paths) answers[path] = (await must(browser.get(path))).text;
  return answers;
}

async function expectTheSameFromScratch(): Promise<void> {
  const known = await answersOf(anna.browser);
  const fresh = await warm.another({ role: 'web' });
  const reckoned = await answersOf(inProcess(fresh, anna.browser));
  await fresh.stop();
  expect(Object.keys(reckoned)).toEqual(Object.keys(known));
  for (const [path, text] of Object.entries(reckoned)) {
    expect(JSON.parse(text), path).toEqual(JSON.parse(known[path]!));
    expect(text, path).toBe(known[path]);
  }
}

/** Something a person might do next; what cannot be done is refused and changes nothing. */
async function doSomething(dice: ReturnType<typeof diceOf>): Promise<Answer> {
  const { browser } = anna;
  const portfolios = (await anna.read('/api/portfolios?simplified=1')).data;
  const portfolio = dice.oneOf<{ id: string }>(portfolios).id;
  const { data: rows } = await anna.transactions('?limit=500');
  const day = addDays('2026-01-12', dice.below(290));
  const money = `${1 + dice.below(400)}.${10 + dice.below(90)}`;
  const fields = {
    portfolio_id: portfolio,
    created_at: day,
    currency_id: currencyIds[dice.oneOf(currencies)],
    asset_id: dice.oneOf(assets),
    amount: `${1 + dice.below(30)}${dice.below(2) ? '' : '.123456789'}`,
    price: money,
    total: money,
    to_total: `${1 + dice.below(100)}`,
    to_currency_id: currencyIds[dice.oneOf(currencies)],
    ...(dice.below(2) && { time: `${10 + dice.below(13)}:30` }),
    ...(dice.below(2) && { fee: `0.${dice.below(99)}`, tax: '0.01' }),
  };
  const type = dice.oneOf([
    ...Array(6).fill('buy'),
    ...Array(4).fill('sell'),
    'dividend',
    'interest',
    'fee',
    'tax',
    'deposit',
    'withdrawal',
    'exchange',
    'transfer-in',
    'transfer-out',
  ]);
  const row = rows.length ? dice.oneOf<{ id: string; asset_value_id: string }>(rows) : undefined;
  const choice = dice.below(20);
  if (!row || choice < 10) return browser.post('/api/transactions', { ...fields, type });
  if (choice < 14) return browser.put(`/api/transactions/${row.id}`, { ...fields, type });
  if (choice < 16) return browser.delete(`/api/transactions/${row.id}`);
  if (choice === 16)
    return browser.post('/api/transactions/bulk', { ids: [row.id], action: 'move', portfolio_id: portfolio });
  if (choice === 17)
    return browser.put(`/api/portfolios/${portfolio}`, {
      name: `Portfel ${dice.below(100)}`,
      currency_id: currencyIds[dice.oneOf(currencies)],
      follows_cash: dice.below(2) === 1,
      lot_method: dice.oneOf(['fifo', 'average']),
      is_virtual: dice.below(4) === 0,
    });
  if (choice === 18)
    return browser.post('/api/transactions', {
      ...fields,
      type: 'split',
      asset_id: null,
      asset_value_id: row.asset_value_id,
      portfolio_id: (row as unknown as { portfolio_id: string }).portfolio_id,
      numerator: `${1 + dice.below(4)}`,
      denominator: `${1 + dice.below(3)}`,
    });
  return browser.post('/api/portfolio-assets', {
    parent_id: fields.asset_id,
    portfolio_id: portfolio,
    value: money,
    volume: '3',
    currency_id: fields.currency_id,
    added_at: day,
  });
}

test('after many changes the warm process answers byte for byte what one reckons from scratch (L-5)', async () => {
  const seed = chanceSeed;
  const dice = diceOf(seed);
  const changes = often(50);
  await anna.addPortfolio({ name: 'Drugi', follows_cash: true });
  await anna.addPortfolio({ name: 'Trzeci', currency_id: currencyIds.usd, lot_method: 'average' });
  let accepted = 0;
  for (let done = 1; done <= changes; done++) {
    const answer = await doSomething(dice);
    expect([200, 422], `seed ${seed}, ${answer.text}`).toContain(answer.status);
    if (answer.status === 200) accepted++;
    // Somebody looks at the pages in between, so that there is something to remember.
    if (done % 10 === 0) await answersOf(anna.browser);
    if (done % 25 === 0) {
      await addCloses(warm.database, dice.oneOf(assets.slice(0, 4)), {
        [today]: `${30 + dice.below(50)}.25`,
      });
      await tellMarketChanged(warm.database);
    }
    if (done % 40 === 0) await expectTheSameFromScratch();
  }
  tried('changes of ledgers', changes);
  expect(accepted).toBeGreaterThan(often(23));
});

describe('two processes', () => {
  let other: TestWalory;
  let there: Visitor;
  beforeAll(async () => {
    other = await warm.another();
    there = inProcess(other, anna.browser);
    await anna.startOver(warm.database);
  });

  const valueIn = async (browser: Visitor) =>
    (await must(browser.get(`/api/portfolios/${anna.portfolio}/performance`))).body.data.figures.market_value;
  const rowsIn = async (browser: Visitor) => (await must(browser.get('/api/transactions'))).body.meta.total;

  test('a change through one is seen at once through the other', async () => {
    const holding = await anna.hold(assets[4]!, '2026-03-02', '10', '5');
    expect([await valueIn(anna.browser), await valueIn(there)]).toEqual(['50', '50']);
    for (let i = 1; i <= 20; i++) {
      const [writer, reader] = i % 2 ? [there, anna.browser] : [anna.browser, there];
      const body = anna.fields('buy', '2026-03-03', { asset_value_id: holding, amount: '1', price: '5' });
      await must(writer.post('/api/transactions', body));
      expect(await valueIn(reader)).toBe(String(50 + 5 * i));
      expect(await rowsIn(reader)).toBe(1 + i);
      expect(await valueIn(writer)).toBe(String(50 + 5 * i));
    }
  });

  test('what both write at once is all there, in both', async () => {
    await anna.startOver(warm.database);
    const body = anna.fields('buy', '2026-03-03', { asset_id: assets[4], amount: '1', price: '5' });
    await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        must((i % 2 ? there : anna.browser).post('/api/transactions', body)),
      ),
    );
    expect([await valueIn(anna.browser), await valueIn(there)]).toEqual(['120', '120']);
    expect([await rowsIn(anna.browser), await rowsIn(there)]).toEqual([24, 24]);
  });

  test('reading while others write never keeps half of a change', async () => {
    await anna.startOver(warm.database, { follows_cash: true });
    await anna.record('deposit', '2026-03-02', { total: '10000' });
    const holding = await anna.hold(assets[4]!, '2026-03-03', '10', '5');
    const body = anna.fields('buy', '2026-03-04', { asset_value_id: holding, amount: '1', price: '5' });
    for (let round = 0; round < 15; round++)
      await Promise.all([
        must(there.post('/api/transactions', body)),
        ...Array.from({ length: 4 }, () => rowsIn(anna.browser)),
        ...Array.from({ length: 4 }, () => valueIn(anna.browser)),
      ]);
    expect(await rowsIn(anna.browser)).toBe(17);
    // What is bought at its own price and never quoted is worth what was paid for it.
    expect(await valueIn(anna.browser)).toBe('10000');
    const { cash, fees } = (await anna.performance()).figures;
    expect([cash[0].amount, fees]).toEqual(['9875', '0']);
  });

  test('a price that is stored changes both', async () => {
    await anna.startOver(warm.database);
    const asset = await quotedAsset(warm.database, { closes: { '2026-11-12': '10' } });
    await anna.hold(asset, '2026-03-02', '10', '5');
    expect([await valueIn(anna.browser), await valueIn(there)]).toEqual(['100', '100']);
    await addCloses(warm.database, asset, { [today]: '11' });
    await tellMarketChanged(warm.database);
    await expect.poll(() => valueIn(anna.browser)).toBe('110');
    await expect.poll(() => valueIn(there)).toBe('110');
  });

  test('an instrument described anew or linked elsewhere is seen in both', async () => {
    await anna.startOver(warm.database);
    const describe = (name: string, currency: keyof typeof currencyIds) => ({
      name,
      ticker: 'MOJE',
      class_id: '0193277e-0000-7000-8000-000000000204',
      currency_id: currencyIds[currency],
    });
    const own = (await must(anna.browser.post('/api/custom-assets', describe('Stara nazwa', 'pln')))).body
      .data.id;
    await anna.hold(own, '2026-03-02', '10', '5');
    const found = async (browser: Visitor, search: string) =>
      (await must(browser.get(`/api/transactions?search=${search}`))).body.meta.total;
    const titles = async (browser: Visitor) =>
      (await must(browser.get('/api/portfolio-assets'))).body.data.map(
        ({ title, price_currency, market_value }: Record<string, string>) => [
          title,
          price_currency,
          market_value,
        ],
      );
    for (const browser of [anna.browser, there]) {
      expect(await titles(browser)).toEqual([['Stara nazwa', 'pln', '50']]);
      expect([await found(browser, 'stara'), await found(browser, 'nowa')]).toEqual([1, 0]);
    }
    await must(there.put(`/api/custom-assets/${own}`, describe('Nowa nazwa', 'pln')));
    for (const browser of [anna.browser, there]) {
      expect(await titles(browser)).toEqual([['Nowa nazwa', 'pln', '50']]);
      expect([await found(browser, 'stara'), await found(browser, 'nowa')]).toEqual([0, 1]);
    }
    const target = await quotedAsset(warm.database, { ticker: 'CEL', closes: { '2026-11-12': '8' } });
    await must(there.post(`/api/custom-assets/${own}/relink`, { asset_id: target }));
    for (const browser of [anna.browser, there])
      expect(await titles(browser)).toEqual([['CEL Inc', 'pln', '80']]);
  });

  test('a price typed for an instrument of one’s own changes both', async () => {
    await anna.startOver(warm.database);
    const own = await must(
      anna.browser.post('/api/custom-assets', {
        name: 'Obraz',
        ticker: 'OBRAZ',
        class_id: '0193277e-0000-7000-8000-000000000204',
        currency_id: currencyIds.pln,
      }),
    );
    const { id } = own.body.data;
    await anna.hold(id, '2026-03-02', '10', '5');
    expect([await valueIn(anna.browser), await valueIn(there)]).toEqual(['50', '50']);
    await must(there.put(`/api/custom-assets/${id}/prices/2026-11-12`, { close: '7' }));
    expect(await valueIn(there)).toBe('70');
    await expect.poll(() => valueIn(anna.browser)).toBe('70');
    await must(anna.browser.delete(`/api/custom-assets/${id}/prices/2026-11-12`));
    expect(await valueIn(anna.browser)).toBe('50');
    await expect.poll(() => valueIn(there)).toBe('50');
  });

  test('a removed portfolio is gone from both, and nobody stumbles over it meanwhile', async () => {
    const second = await anna.addPortfolio({ name: 'Na chwilę' });
    await anna.hold(assets[0]!, '2026-03-02', '1', '5', { portfolio_id: second });
    const reading = Array.from({ length: 12 }, () => there.get('/api/portfolios'));
    const [removed, ...answers] = await Promise.all([
      anna.browser.delete(`/api/portfolios/${second}`),
      ...reading,
    ]);
    expect([removed.status, ...answers.map(({ status }) => status)]).toEqual(Array(13).fill(200));
    for (const browser of [anna.browser, there])
      expect((await must(browser.get('/api/portfolios'))).body.meta.total).toBe(1);
    expect((await there.get(`/api/portfolios/${second}/performance`)).status).toBe(404);
    expect(
      await warm.database.many(sql`select from transactions where portfolio_id = ${second}`),
    ).toHaveLength(0);
    expect((await there.get(`/api/portfolios/${newId()}/performance`)).status).toBe(404);
  });
});
