import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let asset: string;
let bought: { id: string; asset_value_id: string };
let stranger: Trader;

const why = 'Half of what it earns is paid out';
const change_mind = 'Two years without a dividend';

beforeEach(async () => {
  const { database } = our.walory;
  await database.run(sql`delete from tags where user_id = ${our.anna.id}`);
  asset = await quotedAsset(database, { ticker: 'BANK', closes: { '2026-11-12': '11', '2026-11-13': '12' } });
  bought = await our.anna.record('buy', '2026-01-05', {
    asset_id: asset,
    amount: '10',
    price: '10',
    decision: { why: `  ${why} `, change_mind },
  });
  stranger ??= await Trader.start(our.walory);
});

const undo = async (among = '?undoable=1') => {
  const [last] = (await our.anna.read(`/api/changes${among}`)).data;
  await must(our.anna.browser.post(`/api/changes/${last.id}/undo`));
};

describe('tags', () => {
  const ofAsset = (tags: unknown, more: object = {}) =>
    our.anna.browser.put('/api/asset-tags', { asset_id: asset, tags, ...more });
  const ofRows = (body: object) => our.anna.browser.post('/api/transaction-tags', body);
  const rows = async (tag?: string) =>
    (await our.anna.read(`/api/transactions${tag ? `?tag=${encodeURIComponent(tag)}` : ''}`)).data;
  const held = async (tag: string) =>
    (await our.anna.read(`/api/portfolio-assets?tag=${tag}`)).data.map(({ id }: { id: string }) => id);
  const names = async () => (await our.anna.read('/api/tags')).data.map(({ name }: { name: string }) => name);

  it('are on an asset everywhere or in a portfolio, and are written as the first one of a name (WL-6)', async () => {
    await must(ofAsset(['#Dividends', ' bank ', 'DIVIDENDS']));
    await must(ofAsset(['Żółw'], { portfolio_id: our.anna.portfolio }));
    const there = await our.anna.read(`/api/asset-tags?asset_id=${asset}`);
    expect(there.data).toEqual([
      { asset_id: asset, portfolio_id: null, tags: ['bank', 'Dividends'] },
      { asset_id: asset, portfolio_id: our.anna.portfolio, tags: ['Żółw'] },
    ]);
    await must(ofRows({ ids: [bought.id], add: ['dividends'] }));
    expect((await our.anna.read('/api/tags')).data).toContainEqual({
      name: 'Dividends',
      assets: 1,
      transactions: 1,
    });
    await must(ofAsset([]));
    expect(await names()).toEqual(['Dividends', 'Żółw']);
  });

  it('go down from an asset to its holdings and transactions, and lists are filtered by them (WL-7)', async () => {
    const other = await our.anna.addPortfolio({ name: 'Druga' });
    const there = await our.anna.record('buy', '2026-02-02', {
      ...{ asset_id: asset, portfolio_id: other, amount: '1', price: '10' },
    });
    const sold = await our.anna.record('sell', '2026-03-02', {
      ...{ asset_value_id: bought.asset_value_id, amount: '1', price: '11' },
    });
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort();
    expect(await rows('bank')).toEqual([]);
    await must(ofAsset(['bank']));
    expect(ids(await rows('BANK'))).toEqual(ids([bought, there, sold]));
    expect((await held('bank')).sort()).toEqual([bought.asset_value_id, there.asset_value_id].sort());
    await must(ofAsset(['safe'], { portfolio_id: other }));
    expect(ids(await rows('safe'))).toEqual([there.id]);
    expect(await held('safe')).toEqual([there.asset_value_id]);
    await must(ofRows({ ids: [sold.id, sold.id], add: ['mistake'] }));
    expect(await rows('#mistake')).toMatchObject([{ id: sold.id, tags: ['mistake'] }]);
    expect(await held('mistake')).toEqual([]);
  });

  it('of many transactions are changed at once and can be undone, as can a tag that is deleted (UN-1)', async () => {
    const second = await our.anna.record('buy', '2026-02-02', { asset_id: asset, amount: '1', price: '10' });
    const both = [bought.id, second.id];
    await must(ofRows({ ids: [bought.id], add: ['old'] }));
    await must(ofRows({ ids: both, add: ['new'], remove: ['OLD'] }));
    const tags = async () => (await rows()).map((row: { tags: string[] }) => row.tags);
    expect(await tags()).toEqual([['new'], ['new']]);
    await undo();
    expect(await tags()).toEqual([[], ['old']]);
    await must(our.anna.browser.delete('/api/tags/OLD'));
    expect(await names()).toEqual([]);
    await undo();
    expect(await tags()).toEqual([[], ['old']]);
    await must(our.anna.browser.delete(`/api/transactions/${bought.id}`));
    expect(await names()).toEqual([]);
    await undo();
    expect(await tags()).toEqual([[], ['old']]);
  });

  it('are called something else everywhere at once, in saved reports too, and that can be undone (WL-10)', async () => {
    const rename = (before: string, name: string) =>
      our.anna.browser.put(`/api/tags/${encodeURIComponent(before)}`, { name });
    await must(ofAsset(['Żółw', 'bank']));
    await must(ofRows({ ids: [bought.id], add: ['żółw'] }));
    const definition = { kind: 'costs', period: { of: 'start' }, currency: null, tag: 'Żółw' };
    const saved = await must(our.anna.browser.post('/api/reports', { name: 'Costs', definition }));
    const { id } = saved.body.data;
    const tagInReport = async () => (await our.anna.read(`/api/reports/${id}`)).definition.tag;
    expect((await must(rename('żÓŁW', '#Żółwie'))).body.data).toEqual({ name: 'Żółwie' });
    expect(await names()).toEqual(['bank', 'Żółwie']);
    expect([(await rows('żółwie')).length, await tagInReport()]).toEqual([1, 'Żółwie']);
    await undo();
    expect([await names(), await tagInReport()]).toEqual([['bank', 'Żółw'], 'Żółw']);
    // The name of another makes one of both, written as that one is.
    expect((await must(rename('Żółw', 'BANK'))).body.data).toEqual({ name: 'bank' });
    expect((await our.anna.read('/api/tags')).data).toEqual([{ name: 'bank', assets: 1, transactions: 1 }]);
    await undo();
    expect(await names()).toEqual(['bank', 'Żółw']);
    await must(rename('bank', 'Bank'));
    expect(await names()).toEqual(['Bank', 'Żółw']);
    for (const wrong of ['', '  # ', 'a,b', 'x'.repeat(10_240)])
      expect((await rename('bank', wrong)).body.errors).toEqual({ name: ['tagError'] });
    expect((await rename('nothing', 'x')).status).toBe(404);
    expect((await stranger.browser.put('/api/tags/bank', { name: 'x' })).status).toBe(404);
    expect(await names()).toEqual(['Bank', 'Żółw']);
    await must(our.anna.browser.delete(`/api/reports/${id}`));
  });

  it('are written with a transaction and changed with it, in one act (WL-6)', async () => {
    const of = { asset_id: asset, amount: '1', price: '10' };
    const made = await our.anna.record('buy', '2026-02-02', { ...of, tags: ['#first', 'FIRST', 'second'] });
    const own = async () => (await rows()).find((row: { id: string }) => row.id === made.id);
    expect((await own()).tags).toEqual(['first', 'second']);
    const row = await own();
    const fields = {
      ...{ type: 'buy', portfolio_id: row.portfolio_id, asset_value_id: row.asset_value_id },
      ...{ currency_id: row.currency_id, amount: '2', price: '10', created_at: row.created_at },
    };
    const change = (body: object) =>
      our.anna.browser.put(`/api/transactions/${made.id}`, { ...fields, ...body });
    await must(change({}));
    expect([(await own()).amount, (await own()).tags]).toEqual(['2', ['first', 'second']]);
    await must(change({ tags: ['Second', 'third'] }));
    expect((await own()).tags).toEqual(['second', 'third']);
    for (const [tags, errors] of [
      [['x'.repeat(10_240)], { 'tags.0': ['tagError'] }],
      [['ok', ''], { 'tags.1': ['tagError'] }],
      [Array.from({ length: 21 }, (_, i) => `t${i}`), { tags: ['tooManyTagsOfThing'] }],
    ] as const)
      expect((await change({ amount: '7', tags })).body.errors).toEqual(errors);
    expect([(await own()).amount, (await own()).tags]).toEqual(['2', ['second', 'third']]);
    // The bar does not offer it, because the form said so; the history does.
    await undo('');
    expect((await own()).tags).toEqual(['first', 'second']);
    await must(change({ tags: [] }));
    expect((await own()).tags).toEqual([]);
    await must(ofRows({ ids: [made.id], add: ['a', 'b'] }));
    const file = (await must(our.anna.browser.get('/api/transactions/export?tag=a'))).text.split('\r\n');
    expect([file[0]!.split(',').at(-1), file.length]).toEqual(['tags', 3]);
    expect(file[1]).toMatch(/,"a, b"$/);
  });

  it('have sums of their own in the list of assets and in reports, without cash (WL-10)', async () => {
    const plain = await quotedAsset(our.walory.database, { closes: { '2026-11-13': '50' } });
    await our.anna.record('buy', '2026-01-05', { asset_id: plain, amount: '2', price: '40' });
    await our.anna.record('sell', '2026-03-02', {
      ...{ asset_value_id: bought.asset_value_id, amount: '4', price: '11' },
    });
    await must(ofAsset(['bank']));
    const answer = await our.anna.read('/api/portfolio-assets?tag=bank');
    expect(answer.data).toHaveLength(1);
    // 6 of 10 units bought at 10 are worth 12 each; 4 were sold at 11.
    expect(answer.totals).toMatchObject({
      ...{ market_value: '72', investment_sum: '60', unrealised: '12', realised: '4', profit: '16' },
      ...{ cash: [], holdings_count: 1 },
    });
    expect(answer.data[0].share).toBe(answer.totals.share);
    expect(answer.totals.share).toBeCloseTo((72 / 172) * 100, 1);
    expect((await our.anna.read('/api/portfolio-assets')).totals).toBeUndefined();
    const figures = (query: string) => our.anna.read(`/api/report-figures?period=2026&kind=${query}`);
    expect(await figures('realised')).toMatchObject({ tag: null, figures: { lots_total: 1 } });
    expect(await figures('realised&tag=BANK')).toMatchObject({ tag: 'BANK', figures: { lots_total: 1 } });
    expect((await figures('transactions')).figures.rows_total).toBe(3);
    expect((await figures('transactions&tag=bank')).figures).toMatchObject({
      rows_total: 2,
      value_end: '72',
    });
    expect((await figures('transactions&tag=x')).figures).toMatchObject({ rows_total: 0, value_end: '0' });
    expect((await our.anna.browser.get('/api/report-figures?kind=costs&tag=a,b')).body.errors).toEqual({
      tag: ['tagError'],
    });
  });

  it('are refused where they cannot be, and nothing changes', async () => {
    const many = Array.from({ length: 21 }, (_, i) => `tag ${i}`);
    for (const [body, errors] of [
      [{ tags: ['x'.repeat(10_240)] }, { 'tags.0': ['tagError'] }],
      [{ tags: ['ok', '  # '] }, { 'tags.1': ['tagError'] }],
      [{ tags: ['a,b'] }, { 'tags.0': ['tagError'] }],
      [{ tags: ['bell\u0007'] }, { 'tags.0': ['tagError'] }],
      [{ tags: many }, { tags: ['tooManyTagsOfThing'] }],
      [{ tags: ['x'], asset_id: newId() }, { asset_id: ['assetError'] }],
      [{ tags: ['x'], portfolio_id: stranger.portfolio }, { portfolio_id: ['portfolioError'] }],
    ] as const) {
      const answer = await ofAsset(body.tags, body);
      expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    }
    expect((await ofRows({ ids: [bought.id], add: ['x'.repeat(10_240)] })).status).toBe(422);
    await must(ofRows({ ids: [bought.id], add: many.slice(0, 20) }));
    expect((await ofRows({ ids: [bought.id], add: ['one more'] })).body.errors).toEqual({
      add: ['tooManyTagsOfThing'],
    });
    await must(ofRows({ ids: [bought.id], remove: many.slice(0, 20) }));
    expect((await ofRows({ ids: [bought.id, newId()], add: ['x'] })).status).toBe(404);
    const theirs = await stranger.browser.post('/api/transaction-tags', { ids: [bought.id], add: ['x'] });
    expect(theirs.status).toBe(404);
    expect((await our.anna.browser.get(`/api/transactions?tag=${'x'.repeat(31)}`)).status).toBe(422);
    expect((await stranger.browser.delete('/api/tags/nothing')).status).toBe(404);
    expect(await names()).toEqual([]);
  });

  it('are two hundred different ones at most', async () => {
    const at = 20;
    for (let from = 0; from < 200; from += at) {
      const body = { add: Array.from({ length: at }, (_, i) => `t${from + i}`) };
      await must(ofRows({ ids: [bought.id], ...body }));
      await must(ofAsset(body.add, { asset_id: await quotedAsset(our.walory.database) }));
      await must(ofRows({ ids: [bought.id], remove: body.add }));
    }
    expect((await ofAsset(['t201'])).body.errors).toEqual({ tags: ['tooManyTags'] });
    await must(ofAsset(['T7']));
  });
});

describe('why something was bought', () => {
  const decisions = async (query = '') =>
    (await our.anna.read(`/api/decisions?asset_id=${asset}${query}`)).data;
  const save = (body: object, id = bought.id) => our.anna.browser.put(`/api/decisions/${id}`, body);

  it('is kept with the purchase, in one act, and told of the asset and of a portfolio (WL-8)', async () => {
    expect(await decisions()).toMatchObject([
      {
        id: bought.id,
        why,
        change_mind,
        day: '2026-01-05',
        units: '10',
        price: '10',
        currency: 'pln',
        version: 1,
      },
    ]);
    expect(await decisions(`&portfolio_id=${our.anna.portfolio}`)).toHaveLength(1);
    expect(await decisions(`&portfolio_id=${newId()}`)).toEqual([]);
    const silent = await our.anna.record('buy', '2026-02-02', {
      ...{ asset_id: asset, amount: '1', price: '10', decision: { why: ' ' } },
    });
    expect(await decisions()).toHaveLength(1);
    await must(save({ why: 'Later thought', version: 0 }, silent.id));
    // A split is no loss (WL-9).
    const split = { asset_value_id: bought.asset_value_id, numerator: '3', denominator: '1' };
    await our.anna.record('split', '2026-01-20', split);
    expect(
      (await decisions()).map((one: Record<string, string>) => [one.price, one.comparable_price]),
    ).toEqual([
      ['10', '10'],
      ['10', '3.3333333333'],
    ]);
    expect((await decisions()).map((one: { why: string }) => one.why)).toEqual(['Later thought', why]);
  });

  it('is edited by who saw its newest version, goes with its purchase and comes back with it (UN-1)', async () => {
    await must(save({ why: 'Better', change_mind: '', version: 1 }));
    const late = await save({ why: 'Mine', version: 1 });
    expect([late.status, late.body.current.why]).toEqual([409, 'Better']);
    await must(our.anna.browser.delete(`/api/decisions/${bought.id}`));
    expect(await decisions()).toEqual([]);
    await undo();
    expect(await decisions()).toMatchObject([{ why: 'Better' }]);
    await must(our.anna.browser.delete(`/api/transactions/${bought.id}`));
    expect(await decisions()).toEqual([]);
    await undo();
    expect(await decisions()).toMatchObject([{ why: 'Better' }]);
  });

  it('is refused where it says nothing, too much, or is of no purchase of one’s own; nothing changes', async () => {
    const of = { asset_value_id: bought.asset_value_id, amount: '1', price: '10' };
    const sale = await our.anna.send('sell', '2026-03-02', { ...of, decision: { why } });
    expect(sale.body.errors).toEqual({ decision: ['decisionPurchaseError'] });
    const long = await our.anna.send('buy', '2026-03-02', { ...of, decision: { why: 'x'.repeat(1001) } });
    expect(long.body.errors).toEqual({ 'decision.why': ['decisionTooLong'] });
    expect((await our.anna.read('/api/transactions')).meta.total).toBe(1);
    const sold = await our.anna.record('sell', '2026-03-02', of);
    expect((await save({ why: 'x' }, sold.id)).body.errors).toEqual({ why: ['decisionPurchaseError'] });
    expect((await save({ why: ' ', change_mind: '' })).body.errors).toEqual({ why: ['decisionError'] });
    expect((await save({ why: 'x' }, newId())).status).toBe(404);
    expect((await stranger.browser.put(`/api/decisions/${bought.id}`, { why: 'x' })).status).toBe(404);
    expect((await stranger.browser.delete(`/api/decisions/${bought.id}`)).status).toBe(404);
    expect((await stranger.read(`/api/decisions?asset_id=${asset}`)).data).toEqual([]);
    expect(await decisions()).toMatchObject([{ why, change_mind }]);
  });
});
