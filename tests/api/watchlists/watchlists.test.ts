import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let asset: string;
let list: string;
let stranger: Trader;

beforeEach(async () => {
  const { database } = our.walory;
  for (const table of ['watchlists', 'price_levels', 'instrument_notes', 'tags'])
    await database.raw(`delete from ${table} where user_id = $1`, [our.anna.id]);
  asset = await quotedAsset(database, {
    ticker: 'CHIP',
    closes: { '2026-10-01': '80', '2026-11-12': '99', '2026-11-13': '100' },
  });
  list = await newList('Ideas');
  stranger ??= await Trader.start(our.walory);
});

const newList = async (name: string): Promise<string> =>
  (await must(our.anna.browser.post('/api/watchlists', { name }))).body.data.id;
const watch = (body: object = {}) =>
  our.anna.browser.post('/api/watched-assets', { list_id: list, asset_id: asset, ...body });
const watched = async (query = '', of = list) => (await our.anna.read(`/api/watchlists/${of}${query}`)).data;
const lists = async (query = '') => (await our.anna.read(`/api/watchlists${query}`)).data;
const tickers = async (of = list) =>
  (await watched('', of)).map((item: { asset: { ticker: string } }) => item.asset.ticker);
const undo = async () => {
  const [last] = (await our.anna.read('/api/changes?undoable=1')).data;
  await must(our.anna.browser.post(`/api/changes/${last.id}/undo`));
};

describe('a watched asset', () => {
  it('has its price, changes, target, note and tags; target and note are those of the asset (WL-3 to WL-5)', async () => {
    await must(watch({ target: '90', note: ' Half a position ' }));
    await our.walory.database.run(sql`
      update watchlist_items set created_at = '2026-10-01T12:00:00Z' where user_id = ${our.anna.id}`);
    await must(our.anna.browser.put('/api/asset-tags', { asset_id: asset, tags: ['chips'] }));
    const [item] = await watched();
    expect(item).toMatchObject({
      asset: { id: asset, ticker: 'CHIP', name: 'CHIP Inc', price: '100', price_day: '2026-11-13' },
      added: '2026-10-01',
      target: { level: '90', way: 'below', distance: expect.closeTo(-10, 9) },
      note: { note: 'Half a position', version: 1 },
      tags: ['chips'],
      since: { change: expect.closeTo(25, 9) },
    });
    expect(item.asset.changes['24h']).toBeCloseTo((100 / 99 - 1) * 100, 9);
    expect([item.since.line[0], item.since.line.at(-1)]).toEqual([80, 100]);
    const { data: levels } = await our.anna.read(`/api/price-levels?instrument_id=${asset}`);
    expect(levels).toMatchObject([{ level: '90', direction: 'down', is_done: false }]);
    const { data: notes } = await our.anna.read(`/api/asset-notes?asset_id=${asset}`);
    expect(notes).toMatchObject([{ note: 'Half a position', portfolio_id: null }]);
    // The nearest of several.
    await must(
      our.anna.browser.post('/api/price-levels', { instrument_id: asset, level: '101', direction: 'up' }),
    );
    expect((await watched())[0].target).toMatchObject({ level: '101', way: 'above' });
    expect(await watched('?tag=%23Chips')).toHaveLength(1);
    expect(await watched('?tag=other')).toEqual([]);
  });

  it('is once in a list, and moves within it and to another (WL-2)', async () => {
    const more = await Promise.all(['B', 'C'].map((ticker) => quotedAsset(our.walory.database, { ticker })));
    await must(watch());
    for (const asset_id of more) await must(watch({ asset_id }));
    expect((await watch()).body.errors).toEqual({ asset_id: ['watchedAlready'] });
    const [first] = await watched();
    const move = (body: object) => our.anna.browser.put(`/api/watched-assets/${first.id}`, body);
    await must(move({ place: 1 }));
    expect(await tickers()).toEqual(['B', 'CHIP', 'C']);
    await must(move({}));
    expect(await tickers()).toEqual(['B', 'C', 'CHIP']);
    const other = await newList('Polska');
    await must(move({ list_id: other }));
    expect([await tickers(), await tickers(other)]).toEqual([['B', 'C'], ['CHIP']]);
    expect(await lists(`?asset_id=${asset}`)).toMatchObject([
      { name: 'Ideas', count: 2, has_asset: false },
      { name: 'Polska', count: 1, has_asset: true },
    ]);
    await must(watch());
    expect((await move({ list_id: list })).body.errors).toEqual({ asset_id: ['watchedAlready'] });
  });

  it('comes back when it was taken off, as does a whole list (UN-1)', async () => {
    await must(watch());
    const [{ id }] = await watched();
    await must(our.anna.browser.delete(`/api/watched-assets/${id}`));
    expect(await watched()).toEqual([]);
    await undo();
    expect(await tickers()).toEqual(['CHIP']);
    await must(our.anna.browser.delete(`/api/watchlists/${list}`));
    expect(await lists()).toEqual([]);
    await undo();
    expect(await tickers()).toEqual(['CHIP']);
  });

  it('is refused where it cannot be, and nothing changes', async () => {
    for (const [body, errors] of [
      [{ asset_id: newId() }, { asset_id: ['assetError'] }],
      [{ list_id: newId() }, { list_id: ['watchlistError'] }],
      [{ target: '-1' }, { target: ['levelError'] }],
      [{ target: '100000000000' }, { level: ['levelTooFar'] }],
      [{ note: 'x'.repeat(4001) }, { note: ['assetNoteTooLong'] }],
      [{ way: 'sideways' }, { way: ['invalid'] }],
    ] as const) {
      const answer = await watch(body);
      expect([answer.status, answer.body.errors], JSON.stringify(body)).toEqual([422, errors]);
    }
    expect(await watched()).toEqual([]);
    await must(watch());
    const [{ id }] = await watched();
    for (const answer of [
      await stranger.browser.get(`/api/watchlists/${list}`),
      await stranger.browser.put(`/api/watchlists/${list}`, { name: 'Mine' }),
      await stranger.browser.delete(`/api/watchlists/${list}`),
      await stranger.browser.put(`/api/watched-assets/${id}`, { place: 0 }),
      await stranger.browser.delete(`/api/watched-assets/${id}`),
    ])
      expect(answer.status).toBe(404);
    const theirs = await stranger.browser.post('/api/watched-assets', { list_id: list, asset_id: asset });
    expect(theirs.body.errors).toEqual({ list_id: ['watchlistError'] });
    expect(await tickers()).toEqual(['CHIP']);
  });

  it('is one of a hundred in a list at most (WL-2)', async () => {
    await our.walory.database.run(sql`
      with made as (
        insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
        select gen_random_uuid(), 'T' || n, class_id, currency_id, '{"en": "T"}', 'test', gen_random_uuid(), 't', now()
        from generate_series(1, 100) n, (select class_id, currency_id from instruments where id = ${asset}) of
        returning id)
      insert into watchlist_items (user_id, id, list_id, instrument_id, place, created_at)
      select ${our.anna.id}, gen_random_uuid(), ${list}, id, row_number() over (), now() from made`);
    expect((await watch()).body.errors).toEqual({ list_id: ['tooManyWatched'] });
    expect(await watched()).toHaveLength(100);
  });
});

describe('a watchlist', () => {
  const change = (body: object, id = list) => our.anna.browser.put(`/api/watchlists/${id}`, body);

  it('has a name of its own, columns of choice and a place among the others (WL-1)', async () => {
    const other = await newList('Funds');
    const third = await newList('Polska');
    await must(change({ columns: ['price', 'year', 'price'], version: 1 }));
    expect((await change({ name: 'Late', version: 1 })).status).toBe(409);
    await must(change({ name: 'Pomysły' }));
    await must(change({ place: 0 }, third));
    expect(await lists()).toMatchObject([
      { id: third, name: 'Polska' },
      { id: list, name: 'Pomysły', columns: ['price', 'year'], version: 3 },
      { id: other, name: 'Funds', columns: ['price', 'today', 'since', 'target', 'note'] },
    ]);
    for (const [body, errors] of [
      [{ name: ' funds ' }, { name: ['watchlistNameTaken'] }],
      [{ name: '' }, { name: ['watchlistNameError'] }],
      [{ name: 'x'.repeat(41) }, { name: ['watchlistNameError'] }],
      [{ columns: ['weather'] }, { 'columns.0': ['watchlistColumnsError'] }],
      [{ place: -1 }, { place: ['watchlistPlaceError'] }],
    ] as const)
      expect((await change(body)).body.errors, JSON.stringify(body)).toEqual(errors);
  });

  it('is made once by a form sent twice, and one of twenty at most', async () => {
    const body = { name: 'Twice', submission_id: newId() };
    const [a, b] = [
      await must(our.anna.browser.post('/api/watchlists', body)),
      await must(our.anna.browser.post('/api/watchlists', body)),
    ];
    expect(a.body.data.id).toBe(b.body.data.id);
    for (let n = 3; n <= 20; n++) await newList(`List ${n}`);
    const answer = await our.anna.browser.post('/api/watchlists', { name: 'One more' });
    expect(answer.body.errors).toEqual({ name: ['tooManyWatchlists'] });
  });
});
