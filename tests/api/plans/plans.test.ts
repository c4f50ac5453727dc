import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import { ourBook, today } from '../../support/our-book.ts';

const our = ourBook();
let asset: string;

beforeEach(async () => {
  const { database } = our.walory;
  await our.anna.startOver(database, { follows_cash: true });
  await database.run(sql`delete from goals`);
  asset = await quotedAsset(database, { ticker: 'FUND', closes: { '2026-09-11': '40', '2026-10-14': '48' } });
  await tellMarketChanged(database);
});

const path = '/api/recurring-plans';
const deposit = (changes = {}) => ({
  portfolio_id: our.anna.portfolio,
  kind: 'deposit',
  currency_id: currencyIds.pln,
  amount: '500',
  rhythm: 'monthly',
  starts_on: today,
  ...changes,
});
const purchase = (changes = {}) => ({
  ...deposit(),
  kind: 'purchase',
  currency_id: undefined,
  asset_id: asset,
  amount: '100',
  ...changes,
});
const plan = async (body: object) => (await must(our.anna.browser.post(path, body))).body.data;
const list = () => our.anna.read(path);
/** As if it had been planned then. */
const since = (id: string, day: string) =>
  our.walory.database.run(
    sql`update recurring_plans set starts_on = ${day}, open_from = ${day} where id = ${id}`,
  );
const confirm = (...items: object[]) => our.anna.browser.post(`${path}/confirm`, { items });
const rows = async () => (await our.anna.transactions()).data;

describe('a plan', () => {
  it('in the past, of nothing, or into what is not one’s own gets field errors and changes nothing (PL-1)', async () => {
    const stranger = await Trader.start(our.walory);
    const cashless = await our.anna.addPortfolio({ name: 'Bez gotówki' });
    for (const [body, errors] of [
      [deposit({ starts_on: '2026-11-12' }), { starts_on: 1 }],
      [deposit({ starts_on: '2026-02-30' }), { starts_on: 1 }],
      [deposit({ ends_on: '2026-11-12' }), { ends_on: 1 }],
      [deposit({ amount: '0' }), { amount: 1 }],
      [deposit({ amount: '-5' }), { amount: 1 }],
      [deposit({ amount: null }), { amount: 1 }],
      [deposit({ currency_id: asset }), { currency_id: 1 }],
      [deposit({ portfolio_id: stranger.portfolio }), { portfolio_id: 1 }],
      [deposit({ portfolio_id: cashless }), { portfolio_id: 1 }],
      [purchase({ asset_id: currencyIds.pln }), { asset_id: 1 }],
      [purchase({ units: '2' }), { units: 1 }],
      [purchase({ amount: null }), { amount: 1 }],
      [deposit({ rhythm: 'daily' }), { rhythm: 1 }],
    ] as const) {
      const answer = await our.anna.browser.post(path, body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(Object.keys(errors));
    }
    expect((await list()).plans).toEqual([]);
  });

  it('becomes rows of the ledger when it is confirmed, once, however often and in how many windows (PL-3, PL-6)', async () => {
    const paid = await plan(deposit());
    const bought = await plan(purchase());
    await since(paid.id, '2026-09-15');
    await since(bought.id, '2026-09-15');
    const { due } = await list();
    expect(due.map(({ kind, day }: { kind: string; day: string }) => `${day} ${kind}`)).toEqual([
      '2026-09-15 deposit',
      '2026-09-15 purchase',
      '2026-10-15 deposit',
      '2026-10-15 purchase',
    ]);
    // A hundred buys two whole units at the last close before each day.
    expect(due[1]).toMatchObject({ price: '40', price_day: '2026-09-11', units: '2', total: '80' });
    expect(due[3]).toMatchObject({ price: '48', price_day: '2026-10-14', units: '2', total: '96' });
    const all = due.map(({ plan_id, day }: { plan_id: string; day: string }) => ({ plan_id, day }));
    const answers = await Promise.all([confirm(...all), confirm(...all), confirm(...all)]);
    for (const answer of answers) expect(answer.status).toBe(200);
    const [first, ...others] = answers.map(({ body }) => body.data.transaction_ids);
    for (const other of others) expect(other).toEqual(first);
    const recorded = (await rows()).map((row: Record<string, string>) => [
      row.created_at,
      row.type,
      row.amount,
      row.price,
    ]);
    expect(recorded.sort()).toEqual([
      ['2026-09-15', 'buy', '2', '40'],
      ['2026-09-15', 'deposit', null, null],
      ['2026-10-15', 'buy', '2', '48'],
      ['2026-10-15', 'deposit', null, null],
    ]);
    expect((await list()).due).toEqual([]);
  });

  it('is confirmed with what it really was, and refused with a field error where that cannot be', async () => {
    const bought = await plan(purchase());
    const item = { plan_id: bought.id, day: today };
    for (const [given, field] of [
      [{ price: '0' }, 'items'],
      [{ booked_on: '2026-11-14' }, 'booked_on'],
      [{ price: '1000' }, 'units'],
      [{ day: '2026-11-12' }, 'items'],
    ] as const) {
      const answer = await confirm({ ...item, ...given });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)[0]).toMatch(new RegExp(`^${field}`));
    }
    expect((await confirm(item, item)).status).toBe(422);
    expect(await rows()).toHaveLength(0);
    await must(confirm({ ...item, price: '47.50', units: '3', fee: '1.99', booked_on: '2026-11-12' }));
    const [row] = await rows();
    expect(row).toMatchObject({
      type: 'buy',
      amount: '3',
      price: '47.50',
      fee: '1.99',
      created_at: '2026-11-12',
    });
  });

  it('can be taken back: confirmed rows go and are due again, also when the row itself is deleted (PL-6)', async () => {
    const bought = await plan(purchase());
    const item = { plan_id: bought.id, day: today };
    await must(confirm(item));
    const undo = async () => {
      const [change] = (await our.anna.browser.get('/api/changes?undoable=1')).body.data;
      await must(our.anna.browser.post(`/api/changes/${change.id}/undo`));
    };
    await undo();
    expect(await rows()).toEqual([]);
    expect((await list()).due).toHaveLength(1);
    await must(confirm(item));
    const [row] = await rows();
    await must(our.anna.browser.delete(`/api/transactions/${row.id}`));
    expect((await list()).due).toHaveLength(1);
    await undo();
    expect((await list()).due).toEqual([]);
    await must(our.anna.browser.delete(`${path}/${bought.id}`));
    expect(await rows()).toHaveLength(1);
    await undo();
    expect((await list()).plans).toHaveLength(1);
    expect((await list()).due).toEqual([]);
  });

  it('is skipped, paused and changed for what is still open (PL-5)', async () => {
    const paid = await plan(deposit());
    await since(paid.id, '2026-09-15');
    const skipped = { plan_id: paid.id, day: '2026-09-15' };
    await must(our.anna.browser.post(`${path}/skip`, { items: [skipped] }));
    expect((await list()).due).toHaveLength(1);
    expect((await confirm(skipped)).status).toBe(422);
    const change = (changes: object) =>
      our.anna.browser.put(`${path}/${paid.id}`, { ...deposit(), starts_on: '2026-09-15', ...changes });
    await must(change({ amount: '700' }));
    expect((await list()).due).toMatchObject([{ day: '2026-10-15', total: '700' }]);
    await must(change({ is_paused: true }));
    expect((await list()).due).toEqual([]);
    await must(change({}));
    // What fell into the pause is not made up for.
    expect(await list()).toMatchObject({ due: [], plans: [{ next_on: '2026-11-15' }] });
    expect((await change({ version: 1 })).status).toBe(409);
    expect((await change({ starts_on: '2026-10-01' })).status).toBe(422);
  });
});

const goal = (changes = {}) => ({
  name: 'Dom',
  target: '3000',
  currency_id: currencyIds.pln,
  target_on: '2027-11-13',
  ...changes,
});

describe('a goal', () => {
  it('that cannot be gets field errors and changes nothing (PL-7)', async () => {
    const stranger = await Trader.start(our.walory);
    for (const [changes, field] of [
      [{ name: ' ' }, 'name'],
      [{ target: '0' }, 'target'],
      [{ target_on: today }, 'target_on'],
      [{ target_on: '2090-01-01' }, 'target_on'],
      [{ monthly: '-1' }, 'monthly'],
      [{ currency_id: 'x' }, 'currency_id'],
      [{ counts_all: false, portfolio_ids: [] }, 'portfolio_ids'],
      [{ counts_all: false, portfolio_ids: [stranger.portfolio] }, 'portfolio_ids'],
    ] as const) {
      const answer = await our.anna.browser.post('/api/goals', goal(changes));
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    expect(await our.anna.read('/api/goals')).toEqual([]);
  });

  it('says why no chance is known, and one from 24 whole months on, the same each time (PL-8 to PL-10)', async () => {
    await our.anna.record('deposit', '2026-01-02', { total: '1000' });
    await plan(deposit({ amount: '100' }));
    const { id } = (await must(our.anna.browser.post('/api/goals', goal()))).body.data;
    expect(await our.anna.read('/api/goals')).toMatchObject([
      { value: '1000', paid_monthly: '100', chance: null, reason: 'short-history', months_known: 9 },
    ]);
    await our.anna.record('deposit', '2024-01-02', { total: '500' });
    const [known] = await our.anna.read('/api/goals');
    // Cash neither gains nor loses: what is paid in is what there will be.
    expect(known).toMatchObject({
      value: '1500',
      chance: 0,
      reason: null,
      monthly_for_80: '125',
      months_left: 12,
    });
    expect(known.ahead.at(-1)).toEqual({
      day: '2027-11-13',
      low: 2700,
      middle: 2700,
      high: 2700,
      paid: 2700,
    });
    await must(our.anna.browser.put(`/api/goals/${id}`, goal({ monthly: '125' })));
    const [own] = await our.anna.read('/api/goals');
    expect(own).toMatchObject({ paid_monthly: '125', chance: 100, version: 2 });
    expect(await our.anna.read('/api/goals')).toEqual([own]);
    await must(our.anna.browser.delete(`/api/goals/${id}`));
    expect(await our.anna.read('/api/goals')).toEqual([]);
  });
});
