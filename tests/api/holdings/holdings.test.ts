import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import {
  currencyIds,
  must,
  quotedAsset,
  setRates,
  Trader,
  tellMarketChanged,
} from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let asset: string;
let holding: string;

/** Two lots of a dollar share, a split between them and now, a sale and a dividend; the dollar fell from 4.50 to 4.00. */
beforeEach(async () => {
  const { database } = our.walory;
  await setRates(database, { usd: { '2024-01-01': '4.5', '2026-01-01': '4' } });
  asset = await quotedAsset(database, {
    ticker: 'CHIP',
    currency: 'usd',
    closes: { '2024-01-02': '100', '2025-06-02': '20', '2026-11-12': '28', '2026-11-13': '30' },
  });
  await tellMarketChanged(database);
  const usd = { currency_id: currencyIds.usd };
  holding = await our.anna.hold(asset, '2024-01-02', '10', '100', { ...usd, fee: '5' });
  const of = { asset_value_id: holding, ...usd };
  await our.anna.record('split', '2024-06-03', { ...of, numerator: '10', denominator: '1' });
  await our.anna.record('buy', '2025-06-02', { ...of, amount: '50', price: '20', fee: '10' });
  await our.anna.record('sell', '2026-01-05', { ...of, amount: '40', price: '25', fee: '10' });
  await our.anna.record('dividend', '2026-03-02', { ...of, total: '100', tax: '15' });
});

const details = (query = 'currency=pln') =>
  our.anna.read(`/api/portfolio-assets/${holding}/details?${query}`);
const sale = (units: string, query = 'currency=pln') =>
  our.anna.browser.get(`/api/portfolio-assets/${holding}/sale?units=${units}&${query}`);

describe('the page of a holding', () => {
  it('has the figures of the portfolio’s page, and says how they are made up (HO-1, P-9)', async () => {
    const [page, { holdings }] = [await details(), await our.anna.performance('?currency=pln')];
    const { share, ...same } = holdings[0];
    expect(page.holding).toEqual({ ...same, share });
    for (const figure of [
      'market_value',
      'profit',
      'realised',
      'unrealised',
      'irr',
      'twr',
      'dividends',
      'fees',
    ])
      expect(page.figures[figure], figure).toEqual(same[figure]);
    // 110 units at 30 dollars of 4 złoty; 60 of them cost 10 and 50 cost 20 dollars, of 4.50 złoty.
    expect(page).toMatchObject({
      units: '110',
      figures: { market_value: '13200', unrealised: '6000', share: 100 },
      average_cost: { shown: '65.4545454545', quoted: '14.5454545455' },
      price: {
        unit: '30',
        kind: 'quote',
        day: '2026-11-13',
        is_simulated: true,
        rate: '4',
        rate_bought: '4.5',
      },
    });
    const { price_effect, unrealised_fx_effect } = page.figures;
    expect(Number(price_effect) + Number(unrealised_fx_effect)).toBeCloseTo(6000, 9);
  });

  it('has lots, dividends, the price beside the cost in units of today, and marks (HO-3 to HO-6)', async () => {
    const page = await details();
    expect(page.lots).toEqual({
      rows: [
        {
          day: '2024-01-02',
          unit_cost: '10',
          units: '60',
          cost: '2700',
          value: '7200',
          gain: '4500',
          gain_percent: expect.closeTo(166.666, 2),
        },
        {
          day: '2025-06-02',
          unit_cost: '20',
          units: '50',
          cost: '4500',
          value: '6000',
          gain: '1500',
          gain_percent: expect.closeTo(33.333, 2),
        },
      ],
      more: null,
    });
    expect(page.dividends).toMatchObject({
      count: 1,
      twelve_months: '340',
      years: [{ year: '2026', net: '340' }],
    });
    expect(page.dividends.yield_on_cost).toBeCloseTo((340 / 7200) * 100, 9);
    const { prices, costs } = page.history;
    expect(prices.days.closes.at(-1)).toBe(30);
    expect(costs.days.at(-1)).toBeCloseTo(14.545455, 6);
    expect(prices.weeks.closes.find((close: number | null) => close !== null)).toBe(10);
    expect(
      page.marks.map(({ day, kind, units, price }: Record<string, unknown>) => [day, kind, units, price]),
    ).toEqual([
      ['2024-01-02', 'buy', '100', 10],
      ['2025-06-02', 'buy', '50', 20],
      ['2026-01-05', 'sell', '40', 25],
      ['2026-03-02', 'dividend', null, null],
    ]);
    expect(page.transactions).toMatchObject({ total: 5 });
    expect(page.transactions.data[0]).toMatchObject({ type: 'dividend', created_at: '2026-03-02' });
  });

  it('stays when everything is sold, without a price, and with average cost', async () => {
    const of = { asset_value_id: holding, currency_id: currencyIds.usd };
    await our.anna.record('sell', '2026-11-12', { ...of, amount: '110', price: '28' });
    expect(await details()).toMatchObject({
      units: '0',
      figures: { market_value: '0' },
      average_cost: { shown: null },
      lots: { rows: [], more: null },
      sale: null,
      dividends: { count: 1, yield_on_cost: null },
    });
    const unpriced = await quotedAsset(our.walory.database, { ticker: 'CICHY' });
    const quiet = await our.anna.hold(unpriced, '2026-01-05', '2', '50');
    expect(await our.anna.read(`/api/portfolio-assets/${quiet}/details`)).toMatchObject({
      history: null,
      price: { kind: 'estimate', unit: '50' },
      figures: { market_value: '100' },
    });
    const averaged = await our.anna.addPortfolio({ name: 'Średnio', lot_method: 'average' });
    const pooled = await our.anna.hold(asset, '2026-01-05', '4', '20', {
      portfolio_id: averaged,
      currency_id: currencyIds.usd,
    });
    expect(await our.anna.read(`/api/portfolio-assets/${pooled}/details`)).toMatchObject({
      lots: null,
      sale: { method: 'average', lots: [] },
    });
  });

  it('is of one’s own holdings only, and of a currency that exists', async () => {
    const stranger = await Trader.start(our.walory);
    for (const path of [`${holding}/details`, `${holding}/sale?units=1`, `${newId()}/details`, 'x/details'])
      expect((await stranger.browser.get(`/api/portfolio-assets/${path}`)).status, path).toBe(404);
    expect((await stranger.browser.get(`/api/held-assets/${asset}`)).status).toBe(404);
    expect((await our.anna.browser.get(`/api/portfolio-assets/${holding}/details?currency=zzz`)).status).toBe(
      200,
    );
    expect(
      (await our.anna.browser.get(`/api/portfolio-assets/${holding}/details?currency=%20`)).body.errors,
    ).toEqual({ currency: ['currencyError'] });
  });
});

describe('an asset across portfolios', () => {
  it('adds up its real portfolios; what moved between them is nothing, and explanations agree (HO-2, P-16)', async () => {
    const before = (await our.anna.read(`/api/held-assets/${asset}?currency=pln`)).figures;
    const second = await our.anna.addPortfolio({ name: 'Drugi' });
    const paper = await our.anna.addPortfolio({ name: 'Papier', is_virtual: true });
    const usd = { currency_id: currencyIds.usd };
    await our.anna.hold(asset, '2026-01-05', '900', '20', { ...usd, portfolio_id: paper });
    await our.anna.record('transfer-out', '2026-05-04', {
      ...usd,
      asset_value_id: holding,
      amount: '60',
      price: '25',
      other_portfolio_id: second,
    });
    const across = await our.anna.read(`/api/held-assets/${asset}?currency=pln`);
    expect(across).toMatchObject({ units: '110', holding: null, lots: null, sale: null });
    expect(
      across.holdings.map(({ portfolio_name, volume }: Record<string, string>) => [portfolio_name, volume]),
    ).toEqual([
      ['Drugi', '60'],
      ['Emerytura', '50'],
    ]);
    for (const figure of ['market_value', 'profit', 'unrealised', 'realised', 'irr', 'twr'])
      expect(across.figures[figure], figure).toEqual(before[figure]);
    const explained = await our.anna.read(`/api/explain?figure=profit&instrument=${asset}&currency=pln`);
    expect(Number(explained.result.value)).toBeCloseTo(Number(across.figures.profit), 6);
    expect((await our.anna.browser.get(`/api/explain?figure=profit&instrument=${newId()}`)).status).toBe(404);
  });
});

describe('a sale that was not made', () => {
  it('takes the oldest lots and estimates what is charged; nothing is recorded (HO-8 to HO-10)', async () => {
    const { body } = await must(sale('70'));
    // 2,100 dollars, of which the last sale charged a hundredth; 60 units cost 2,700 zł and 10 cost 900 zł.
    expect(body.data).toMatchObject({
      proceeds: '8400',
      commission: { amount: '84', percent: 1, day: '2026-01-05' },
      cost: '3600',
      gain: '4800',
      tax: '896.04',
      in_hand: '7419.96',
      lots: [
        { day: '2024-01-02', units: '60' },
        { day: '2025-06-02', units: '10' },
      ],
      share_before: 100,
    });
    expect((await details()).sale).toEqual((await must(sale('110'))).body.data);
    expect((await our.anna.transactions('?currency=pln')).meta.total).toBe(5);
  });

  it('is refused beyond what is held, and for what is no number of units', async () => {
    for (const [units, error] of [
      ['0', 'saleUnitsError'],
      ['-1', 'saleUnitsError'],
      ['abc', 'saleUnitsError'],
      ['1e3', 'saleUnitsError'],
      ['0.0000000000000000001', 'maxValueError'],
      ['2000000000000', 'maxValueError'],
      ['110.000000000000000001', 'maxVolumeError'],
    ] as const) {
      const answer = await sale(units);
      expect([answer.status, answer.body.errors], units).toEqual([422, { units: [error] }]);
    }
    expect((await sale('111')).body.params).toEqual({ max: '110' });
    const unpriced = await quotedAsset(our.walory.database, { ticker: 'NIC' });
    const free = await our.anna.record('buy', '2026-01-05', { asset_id: unpriced, amount: '1', price: '1' });
    expect(
      (await our.anna.browser.get(`/api/portfolio-assets/${free.asset_value_id}/sale?units=1`)).status,
    ).toBe(200);
  });

  it('is not taxed on an account for old age', async () => {
    const ike = await our.anna.addPortfolio({ name: 'IKE', kind: 'ike' });
    const own = await our.anna.hold(asset, '2026-01-05', '4', '20', {
      portfolio_id: ike,
      currency_id: currencyIds.usd,
    });
    expect(await our.anna.read(`/api/portfolio-assets/${own}/sale?units=4`)).toMatchObject({ tax: null });
  });
});

describe('a note', () => {
  const save = (note: string, more: object = {}) =>
    our.anna.browser.put('/api/asset-notes', { asset_id: asset, note, ...more });
  const notes = async () => (await our.anna.read(`/api/asset-notes?asset_id=${asset}`)).data;

  it('is one for each portfolio and one for the asset; what changed since is told first (HO-11)', async () => {
    const here = { portfolio_id: our.anna.portfolio };
    await must(save('  Chips are needed.\nFor long.  ', { ...here, version: 0 }));
    await must(save('Everywhere'));
    expect(await notes()).toMatchObject([
      { note: 'Everywhere', portfolio_id: null, version: 1 },
      { note: 'Chips are needed.\nFor long.', portfolio_name: 'Emerytura', version: 1 },
    ]);
    await must(save('Needed less', { ...here, version: 1 }));
    const late = await save('Mine', { ...here, version: 1 });
    expect([late.status, late.body.current.note]).toEqual([409, 'Needed less']);
    expect((await save('Mine', { ...here, version: 0 })).status).toBe(409);
    expect(await notes()).toHaveLength(2);
  });

  it('is refused where it is nothing, too long, or on what is not one’s own; nothing changes', async () => {
    const stranger = await Trader.start(our.walory);
    for (const [body, errors] of [
      [{ note: '  ' }, { note: ['assetNoteError'] }],
      [{ note: 'x'.repeat(4001) }, { note: ['assetNoteTooLong'] }],
      [{ note: 'bell \u0007' }, { note: ['assetNoteError'] }],
      [{ note: 'x', asset_id: newId() }, { asset_id: ['assetError'] }],
      [{ note: 'x', portfolio_id: stranger.portfolio }, { portfolio_id: ['portfolioError'] }],
      [{ note: 'x', portfolio_id: 'x' }, { portfolio_id: ['portfolioError'] }],
    ] as const)
      expect((await save(body.note, body)).body.errors, JSON.stringify(errors)).toEqual(errors);
    expect(await notes()).toEqual([]);
  });

  it('comes back when it was removed, and goes and comes with its portfolio (UN-1)', async () => {
    const { id } = (await must(save('Keep', { portfolio_id: our.anna.portfolio }))).body.data;
    const stranger = await Trader.start(our.walory);
    expect((await stranger.browser.delete(`/api/asset-notes/${id}`)).status).toBe(404);
    const undo = async () => {
      const [last] = await our.anna.read('/api/changes?undoable=1').then(({ data }) => data);
      await must(our.anna.browser.post(`/api/changes/${last.id}/undo`));
    };
    await must(our.anna.browser.delete(`/api/asset-notes/${id}`));
    expect(await notes()).toEqual([]);
    await undo();
    expect(await notes()).toMatchObject([{ id, note: 'Keep' }]);
    await must(our.anna.browser.delete(`/api/portfolios/${our.anna.portfolio}`));
    expect(await notes()).toEqual([]);
    await undo();
    expect(await notes()).toMatchObject([{ id, note: 'Keep' }]);
  });
});
