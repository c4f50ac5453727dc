import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { AlertWorker, addRealCloses } from '../../support/alerts/alert-worker.ts';
import { addCloses, currencyIds, must, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const noon = '2026-11-13T12:00:00Z';
let walory: TestWalory;
let worker: AlertWorker;
let anna: Trader;
let asset: string;
beforeAll(async () => {
  walory = await startTestWalory({ clock: noon, role: 'web' });
  worker = await AlertWorker.open(walory.settings, noon);
  anna = await Trader.start(walory);
  await setRates(walory.database, { usd: { '2026-01-01': '4' }, eur: { '2026-01-01': '5' } });
});
afterAll(async () => {
  await worker.close();
  await walory.stop();
});
beforeEach(async () => {
  worker.now = new Date(noon);
  for (const table of ['notifications', 'alert_moves', 'price_levels', 'notification_settings'])
    await walory.database.raw(`delete from ${table}`);
  await walory.database.run(sql`delete from portfolios`);
  anna.portfolio = await anna.addPortfolio({ notifications: { email: true } });
  asset = await quotedAsset(walory.database, { ticker: 'RUCH' });
});

const closes = (from: string, to: string, id = asset) =>
  addRealCloses(walory.database, id, { '2026-11-12': from, '2026-11-13': to });
const notices = (kind?: string) =>
  walory.database.many<{
    kind: string;
    params: Record<string, string>;
    is_simulated: boolean;
    parent_type: string | null;
    parent_id: string | null;
  }>(sql`
    select kind, params, is_simulated, parent_type, parent_id from notifications
    where ${kind ?? null}::text is null or kind = ${kind ?? null} order by kind, created_at`);
const messages = () =>
  walory.database.many<{ channel: string; state: string }>(
    sql`select channel, state from notification_messages order by channel`,
  );
const hold = (units = '10', price = '50') => anna.hold(asset, '2026-01-05', units, price);
const change = (fields: Record<string, unknown>, id = anna.portfolio) =>
  must(
    anna.browser.put(`/api/portfolios/${id}`, { name: 'Emerytura', currency_id: currencyIds.pln, ...fields }),
  );

describe('a portfolio that moved (AL-4)', () => {
  test.each([
    ['100', '115', '15'],
    ['100', '85', '-15'],
    ['100', '130.5', '30.5'],
  ])('from %s to %s is told', async (from, to, percent) => {
    await hold();
    await closes(from, to);
    await worker.look();
    expect(await notices()).toEqual([
      {
        kind: 'portfolioMoved',
        params: {
          portfolio: 'Emerytura',
          percent,
          amount: String((Number(to) - Number(from)) * 10),
          currency: 'pln',
        },
        is_simulated: false,
        parent_type: 'portfolio',
        parent_id: anna.portfolio,
      },
    ]);
    expect(await messages()).toEqual([
      { channel: 'email', state: 'waiting' },
      { channel: 'push', state: 'waiting' },
    ]);
  });

  test.each([
    ['100', '114.9999999'],
    ['100', '85.0000001'],
    ['99999999', '114999998.8499'],
  ])('from %s to %s is not', async (from, to) => {
    await hold();
    await closes(from, to);
    await worker.look();
    expect(await notices()).toEqual([]);
  });

  test('is told by mail only where it says so, and to the bell always (N-17)', async () => {
    await change({ notifications: { email: false } });
    await hold();
    await closes('100', '120');
    await worker.look();
    expect(await messages()).toEqual([{ channel: 'push', state: 'waiting' }]);
  });

  test.each([
    ['3', '103', '102.99'],
    ['50', '150', '149.99'],
  ])('by %s percent where that is set', async (percent, enough, less) => {
    await change({ notifications: { percent } });
    await hold();
    await closes('100', less);
    await worker.look();
    expect(await notices()).toEqual([]);
    await closes('100', enough);
    await worker.look();
    expect(await notices()).toHaveLength(1);
  });

  test('is not what was paid in, bought, sold or taken out that day', async () => {
    anna.portfolio = await anna.addPortfolio({ follows_cash: true });
    await anna.record('deposit', '2026-01-04', { total: '1000' });
    await anna.record('buy', '2026-01-05', { asset_id: asset, amount: '10', price: '100' });
    await closes('100', '100');
    await anna.record('deposit', '2026-11-13', { total: '1000' });
    await worker.look();
    await anna.record('withdrawal', '2026-11-13', { total: '900' });
    await worker.look();
    await hold('100', '100');
    await anna.record('buy', '2026-11-13', { asset_id: asset, amount: '40', price: '100' });
    await worker.look();
    expect(await notices()).toEqual([]);
    // Prices that move are no flow.
    await closes('100', '129.9');
    await worker.look();
    expect(await notices()).toHaveLength(1);
  });

  test('is what the page shows, in its own currency and with that day’s rates', async () => {
    await setRates(walory.database, { usd: { '2026-11-12': '4', '2026-11-13': '4.4' } });
    const dollars = await quotedAsset(walory.database, { ticker: 'USA', currency: 'usd' });
    await anna.hold(dollars, '2026-01-05', '3', '7', { currency_id: currencyIds.usd });
    await closes('100', '105', dollars);
    await worker.look();
    const [notice] = await notices();
    const page = await anna.performance();
    expect(Number(notice!.params.percent)).toBeCloseTo(page.figures.changes['24h'].percent, 9);
    expect(notice!.params).toMatchObject({ percent: '15.5', amount: page.figures.changes['24h'].amount });
    await setRates(walory.database, { usd: { '2026-01-01': '4' }, eur: { '2026-01-01': '5' } });
  });

  test('is told once, and not again at the weekend or while it stays (AL-5)', async () => {
    await hold();
    await closes('100', '120');
    await worker.look();
    await worker.look('2026-11-13T20:00:00Z');
    await worker.look('2026-11-14T12:00:00Z');
    await worker.look('2026-11-15T12:00:00Z');
    expect(await notices()).toHaveLength(1);
    await addRealCloses(walory.database, asset, { '2026-11-13': '120', '2026-11-16': '150' });
    await worker.look('2026-11-16T17:00:00Z');
    expect(await notices()).toHaveLength(2);
  });

  test('is taken back when the price is corrected before it was sent, and told when it comes back', async () => {
    await hold();
    await closes('100', '120');
    await worker.look();
    await closes('100', '102');
    await worker.look();
    expect([await notices(), await messages()]).toEqual([[], []]);
    await closes('100', '121');
    await worker.look();
    expect(await notices()).toMatchObject([{ params: { percent: '21' } }]);
    await walory.database.run(sql`update notification_messages set state = 'sent'`);
    await closes('100', '102');
    await worker.look();
    expect(await notices()).toHaveLength(1);
  });

  test('of old prices is none (AL-6)', async () => {
    await hold();
    await closes('100', '200');
    await worker.look('2026-11-19T12:00:00Z');
    expect(await notices()).toEqual([]);
    await addRealCloses(walory.database, asset, { '2026-11-25': '400' });
    await worker.look('2026-11-25T17:00:00Z');
    expect(await notices()).toEqual([]);
  });

  test('of simulated prices is marked, and stays inside (N-15)', async () => {
    await hold();
    await addCloses(walory.database, asset, { '2026-11-12': '100', '2026-11-13': '120' });
    await worker.look();
    expect(await notices()).toMatchObject([{ is_simulated: true }]);
    expect(await messages()).toEqual([]);
  });

  test('on paper is silent unless one asks for it (AL-9)', async () => {
    await change({ is_virtual: true });
    await hold();
    await closes('100', '120');
    await worker.look();
    expect(await notices()).toEqual([]);
    const settings = (await must(anna.browser.get('/api/notification-settings'))).body.data;
    await must(anna.browser.put('/api/notification-settings', { ...settings, about_paper: true }));
    await worker.look();
    expect(await notices()).toHaveLength(1);
  });

  test('after a split nobody recorded is none; after a recorded one it is what it is (AL-6)', async () => {
    const holding = await hold();
    await closes('100', '50');
    await walory.database.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
      values (gen_random_uuid(), ${asset}, 'split', '2026-11-13', 2, 1, 'test')`);
    await worker.look();
    expect(await notices()).toEqual([]);
    await anna.record('split', '2026-11-13', { asset_value_id: holding, numerator: '2', denominator: '1' });
    await worker.look();
    expect(await notices()).toEqual([]);
    await closes('100', '60');
    await worker.look();
    expect(await notices()).toMatchObject([{ params: { percent: '20' } }]);
  });

  test('is told after the database was restored, which begins to count anew', async () => {
    await hold();
    await worker.look();
    await walory.database.run(sql`update alert_progress set pass = 1000`);
    await walory.database.raw(`select setval('alert_passes', 1)`);
    await closes('100', '120');
    await worker.look();
    expect(await notices()).toHaveLength(1);
  });

  test('by two workers at once is told once', async () => {
    await hold();
    await closes('100', '120');
    const other = await AlertWorker.open(walory.settings, noon);
    await Promise.all([worker.look(), other.look(), worker.look(), other.look()]);
    await other.close();
    expect(await notices()).toHaveLength(1);
  });
});

describe('an asset that moved', () => {
  test('is told where it is watched, from its own percentage on', async () => {
    const holding = await hold();
    await closes('100', '104');
    await worker.look();
    expect(await notices()).toEqual([]);
    const put = (notifications: object) =>
      must(anna.browser.put(`/api/portfolio-assets/${holding}`, { notifications }));
    await put({ percent: '4' });
    await worker.look();
    expect(await notices()).toMatchObject([
      {
        kind: 'assetMoved',
        params: { asset: 'RUCH Inc', ticker: 'RUCH', percent: '4', price: '104', currency: 'pln' },
        parent_type: 'portfolio',
        parent_id: anna.portfolio,
      },
    ]);
    expect(await messages()).toEqual([]);
  });
});

describe('a level (AL-2)', () => {
  const wait = async (fields: object) =>
    (await must(anna.browser.post('/api/price-levels', { instrument_id: asset, ...fields }))).body.data.id;
  const level = async (id: string) =>
    (await anna.read('/api/price-levels')).data.find((one: { id: string }) => one.id === id);
  const price = (day: string, close: string) => addRealCloses(walory.database, asset, { [day]: close });

  test('is crossed upwards and downwards, by a jump too, and once is done', async () => {
    await price('2026-11-12', '100');
    const once = await wait({ level: '110' });
    const again = await wait({ level: '110', repeats: true });
    const down = await wait({ level: '110', direction: 'down', repeats: true });
    await worker.look();
    expect(await notices()).toEqual([]);
    await price('2026-11-13', '150');
    await worker.look();
    expect(await notices()).toMatchObject(
      [1, 2].map(() => ({
        kind: 'levelCrossed',
        params: { ticker: 'RUCH', level: '110', price: '150', way: 'up' },
        parent_type: 'asset',
        parent_id: asset,
      })),
    );
    expect(await level(once)).toMatchObject({ is_done: true, crossed: { price: '150', way: 'up' } });
    await price('2026-11-16', '110');
    await worker.look('2026-11-16T17:00:00Z');
    expect(await notices()).toHaveLength(4);
    expect(await level(once)).toMatchObject({ crossed: { price: '150' } });
    expect(await level(again)).toMatchObject({ is_done: false, crossed: { price: '110', way: 'down' } });
    expect(await level(down)).toMatchObject({ crossed: { price: '110', way: 'down' } });
    // Leaving the level it stands on is no crossing.
    await price('2026-11-17', '120');
    await worker.look('2026-11-17T17:00:00Z');
    expect(await notices()).toHaveLength(4);
  });

  test('is not crossed by the first price seen, nor by an old one', async () => {
    const id = await wait({ level: '110' });
    await price('2026-11-13', '150');
    await worker.look();
    await price('2026-11-16', '90');
    await worker.look('2026-11-23T12:00:00Z');
    expect([await notices(), (await level(id)).crossed]).toEqual([[], null]);
  });

  test('that a corrected price did not reach is waited for again', async () => {
    await price('2026-11-12', '100');
    const id = await wait({ level: '110' });
    await price('2026-11-13', '150');
    await worker.look();
    expect((await level(id)).is_done).toBe(true);
    await price('2026-11-13', '105');
    await worker.look();
    expect([await notices(), (await level(id)).crossed]).toEqual([[], null]);
    await price('2026-11-13', '111');
    await worker.look();
    expect(await notices()).toHaveLength(1);
  });

  test('follows a split', async () => {
    await price('2026-11-12', '100');
    const id = await wait({ level: '80', direction: 'down' });
    await walory.database.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
      values (gen_random_uuid(), ${asset}, 'split', '2026-11-13', 4, 1, 'test')`);
    await price('2026-11-13', '25');
    await worker.look();
    expect(await notices()).toEqual([]);
    expect(await level(id)).toMatchObject({ level: '20', crossed: null });
    await price('2026-11-16', '20');
    await worker.look('2026-11-16T17:00:00Z');
    expect(await notices()).toHaveLength(1);
    expect(await level(id)).toMatchObject({ level: '20', is_done: true });
  });
});

describe('coverage (AL-7)', () => {
  test('that falls below what one wants is told once, and again after it was back', async () => {
    const other = await quotedAsset(walory.database, { ticker: 'STOI' });
    await closes('100', '100');
    await closes('100', '100', other);
    await hold('10', '100');
    await anna.hold(other, '2026-01-05', '1', '100');
    const { id: strategy } = await walory.database.one<{ id: string }>(sql`
      select s.id from strategies s limit 1`);
    await walory.database.run(sql`
      insert into portfolio_strategies (user_id, portfolio_id, strategy_id, connected_at)
      values (${anna.id}, ${anna.portfolio}, ${strategy}, now())`);
    const page = async () => (await anna.performance()).portfolio.strategy_percent as number;
    const covers = await page();
    await change({ notifications: { coverage: String(Math.max(1, Math.floor(covers))) } });
    await worker.look();
    const below = Math.min(100, Math.ceil(covers) + 1);
    expect(await notices('coverageFell')).toEqual([]);
    await change({ notifications: { coverage: String(below) } });
    await worker.look();
    await worker.look('2026-11-14T12:00:00Z');
    const [notice, ...more] = await notices('coverageFell');
    expect(more).toEqual([]);
    expect(Number(notice!.params.coverage)).toBeCloseTo(covers, 5);
    expect(notice!.params.below).toBe(String(below));
    await change({ notifications: { coverage: '1' } });
    await worker.look('2026-11-14T13:00:00Z');
    await change({ notifications: { coverage: String(below) } });
    await worker.look('2026-11-15T12:00:00Z');
    expect(await notices('coverageFell')).toHaveLength(2);
  });
});
