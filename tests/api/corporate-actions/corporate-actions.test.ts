import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let old: string;
let fresh: string;
let holding: string;

/** 100 units for 20 and 50 for 32: 3600 in all. The other asset is quoted too, and not held. */
beforeEach(async () => {
  const { database } = our.walory;
  const closes = (price: string) => ({ '2025-05-05': price, '2026-11-12': price, '2026-11-13': price });
  old = await quotedAsset(database, { ticker: `O${newId().slice(-7)}`, closes: closes('40') });
  fresh = await quotedAsset(database, { ticker: `N${newId().slice(-7)}`, closes: closes('20') });
  await tellMarketChanged(database);
  holding = await our.anna.hold(old, '2024-01-02', '100', '20');
  await our.anna.record('buy', '2024-06-03', { asset_value_id: holding, amount: '50', price: '32' });
});

const about = () => ({
  asset_value_id: holding,
  created_at: '2025-05-05',
  currency_id: currencyIds.pln,
});
const preview = (fields: object) =>
  our.anna.browser.post('/api/corporate-actions/preview', { ...about(), ...fields });
const record = (fields: object) => our.anna.browser.post('/api/corporate-actions', { ...about(), ...fields });
const spinOff = () => ({ kind: 'spin-off', target_id: fresh, numerator: '1', denominator: '5', share: '25' });
const merger = () => ({ kind: 'merger', target_id: fresh, numerator: '2', denominator: '1' });

type Held = { parent_id: string; volume: string; investment_sum: string; market_value: string };
const held = async (): Promise<Record<string, Partial<Held>>> => {
  const { holdings } = await our.anna.performance('?currency=pln');
  return Object.fromEntries(
    holdings.map((one: Held) => [
      one.parent_id,
      { volume: one.volume, investment_sum: one.investment_sum, market_value: one.market_value },
    ]),
  );
};
const figures = async () => {
  const { figures: of } = await our.anna.performance('?currency=pln');
  const { market_value, investment_sum, profit, realised, unrealised } = of;
  return { market_value, investment_sum, profit, realised, unrealised };
};
const stored = () =>
  our.walory.database.many<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(t) as row from transactions t where user_id = ${our.anna.id} order by id`);
async function undoLast() {
  const [change] = (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data;
  await must(our.anna.browser.post(`/api/changes/${change.id}/undo`, {}));
  return change;
}

describe('a spin-off', () => {
  it('moves a part of the cost with the age of its lots, and nothing appears or vanishes (CA-3, CA-7)', async () => {
    const shown = (await must(preview(spinOff()))).body.data;
    expect(shown).toMatchObject({ currency: 'pln', share: '25', paid_out: '0' });
    expect(shown.sides).toMatchObject([
      { before: { units: '150', cost: '3600', value: '6000' }, after: { units: '150', cost: '2700' } },
      { before: null, after: { units: '30', cost: '900', average_cost: '30', value: '600' } },
    ]);
    await must(record(spinOff()));
    expect(await held()).toEqual({
      [old]: { volume: '150', investment_sum: '2700', market_value: '6000' },
      [fresh]: { volume: '30', investment_sum: '900', market_value: '600' },
    });
    expect(await figures()).toEqual({
      market_value: '6600',
      investment_sum: '3600',
      profit: '3000',
      realised: '0',
      unrealised: '3000',
    });
    const { id } = (await our.anna.performance('?currency=pln')).holdings.find(
      (one: Held) => one.parent_id === fresh,
    );
    const page = await our.anna.read(`/api/portfolio-assets/${id}/details?currency=pln`);
    expect(page.lots.rows).toMatchObject([
      { day: '2024-01-02', units: '20', cost: '500' },
      { day: '2024-06-03', units: '10', cost: '400' },
    ]);
  });

  it('takes the share of the cost from the prices of the day where nobody says it', async () => {
    const { share: _, ...fields } = spinOff();
    // 30 units at 20 beside 150 at 40.
    expect((await must(preview(fields))).body.data.share).toBe('9.090909');
  });

  it('is one change: an undo leaves every row as it was, and removing one row removes all (CA-7, UN-1)', async () => {
    const before = await stored();
    await must(record({ ...spinOff(), in_lieu: null }));
    expect((await stored()).length).toBe(before.length + 2);
    expect(await undoLast()).toMatchObject({ kind: 'action-recorded', about: { type: 'spin-off' } });
    expect(await stored()).toEqual(before);
    expect(Object.keys(await held())).toEqual([old]);
    const { transaction_ids: ids } = (await must(record(spinOff()))).body.data;
    const list = (await must(our.anna.browser.get('/api/transactions?currency=pln'))).body.data;
    expect(list.filter((row: { event_kind: string }) => row.event_kind === 'spin-off')).toHaveLength(2);
    const refused = await our.anna.browser.post('/api/transactions/bulk', {
      ids: [ids[1]],
      action: 'unlink',
    });
    expect([refused.status, refused.body.errors]).toEqual([422, { ids: ['eventRowError'] }]);
    await must(our.anna.browser.delete(`/api/transactions/${ids[1]}`));
    expect(await stored()).toEqual(before);
  });
});

describe('an asset that is removed with its half of an action', () => {
  const holdingOf = async (asset: string): Promise<string> =>
    (await our.anna.performance('?currency=pln')).holdings.find((one: Held) => one.parent_id === asset).id;

  it('leaves the other half as a row of its own, and comes back whole (L-14, UN-1)', async () => {
    const said = async () => (await stored()).map(({ row: { version: _, ...fields } }) => fields);
    // 30 worth 600 left with a quarter of 3600, or all 150 at 40.
    for (const [fields, realised] of [[spinOff(), '-300'] as const, [merger(), '2400'] as const]) {
      await must(record(fields));
      const [before, whole] = [await said(), await figures()];
      await must(our.anna.browser.delete(`/api/portfolio-assets/${await holdingOf(fresh)}`));
      expect(await figures()).toMatchObject({ realised });
      await undoLast();
      expect(await said()).toEqual(before);
      expect(await figures()).toEqual(whole);
      await must(our.anna.browser.delete(`/api/portfolio-assets/${holding}`));
      expect(Object.keys(await held())).toEqual([fresh]);
      await undoLast();
      expect(await figures()).toEqual(whole);
      const [row] = (await must(our.anna.browser.get('/api/transactions?currency=pln'))).body.data;
      await must(our.anna.browser.delete(`/api/transactions/${row.id}`));
    }
    expect(await stored()).toHaveLength(2);
  });
});

describe('the other kinds', () => {
  it('a merger turns lots into units of the other, and cash lowers the cost (CA-2, CA-5)', async () => {
    const shown = (await must(preview({ ...merger(), cash: '2' }))).body.data;
    expect(shown.paid_out).toBe('300');
    expect(shown.sides.map((side: { after: object }) => side.after)).toMatchObject([
      { units: '0', cost: '0', value: '0' },
      { units: '300', cost: '3300', average_cost: '11', value: '6000' },
    ]);
    await must(record({ ...merger(), cash: '2' }));
    expect(await held()).toEqual({
      [fresh]: { volume: '300', investment_sum: '3300', market_value: '6000' },
    });
    // 6000 and 300 paid out, for 3600.
    expect(await figures()).toMatchObject({ profit: '2700', realised: '0', unrealised: '2700' });
  });

  it('a changed ISIN keeps units, cost and age', async () => {
    await must(record({ kind: 'symbol-change', target_id: fresh }));
    expect(await held()).toEqual({
      [fresh]: { volume: '150', investment_sum: '3600', market_value: '3000' },
    });
  });

  it('capital that is paid back lowers the cost, and is no gain (CA-5)', async () => {
    await must(record({ kind: 'repayment', price: '4', tax: '10' }));
    expect(await held()).toMatchObject({ [old]: { volume: '150', investment_sum: '3000' } });
    expect(await figures()).toMatchObject({ profit: '2990', realised: '0', unrealised: '3000' });
  });

  it('a stock dividend is more units at the same cost, its fraction sold for what was paid (CA-6)', async () => {
    await must(record({ kind: 'stock-dividend', numerator: '1', denominator: '7', in_lieu: '15' }));
    const { [old]: one } = await held();
    expect(one).toMatchObject({ volume: '171' });
    const { profit } = await figures();
    expect(Number(profit)).toBeCloseTo(171 * 40 + 15 - 3600, 6);
  });

  it('rights are a purchase of what was subscribed for and money for the rest (CA-4)', async () => {
    const fields = {
      kind: 'rights',
      numerator: '1',
      denominator: '3',
      price: '10',
      amount: '20',
      cash: '60',
    };
    await must(record(fields));
    expect(await held()).toMatchObject({ [old]: { volume: '170', investment_sum: '3740' } });
  });

  it('what is delisted is paid out, or worth nothing (CA-4)', async () => {
    await must(record({ kind: 'delisting' }));
    expect(await held()).toEqual({});
    expect(await figures()).toMatchObject({ profit: '-3600', realised: '-3600' });
    await undoLast();
    await must(record({ kind: 'delisting', price: '30' }));
    expect(await figures()).toMatchObject({ profit: '900', realised: '900' });
  });
});

describe('an action that cannot be', () => {
  const cases: [string, () => object, object][] = [
    ['a spin-off of the whole', () => ({ ...spinOff(), share: '100' }), { share: ['spinOffShareError'] }],
    [
      'a spin-off of more than the whole',
      () => ({ ...spinOff(), share: '150' }),
      { share: ['spinOffShareError'] },
    ],
    ['a merger with itself', () => ({ ...merger(), target_id: old }), { target_id: ['sameAssetError'] }],
    ['a merger with nothing', () => ({ ...merger(), target_id: null }), { target_id: ['assetError'] }],
    ['no ratio', () => ({ ...merger(), denominator: null }), { numerator: ['ratioError'] }],
    ['a ratio of nothing', () => ({ ...merger(), numerator: '0' }), { numerator: ['ratioError'] }],
    [
      'more units than there can be',
      () => ({ ...merger(), numerator: '1000000000000' }),
      { numerator: ['maxValueError'] },
    ],
    ['cash instead of no fraction', () => ({ ...merger(), in_lieu: '5' }), { in_lieu: ['noFractionError'] }],
    [
      'rights beyond those one has',
      () => ({ kind: 'rights', numerator: '1', denominator: '3', price: '10', amount: '51' }),
      { amount: ['maxVolumeError'] },
    ],
    [
      'rights of which nothing was made',
      () => ({ kind: 'rights', numerator: '1', denominator: '3', price: '10' }),
      { amount: ['amountError'] },
    ],
    ['nothing paid back', () => ({ kind: 'repayment', price: '0' }), { price: ['priceError'] }],
    [
      'a day on which nothing was held',
      () => ({ kind: 'delisting', created_at: '2023-12-29' }),
      { created_at: ['notHeldError'] },
    ],
    ['tomorrow', () => ({ kind: 'delisting', created_at: '2026-11-16' }), { created_at: ['createdAtError'] }],
    ['no day', () => ({ kind: 'delisting', created_at: '2025-02-30' }), { created_at: ['createdAtError'] }],
    ['an unknown kind', () => ({ kind: 'party' }), { kind: ['invalid'] }],
    [
      'an unknown currency',
      () => ({ kind: 'delisting', currency_id: newId() }),
      { currency_id: ['currencyError'] },
    ],
    ['a stock dividend of nothing', () => ({ kind: 'stock-dividend' }), { numerator: ['ratioError'] }],
  ];

  it('is refused in its field, and changes nothing', async () => {
    const before = await stored();
    for (const [name, fields, errors] of cases)
      for (const call of [preview, record]) {
        const { status, body } = await call(fields());
        expect([status, body.errors], name).toEqual([422, errors]);
      }
    // What is sold later is not there to be merged.
    await our.anna.record('sell', '2026-01-05', { asset_value_id: holding, amount: '10', price: '40' });
    expect((await record(merger())).body.errors).toEqual({ amount: ['maxVolumeError'] });
    expect((await preview(merger())).body.errors).toEqual({ amount: ['maxVolumeError'] });
    expect((await stored()).length).toBe(before.length + 1);
  });

  it('is refused of what is somebody else’s, or into it', async () => {
    const eve = await Trader.start(our.walory);
    for (const path of ['/api/corporate-actions', '/api/corporate-actions/preview']) {
      const { status, body } = await eve.browser.post(path, { ...about(), kind: 'delisting' });
      expect([status, body.errors]).toEqual([422, { asset_value_id: ['assetError'] }]);
    }
    const own = (
      await our.walory.database.one<{ id: string }>(sql`
        update instruments set owner_id = ${eve.id} where id = ${fresh} returning id`)
    ).id;
    expect((await record({ ...merger(), target_id: own })).body.errors).toEqual({
      target_id: ['assetError'],
    });
  });

  it('sent twice under one mark is one', async () => {
    const mark = newId();
    const [one, other] = await Promise.all(
      [1, 2].map(() => must(record({ ...spinOff(), submission_id: mark }))),
    );
    expect(other!.body.data.id).toBe(one!.body.data.id);
    expect([...other!.body.data.transaction_ids].sort()).toEqual([...one!.body.data.transaction_ids].sort());
  });
});

describe('the order in which lots leave', () => {
  it('is the portfolio’s, and another one counts at once (L-6)', async () => {
    await our.anna.record('sell', '2026-01-05', { asset_value_id: holding, amount: '50', price: '40' });
    const portfolio = (await must(our.anna.browser.get('/api/portfolios'))).body.data[0];
    const path = `/api/portfolios/${portfolio.id}/lot-methods`;
    const { methods } = (await must(our.anna.browser.get(path))).body.data;
    const offered = Object.fromEntries(methods.map(({ method, ...of }: { method: string }) => [method, of]));
    const realised = async (lot_method: string) => {
      const { name, currency_id } = portfolio;
      await must(our.anna.browser.put(`/api/portfolios/${portfolio.id}`, { name, currency_id, lot_method }));
      const { realised: gain, unrealised, investment_sum } = await figures();
      // What was told before the method was chosen is so afterwards.
      expect({ realised: gain, cost: investment_sum, unrealised }).toEqual(offered[lot_method]);
      return gain;
    };
    expect(await realised('fifo')).toBe('1000');
    expect(await realised('lifo')).toBe('400');
    expect(await realised('average')).toBe('800');
    expect(await realised('named')).toBe('1000');
  });

  it('is what a sale names, and then the oldest; what is no lot of its asset is refused (L-6)', async () => {
    const list = (await must(our.anna.browser.get('/api/transactions?currency=pln'))).body.data;
    const [later, first] = list.map((row: { id: string }) => row.id);
    const name = 'Named';
    await must(
      our.anna.browser.put(`/api/portfolios/${our.anna.portfolio}`, {
        name,
        currency_id: currencyIds.pln,
        lot_method: 'named',
      }),
    );
    const sale = { asset_value_id: holding, amount: '60', price: '40' };
    const refused = async (lots: unknown) => {
      const body = our.anna.fields('sell', '2026-01-05', { ...sale, lots });
      return (await our.anna.browser.post('/api/transactions', body)).body.errors;
    };
    for (const lots of [[newId()], ['x'], [later, later]])
      expect(await refused(lots)).toEqual({ lots: ['lotsError'] });
    const early = our.anna.fields('sell', '2024-02-05', { ...sale, lots: [later] });
    expect((await our.anna.browser.post('/api/transactions', early)).body.errors).toEqual({
      lots: ['lotsError'],
    });
    await our.anna.record('sell', '2026-01-05', { ...sale, lots: [later] });
    // 50 for 32 and 10 for 20.
    expect(await figures()).toMatchObject({ realised: String(60 * 40 - 1600 - 200), investment_sum: '1800' });
    const rows = (await must(our.anna.browser.get('/api/transactions?currency=pln'))).body.data;
    expect(rows[0].lots).toEqual([later]);
    // Who says nothing of lots changes none; null and another type name none any more.
    const change = async (type: string, fields: object) => {
      const path = `/api/transactions/${rows[0].id}`;
      await must(our.anna.browser.put(path, our.anna.fields(type, '2026-01-05', { ...sale, ...fields })));
      const [row] = (await must(our.anna.browser.get('/api/transactions?currency=pln'))).body.data;
      return row.lots;
    };
    expect(await change('sell', { note: 'Other' })).toEqual([later]);
    expect(await change('sell', { lots: null })).toBeNull();
    expect(await change('sell', { lots: [later] })).toEqual([later]);
    expect(await change('buy', {})).toBeNull();
    expect(await change('sell', { lots: [later] })).toEqual([later]);
    // Without its purchase the sale goes on with the oldest.
    await must(our.anna.browser.delete(`/api/transactions/${later}`));
    expect(await figures()).toMatchObject({ realised: '1200' });
    await must(
      our.anna.browser.put(`/api/transactions/${rows[0].id}`, {
        ...our.anna.fields('sell', '2026-01-05', sale),
        lots: [first],
      }),
    );
    expect(await figures()).toMatchObject({ realised: '1200' });
  });
});
