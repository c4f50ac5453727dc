import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainedFigures } from '../../../src/domains/performance/explain/explain-contract.ts';
import { currencyIds, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import {
  dollarCloses,
  fewRates,
  polishCloses,
  threeCurrencies,
} from '../../support/records/three-currencies.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const { usd, jpy } = currencyIds;
let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  await setRates(walory.database, fewRates);
});
afterAll(() => walory.stop());

describe('a currency without a rate: unknown, and never 0 (L-11, U-3)', () => {
  const unknownFigures = {
    market_value: null,
    profit: null,
    investment_sum: null,
    net_invested: null,
    roi: null,
    unrealised: null,
    dividends: { gross: null, tax: null, net: null },
    fees: null,
    irr: { percent: null, reason: 'unknown-value' },
    twr: { percent: null, reason: 'unknown-value' },
  };

  test('an asset in it has no figures, and sums leave it out and say so', async () => {
    const anna = await threeCurrencies(walory);
    const before = (await anna.performance()).figures;
    const japanese = await quotedAsset(walory.database, {
      ticker: 'SONY',
      currency: 'jpy',
      closes: polishCloses,
    });
    const holding = await anna.hold(japanese, '2026-01-05', '100', '900', { currency_id: jpy });
    const { figures, holdings } = await anna.performance();
    expect(holdings.find(({ id }: { id: string }) => id === holding)).toMatchObject({
      ...unknownFigures,
      volume: '100',
      is_valid: 0,
      share: null,
      current_price: '110',
      changes: { max: null, '24h': null },
    });
    expect(figures).toMatchObject({ market_value: before.market_value, profit: before.profit, missing: 1 });
    const explanation = await anna.read(`/api/explain?figure=value&asset=${holding}`);
    expect(explanation).toMatchObject({
      result: { value: null },
      reason: 'unknown-value',
      rows: [],
      total: null,
    });
    const { data, totals } = await anna.transactions('?inCurrency=jpy');
    expect(data[0]).toMatchObject({ flow: null, value_after: null, total: '90000' });
    expect(totals).toMatchObject({ count: 1, without_rate: 1, bought: '0', bought_count: 1 });
  });

  test('a portfolio of nothing else is not worth 0: it is unknown', async () => {
    const anna = await Trader.start(walory);
    const japanese = await quotedAsset(walory.database, { currency: 'jpy', closes: polishCloses });
    await anna.hold(japanese, '2026-01-05', '100', '900', { currency_id: jpy });
    const { figures, portfolio, history } = await anna.performance();
    for (const each of [figures, portfolio])
      expect(each).toMatchObject({
        ...unknownFigures,
        missing: 1,
        share: null,
        value_30_days_ago: null,
        sparkline: [],
      });
    expect(history.value.at(-1)).toBeNull();
    const [listed] = (await anna.read('/api/portfolios')).data;
    expect(listed).toMatchObject({ ...unknownFigures, missing: 1 });
    const statistics = await anna.read('/api/statistics');
    expect(statistics.figures).toMatchObject({ ...unknownFigures, missing: 1 });
    expect(statistics.history.value.at(-1)).toBeNull();
    for (const figure of explainedFigures)
      expect(await anna.read(`/api/explain?figure=${figure}&portfolio=${anna.portfolio}`)).toMatchObject({
        result: { value: null },
        reason: 'unknown-value',
      });
  });

  test('shown in it, nothing can be said', async () => {
    const anna = await threeCurrencies(walory, { follows_cash: true });
    await anna.record('deposit', '2026-01-05', { total: '1000' });
    const { figures, holdings } = await anna.performance('?currency=jpy');
    expect(figures).toMatchObject({
      ...unknownFigures,
      cash_value: null,
      cash: [],
      missing: 3,
      shown_currency: 'jpy',
    });
    expect(holdings.map((each: { market_value: null }) => each.market_value)).toEqual([null, null]);
    const { totals, data } = await anna.transactions('?currency=jpy');
    expect(totals).toMatchObject({ count: 6, without_rate: 6 });
    expect(data.every(({ flow }: { flow: null }) => flow === null)).toBe(true);
    expect((await anna.read('/api/statistics?currency=jpy')).figures).toMatchObject(unknownFigures);
    expect((await anna.read('/api/portfolios?currency=jpy')).data[0]).toMatchObject(unknownFigures);
  });

  test('cash in it leaves the rest, and is counted as missing', async () => {
    const anna = await Trader.start(walory, { follows_cash: true });
    await anna.record('deposit', '2026-01-05', { total: '100000', currency_id: jpy });
    await anna.hold(await quotedAsset(walory.database, { closes: polishCloses }), '2026-01-05', '1', '100');
    expect((await anna.performance()).figures).toMatchObject({
      market_value: '110',
      cash_value: null,
      cash: [],
      missing: 1,
    });
  });

  test('a price that never came is an estimate, and said to be one (L-10)', async () => {
    const anna = await Trader.start(walory);
    await anna.hold(await quotedAsset(walory.database), '2026-01-05', '2', '30');
    const { figures, holdings } = await anna.performance();
    expect(figures).toMatchObject({ market_value: '60', estimated: 1, missing: 0 });
    expect(holdings[0]).toMatchObject({
      price_kind: 'estimate',
      price_day: '2026-01-05',
      current_price: '30',
    });
    expect(figures.changes['24h']).toBeNull();
    expect(
      await anna.read(`/api/explain?figure=change&period=24h&portfolio=${anna.portfolio}`),
    ).toMatchObject({
      result: { value: null },
      reason: 'unknown-value',
    });
  });

  test('a flow from before the first rate is marked as an estimate too', async () => {
    const anna = await Trader.start(walory);
    const american = await quotedAsset(walory.database, { currency: 'usd', closes: dollarCloses });
    await anna.hold(american, '2025-12-31', '1', '50', { currency_id: usd });
    expect((await anna.performance()).figures).toMatchObject({ investment_sum: '200', estimated: 1 });
  });
});
