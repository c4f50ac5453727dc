import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestWalory, type TestWalory } from '../../../../../tests/support/test-walory.ts';
import { openServices } from '../../../../entry/open-services.ts';
import { dayNumber } from '../../../../foundation/calendar-day.ts';
import { newId } from '../../../../foundation/ids.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Services } from '../../../../platform/services.ts';
import { emptyYear } from '../../../market-data/packed-year.ts';
import { storeYears } from '../../../market-data/server/prices/price-store.ts';
import { simulateStrategy } from '../../engine/simulate-strategy.ts';
import type { PortfolioSnapshot, SimulationRequest, SnapshotAsset } from '../../market/portfolio-snapshot.ts';
import { parseStrategy } from '../../strategy-params.ts';
import { readHistory } from './prepare-market.ts';
import { firstPossibleDay, setUpRun } from './set-up-run.ts';

let walory: TestWalory;
let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
  const opened = await openServices(walory.settings);
  services = opened.services;
  close = opened.closeServices;
});
afterAll(async () => {
  await close();
  await walory.stop();
});

const stocks = '0193277e-0000-7000-8000-000000000201';
const year = 2019;

/** An instrument quoted on every weekday of 2018 and 2019 at the given price of each day. */
async function instrument(
  currency: string,
  priceOn: (day: number) => number,
  changes: Partial<SnapshotAsset> = {},
): Promise<SnapshotAsset> {
  const id = newId();
  const { database } = walory;
  await database.run(sql`
    insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
    select ${id}, ${id.slice(-6)}, ${stocks}, c.id, '{"en": "Test"}', 'test', ${id}, 'test', now()
    from currencies c where c.title = ${currency}`);
  for (const one of [year - 1, year]) {
    const closes = emptyYear();
    const volumes = emptyYear();
    const first = dayNumber(`${one}-01-01`);
    for (let day = first; day < dayNumber(`${one + 1}-01-01`); day++) {
      const weekday = (day + 4) % 7;
      if (weekday === 0 || weekday === 6) continue;
      closes[day - first] = priceOn(day);
      volumes[day - first] = 1000;
    }
    await storeYears(
      database,
      [{ instrumentId: id, year: one, closes, volumes, source: 'test' }],
      new Date(),
    );
  }
  return {
    instrumentId: id,
    ticker: id.slice(-6),
    name: 'Test',
    currency,
    isCrypto: false,
    priceUnit: 'unit',
    nominal: null,
    units: '10',
    ...changes,
  };
}

async function event(
  asset: SnapshotAsset,
  what: { day: string; amount?: string; currency?: string; ratio?: number },
): Promise<void> {
  await walory.database.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, amount, currency_id, source)
    values (${newId()}, ${asset.instrumentId}, ${what.ratio ? 'split' : 'dividend'}, ${what.day}, ${what.ratio ?? null},
      ${what.ratio ? 1 : null}, ${what.amount ?? null},
      (select id from currencies where title = ${what.currency ?? asset.currency}), 'test')`);
}

const requestFor = (
  portfolio: PortfolioSnapshot,
  changes: Partial<SimulationRequest> = {},
): SimulationRequest => ({
  start: '2019-03-01',
  end: '2019-09-30',
  benchmark: 'WIG20',
  strategies: [{ slot: 1, strategy: parseStrategy('Hold', {}) }],
  tradeCostPercent: 0,
  borrowFeePercent: 5,
  portfolio,
  ...changes,
});

const portfolioOf = (
  assets: SnapshotAsset[],
  changes: Partial<PortfolioSnapshot> = {},
): PortfolioSnapshot => ({
  currency: 'pln',
  assets,
  cash: [],
  ...changes,
});

async function rateOn(currency: string, day: string): Promise<number> {
  const { pln } = await walory.database.one<{ pln: string }>(sql`
    select pln from currency_rates r join currencies c on c.id = r.currency_id
    where c.title = ${currency} and day <= ${day} order by day desc limit 1`);
  return Number(pln);
}

test('holding without costs is worth units times price with dividends reinvested, in the portfolio’s currency (rules B-1, B-3)', async () => {
  const split = dayNumber('2019-06-03');
  // Quoted at 200 until the split and at 50 after it, and 5 less from its ex-day on.
  const share = await instrument('usd', (day) =>
    day < split ? 200 : day < dayNumber('2019-07-01') ? 50 : 45,
  );
  await event(share, { day: '2019-06-03', ratio: 4 });
  await event(share, { day: '2019-07-01', amount: '5' });
  const bond = await instrument('pln', () => 101, { priceUnit: 'percent', nominal: '1000', units: '2' });
  const london = await instrument('gbp', () => 2500, { priceUnit: 'pence', units: '4' });
  const cash = [
    { currency: 'pln', amount: '500.25' },
    { currency: 'eur', amount: '100' },
  ];
  const portfolio = portfolioOf([share, bond, london], { cash });
  const request = requestFor(portfolio);
  const setup = await setUpRun(services, request);

  const start = '2019-03-01';
  const startCash = 500.25 + 100 * (await rateOn('eur', start));
  const worth = 10 * 50 * (await rateOn('usd', start)) + 2 * 1010 + 4 * 25 * (await rateOn('gbp', start));
  expect(setup.startValue).toBeCloseTo(worth + startCash, 6);
  expect(setup.assets.map((asset) => Number(asset.start_value))[1]).toBe(2020);

  const result = await simulateStrategy({
    ...request,
    market: setup.market,
    strategy: request.strategies[0]!.strategy,
    holdings: setup.holdings,
    costs: { linear: 0, shortFee: 5 },
  });
  const end = '2019-09-30';
  expect(result.dates.at(-1)).toBe(end);
  // Ten units of today; the dividend of 5 at a price of 45 buys a ninth more of them.
  const shares = 10 * (1 + 5 / 45) * 45 * (await rateOn('usd', end));
  const cashEnd = result.cashReturns.reduce((money, earned) => money * (1 + earned), startCash);
  expect(result.values.at(-1)).toBeCloseTo(shares + 2020 + 4 * 25 * (await rateOn('gbp', end)) + cashEnd, 4);
});

test('trades in units are in units of today: ten shares of before a split 1:4 are written as forty (rule B-10)', async () => {
  const split = dayNumber('2019-06-03');
  const share = await instrument('pln', (day) => (day < split ? 200 : 60));
  await event(share, { day: '2019-06-03', ratio: 4 });
  const trades = [{ date: '2019-03-01', ticker: share.ticker, units: 40 }];
  const request = requestFor(portfolioOf([share], { cash: [{ currency: 'pln', amount: '10000' }] }));
  const { market, holdings } = await setUpRun(services, request);
  const result = await simulateStrategy({
    ...request,
    ...{ market, holdings, strategy: parseStrategy('FixedTrades', { trades }) },
    costs: { linear: 0, shortFee: 5 },
  });
  // Ten of 200 each, which are forty of 50 since; there were ten of today before.
  const cash = result.cashReturns.reduce((money, earned) => money * (1 + earned), 10_000 - 10 * 200);
  expect(result.values.at(-1)).toBeCloseTo((10 + 40) * 60 + cash, 4);
});

test('cash earns the stored policy rate for each calendar day (rule B-5)', async () => {
  const asset = await instrument('pln', () => 10);
  const { market, period } = await setUpRun(services, requestFor(portfolioOf([asset])));
  const friday = market.dates.indexOf('2019-03-01');
  expect(friday).toBe(period.first);
  expect(market.cashReturns[friday]).toBeCloseTo((0.015 / 365) * 3, 15);
  expect(market.cashReturns[friday + 1]).toBeCloseTo(0.015 / 365, 15);
});

test('a dividend in another currency counts at its ex-day’s rate (rule B-3)', async () => {
  const asset = await instrument('pln', (day) => (day < dayNumber('2019-07-01') ? 100 : 90));
  await event(asset, { day: '2019-07-01', amount: '2.5', currency: 'usd' });
  const { market } = await setUpRun(services, requestFor(portfolioOf([asset])));
  const row = market.dates.indexOf('2019-06-28');
  const dollars = 2.5 * (await rateOn('usd', '2019-07-01'));
  expect(market.returns[row]).toBeCloseTo((90 + dollars) / 100 - 1, 12);
});

test('an undone split or dividend is none', async () => {
  const asset = await instrument('pln', () => 100);
  await event(asset, { day: '2019-06-03', ratio: 4 });
  await event(asset, { day: '2019-07-01', amount: '50' });
  await walory.database.run(
    sql`update corporate_events set undone_at = now() where instrument_id = ${asset.instrumentId}`,
  );
  const { market, period } = await setUpRun(services, requestFor(portfolioOf([asset])));
  const returns = market.returns.subarray(period.first, period.last);
  expect(Math.max(...returns)).toBe(0);
  expect(Math.min(...returns)).toBe(0);
});

test('a portfolio worth nothing on the first day begins with a hundred thousand (rule B-1)', async () => {
  const asset = await instrument('pln', () => 100, { units: '0' });
  const setup = await setUpRun(services, requestFor(portfolioOf([asset])));
  expect([setup.startValue, setup.beganEmpty]).toEqual([100_000, true]);
});

test('what comes after the end changes nothing before it', async () => {
  const asset = await instrument('eur', (day) => 100 + Math.sin(day));
  const portfolio = portfolioOf([asset]);
  const short = await setUpRun(services, requestFor(portfolio, { end: '2019-06-28' }));
  const long = await setUpRun(services, requestFor(portfolio, { end: '2019-09-30' }));
  const rows = short.market.dates.length;
  expect(long.market.dates.slice(0, rows)).toEqual(short.market.dates);
  expect([...long.market.returns.subarray(0, rows - 1)]).toEqual([
    ...short.market.returns.subarray(0, rows - 1),
  ]);
  expect([...long.market.prices!.subarray(0, rows)]).toEqual([...short.market.prices!]);
});

test('the first possible day has a year of prices behind it (rule B-7)', async () => {
  const asset = await instrument('pln', () => 100);
  const history = await readHistory(services, portfolioOf([asset]), false);
  expect(await firstPossibleDay(history)).toMatch(/^2019-01-0/);
});

test('a missing exchange rate is said, never taken for one', async () => {
  await walory.database.run(
    sql`insert into currencies (id, title, display_title, position) values (${newId()}, 'xau', 'XAU', 99)`,
  );
  const asset = await instrument('xau', () => 100);
  await expect(setUpRun(services, requestFor(portfolioOf([asset])))).rejects.toMatchObject({
    code: 'rateMissing',
    values: { ticker: asset.ticker },
  });
  const known = await instrument('pln', () => 100);
  const cash = [{ currency: 'xau', amount: '5' }];
  await expect(setUpRun(services, requestFor(portfolioOf([known], { cash })))).rejects.toMatchObject({
    code: 'rateMissing',
    values: { ticker: 'XAU' },
  });
});

test('cash earns the stored policy rate of its currency, and nothing where none is stored (rule B-5)', async () => {
  const asset = await instrument('pln', () => 100);
  const { market, history } = await setUpRun(services, requestFor(portfolioOf([asset])));
  // The reference rate of the NBP from 2015-03-05 to 2020-03-17.
  expect(history.policyRates).toContainEqual({ from: dayNumber('2015-03-05'), percent: 1.5 });
  expect(market.cashReturns.some((earned) => earned > 0)).toBe(true);
  await walory.database.run(sql`delete from policy_rates where currency = 'pln'`);
  const without = await setUpRun(services, requestFor(portfolioOf([asset])));
  expect(without.history.policyRates).toBeNull();
  expect(without.market.cashReturns.every((earned) => earned === 0)).toBe(true);
});

test('traded value is read only where a strategy asks for it (rule B-9)', async () => {
  const asset = await instrument('usd', () => 100);
  const portfolio = portfolioOf([asset]);
  expect((await setUpRun(services, requestFor(portfolio))).market.volumes).toBeNull();
  const strategies = [{ slot: 1, strategy: parseStrategy('MarketBenchmark', {}) }];
  const { market, period } = await setUpRun(services, requestFor(portfolio, { strategies }));
  expect(market.volumes![period.first]).toBeCloseTo(100 * 1000 * (await rateOn('usd', '2019-03-01')), 4);
});

test('a benchmark without a level on the first day is refused by name (rule B-11)', async () => {
  const asset = await instrument('pln', () => 100);
  await walory.database.run(sql`
    delete from price_years where instrument_id = (
      select i.id from instruments i join asset_classes k on k.id = i.class_id
      where k.slug = 'indices' and i.slug = 'sp500')`);
  await expect(
    setUpRun(services, requestFor(portfolioOf([asset]), { benchmark: 'SP500' })),
  ).rejects.toMatchObject({ code: 'benchmarkMissing', field: 'benchmark', values: { benchmark: 'SP500' } });
});
