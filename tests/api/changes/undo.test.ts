import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, Trader } from '../../support/callers/trader.ts';
import { ourTrades, today } from '../../support/our-book.ts';

const our = ourTrades();

type Change = { id: string; kind: string; can_undo: boolean; rows: number; about: Record<string, unknown> };
const changes = async (query = ''): Promise<Change[]> => (await our.anna.read(`/api/changes${query}`)).data;
const undo = (id: string) => our.anna.browser.post(`/api/changes/${id}/undo`, {});
const newest = async () => (await changes('?undoable=1'))[0]!;

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
    expect(change).toMatchObject({ kind: 'transaction-deleted', can_undo: true, about: { type: 'buy' } });
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
    const change = await newest();
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
    await must(undo((await newest()).id));
    expect(await book()).toBe(before);
  });
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
        can_undo: true,
      },
      { kind: 'transaction-added', about: { type: 'deposit', amount: '5000' }, can_undo: false },
    ]);
    expect(await changes(`?transaction_id=${id}`)).toMatchObject([{ kind: 'transaction-changed' }]);
  });

  test('an earlier version comes back long after the ten minutes', async () => {
    const { id } = await our.anna.record('deposit', '2026-01-05', { total: '5000', follow_cash: true });
    const before = await book();
    await must(our.anna.browser.delete(`/api/transactions/${id}`));
    const change = await newest();
    const later = await our.walory.another({ clock: `${today}T15:00:00Z`, role: 'web' });
    const anna = later.visitor();
    for (const [name, value] of our.anna.browser.cookies) anna.cookies.set(name, value);
    expect((await anna.get('/api/changes?undoable=1')).body.data).toEqual([]);
    await must(anna.post(`/api/changes/${change.id}/undo`, {}));
    expect(await book()).toBe(before);
  });
});
