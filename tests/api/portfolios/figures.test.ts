import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainedFigures } from '../../../src/domains/performance/explain/explain-contract.ts';
import { changePeriods } from '../../../src/domains/valuation/figures-contract.ts';
import { decimal, floatOf, plus, textOf, zero } from '../../../src/foundation/decimal.ts';
import {
  addCloses,
  currencyIds,
  must,
  quotedAsset,
  setRates,
  Trader,
  tellMarketChanged,
} from '../../support/callers/trader.ts';
import { fewRates, polishCloses, threeCurrencies } from '../../support/records/three-currencies.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const { eur } = currencyIds;
let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  await setRates(walory.database, fewRates);
});
afterAll(() => walory.stop());

/** As numbers, to be compared with sums done by hand. */
const numbers = (figures: Record<string, string>, ...names: string[]) =>
  names.map((name) => Number(figures[name]));

describe('a ledger in three currencies, reckoned by hand (L-12, P-1, P-3, P-9)', () => {
  let anna: Trader & { dollars: string };
  beforeAll(async () => {
    anna = await threeCurrencies(walory);
  });

  test('in złoty', async () => {
    const { figures } = await anna.performance();
    expect(figures).toMatchObject({
      // 10 x 110 and 3 x 70 x 3.5.
      market_value: '1835',
      // 1000, one of the dollar lot (50 x 4), two of the euro lot (80 x 4.2).
      investment_sum: '1536',
      // 3 x 60 x 3.6 for what had cost 3 x 50 x 4; 3 x 10 x 4 of it by the price.
      realised: '48',
      realised_fx_effect: '-72',
      unrealised: '299',
      // 10 x 10; 1 x (70 - 50) x 4; 2 x (70 x 3.6 - 40 x 4.2).
      price_effect: '348',
      unrealised_fx_effect: '-49',
      fx_effect: '-121',
      dividends: { gross: '36', tax: '5.4', net: '30.6' },
      fees: '16.2',
      taxes: '1.8',
      profit: '359.6',
      net_invested: '1475.4',
      interest: '0',
      cash_result: '0',
      missing: 0,
      shown_currency: 'pln',
    });
    expect(figures.roi).toBeCloseTo((359.6 / (2136 + 9)) * 100, 9);
  });

  test('in euro every flow is turned at its own day’s rate, and nothing afterwards', async () => {
    const { figures } = await anna.performance('?currency=eur');
    const value = 1835 / 4.25;
    const purchases = 1800 / 4.4 + 80;
    const fees = 9 / 4.4 + 7.2 / 4.2;
    const profit = value + 648 / 4.2 + 30.6 / 4.2 - purchases - fees - 1.8 / 4.2;
    const [shownValue, shownFees, shownProfit] = numbers(figures, 'market_value', 'fees', 'profit');
    expect(shownValue).toBeCloseTo(value, 8);
    expect(shownFees).toBeCloseTo(fees, 8);
    expect(shownProfit).toBeCloseTo(profit, 8);
    expect(shownProfit).not.toBeCloseTo(359.6 / 4.25, 1);
    expect(figures.roi).toBeCloseTo((profit / (purchases + 9 / 4.4)) * 100, 8);
    // 648 at 4.2 for what had cost 600 at 4.4; 30 dollars by the price at 4 / 4.4.
    expect(Number(figures.realised)).toBeCloseTo(648 / 4.2 - 600 / 4.4, 8);
    expect(Number(figures.realised_fx_effect)).toBeCloseTo(648 / 4.2 - 600 / 4.4 - 120 / 4.4, 8);
  });

  test('in dollars too', async () => {
    const { figures } = await anna.performance('?currency=usd');
    const purchases = 1000 / 4 + 200 + 336 / 3.6;
    const profit = 1100 / 3.5 + 210 + 180 + 8.5 - purchases - (5 / 4 + 1 + 2) - 0.5;
    expect(Number(figures.profit)).toBeCloseTo(profit, 8);
    expect(figures.dividends).toEqual({ gross: '10', tax: '1.5', net: '8.5' });
    // The dollar asset has price effects alone, but for the lot that was paid in euro: its price is turned that day.
    const dollars = (await anna.performance('?currency=usd')).holdings.find(
      ({ id }: { id: string }) => id === anna.dollars,
    );
    expect(Number(dollars.fx_effect)).toBeCloseTo(0, 8);
    expect(dollars.realised_fx_effect).toBe('0');
  });

  test('the list of portfolios, the assets and the statistics say the same', async () => {
    for (const currency of ['pln', 'eur', 'usd']) {
      const { figures, portfolio, holdings } = await anna.performance(`?currency=${currency}`);
      const [listed] = (await anna.read(`/api/portfolios?currency=${currency}`)).data;
      const assets = (await anna.read(`/api/portfolio-assets?currency=${currency}`)).data;
      const statistics = await anna.read(`/api/statistics?currency=${currency}`);
      const whole = await anna.read(`/api/portfolios/all/performance?currency=${currency}`);
      for (const name of ['market_value', 'profit', 'roi', 'irr', 'twr', 'changes', 'fx_effect', 'dividends'])
        for (const other of [portfolio, listed, statistics.figures, whole.figures])
          expect(other[name], `${name} in ${currency}`).toEqual(figures[name]);
      expect(assets).toEqual(holdings);
      const sum = holdings.map((each: { profit: string }) => decimal(each.profit)).reduce(plus, zero);
      expect(Math.abs(floatOf(sum) - Number(figures.profit))).toBeLessThan(1e-8);
    }
  });

  test('a portfolio is shown in its own currency where none is asked for', async () => {
    const other = await threeCurrencies(walory, { currency_id: eur });
    const { figures } = await other.performance();
    expect(figures.shown_currency).toBe('eur');
    expect(figures.profit).toBe((await anna.performance('?currency=eur')).figures.profit);
  });

  test('changes go from a close to a close, each at its day’s rate (P-7, P-8)', async () => {
    const { changes, value_30_days_ago } = (await anna.performance()).figures;
    // Ten by 2; three at 70 and 3.50 after 68 and 3.60.
    expect(changes['24h']).toMatchObject({
      amount: '20.6',
      from: '2026-11-10',
      to: '2026-11-12',
      session: 'day',
    });
    // 10 x 100 and 3 x 60 x 3.6 in between.
    for (const [period, from] of [
      ['7D', '2026-11-06'],
      ['1M', '2026-10-13'],
      ['3M', '2026-08-13'],
    ])
      expect(changes[period!]).toMatchObject({ amount: '187.00', from, to: '2026-11-13' });
    for (const period of ['YTD', '1Y', 'max'])
      expect(changes[period]).toMatchObject({ amount: '359.60', from: '2026-01-04' });
    expect(changes['7D'].percent).toBeCloseTo((187 / 1648) * 100, 9);
    expect(value_30_days_ago).toBe('1648.00');
  });

  test.each(changePeriods)(
    'the history of %s ends with today’s value and fits its change',
    async (period) => {
      const history = await anna.read(
        `/api/portfolios/${anna.portfolio}/history?period=${period}&benchmark=none`,
      );
      const starts = {
        '24h': '2026-11-12',
        '7D': '2026-11-06',
        '1M': '2026-10-13',
        '3M': '2026-08-13',
      } as Record<string, string>;
      expect(history.first_day).toBe(starts[period] ?? '2026-01-04');
      expect([history.period, history.every_days, history.benchmark]).toEqual([period, 1, null]);
      expect(history.value.at(-1)).toBe(1835);
      const lengths = ['value', 'invested', 'drawdown', 'index'].map((name) => history[name].length);
      expect(new Set(lengths).size).toBe(1);
      if (!starts[period]) {
        // Nothing, then 1000 + 4 x 50 x 4; from June on 1000 + 3 x 60 x 3.6.
        expect(history.value.slice(0, 3)).toEqual([0, 1800, 1800]);
        expect(history.value[148]).toBe(1648);
      }
      const within = (await anna.performance(`?period=${period}&benchmark=none`)).history;
      expect(within).toEqual(history);
    },
  );

  test('the days of trades are read for the marks of a chart (U-18)', async () => {
    const marks = await anna.read(`/api/transactions/marks?portfolioId=${anna.portfolio}`);
    expect(marks[0]).toMatchObject({ day: '2026-01-05', kind: 'buy' });
    expect(marks.map(({ kind }: { kind: string }) => kind)).toContain('sell');
    expect(await anna.read('/api/transactions/marks')).toEqual(marks);
    expect(await anna.read('/api/transactions/marks?slug=nothing-of-that-name')).toEqual([]);
  });

  test("days of one's own are read day by day (U-18)", async () => {
    const path = `/api/portfolios/${anna.portfolio}/history?benchmark=none`;
    const history = await anna.read(`${path}&from=2026-01-04&to=2026-01-06`);
    expect(history).toMatchObject({ first_day: '2026-01-04', every_days: 1, value: [0, 1800, 1800] });
    for (const wrong of ['from=2026-02-30&to=2026-03-01', 'from=2026-03-01', 'from=2026-03-02&to=2026-03-01'])
      expect((await anna.send('GET', `${path}&${wrong}`)).status, wrong).toBe(422);
  });

  test('history in another currency goes by each day’s rate', async () => {
    const history = await anna.read(
      `/api/portfolios/${anna.portfolio}/history?period=max&currency=usd&benchmark=none`,
    );
    expect(history.value.slice(0, 2)).toEqual([0, 450]);
    expect(history.value.at(-1)).toBeCloseTo(1835 / 3.5, 2);
  });

  test('a benchmark is bought with the same flows (P-10)', async () => {
    for (const benchmark of ['WIG20', 'SP500', 'inflation']) {
      const { benchmark: line, value } = await anna.read(
        `/api/portfolios/${anna.portfolio}/history?period=max&benchmark=${benchmark}`,
      );
      expect(line).toMatchObject({ name: benchmark, is_simulated: true });
      expect(line.value).toHaveLength(value.length);
    }
  });
});

test('a newer price changes the value as soon as it is announced (M-2)', async () => {
  const anna = await Trader.start(walory);
  const asset = await quotedAsset(walory.database, { closes: polishCloses });
  await anna.hold(asset, '2026-01-05', '10', '100');
  expect((await anna.performance()).figures.market_value).toBe('1100');
  await addCloses(walory.database, asset, { '2026-11-13': '111.5' });
  await tellMarketChanged(walory.database);
  await expect.poll(async () => (await anna.performance()).figures.market_value).toBe('1115');
  const { figures, holdings } = await anna.performance();
  expect(figures).toMatchObject({ market_value: '1115', at_last_close: false, value_day: '2026-11-13' });
  expect(holdings[0]).toMatchObject({ price_kind: 'quote', current_price: '111.5' });
  expect(figures.changes['24h'].amount).toBe('15');
});

test('the largest amounts there can be are shown in plain decimals (L-4)', async () => {
  const anna = await Trader.start(walory, { follows_cash: true });
  const asset = await quotedAsset(walory.database, { closes: polishCloses });
  const holding = await anna.hold(asset, '2026-01-05', '1000000000000', '1000000000000', {
    fee: '1000000000000',
  });
  await anna.record('split', '2026-02-02', {
    asset_value_id: holding,
    numerator: '1000000',
    denominator: '1',
  });
  for (const path of [
    '/api/portfolios?currency=usd',
    '/api/portfolio-assets',
    '/api/transactions',
    '/api/statistics?period=max',
    `/api/portfolios/${anna.portfolio}/performance?period=max`,
    ...explainedFigures.map((figure) => `/api/explain?figure=${figure}`),
  ]) {
    const { text } = await must(anna.browser.get(path));
    // Statistics travel as numbers and may have an exponent; decimals travel as text and never do.
    expect(text.match(/"-?[\d.]+e[+-]?\d+"/g), path).toBeNull();
  }
});

describe('the last session (rule P-8), on Friday the 13th', () => {
  const today = { '2026-11-12': '100', '2026-11-13': '110' };

  test('bought today at the close: nothing gained, today as in all', async () => {
    const anna = await Trader.start(walory);
    await anna.hold(await quotedAsset(walory.database, { closes: today }), '2026-11-13', '100', '110');
    const { figures, holdings } = await anna.performance();
    for (const { changes, profit } of [figures, holdings[0]])
      expect([profit, changes['24h']]).toMatchObject(['0', { amount: '0', percent: 0, session: 'today' }]);
  });

  test('a fund priced in February and May has no move in November and says since when', async () => {
    const anna = await Trader.start(walory);
    const closes = { '2026-02-02': '100', '2026-05-04': '120' };
    await anna.hold(await quotedAsset(walory.database, { closes }), '2026-02-02', '10', '100');
    expect((await anna.performance()).figures.changes['24h']).toBeNull();
    await anna.hold(await quotedAsset(walory.database, { closes: today }), '2026-02-02', '10', '100');
    const { figures, holdings } = await anna.performance();
    expect(figures.changes['24h']).toMatchObject({ amount: '100', session: 'today' });
    // Of what the share and the fund were worth at the close before.
    expect(figures.changes['24h'].percent).toBeCloseTo((100 / 2200) * 100, 9);
    const fund = holdings.find(({ price_day }: { price_day: string }) => price_day === '2026-05-04');
    expect([fund.changes['24h'], fund.price_gap]).toEqual([null, { since: '2026-05-04', until: null }]);
  });

  test('home, list, portfolio page, assets and explanation say the same, and rows add up', async () => {
    const anna = await Trader.start(walory);
    const held = await anna.hold(
      await quotedAsset(walory.database, {
        ticker: 'FALL',
        closes: { '2026-11-12': '100', '2026-11-13': '90' },
      }),
      '2026-02-02',
      '100',
      '100',
    );
    await anna.record('sell', '2026-11-13', { asset_value_id: held, amount: '90', price: '92' });
    const gone = await anna.hold(
      await quotedAsset(walory.database, { closes: today }),
      '2026-02-02',
      '10',
      '100',
    );
    await anna.record('sell', '2026-11-13', { asset_value_id: gone, amount: '10', price: '105' });
    const coin = { '2026-11-10': '1', '2026-11-12': '1.5' };
    await anna.hold(await quotedAsset(walory.database, { closes: coin }), '2026-02-02', '10', '1');
    const { figures } = await anna.performance();
    // 90 sold 8 lower, ten 10 lower; ten sold 5 higher; ten by a half the day before.
    expect(figures.changes['24h']).toMatchObject({ amount: '-765', session: 'several' });
    const [listed] = (await anna.read('/api/portfolios')).data;
    const statistics = await anna.read('/api/statistics');
    expect(listed.changes['24h']).toEqual(figures.changes['24h']);
    expect(statistics.figures.changes['24h']).toEqual(figures.changes['24h']);
    const assets = (await anna.read('/api/portfolio-assets?closed=1')).data;
    const amounts = assets.map((each: { changes: { '24h': { amount: string } } }) =>
      decimal(each.changes['24h'].amount),
    );
    expect(textOf(amounts.reduce(plus, zero))).toBe('-765');
    const explained = await anna.read('/api/explain?figure=change&period=24h');
    expect([explained.result.value, explained.total.cells.at(-1).value]).toEqual(['-765', '-765']);
    expect(
      explained.rows.map(({ cells }: { cells: { value: string }[] }) => Number(cells.at(-1)!.value)),
    ).toEqual([-820, 50, 5]);
  });
});

test('shares of assets are of everything, followed cash too, as the pages show them (U-4)', async () => {
  const anna = await Trader.start(walory, { follows_cash: true });
  await anna.record('deposit', '2026-01-05', { total: '2000' });
  await anna.hold(await quotedAsset(walory.database, { closes: polishCloses }), '2026-01-05', '10', '100');
  const { holdings, figures } = await anna.performance();
  // 1 100 of shares beside 1 000 of cash.
  expect([holdings[0].share, figures.cash_value]).toEqual([52.4, '1000']);
  const [asset] = (await anna.read('/api/portfolio-assets')).data;
  expect(asset.share).toBe(52.4);
  // The denominator of the ROI is said with it.
  expect(figures.roi_base).toEqual({ amount: '2000', of: 'deposits' });
  expect(asset.roi_base).toEqual({ amount: '1000', of: 'purchases' });
});
