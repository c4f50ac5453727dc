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

const undo = async () => {
  const [last] = (await our.anna.read('/api/changes?undoable=1')).data;
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
