import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decimal, floatOf, plus, zero } from '../../../src/foundation/decimal.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import {
  dollarCloses,
  fewRates,
  polishCloses,
  threeCurrencies,
} from '../../support/records/three-currencies.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const { usd } = currencyIds;
let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  await setRates(walory.database, fewRates);
});
afterAll(() => walory.stop());

describe('statistics of the dashboard', () => {
  let anna: Trader;
  beforeAll(async () => {
    anna = await threeCurrencies(walory);
    const paper = await anna.addPortfolio({ name: 'Papierowy', is_virtual: true });
    const asset = await quotedAsset(walory.database, { closes: polishCloses });
    await anna.hold(asset, '2026-01-05', '1000', '100', { portfolio_id: paper });
  });

  test('total, history and allocation of what is real: paper portfolios never count (U-7)', async () => {
    const { figures, history, allocation } = await anna.read('/api/statistics');
    expect(figures).toMatchObject({ market_value: '1835', profit: '359.6', holdings_count: 2, share: 100 });
    expect(history.value.at(-1)).toBe(1835);
    expect(Object.keys(allocation).sort()).toEqual([
      'by_broker',
      'by_class',
      'by_currency',
      'by_instrument',
      'by_portfolio',
      'none',
    ]);
    type Slice = { key: string; label: string; value: string; share: number };
    for (const [name, slices] of Object.entries<Slice[]>(allocation)) {
      expect(
        slices.reduce((sum, { share }) => sum + share, 0),
        name,
      ).toBeCloseTo(100, 9);
      expect(
        slices.reduce((sum, { value }) => sum + Number(value), 0),
        name,
      ).toBeCloseTo(1835, 2);
    }
    expect(allocation.by_currency.map(({ key, value }: Slice) => [key, value])).toEqual([
      ['pln', '1100.00'],
      ['usd', '735.00'],
    ]);
    expect(allocation.by_portfolio).toMatchObject([{ key: anna.portfolio, label: 'Emerytura', share: 100 }]);
    expect(allocation.by_broker).toMatchObject([{ key: 'own' }]);
  });

  test('a paper portfolio has figures of its own, and no share of the whole', async () => {
    const { data } = await anna.read('/api/portfolios');
    expect(data).toMatchObject([
      { name: 'Emerytura', share: 100 },
      { name: 'Papierowy', share: null, market_value: '110000' },
    ]);
    expect((await anna.read('/api/portfolio-assets')).data).toHaveLength(2);
    expect((await anna.read(`/api/portfolio-assets?portfolio_id=${data[1].id}`)).data).toHaveLength(1);
  });

  test('followed cash is a slice of its own', async () => {
    const trader = await Trader.start(walory, { follows_cash: true });
    await trader.record('deposit', '2026-01-05', { total: '300' });
    await trader.hold(await quotedAsset(walory.database, { closes: polishCloses }), '2026-01-05', '1', '100');
    const { allocation } = await trader.read('/api/statistics');
    expect(allocation.by_class).toMatchObject([{ key: 'cash', value: '200.00' }, { value: '110.00' }]);
    expect(allocation.by_currency).toMatchObject([{ key: 'pln', value: '310.00', share: 100 }]);
  });

  test('modules without a ledger say nothing, and so does nobody’s portfolio', async () => {
    for (const module of ['real-estate', 'bonds'])
      expect(await anna.read(`/api/statistics?module=${module}`)).toMatchObject({
        module,
        figures: null,
        history: null,
      });
    const empty = await Trader.start(walory);
    await must(empty.browser.delete(`/api/portfolios/${empty.portfolio}`));
    expect(await empty.read('/api/statistics')).toMatchObject({ figures: null, history: null, upcoming: [] });
    expect((await anna.browser.get('/api/statistics?module=gold')).status).toBe(422);
  });

  test('an empty portfolio is worth nothing and says why it has no returns', async () => {
    const empty = await Trader.start(walory);
    expect((await empty.performance()).figures).toMatchObject({
      market_value: '0',
      profit: '0',
      roi: null,
      irr: { percent: null, reason: 'empty' },
      twr: { percent: null, reason: 'empty' },
      missing: 0,
    });
  });

  test('what is coming for held assets is shown with its amount', async () => {
    const trader = await Trader.start(walory);
    const asset = await quotedAsset(walory.database, { currency: 'usd', closes: dollarCloses });
    await trader.hold(asset, '2026-01-05', '10', '50', { currency_id: usd });
    await walory.database.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, amount, currency_id, payment_day, source)
      values (${newId()}, ${asset}, 'dividend', '2026-11-20', 0.5, ${usd}, '2026-12-01', 'test')`);
    expect((await trader.read('/api/statistics')).upcoming).toMatchObject([
      {
        kind: 'ex-dividend',
        day: '2026-11-20',
        units: '10',
        per_unit: '0.5',
        amount: '17.5',
        paid_on: '2026-12-01',
      },
    ]);
  });
});

describe('the demo account', () => {
  let demo: Visitor;
  let present: TestWalory;
  beforeAll(async () => {
    present = await startTestWalory();
    demo = present.visitor();
    await demo.signInAsDemo();
  });
  afterAll(() => present.stop());

  test.each(['pln', 'eur', 'usd'])('has profits that add up to the grosz in %s (P-1)', async (currency) => {
    const { data } = (await must(demo.get(`/api/portfolios?currency=${currency}`))).body;
    expect(data.length).toBeGreaterThanOrEqual(3);
    const whole = (await must(demo.get(`/api/portfolios/all/performance?currency=${currency}`))).body.data;
    for (const figures of [...data, ...whole.holdings, ...whole.closed, whole.figures]) {
      const { realised, unrealised, dividends, interest, fees, taxes, cash_result, profit } = figures;
      const sum = [realised, unrealised, dividends.net, interest, cash_result, `-${fees}`, `-${taxes}`]
        .map((text: string) => decimal(text))
        .reduce(plus, zero);
      expect(Math.abs(floatOf(sum) - Number(profit))).toBeLessThan(1e-8);
      const effects = plus(decimal(figures.price_effect), decimal(figures.unrealised_fx_effect));
      expect(Math.abs(floatOf(effects) - Number(unrealised))).toBeLessThan(1e-8);
    }
    expect(whole.figures).toMatchObject({ missing: 0, estimated: 0, is_simulated: true });
    const value = data
      .map(({ market_value }: { market_value: string }) => decimal(market_value))
      .reduce(plus, zero);
    expect(floatOf(value)).toBeCloseTo(Number(whole.figures.market_value), 7);
  });

  test('has a contract, a short sale and coins for coins in a year of its taxes, and lacks nothing there', async () => {
    const page = (await must(demo.get('/api/taxes/2025'))).body.data;
    expect(page.missing).toEqual([]);
    const rows = async (line: string) => {
      const { data } = (await must(demo.get(`/api/taxes/2025/rows?line=${line}`))).body;
      return data.map(({ instrument, reason }: { instrument: { ticker: string }; reason: string | null }) =>
        [instrument?.ticker, reason].filter(Boolean).join(' '),
      );
    };
    expect(await rows('otherRevenue')).toEqual(expect.arrayContaining(['FW20', 'TSLA']));
    expect(await rows('outside')).toEqual(expect.arrayContaining(['BTC swap', 'ETH swap']));
    // Another one is open.
    const { data } = (await must(demo.get('/api/portfolio-assets'))).body;
    const short = data.find(({ volume }: { volume: string }) => volume.startsWith('-'));
    expect(short.name).toBe('TSLA');
    const { cash } = (await must(demo.get('/api/portfolios/all/performance'))).body.data.figures;
    expect(cash.filter(({ is_negative }: { is_negative: boolean }) => is_negative)).toEqual([]);
  });
});
