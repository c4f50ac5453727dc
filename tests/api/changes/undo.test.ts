import { beforeEach, describe, expect, test } from 'vitest';
import { kindsIn } from '../../../src/domains/changes/change-kinds.ts';
import { forgetChanges } from '../../../src/domains/changes/server/change-store.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { bearer, keyOf } from '../../support/callers/people.ts';
import { currencyIds, must, Trader } from '../../support/callers/trader.ts';
import { ourTrades, today } from '../../support/our-book.ts';

const our = ourTrades();
beforeEach(() => our.walory.database.run(sql`delete from changes where user_id = ${our.anna.id}`));

type Change = {
  id: string;
  kind: string;
  undo_seconds: number;
  can_restore: boolean;
  rows: number;
  about: Record<string, unknown>;
};
const changes = async (query = ''): Promise<Change[]> => (await our.anna.read(`/api/changes${query}`)).data;
const undo = (id: string) => our.anna.browser.post(`/api/changes/${id}/undo`, {});
const restore = (id: string, body: object = {}) => our.anna.browser.post(`/api/changes/${id}/restore`, body);
/** What was done last, whether it is offered or only in the history. */
const newest = async () => (await changes('?undoable=1'))[0]!;
const latest = async () => (await changes())[0]!;

/** All that the ledger says of Anna, but counters that only tell that something was there before. */
async function book() {
  const rows = (table: string) =>
    our.walory.database.many(sql`
      select to_jsonb(t) - 'version' - 'ledger_version' - 'updated_at' as row from (
        select * from transactions where ${table === 'transactions'} and user_id = ${our.anna.id}) t
      order by t.id`);
  const holdings = await our.walory.database.many(sql`
    select to_jsonb(h) - 'version' - 'ledger_version' as row from holdings h where user_id = ${our.anna.id} order by id`);
  const portfolios = await our.walory.database.many(sql`
    select to_jsonb(p) - 'version' - 'ledger_version' - 'updated_at' as row from portfolios p
    where user_id = ${our.anna.id} order by id`);
  const figures = await our.anna.read('/api/portfolios');
  return JSON.stringify([await rows('transactions'), holdings, portfolios, figures.data], (key, value) =>
    key === 'version' ? undefined : value,
  );
}

describe('what was removed comes back (UN-1, UN-3, UN-7)', () => {
  let holding: string;
  let bought: string;
  beforeEach(async () => {
    const saved = await our.anna.record('buy', '2026-01-05', {
      asset_id: our.asset,
      amount: '10.123456789012345678',
      price: '10.000000000001',
      fee: '3.33',
      note: 'First',
    });
    holding = saved.asset_value_id;
    bought = saved.id;
  });

  test('a transaction, with the asset that went with it', async () => {
    const before = await book();
    await must(our.anna.browser.delete(`/api/transactions/${bought}`));
    expect((await our.anna.read('/api/portfolio-assets')).data).toEqual([]);
    const change = await newest();
    expect(change).toMatchObject({ kind: 'transaction-deleted', undo_seconds: 600, about: { type: 'buy' } });
    await must(undo(change.id));
    expect(await book()).toBe(before);
  });

  test('a portfolio with everything in it, and halves of transfers that stood alone meanwhile', async () => {
    const other = await our.anna.addPortfolio({ name: 'Obok' });
    await our.anna.record('transfer-out', '2026-02-02', {
      asset_value_id: holding,
      amount: '4',
      other_portfolio_id: other,
    });
    await our.anna.record('deposit', '2026-02-03', { total: '100', follow_cash: true });
    const before = await book();
    await must(our.anna.browser.delete(`/api/portfolios/${our.anna.portfolio}`));
    expect((await our.anna.transactions()).data).toMatchObject([
      { type: 'transfer-in', other_portfolio_id: null },
    ]);
    await must(undo((await newest()).id));
    expect(await book()).toBe(before);
  });

  test('an asset, and many rows at once', async () => {
    await our.anna.record('sell', '2026-03-01', { asset_value_id: holding, amount: '2', price: '11' });
    await our.anna.record('dividend', '2026-03-02', { asset_value_id: holding, total: '7' });
    const before = await book();
    await must(our.anna.browser.delete(`/api/portfolio-assets/${holding}`));
    await must(undo((await newest()).id));
    expect(await book()).toBe(before);
    const ids = (await our.anna.transactions()).data.map(({ id }: { id: string }) => id);
    await must(our.anna.browser.post('/api/transactions/bulk', { ids, action: 'delete' }));
    expect((await our.anna.transactions()).data).toEqual([]);
    await must(undo((await newest()).id));
    expect(await book()).toBe(before);
  });

  test('rows that were moved, annotated or changed are as before', async () => {
    const other = await our.anna.addPortfolio({ name: 'Obok' });
    const before = await book();
    await must(
      our.anna.browser.post('/api/transactions/bulk', { ids: [bought], action: 'move', portfolio_id: other }),
    );
    expect(await newest()).toMatchObject({ kind: 'transactions-moved', about: { portfolio: 'Obok' } });
    await must(undo((await newest()).id));
    expect(await book()).toBe(before);
    await must(
      our.anna.browser.post('/api/transactions/bulk', { ids: [bought], action: 'note', note: 'Second' }),
    );
    await must(undo((await newest()).id));
    expect(await book()).toBe(before);
    await must(
      our.anna.browser.put(`/api/transactions/${bought}`, {
        ...our.anna.fields('buy', '2026-01-06', { asset_value_id: holding, amount: '5', price: '9' }),
      }),
    );
    const change = await latest();
    const { versions } = await our.anna.read(`/api/changes/${change.id}`);
    expect(versions[0]).toMatchObject({
      of: 'transactions',
      was: { units: '10.123456789012345678', fee: '3.33', note: 'First', day: '2026-01-05' },
      became: { units: '5', fee: '0', note: null, day: '2026-01-06' },
    });
    await must(undo(change.id));
    expect(await book()).toBe(before);
  });

  test('a portfolio that was kept another way', async () => {
    const before = await book();
    const body = { name: 'Emerytura', currency_id: currencyIds.pln, lot_method: 'average' };
    await must(our.anna.browser.put(`/api/portfolios/${our.anna.portfolio}`, body));
    expect(await book()).not.toBe(before);
    await must(undo((await latest()).id));
    expect(await book()).toBe(before);
  });
});

test('a row that came back is a new version: who still shows the one before gets 409 (UN-5)', async () => {
  const { id } = await our.anna.record('deposit', '2026-01-05', { total: '5000' });
  const save = (version: number) =>
    our.anna.browser.put(
      `/api/transactions/${id}`,
      our.anna.fields('deposit', '2026-01-05', { total: '1', version }),
    );
  await must(our.anna.browser.delete(`/api/transactions/${id}`));
  await must(undo((await newest()).id));
  expect(await save(1)).toMatchObject({ status: 409, body: { current: { total: '5000', version: 2 } } });
  await must(save(2));
});

describe('what is refused, and changes nothing (UN-3, UN-4)', () => {
  let holding: string;
  let bought: string;
  beforeEach(async () => {
    const saved = await our.anna.record('buy', '2026-01-05', {
      asset_id: our.asset,
      amount: '10',
      price: '10',
    });
    holding = saved.asset_value_id;
    bought = saved.id;
  });
  const refused = async (id: string, reason: string) => {
    const before = await book();
    const answer = await undo(id);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ id: [reason] });
    expect(await book()).toBe(before);
  };

  test('twice', async () => {
    await must(our.anna.browser.delete(`/api/transactions/${bought}`));
    const { id } = await newest();
    await must(undo(id));
    await refused(id, 'undoneAlready');
  });

  test('twenty at once put it back once', async () => {
    const before = await book();
    await must(our.anna.browser.delete(`/api/transactions/${bought}`));
    const { id } = await newest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await book()).toBe(before);
  });

  test('a row that was changed again', async () => {
    const annotate = (note: string) =>
      must(our.anna.browser.post('/api/transactions/bulk', { ids: [bought], action: 'note', note }));
    await annotate('one');
    const { id } = await newest();
    await annotate('two');
    await refused(id, 'changedSince');
  });

  test('a sale whose units are gone', async () => {
    const { id: sold } = await our.anna.record('sell', '2026-02-01', {
      asset_value_id: holding,
      amount: '10',
      price: '12',
    });
    await must(our.anna.browser.delete(`/api/transactions/${sold}`));
    const { id } = await newest();
    await our.anna.record('sell', '2026-03-01', { asset_value_id: holding, amount: '4', price: '12' });
    await refused(id, 'changedSince');
  });

  test('what is somebody else’s, or nothing', async () => {
    await must(our.anna.browser.delete(`/api/transactions/${bought}`));
    const { id } = await newest();
    const jan = await Trader.start(our.walory);
    expect((await jan.browser.post(`/api/changes/${id}/undo`, {})).status).toBe(404);
    expect((await jan.browser.get(`/api/changes/${id}`)).status).toBe(404);
    expect((await our.anna.browser.post('/api/changes/nonsense/undo', {})).status).toBe(404);
    expect((await jan.read('/api/changes?undoable=1')).data).toEqual([]);
  });
});

describe('the history of the ledger (UN-2)', () => {
  test('tells what happened, newest first, and which row had which versions', async () => {
    const { id } = await our.anna.record('deposit', '2026-01-05', { total: '5000', follow_cash: true });
    const send = our.anna.fields('deposit', '2026-01-05', { total: '5001' });
    await must(our.anna.browser.put(`/api/transactions/${id}`, send));
    const list = await changes();
    expect(list.slice(0, 2)).toMatchObject([
      {
        kind: 'transaction-changed',
        about: { type: 'deposit', amount: '5000', currency: 'pln' },
        undo_seconds: 600,
        can_restore: true,
      },
      { kind: 'transaction-added', about: { type: 'deposit' }, undo_seconds: 0, can_restore: false },
    ]);
    expect(await changes(`?transaction_id=${id}`)).toMatchObject([{ kind: 'transaction-changed' }]);
    expect(await changes('?group=added')).toMatchObject([{ kind: 'transaction-added' }]);
    expect(await changes('?origin=key')).toEqual([]);
    expect(await changes('?undoable=1'), 'a form that is saved says so itself').toEqual([]);
    for (const query of ['?group=odd', '?origin=odd', '?undoable=2', `?transaction_id=${'x'.repeat(65)}`])
      expect((await our.anna.browser.get(`/api/changes${query}`)).status, query).toBe(422);
  });

  test('tells the API key from the person, whose browser alone offers to undo', async () => {
    const { id } = await our.anna.record('deposit', '2026-01-05', { total: '5000' });
    const key = bearer(await keyOf(our.anna.person));
    const body = { ids: [id], action: 'note', note: 'By key' };
    expect((await our.walory.visitor().send('POST', '/api/transactions/bulk', body, key)).status).toBe(200);
    expect(await changes('?origin=key')).toMatchObject([{ kind: 'transactions-annotated', is_here: false }]);
    await must(our.anna.browser.post('/api/transactions/bulk', { ...body, note: 'By hand' }));
    expect(await newest()).toMatchObject({ origin: 'person', is_here: true });
  });

  test('any earlier version comes back, whatever the row became since, and that can be undone', async () => {
    const { id } = await our.anna.record('deposit', '2026-01-05', {
      total: '5000',
      note: 'First',
      follow_cash: true,
    });
    const first = await book();
    const change = (total: string, note: string) =>
      must(
        our.anna.browser.put(
          `/api/transactions/${id}`,
          our.anna.fields('deposit', '2026-01-05', { total, note }),
        ),
      );
    await change('5001', 'First');
    const { id: toSecond } = await latest();
    await change('5001', 'Third');
    const third = await book();
    const later = await hoursLater();
    await must(later.post(`/api/changes/${toSecond}/restore`, {}));
    expect(await book()).toBe(first);
    const restored = (await later.get('/api/changes?undoable=1')).body.data[0];
    expect(restored).toMatchObject({ kind: 'restored', about: { of: 'transaction-changed' } });
    await must(later.post(`/api/changes/${restored.id}/undo`, {}));
    expect(await book()).toBe(third);
    expect((await later.get('/api/changes')).body.data[0]).toMatchObject({
      kind: 'undone',
      about: { of: 'transaction-changed' },
    });
  });

  test('one row of many gets its version back, the others stay', async () => {
    const { id: one } = await our.anna.record('deposit', '2026-01-05', { total: '1', note: 'One' });
    const { id: two } = await our.anna.record('deposit', '2026-01-06', { total: '2', note: 'Two' });
    await must(
      our.anna.browser.post('/api/transactions/bulk', { ids: [one, two], action: 'note', note: 'Both' }),
    );
    const { id } = await newest();
    await must(restore(id, { transaction_id: one }));
    const notes = (await our.anna.transactions()).data.map((row: { note: string }) => row.note);
    expect(notes.toSorted()).toEqual(['Both', 'One']);
    expect((await restore(id, { transaction_id: 'nonsense' })).status).toBe(404);
    const jan = await Trader.start(our.walory);
    expect((await jan.browser.post(`/api/changes/${id}/restore`, {})).status).toBe(404);
  });

  test('a version that would leave a later sale without units is refused', async () => {
    const { id, asset_value_id } = await our.anna.record('buy', '2026-01-05', {
      asset_id: our.asset,
      amount: '10',
      price: '10',
    });
    const grow = our.anna.fields('buy', '2026-01-05', { asset_value_id, amount: '20', price: '10' });
    await must(our.anna.browser.put(`/api/transactions/${id}`, grow));
    const change = await latest();
    await our.anna.record('sell', '2026-02-01', { asset_value_id, amount: '15', price: '12' });
    const before = await book();
    const answer = await restore(change.id);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ id: ['changedSince'] });
    expect(await book()).toBe(before);
  });

  test('a transfer is never parted: neither by one half’s version nor by undoing what linked it', async () => {
    const other = await our.anna.addPortfolio({ name: 'Obok' });
    const bought = await our.anna.record('buy', '2026-01-05', {
      asset_id: our.asset,
      amount: '10',
      price: '10',
    });
    const { id } = await our.anna.record('transfer-out', '2026-02-02', {
      asset_value_id: bought.asset_value_id,
      amount: '4',
      other_portfolio_id: other,
    });
    const before = await book();
    const send = { asset_value_id: bought.asset_value_id, amount: '3', other_portfolio_id: other };
    await must(
      our.anna.browser.put(`/api/transactions/${id}`, our.anna.fields('transfer-out', '2026-02-02', send)),
    );
    const change = await latest();
    await must(restore(change.id, { transaction_id: id }));
    expect(await book(), 'both halves have the version').toBe(before);
    await must(our.anna.browser.post('/api/transactions/bulk', { ids: [id], action: 'unlink' }));
    const parted = await book();
    expect((await restore(change.id, { transaction_id: id })).status).toBe(200);
    expect(await book()).toBe(before);
    await must(undo((await latest()).id));
    expect(await book()).toBe(parted);
  });

  test('what was removed is gone for good after ten minutes (UN-1)', async () => {
    const { id } = await our.anna.record('deposit', '2026-01-05', { total: '5000', follow_cash: true });
    await must(our.anna.browser.delete(`/api/transactions/${id}`));
    const change = await newest();
    const later = await hoursLater();
    expect((await later.get('/api/changes?undoable=1')).body.data).toEqual([]);
    for (const way of ['undo', 'restore'])
      expect((await later.post(`/api/changes/${change.id}/${way}`, {})).body.errors, way).toEqual({
        id: [way === 'undo' ? 'undoTooLate' : 'notRestorable'],
      });
    await forget(`${today}T15:00:00Z`);
    expect((await later.get(`/api/changes/${change.id}`)).body.data).toMatchObject({
      kind: 'transaction-deleted',
      rows: 0,
      versions: [],
    });
  });

  test('is kept for two years, and versions of more rows than anybody reads are not (UN-2, UN-6)', async () => {
    const { id } = await our.anna.record('deposit', '2026-01-05', { total: '5000', note: 'One' });
    const annotate = (note: string) =>
      must(our.anna.browser.post('/api/transactions/bulk', { ids: [id], action: 'note', note }));
    await annotate('Two');
    await annotate('Three');
    await forget(`${today}T15:00:00Z`, { rowsOfAll: 1 });
    expect((await changes()).slice(0, 2)).toMatchObject([{ rows: 1 }, { rows: 0, can_restore: false }]);
    await forget(`${today}T15:00:00Z`, { rowsOfOne: 0 });
    expect((await changes())[0]).toMatchObject({ kind: 'transactions-annotated', rows: 0 });
    await forget('2028-11-30T00:00:00Z');
    expect(await changes()).toEqual([]);
  });

  async function hoursLater() {
    const later = await our.walory.another({ clock: `${today}T15:00:00Z`, role: 'web' });
    const anna = later.visitor();
    for (const [name, value] of our.anna.browser.cookies) anna.cookies.set(name, value);
    return anna;
  }

  function forget(now: string, most: { rowsOfOne?: number; rowsOfAll?: number } = {}) {
    const at = new Date(now).getTime();
    return forgetChanges(our.walory.database, {
      undoing: new Date(at - 15 * 60_000),
      history: new Date(at - 730 * 86_400_000),
      removals: kindsIn('deleted'),
      rowsOfOne: 2000,
      rowsOfAll: 20_000,
      ...most,
    });
  }
});
