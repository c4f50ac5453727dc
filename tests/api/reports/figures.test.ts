import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import {
  addCloses,
  currencyIds,
  must,
  quotedAsset,
  setRates,
  Trader,
  tellMarketChanged,
} from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
const index = newId();
let asset: string;
let other: string;

/** Two assets, one of them in euros, traded over three years with fees, a dividend and interest. */
beforeEach(async () => {
  const { database } = our.walory;
  asset = await quotedAsset(database, {
    ticker: 'AKCJA',
    closes: {
      '2024-03-04': '100',
      '2024-12-30': '120',
      '2025-06-30': '90',
      '2025-12-30': '150',
      '2026-11-13': '160',
    },
  });
  other = await quotedAsset(database, {
    ticker: 'EURO',
    currency: 'eur',
    closes: { '2024-03-04': '10', '2025-12-30': '12', '2026-11-13': '11' },
  });
  await setRates(database, { eur: { '2020-01-01': '4', '2025-07-01': '4.2', '2026-06-01': '4.1' } });
  await tellMarketChanged(database);
  const { anna } = our;
  await anna.record('buy', '2024-03-04', { asset_id: asset, amount: '10', price: '100', fee: '5' });
  await anna.record('buy', '2025-02-03', { asset_id: asset, amount: '5', price: '118', fee: '3' });
  await anna.record('buy', '2024-03-04', {
    asset_id: other,
    amount: '20',
    price: '10',
    currency_id: currencyIds.eur,
  });
  await anna.record('sell', '2025-12-30', {
    asset_id: asset,
    amount: '12',
    price: '150',
    fee: '4',
    tax: '1',
  });
  await anna.record('dividend', '2025-09-10', { asset_id: asset, total: '60', tax: '11.4' });
  await anna.record('interest', '2026-01-15', { total: '7', tax: '1.33' });
  await anna.record('fee', '2026-02-01', { total: '9' });
});

const figures = (query: string) => our.anna.read(`/api/report-figures?${query}`);
const ofYear = (kind: string) => figures(`kind=${kind}&period=2025&currency=pln`);

describe('the figures of a report', () => {
  it('explain a year: value, flows, profit and its sources, compared with the year before (RP-3)', async () => {
    const report = await ofYear('overview');
    // 10 shares at 120 and 20 units at 10 € by 4 zł; then 3 shares at 150 and 20 units at 12 € by 4.2 zł.
    expect(report.figures).toMatchObject({
      from: '2024-12-31',
      to: '2025-12-31',
      value_start: '2000',
      value_end: '1458',
      // Bought for 593, sold for 1795, 48.60 of dividends.
      net_flows: '-1250.6',
      profit: '708.6',
      paid_in: '593.00',
      taken_out: '1843.60',
    });
    const steps = Object.fromEntries(
      report.figures.sources.map(({ source, amount }: { source: string; amount: string }) => [
        source,
        amount,
      ]),
    );
    expect(steps).toMatchObject({ dividends: '48.6', feesAndTax: '-8', total: '708.6' });
    expect(report).toMatchObject({ period: '2025', period_before: '2024', currency: 'pln', reason: null });
    expect(report.figures.before).toMatchObject({ from: '2024-03-03', value_start: '0', value_end: '2000' });
    expect(report.figures.helped.map(({ ticker }: { ticker: string }) => ticker)).toEqual(['AKCJA', 'EURO']);
  });

  it('since the start are those of the page, in every currency (RP-3, RP-4)', async () => {
    for (const currency of ['pln', 'eur']) {
      const page = (await our.anna.performance(`?currency=${currency}&period=max`, 'all')).figures;
      const query = `period=start&currency=${currency}`;
      const { figures: overview, history } = await figures(`kind=overview&${query}`);
      expect(overview).toMatchObject({
        value_end: page.market_value,
        profit: page.profit,
        net_flows: page.net_invested,
        twr: page.twr,
        irr: page.irr,
      });
      expect(history.value.at(-1)).toBeCloseTo(Number(page.market_value), 2);
      expect((await figures(`kind=realised&${query}`)).figures.gain).toBe(page.realised);
      const income = (await figures(`kind=income&${query}`)).figures;
      expect(income.dividends).toEqual(page.dividends);
      expect(income.interest.gross).toBe(page.interest);
      const costs = (await figures(`kind=costs&${query}`)).figures;
      expect(costs).toMatchObject({ fees: page.fees, taxes: page.taxes, dividend_tax: page.dividends.tax });
      const statement = (await figures(`kind=transactions&${query}`)).figures;
      expect(statement).toMatchObject({ profit: page.profit, value_end: page.market_value });
      expect(statement.rows).toHaveLength(7);
    }
  });

  it('of the months chain to the period (RP-5), and volatility is of whole ones (RP-6)', async () => {
    const { figures: year, history } = await ofYear('performance');
    expect(year.years).toHaveLength(1);
    const grown = year.years[0].months.reduce(
      (growth: number, month: { percent: number }) => growth * (1 + month.percent / 100),
      1,
    );
    expect(grown).toBeCloseTo(1 + year.twr.span_percent / 100, 9);
    expect(grown).toBeCloseTo(history.index.at(-1) / 100, 3);
    expect(year.volatility.months).toBe(12);
    expect(year.deepest_drawdown.percent).toBeCloseTo(Math.min(...history.drawdown), 1);
    expect(year.rolling.at(-1)).toMatchObject({ month: '2025-12', months_36: null });
    expect(year.rolling.at(-1).months_12).toBeCloseTo(year.twr.span_percent, 9);
  });

  it('show a sale lot by lot (RP-8)', async () => {
    const { lots, gain, fees, lots_total } = (await ofYear('realised')).figures;
    expect(lots).toMatchObject([
      {
        bought: '2024-03-04',
        sold: '2025-12-30',
        units: '10',
        cost: '1000',
        proceeds: '1500',
        gain: '500',
        days_held: 666,
      },
      { bought: '2025-02-03', units: '2', cost: '236', proceeds: '300', gain: '64', days_held: 330 },
    ]);
    expect({ gain, fees, lots_total }).toEqual({ gain: '564', fees: '4', lots_total: 2 });
    const second = (await figures('kind=realised&period=2025&currency=pln&start=1&limit=1')).figures;
    expect(second).toMatchObject({ lots: [lots[1]], lots_total: 2, gain: '564' });
    expect((await figures('kind=realised&period=2024')).figures).toMatchObject({ lots: [], gain: '0' });
  });

  it('of income know gross, tax and net, yield on cost and what is announced (RP-7)', async () => {
    await our.walory.database.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, payment_day, amount, currency_id, source)
      values (gen_random_uuid(), ${asset}, 'dividend', '2027-03-01', '2027-03-20', 2, ${currencyIds.pln}, 'test')`);
    await tellMarketChanged(our.walory.database);
    await expect.poll(async () => (await ofYear('income')).figures.expected.amount).toBe('6');
    const income = (await ofYear('income')).figures;
    expect(income.dividends).toEqual({ gross: '60', tax: '11.4', net: '48.6' });
    expect(income.by_month.map(({ month }: { month: string }) => month)).toHaveLength(12);
    expect(income.by_month[8]).toMatchObject({ month: '2025-09', net: '48.6' });
    // Three shares for 118 each and 20 units for 200 € are held at the year's end.
    expect(income.yield_on_cost).toMatchObject({ income: '60', cost: '1154', reason: null });
    expect(income.by_asset).toMatchObject([{ ticker: 'AKCJA', net: '48.6' }]);
  });

  it('divide everything as the home page does, and say how much hangs on few (RP-11)', async () => {
    const { now, concentration, over_time } = (await figures('kind=allocation&currency=pln')).figures;
    const { allocation } = await our.anna.read('/api/statistics?module=brokerage-investments&currency=pln');
    for (const way of ['by_class', 'by_currency', 'by_broker', 'by_instrument', 'by_portfolio'])
      expect(now[way], way).toEqual(allocation[way]);
    // 480 of 1382 zł, and 902.
    expect(concentration.largest_1).toBeCloseTo((902 / 1382) * 100, 6);
    expect(concentration.instruments).toBe(2);
    expect(over_time.days.at(-1)).toBe('2026-11-13');
    expect(over_time.by_currency.map(({ key }: { key: string }) => key)).toEqual(['eur', 'pln']);
  });

  it('take a statement from the opening to the closing (RP-10)', async () => {
    const { opening, rows, closing } = (await ofYear('transactions')).figures;
    const units = (list: { ticker: string; units: string }[]) =>
      Object.fromEntries(list.map((row) => [row.ticker, row.units]));
    expect(units(opening.positions)).toEqual({ AKCJA: '10', EURO: '20' });
    expect(rows.map(({ type, flow }: Record<string, string>) => [type, flow])).toEqual([
      ['buy', '-593'],
      ['dividend', '48.6'],
      ['sell', '1795'],
    ]);
    expect(units(closing.positions)).toEqual({ AKCJA: '3', EURO: '20' });
  });

  it('are of the chosen portfolios alone, and those of paper only where they are named (RP-1)', async () => {
    const { anna } = our;
    const second = await anna.addPortfolio({ name: 'Drugi' });
    const paper = await anna.addPortfolio({ name: 'Papierowy', is_virtual: true });
    for (const portfolio_id of [second, paper])
      await anna.record('buy', '2025-12-30', { asset_id: asset, amount: '1', price: '150', portfolio_id });
    const worth = async (portfolios: string) =>
      (await figures(`kind=overview&period=2025&currency=pln&portfolios=${portfolios}`)).figures.value_end;
    expect(await worth('all')).toBe('1608');
    expect(await worth(second)).toBe('150');
    expect(await worth(`${anna.portfolio},${second}`)).toBe('1608');
    expect(await worth(`${second},${paper}`)).toBe('300');
  });

  it('compare with a benchmark, and say why where there is none (RP-12)', async () => {
    const { benchmark } = await figures('kind=overview&period=2025&benchmark=SP500');
    expect(benchmark).toMatchObject({ name: 'SP500', percent: null, reason: 'no-price' });
    expect((await ofYear('overview')).benchmark).toBeNull();
    // Instead of the simulated one.
    await our.walory.database.run(sql`update instruments set status = 'renamed' where ticker = 'WIG20'`);
    await our.walory.database.run(sql`
      insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
      select ${index}, 'WIG20', id, ${currencyIds.pln}, '{"en": "WIG20"}', 'test', 'wig20-test', 'wig20', now()
      from asset_classes where slug = 'indices'`);
    await addCloses(our.walory.database, index, {
      '2024-12-30': '2000',
      '2025-02-03': '2500',
      '2025-12-30': '3000',
    });
    await tellMarketChanged(our.walory.database);
    const compared = () => figures('kind=overview&period=2025&currency=pln&benchmark=WIG20');
    await expect.poll(async () => (await compared()).benchmark.percent).toBe(50);
    const { figures: year, history, benchmark: wig } = await compared();
    expect(wig.ahead_points).toBeCloseTo(year.twr.span_percent - 50, 9);
    // 2000 zł at 2000, 593 more at 2500, and 48.60 out at 2500, 1795 out at 3000.
    expect(Number(wig.value_end)).toBeCloseTo((1 + (593 - 48.6) / 2500 - 1795 / 3000) * 3000, 1);
    expect(history.benchmark).toMatchObject({ name: 'WIG20', uncovered: 0 });
  });

  it('change with the ledger, and with nothing else (warm answers)', async () => {
    const before = await must(our.anna.browser.get('/api/report-figures?kind=overview&period=2025'));
    const again = await must(our.anna.browser.get('/api/report-figures?kind=overview&period=2025'));
    expect(again.text).toBe(before.text);
    await our.anna.record('fee', '2025-03-03', { total: '10' });
    expect((await ofYear('overview')).figures.profit).toBe('698.6');
  });

  it('cannot be said in a currency without a rate: null with a reason, never zero', async () => {
    for (const kind of [
      'overview',
      'performance',
      'income',
      'realised',
      'costs',
      'allocation',
      'transactions',
    ]) {
      const report = await figures(`kind=${kind}&period=2025&currency=jpy`);
      expect(report, kind).toMatchObject({ currency: 'jpy', reason: 'no-rate' });
      for (const field of ['value_end', 'profit', 'net', 'gain', 'total', 'value'])
        if (field in report.figures) expect(report.figures[field], `${kind} ${field}`).toBeNull();
    }
  });

  it.each([
    ['kind=fortune', 'kind', 'reportKindError'],
    ['kind=overview&period=2025-13', 'period', 'reportPeriodError'],
    ['kind=overview&period=2025-03-02..2025-03-01', 'period', 'reportPeriodError'],
    ['kind=overview&period=2031', 'period', 'reportPeriodError'],
    ['kind=overview&portfolios=', 'portfolios', 'reportPortfoliosError'],
    ['kind=overview&portfolios=nobody', 'portfolios', 'reportPortfoliosError'],
    ['kind=overview&benchmark=moon', 'benchmark', 'reportBenchmarkError'],
    ['kind=overview&currency=1', 'currency', 'currencyError'],
  ])('%s is refused for its %s', async (query, field, key) => {
    const answer = await our.anna.browser.get(`/api/report-figures?${query}`);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [key] }]);
  });

  it('of somebody else’s portfolio are refused as if there were none', async () => {
    const stranger = await Trader.start(our.walory);
    const { portfolio } = our.anna;
    for (const portfolios of [portfolio, `${stranger.portfolio},${portfolio}`]) {
      const answer = await stranger.browser.get(`/api/report-figures?kind=overview&portfolios=${portfolios}`);
      expect([answer.status, answer.body.errors]).toEqual([422, { portfolios: ['reportPortfoliosError'] }]);
      expect(answer.text).not.toContain('Emerytura');
    }
  });

  it('of nothing are empty and not wrong', async () => {
    const newcomer = await Trader.start(our.walory);
    for (const kind of [
      'overview',
      'performance',
      'income',
      'realised',
      'costs',
      'allocation',
      'transactions',
    ]) {
      const report = await newcomer.read(`/api/report-figures?kind=${kind}&period=2025&benchmark=inflation`);
      expect(report, kind).toMatchObject({ kind, missing: 0 });
      if ('twr' in report.figures)
        expect(report.figures.twr).toMatchObject({ percent: null, reason: 'empty' });
    }
  });
});
