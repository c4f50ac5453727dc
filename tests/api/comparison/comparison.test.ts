import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import {
  currencyIds,
  must,
  onPlan,
  quotedAsset,
  setRates,
  Trader,
  tellMarketChanged,
} from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let asset: string;
let euro: string;

/** Bought at the close of 2 January 2025, so that both start alike; a fund in euros pays a dividend on the way. */
beforeEach(async () => {
  const { database } = our.walory;
  asset = await quotedAsset(database, {
    ticker: 'AKCJA',
    closes: { '2025-01-02': '100', '2025-06-30': '80', '2025-12-31': '120', '2026-11-13': '150' },
  });
  euro = await quotedAsset(database, {
    ticker: 'FUND',
    currency: 'eur',
    closes: { '2025-01-02': '10', '2025-06-30': '10', '2025-12-31': '11', '2026-11-13': '11' },
  });
  await database.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, amount, currency_id, source)
    values (gen_random_uuid(), ${euro}, 'dividend', '2025-06-30', 1, ${currencyIds.eur}, 'test')`);
  await setRates(database, { eur: { '2020-01-01': '4', '2025-12-31': '4.4' } });
  await database.run(sql`delete from comparison_choices`);
  await tellMarketChanged(database);
  await our.anna.record('buy', '2025-01-02', { asset_id: asset, amount: '10', price: '100', fee: '0' });
});

const compare = (query: string) => our.anna.read(`/api/comparison?${query}`);
const beside = (benchmarks: string, more = '') => compare(`currency=pln&benchmarks=${benchmarks}${more}`);

describe('a comparison', () => {
  it('sets the real return beside an instrument in the shown currency, with its dividends (CO-3, CO-6)', async () => {
    const data = await beside(`asset:${euro}`);
    expect(data).toMatchObject({ from: '2025-01-02', to: '2026-11-13', of_100: 150, reason: null });
    expect(data.total).toBeCloseTo(50, 9);
    expect(data.yearly).toBeCloseTo((1.5 ** (365 / 680) - 1) * 100, 9);
    const [fund] = data.benchmarks;
    // A tenth paid out and put back in, 11 for 10, and the euro at 4.40 for 4.00.
    expect(fund).toMatchObject({ ticker: 'FUND', contents: 'with-dividends', currency: 'eur', reason: null });
    expect(fund.total).toBeCloseTo((1.1 * 1.1 * 1.1 - 1) * 100, 9);
    expect(fund.ahead_points).toBeCloseTo(50 - 33.1, 9);
    expect(data.hurdle).toBe(`asset:${euro}`);
    expect(data.history.own.at(-1)).toBe(150);
    expect(data.history.benchmarks[0].at(-1)).toBe(133.1);
    expect(data.deepest_fall).toMatchObject({ from: '2025-06-29', to: '2025-06-30' });
    expect(data.deepest_fall.percent).toBeCloseTo(-20, 9);
  });

  it('has months that chain to years and years to the whole, for both, and marks parts of months (CO-7)', async () => {
    const data = await beside(`asset:${euro},inflation:2`);
    const chained = (list: (number | null)[]) =>
      list.reduce<number>((all, each) => all * (1 + (each ?? 0) / 100), 1);
    const whole = 1 + data.total / 100;
    expect(chained(data.years.map(({ total }: { total: number }) => total))).toBeCloseTo(whole, 9);
    const months = data.years.flatMap(({ months }: { months: ({ percent: number } | null)[] }) => months);
    expect(chained(months.map((month: { percent: number } | null) => month?.percent ?? null))).toBeCloseTo(
      whole,
      9,
    );
    for (const at of [0, 1])
      expect(chained(data.years.map((year: { benchmarks: number[] }) => year.benchmarks[at]!))).toBeCloseTo(
        1 + data.benchmarks[at].total / 100,
        9,
      );
    const [now, first] = data.years;
    expect(first.months[0]).toMatchObject({ month: '2025-01', is_whole: false });
    expect(first.months[1]).toMatchObject({ is_whole: true });
    expect(now.months[10]).toMatchObject({ month: '2026-11', is_whole: false });
    expect(now.months[11]).toBeNull();
    // 120 for 100 in 2025 against 33.1%, 150 for 120 in 2026 against nothing and inflation with 2%.
    expect([first.is_ahead, now.is_ahead]).toEqual([false, true]);
    expect(data.months_above.of).toBe(23);
  });

  it('counts inflation and X% a year on top, and says where months are not published yet (CO-4, CO-8)', async () => {
    const data = await beside(`asset:${euro},inflation:0,inflation:3.5`);
    expect(data.hurdle).toBe('inflation:0');
    const [, plain, more] = data.benchmarks;
    expect(1 + more.total / 100).toBeCloseTo((1 + plain.total / 100) * 1.035 ** (680 / 365), 9);
    expect(plain.total).toBeGreaterThan(0);
    expect(plain).toMatchObject({ above: '0', name: null, contents: 'inflation' });
    const report = await our.anna.read('/api/report-figures?kind=overview&period=2025&benchmark=inflation');
    const year = await compare('period=2025&currency=pln&benchmarks=inflation:0');
    expect(year.benchmarks[0].total).toBeCloseTo(report.benchmark.percent, 9);
    // Of a year or less there is no rate a year (RP-4).
    expect([year.yearly, year.benchmarks[0].yearly]).toEqual([null, null]);
  });

  it('spreads over what stands for the parts of a strategy, and says what that is (CO-5)', async () => {
    const { data: list } = await our.anna.read('/api/comparison/strategies');
    const named = (name: string) => list.find((one: { name: string }) => one.name === name);
    expect(named('The world in one fund')).toMatchObject({ is_own: false });
    // One of the funds that the strategy names, and the most followed of them.
    await our.walory.database.run(sql`
      update instruments set isin = 'IE00B3RBWM25', popularity = 1000000000 where id = ${euro}`);
    const keys = ['The world in one fund', 'Permanent Portfolio'].map((name) => `strategy:${named(name).id}`);
    const { benchmarks } = await beside(keys.join(','));
    const [world, permanent] = benchmarks;
    expect(world).toMatchObject({ kind: 'strategy', contents: 'strategy', reason: null, is_simulated: true });
    expect(world.parts).toMatchObject([{ percent: '100', stand_in: 'FUND', is_cash: false }]);
    expect(world.total).toBeCloseTo(33.1, 9);
    expect(permanent.parts).toMatchObject([
      { percent: '25', stand_in: expect.any(String), is_cash: false },
      { percent: '25', stand_in: expect.any(String) },
      { percent: '25', stand_in: expect.any(String) },
      { percent: '25', stand_in: null, is_cash: true },
    ]);
    expect(permanent).toMatchObject({ reason: null, total: expect.any(Number) });
    // Before there were any prices nothing stands for them.
    await our.anna.record('buy', '2003-01-02', { asset_id: asset, amount: '1', price: '90' });
    const early = await beside(keys.join(','));
    expect(early.benchmarks[0]).toMatchObject({ reason: 'no-stand-in', total: null });
    expect(early.benchmarks[0].parts[0]).toMatchObject({ stand_in: null });
  });

  it('knows one’s own strategies, by instrument, country and currency; nobody else’s (CO-2, CO-5)', async () => {
    const part = (kind: string, reference: string, percent: string) => ({
      name: null,
      percent,
      band: '5',
      counts: [{ kind, reference }],
    });
    const made = await must(
      our.anna.browser.post('/api/own-strategies', {
        name: 'Mine',
        components: [
          part('instrument', asset, '50'),
          part('country', 'PL', '30'),
          part('currency', 'eur', '20'),
        ],
        rules: {
          currency: 'pln',
          buy_only: true,
          whole_units: true,
          tells: false,
          smallest_order: '0',
          cash_aside: '0',
          commission_percent: '0',
          commission_minimum: '0',
        },
      }),
    );
    const key = `strategy:${made.body.data.id}`;
    const { data: list } = await our.anna.read('/api/comparison/strategies');
    expect(list[0]).toMatchObject({ name: 'Mine', is_own: true });
    const [mine] = (await beside(key)).benchmarks;
    expect(mine).toMatchObject({ is_own: true, reason: null, total: expect.any(Number) });
    expect(mine.parts[0]).toMatchObject({ stand_in: 'AKCJA' });
    const stranger = await Trader.start(our.walory);
    const asked = await stranger.browser.get(`/api/comparison?benchmarks=${key}`);
    expect([asked.status, asked.body.errors]).toEqual([422, { benchmarks: ['benchmarkUnknown'] }]);
  });

  it('asks for a year of whole months before it speaks of beta, Sortino and tracking error (CO-9)', async () => {
    const { risk } = await beside(`asset:${euro},inflation:2`);
    expect(risk.months).toBe(21);
    expect(risk.safe_percent).toBeGreaterThan(3);
    expect(risk.own.deepest_fall).toBeCloseTo(-20, 9);
    expect(risk.benchmarks).toHaveLength(1);
    expect(risk.benchmarks[0]).toMatchObject({ key: `asset:${euro}`, deepest_fall: 0 });
    for (const figure of ['beta', 'tracking_error', 'volatility'])
      expect(risk.benchmarks[0][figure], figure).toEqual(expect.any(Number));
    const report = await our.anna.read('/api/report-figures?kind=performance&period=start&currency=pln');
    expect(risk.own.volatility).toBeCloseTo(report.figures.volatility.percent, 9);
    const short = await beside(`asset:${euro}`, '&period=2025-Q2');
    expect(short.risk).toMatchObject({ months: 3, own: { sortino: null } });
    expect(short.risk.benchmarks[0]).toMatchObject({ beta: null, tracking_error: null });
  });

  it('with itself has beta 1 and no tracking error (CO-12, CO-13)', async () => {
    const { risk, benchmarks, total } = await beside(`asset:${asset}`);
    expect(benchmarks[0].total).toBeCloseTo(total, 9);
    expect(risk.benchmarks[0].beta).toBeCloseTo(1, 9);
    expect(risk.benchmarks[0].tracking_error).toBeCloseTo(0, 9);
  });

  it('says what cost most: fees, taxes, currency, idle cash and their sum (CO-14, CO-15)', async () => {
    const { anna } = our;
    await anna.startOver(our.walory.database, { follows_cash: true });
    await anna.record('deposit', '2025-01-02', { total: '10000' });
    await anna.record('buy', '2025-01-02', { asset_id: asset, amount: '10', price: '100', fee: '12' });
    await anna.record('dividend', '2025-06-30', { asset_id: asset, total: '50', tax: '9.5' });
    const { costs } = await compare('currency=pln&benchmarks=none&period=2025');
    expect(costs.rows.map(({ of }: { of: string }) => of)).toEqual([
      'idle-cash',
      'fees',
      'taxes',
      'currency',
    ]);
    const [idle, fees, taxes, currency] = costs.rows;
    expect(fees).toMatchObject({ amount: '-12', is_estimate: false });
    expect(taxes.amount).toBe('-9.5');
    expect(currency.amount).toBe('0');
    expect(idle.is_estimate).toBe(true);
    // 8,988 zł for half a year, 9,028.50 after it, at what the NBP paid: 5.75% falling to 4%.
    expect(Number(costs.idle.average)).toBeGreaterThan(8900);
    expect(costs.idle.percent).toBeGreaterThan(4.9);
    expect(costs.idle.percent).toBeLessThan(5.5);
    expect(-Number(idle.amount)).toBeCloseTo(
      (Number(costs.idle.average) * costs.idle.percent * 364) / 36_500,
      0,
    );
    expect(Number(costs.total)).toBeCloseTo(Number(idle.amount) - 21.5, 6);
    expect(costs.is_estimate).toBe(true);
    const page = await anna.performance('?currency=pln&period=max', 'all');
    expect(page.figures.fees).toBe('12');
  });

  it('does not know idle cash where no portfolio follows it, and takes a gain of the currency for no cost', async () => {
    await our.anna.record('buy', '2025-01-02', {
      asset_id: euro,
      amount: '10',
      price: '10',
      currency_id: currencyIds.eur,
    });
    const { costs } = await compare('currency=pln&benchmarks=none');
    expect(costs).toMatchObject({ idle: null, total: '0', is_estimate: false });
    // 100 euros are 440 zł and not 400; what the price gained is the price's.
    expect(costs.rows.at(-1)).toMatchObject({ of: 'currency', amount: expect.stringMatching(/^4[04]/) });
  });

  it('says why a benchmark has no sum: no price, a later beginning (CO-6)', async () => {
    const { database } = our.walory;
    const late = await quotedAsset(database, {
      ticker: 'LATE',
      closes: { '2025-09-01': '5', '2026-11-13': '6' },
    });
    const never = await quotedAsset(database, { ticker: 'NEVER' });
    const { benchmarks, years, history } = await beside(`asset:${late},asset:${never}`);
    expect(benchmarks[0]).toMatchObject({ total: null, reason: 'starts-later', reason_day: '2025-09-01' });
    expect(benchmarks[1]).toMatchObject({ total: null, reason: 'no-price', of_100: null });
    expect(years[0].benchmarks[0]).toBeCloseTo(20, 9);
    expect(years[1].benchmarks).toEqual([null, null]);
    expect(years[0].is_ahead).toBe(false);
    expect(history.benchmarks[1].every((level: number | null) => level === null)).toBe(true);
  });

  it('of nothing, or in a currency without a rate, is a readable state', async () => {
    const newcomer = await Trader.start(our.walory);
    expect(await newcomer.read('/api/comparison')).toMatchObject({ reason: 'empty', from: null, years: [] });
    expect(await compare('currency=jpy&benchmarks=inflation:2')).toMatchObject({
      reason: 'no-rate',
      total: null,
    });
    expect(await compare('period=2024&benchmarks=none')).toMatchObject({ reason: 'empty', costs: null });
  });

  it('begins with two indices and inflation, keeps what is chosen, and passes over what is gone (CO-1)', async () => {
    const first = await compare('currency=pln');
    expect(first.chosen).toHaveLength(3);
    expect(first.chosen.at(-1)).toBe('inflation:2');
    expect(first.benchmarks[0]).toMatchObject({ contents: 'price-only', currency: 'usd' });
    const gone = await quotedAsset(our.walory.database, { ticker: 'GONE', closes: { '2025-01-02': '1' } });
    const benchmarks = [`asset:${euro}`, `asset:${gone}`, 'inflation:1.50'];
    const before = await must(our.anna.browser.send('PUT', '/api/comparison/benchmarks', { benchmarks }));
    expect(before.body.data).toEqual({ ok: true });
    expect((await compare('')).chosen).toEqual([`asset:${euro}`, `asset:${gone}`, 'inflation:1.5']);
    await our.walory.database.run(sql`delete from instruments where id = ${gone}`);
    expect((await compare('')).chosen).toEqual([`asset:${euro}`, 'inflation:1.5']);
    expect((await compare('benchmarks=none')).benchmarks).toEqual([]);
  });

  it('is answered warm while nothing has changed, and anew after a transaction', async () => {
    const path = `/api/comparison?currency=pln&benchmarks=asset:${euro}`;
    const before = await must(our.anna.browser.get(path));
    expect((await must(our.anna.browser.get(path))).text).toBe(before.text);
    await our.anna.record('fee', '2025-03-03', { total: '10' });
    expect((await compare(`currency=pln&benchmarks=asset:${euro}`)).costs.total).toBe('-10');
  });
});

describe('what is refused', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((above) => `inflation:${above}`);

  it.each([
    ['benchmarks=inflation:20.01', 'benchmarks', 'benchmarkRateError'],
    ['benchmarks=inflation:-1', 'benchmarks', 'benchmarkRateError'],
    ['benchmarks=inflation:1.234', 'benchmarks', 'benchmarkRateError'],
    ['benchmarks=moon', 'benchmarks', 'benchmarkUnknown'],
    ['benchmarks=asset:1', 'benchmarks', 'benchmarkUnknown'],
    ['benchmarks=strategy:0193277e-0000-7000-8000-00000000ffff', 'benchmarks', 'benchmarkUnknown'],
    [`benchmarks=${seven.join(',')}`, 'benchmarks', 'tooManyBenchmarks'],
    ['period=2031', 'period', 'reportPeriodError'],
    ['portfolios=nobody', 'portfolios', 'reportPortfoliosError'],
    ['currency=1', 'currency', 'currencyError'],
  ])('%s is refused for its %s', async (query, field, key) => {
    for (const path of ['/api/comparison', '/api/comparison/xlsx']) {
      const answer = await our.anna.browser.get(`${path}?${query}`);
      expect([answer.status, answer.body.errors], path).toEqual([422, { [field]: [key] }]);
    }
  });

  it('an instrument of somebody else is as unknown as one that never was, asked for or kept (CO-2)', async () => {
    const stranger = await Trader.start(our.walory);
    const made = await must(
      our.anna.browser.post('/api/custom-assets', {
        name: 'Obraz',
        class_id: '0193277e-0000-7000-8000-000000000201',
        currency_id: currencyIds.pln,
      }),
    );
    const key = `asset:${made.body.data.id}`;
    expect((await beside(key)).benchmarks[0]).toMatchObject({ is_own: true, reason: 'no-price' });
    const asked = await stranger.browser.get(`/api/comparison?benchmarks=${key}`);
    const kept = await stranger.browser.send('PUT', '/api/comparison/benchmarks', { benchmarks: [key] });
    for (const answer of [asked, kept]) {
      expect([answer.status, answer.body.errors]).toEqual([422, { benchmarks: ['benchmarkUnknown'] }]);
      expect(answer.text).not.toContain('Obraz');
    }
    const many = await our.anna.browser.send('PUT', '/api/comparison/benchmarks', { benchmarks: seven });
    expect([many.status, many.body.errors]).toEqual([422, { benchmarks: ['tooManyBenchmarks'] }]);
  });
});

describe('files of a comparison (CO-16)', () => {
  it('have the figures of the page in the language of who asks, if the plan has files', async () => {
    const asked = `currency=pln&benchmarks=asset:${euro},inflation:2`;
    const csv = await must(our.anna.browser.get(`/api/comparison/csv?${asked}&table=compared`));
    expect(csv.text).toContain('Your portfolio,50,');
    expect(csv.text).toMatch(/FUND Inc, PLN, with dividends.*33\.1/);
    for (const [file, type] of [
      ['pdf', 'application/pdf'],
      ['xlsx', 'spreadsheetml'],
    ]) {
      const answer = await must(our.anna.browser.get(`/api/comparison/${file}?${asked}`));
      expect(answer.headers.get('content-type')).toContain(type);
      expect(answer.bytes.length).toBeGreaterThan(3000);
    }
    // Of nothing that can be said there is a file too, which says so.
    for (const nothing of ['currency=jpy', 'period=2024']) {
      const table = await must(our.anna.browser.get(`/api/comparison/csv?${nothing}&table=compared`));
      expect(table.text).toContain('Your portfolio');
      const book = await must(our.anna.browser.get(`/api/comparison/xlsx?${nothing}`));
      expect(book.bytes.length).toBeGreaterThan(2000);
    }
    await onPlan(our.walory.database, our.anna, null);
    const refused = await our.anna.browser.get(`/api/comparison/csv?${asked}&table=risk`);
    expect([refused.status, refused.body.upgrade]).toEqual([403, true]);
  });
});
