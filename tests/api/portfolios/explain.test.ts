import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainedFigures } from '../../../src/domains/performance/explain/explain-contract.ts';
import { changePeriods } from '../../../src/domains/valuation/figures-contract.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { currencyIds, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import { dollarCloses, fewRates, polishCloses } from '../../support/records/three-currencies.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const { usd } = currencyIds;
let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  await setRates(walory.database, fewRates);
});
afterAll(() => walory.stop());

describe('explain this number', () => {
  let anna: Trader;
  beforeAll(async () => {
    anna = await Trader.start(walory, { follows_cash: true });
    await anna.record('deposit', '2026-01-05', { total: '20000', fee: '3' });
    await anna.record('exchange', '2026-01-05', {
      total: '8000',
      to_total: '1990',
      to_currency_id: usd,
      fee: '8',
    });
    for (let i = 0; i < 9; i++) {
      const currency = i % 2 ? 'usd' : 'pln';
      const asset = await quotedAsset(walory.database, {
        ticker: `A${i}`,
        currency,
        closes: { '2026-01-05': `${20 + i}`, '2026-11-11': `${25 + i}.5`, '2026-11-12': `${24 + 3 * i}.75` },
      });
      const money = { currency_id: currencyIds[currency], fee: '1.5' };
      const holding = await anna.hold(asset, '2026-01-05', `${10 + i}`, `${20 + i}.1`, money);
      await anna.record('sell', '2026-06-01', {
        asset_value_id: holding,
        amount: '3',
        price: `${30 - i}`,
        tax: '0.7',
        ...money,
      });
      await anna.record('dividend', '2026-06-02', {
        asset_value_id: holding,
        total: `${i + 1}`,
        tax: '0.19',
        ...money,
      });
    }
    await anna.record('interest', '2026-06-30', { total: '12', tax: '2.28' });
    await anna.record('fee', '2026-07-01', { total: '5' });
    await anna.record('withdrawal', '2026-08-03', { total: '100' });
    // A second one without followed cash, and a paper one that never counts.
    const second = await anna.addPortfolio();
    await anna.hold(await quotedAsset(walory.database, { closes: polishCloses }), '2026-01-05', '2', '90', {
      portfolio_id: second,
      fee: '1',
    });
    const paper = await anna.addPortfolio({ is_virtual: true });
    await anna.hold(
      await quotedAsset(walory.database, { closes: polishCloses }),
      '2026-01-05',
      '9999',
      '90',
      {
        portfolio_id: paper,
      },
    );
  });

  type Cell = { kind: string; value: string | null };
  type Row = { cells: Cell[] };
  const lastOf = ({ cells }: Row) => Number(cells.at(-1)!.value);
  const scopes = ['portfolio', 'all', 'asset', 'second'] as const;

  /** The figures of a scope, and the query that asks for their explanation. */
  async function scopeOf(scope: (typeof scopes)[number], currency: string) {
    if (scope === 'all')
      return {
        query: 'portfolio=all',
        figures: (await anna.read(`/api/portfolios/all/performance?currency=${currency}`)).figures,
      };
    const [, second] = (await anna.read('/api/portfolios?simplified=1')).data;
    const portfolio = scope === 'second' ? second.id : anna.portfolio;
    const { figures, holdings } = await anna.performance(`?currency=${currency}`, portfolio);
    if (scope !== 'asset') return { query: `portfolio=${portfolio}`, figures };
    return { query: `portfolio=${portfolio}&asset=${holdings[3].id}`, figures: holdings[3] };
  }

  // biome-ignore lint/suspicious/noExplicitAny: figures of the API as they come
  const shownFigure: Record<string, (figures: any) => number | null> = {
    value: (figures) => Number(figures.market_value),
    profit: (figures) => Number(figures.profit),
    net_invested: (figures) => Number(figures.net_invested),
    roi: (figures) => figures.roi,
    irr: (figures) => figures.irr.percent,
    twr: (figures) => figures.twr.percent,
    realised: (figures) => Number(figures.realised),
    unrealised: (figures) => Number(figures.unrealised),
    dividends: (figures) => Number(figures.dividends.net),
    fees: (figures) => Number(figures.fees) + Number(figures.taxes),
    fx_effect: (figures) => Number(figures.fx_effect),
    change: (figures) => Number(figures.changes.max.amount),
  };

  for (const scope of scopes)
    for (const currency of ['pln', 'usd'])
      test.each(explainedFigures)(`%s of ${scope} in ${currency}`, async (figure) => {
        const { query, figures } = await scopeOf(scope, currency);
        const explanation = await anna.read(`/api/explain?figure=${figure}&${query}&currency=${currency}`);
        expect(explanation).toMatchObject({ figure, currency, reason: null });
        // The result is the figure of the page.
        expect(Number(explanation.result.value)).toBeCloseTo(shownFigure[figure]!(figures)!, 5);
        // The rows add up to the total, and the total is the result.
        if (explanation.total === null) return;
        const rows: Row[] = [...explanation.rows, ...(explanation.more ? [explanation.more] : [])];
        const sum = rows.map(lastOf).reduce((all, each) => all + each, 0);
        // Flows grown by a rate and values at closes are rounded to the grosz each.
        const rounding =
          figure === 'irr' || figure === 'change'
            ? 0.005 * (explanation.rows.length + 1 + (explanation.more?.count ?? 0))
            : 1e-7;
        expect(Math.abs(sum - lastOf(explanation.total))).toBeLessThanOrEqual(rounding);
        if (figure === 'irr') expect(lastOf(explanation.total)).toBeCloseTo(Number(figures.market_value), 7);
        else expect(lastOf(explanation.total)).toBeCloseTo(Number(explanation.result.value), 7);
      });

  test.each(changePeriods)('the change of %s', async (period) => {
    const { figures } = await scopeOf('portfolio', 'pln');
    const explanation = await anna.read(
      `/api/explain?figure=change&portfolio=${anna.portfolio}&period=${period}`,
    );
    expect(Number(explanation.result.value)).toBeCloseTo(Number(figures.changes[period].amount), 7);
    const rows: Row[] = [...explanation.rows, ...(explanation.more ? [explanation.more] : [])];
    expect(
      Math.abs(rows.map(lastOf).reduce((all, each) => all + each, 0) - lastOf(explanation.total)),
    ).toBeLessThan(0.03);
  });

  test('long lists show the five largest and the rest as one', async () => {
    const explanation = await anna.read(`/api/explain?figure=value&portfolio=${anna.portfolio}`);
    expect([explanation.rows.length, explanation.more.count]).toEqual([5, 5]);
    expect(explanation.columns).toEqual(['asset', 'units', 'price', 'rate', 'value']);
  });

  test('ROI is measured against deposits where cash is followed, and against purchases where not (P-2)', async () => {
    const parts = async (query: string) => {
      const { rows, result } = await anna.read(`/api/explain?figure=roi&${query}`);
      const [profit, ...stake] = rows.map(lastOf);
      const sum = stake.reduce((all: number, each: number) => all + each, 0);
      expect((profit / sum) * 100).toBeCloseTo(Number(result.value), 5);
      return rows.map(({ label }: { label: string }) => label);
    };
    expect(await parts(`portfolio=${anna.portfolio}`)).toEqual(['profit', 'deposits']);
    const { query } = await scopeOf('second', 'pln');
    expect(await parts(query)).toEqual(['profit', 'purchases', 'purchase_fees']);
    expect(await parts('portfolio=all')).toEqual(['profit', 'deposits', 'purchases', 'purchase_fees']);
  });

  test('returns are shown beside each other', async () => {
    const { beside } = await anna.read(`/api/explain?figure=irr&portfolio=${anna.portfolio}`);
    const { roi, twr } = (await anna.performance()).figures;
    expect(beside.map(({ figure }: { figure: string }) => figure)).toEqual(['roi', 'twr']);
    expect(beside.map(({ result }: { result: Cell }) => Number(result.value))).toEqual([
      expect.closeTo(roi, 5),
      expect.closeTo(twr.percent, 5),
    ]);
  });

  test('figures, assets and currencies that are none', async () => {
    const ask = (query: string) => anna.browser.get(`/api/explain?${query}`);
    expect((await ask('figure=luck')).body.errors).toEqual({ figure: ['invalid'] });
    expect((await ask('')).status).toBe(422);
    expect((await ask(`figure=value&asset=${newId()}`)).status).toBe(404);
    expect((await ask('figure=value&portfolio=nonsense')).status).toBe(404);
    expect((await ask('figure=value&currency=%27')).status).toBe(422);
  });

  test('the cash side: balances by currency, and a negative one is flagged (L-7)', async () => {
    const trader = await Trader.start(walory, { follows_cash: true });
    await trader.record('deposit', '2026-01-05', { total: '100' });
    const asset = await quotedAsset(walory.database, { currency: 'usd', closes: dollarCloses });
    await trader.hold(asset, '2026-01-05', '1', '50', { currency_id: usd });
    const { figures } = await trader.performance();
    expect(figures.cash).toEqual([
      { currency: 'pln', amount: '100', value: '100', is_negative: false },
      { currency: 'usd', amount: '-50', value: '-175', is_negative: true },
    ]);
    // 100 + 70 x 3.5 - 50 x 3.5 for a deposit of 100; the dollar owed fell from 4 to 3.5.
    expect(figures).toMatchObject({
      market_value: '170',
      profit: '70',
      cash_result: '25',
      cash_value: '-75',
    });
  });
});
