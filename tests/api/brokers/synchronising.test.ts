import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { alpacaKeys, startAlpaca } from '../../support/brokers/alpaca.ts';
import { synchronised as wait } from '../../support/brokers/synchronised.ts';
import { addCloses, onPlan, setRates, Trader } from '../../support/callers/trader.ts';
import { eventually } from '../../support/eventually.ts';
import { noticesOf } from '../../support/records/notices-of.ts';
import { ownIntegration } from '../../support/records/own-integration.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
let alpaca: Awaited<ReturnType<typeof startAlpaca>>;
beforeAll(async () => {
  alpaca = await startAlpaca();
  walory = await startTestWalory({
    clock: '2026-11-13T12:00:00Z',
    brokerUrls: [`alpaca=${alpaca.local.address}`],
    brokerTimeout: 2,
  });
  anna = await Trader.start(walory);
  await onPlan(walory.database, anna, 'professional');
  await setRates(walory.database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});
afterAll(async () => {
  await walory.stop();
  await alpaca.local.close();
});
beforeEach(async () => {
  await anna.startOver(walory.database);
  await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
});

const rowsOf = async () => (await anna.read('/api/transactions?limit=500')).data;

const synchronised = (id: string, which: 'first' | 'another') => wait(walory, anna, id, which);

describe('synchronising', () => {
  it('brings what the account did, read-only, and the same again changes nothing (rule L-17)', async () => {
    const { id } = await ownIntegration(anna.browser);
    const first = await synchronised(id, 'first');
    expect(first).toMatchObject({ last_result: { is: 'done', failure: null, waiting: 0 }, failures: 0 });
    expect(first.last_result.added).toBeGreaterThan(50);
    expect(first.rows).toBe((await rowsOf()).length);
    expect(first.last_synced_at).not.toBeNull();
    const [row] = await rowsOf();
    expect(row.is_read_only).toBe(true);
    expect((await anna.browser.delete(`/api/transactions?ids=${row.id}`)).status).not.toBe(200);
    const holdings = (await anna.read('/api/portfolio-assets')).data;
    expect(new Set(holdings.map(({ broker_id }: { broker_id: string }) => broker_id))).toEqual(
      new Set(['demo']),
    );
    const before = await rowsOf();
    const second = await synchronised(id, 'another');
    expect(second.last_result).toMatchObject({ is: 'done', added: 0, corrected: 0, removed: 0 });
    expect(await rowsOf()).toEqual(before);
  });

  it('is told by the portfolio it feeds: which connection, when, with what result and when next (rule L-19)', async () => {
    const other = await anna.addPortfolio({ name: 'Inny' });
    const { id, name } = await ownIntegration(anna.browser);
    const now = await synchronised(id, 'first');
    const fed = async () => {
      const { data } = await anna.read('/api/portfolios');
      const { portfolio } = await anna.performance();
      expect(data.find((one: { id: string }) => one.id === other).synchronisations).toEqual([]);
      const listed = data.find((one: { id: string }) => one.id === anna.portfolio).synchronisations;
      expect(portfolio.synchronisations).toEqual(listed);
      return listed;
    };
    const { last_synced_at, last_result, next_try_at } = now;
    expect(await fed()).toEqual([
      {
        integration_id: id,
        name,
        broker: 'demo',
        is_validated: 1,
        is_read_only: false,
        last_synced_at,
        last_result,
        next_try_at,
      },
    ]);
    // Nothing in the ledger changes, and yet it is told at once.
    await walory.database.run(sql`update integrations set last_result = last_result || '{"is": "failed", "failure": "unavailable"}',
      next_try_at = '2026-11-13T12:05:00Z' where user_id = ${anna.id}`);
    expect(await fed()).toMatchObject([
      { last_result: { is: 'failed', failure: 'unavailable' }, next_try_at: '2026-11-13T12:05:00.000Z' },
    ]);
    await anna.browser.delete(`/api/integrations/${id}?name=${encodeURIComponent(name)}`);
    expect(await fed()).toEqual([]);
  });

  it('goes with the account, rows and all', async () => {
    const { database } = walory;
    const eva = await Trader.start(walory);
    await ownIntegration(eva.browser);
    await eventually(
      async () => (await eva.read('/api/integrations')).data[0].last_result,
      () => 'never synchronised',
    );
    await database.run(sql`delete from users where id = ${eva.id}`);
    expect(await database.many(sql`select from transaction_sources where user_id = ${eva.id}`)).toEqual([]);
    expect(await database.many(sql`select from integrations where user_id = ${eva.id}`)).toEqual([]);
  });

  it('goes on from where it came, and tells what it brought', async () => {
    const { id } = await ownIntegration(anna.browser);
    const before = await synchronised(id, 'first');
    await walory.database.run(sql`delete from transactions where user_id = ${anna.id} and id in (
      select id from transactions where user_id = ${anna.id} order by day desc, id desc limit 2)`);
    const after = await synchronised(id, 'another');
    // They lie within the days that are read again.
    expect(after.last_result).toMatchObject({ is: 'done', added: 2 });
    expect(after.rows).toBe(before.rows);
  });

  it('takes what was imported or typed for what it is', async () => {
    const { id } = await ownIntegration(anna.browser);
    const { rows } = await synchronised(id, 'first');
    // As if they had been typed.
    await walory.database.run(sql`delete from transaction_sources where user_id = ${anna.id}`);
    await walory.database.run(sql`update transactions set origin = 'typed' where user_id = ${anna.id}`);
    await walory.database.run(sql`update integrations set cursors = '{}' where user_id = ${anna.id}`);
    const again = await synchronised(id, 'another');
    expect(again.last_result).toMatchObject({ is: 'done', added: 0 });
    expect(await rowsOf()).toHaveLength(rows);
  });

  it('waits with an instrument that nobody knows until somebody says what it is, and remembers that', async () => {
    const { database } = walory;
    const { id: pko } = await database.one<{ id: string }>(
      sql`select id from instruments where isin = 'PLPKO0000016' and owner_id is null`,
    );
    await database.run(
      sql`update instruments set isin = null, ticker = 'NONE', names = '{}', search = '' where id = ${pko}`,
    );
    try {
      const { id } = await ownIntegration(anna.browser);
      const first = await synchronised(id, 'first');
      expect(first.waiting).toBeGreaterThan(0);
      expect(first.last_result).toMatchObject({ is: 'done', waiting: first.waiting });
      expect(first.comparison.unknown).toMatchObject([{ label: 'PKO' }]);
      const { data } = await anna.read(`/api/integrations/${id}/rows`);
      expect(data[0]).toMatchObject({ reason: { code: 'instrument' }, isin: 'PLPKO0000016', symbol: 'PKO' });
      const answer = await anna.browser.put(`/api/integrations/${id}/rows`, {
        instruments: [{ alias: data[0].alias, asset_id: pko }],
      });
      expect(answer.body.data).toEqual([]);
      const after = (await anna.read('/api/integrations')).data[0];
      expect(after).toMatchObject({ waiting: 0, rows: first.rows + first.waiting });
      const again = await synchronised(id, 'another');
      expect(again.last_result).toMatchObject({ added: 0, waiting: 0 });
    } finally {
      await database.run(
        sql`update instruments set isin = 'PLPKO0000016', ticker = 'PKO', search = 'pko' where id = ${pko}`,
      );
    }
  });

  it('reads everything again into another portfolio when its own was deleted, and only then (rule L-21)', async () => {
    const { id, portfolio_id } = await ownIntegration(anna.browser);
    const first = await synchronised(id, 'first');
    const another = await anna.addPortfolio({ name: 'Another' });
    const into = (portfolio: string) =>
      anna.browser.put(`/api/integrations/${id}/portfolio`, { portfolio_id: portfolio });
    expect((await into(another)).status).toBe(422);
    expect((await into(portfolio_id)).status).toBe(200);
    expect((await anna.browser.delete(`/api/portfolios/${portfolio_id}`)).status).toBe(200);
    expect(await rowsOf()).toEqual([]);
    const homeless = await synchronised(id, 'another');
    expect(homeless).toMatchObject({ portfolio_id: null, rows: 0 });
    expect((await into(anna.id)).body.errors).toEqual({ portfolio_id: ['portfolioError'] });
    expect((await into(another)).body.data).toMatchObject({ portfolio_id: another });
    const housed = await eventually(
      async () => {
        const now = (await anna.read('/api/integrations')).data[0];
        return now.rows === first.rows && now.comparison ? now : undefined;
      },
      () => 'never read again',
    );
    expect(housed).toMatchObject({ waiting: 0, comparison: { differences: [] } });
    const portfolios = (await rowsOf()).map((row: { portfolio_id: string }) => row.portfolio_id);
    expect(new Set(portfolios)).toEqual(new Set([another]));
  });
});

it('a new home for its rows is not taken for a request made a moment before (rule L-21)', async () => {
  const { id, portfolio_id } = await ownIntegration(anna.browser);
  await synchronised(id, 'first');
  const another = await anna.addPortfolio({ name: 'Another' });
  expect((await anna.browser.delete(`/api/portfolios/${portfolio_id}`)).status).toBe(200);
  const queued = async () =>
    (await walory.database.raw(`select from jobs.job where data->>'id' = $1`, [id])).rows.length;
  const before = await queued();
  await anna.browser.post(`/api/integrations/${id}/synchronise`, {});
  await anna.browser.put(`/api/integrations/${id}/portfolio`, { portfolio_id: another });
  expect(await queued()).toBe(before + 2);
});

describe('a broker on a bad day', () => {
  const connectAlpaca = async () => {
    const answer = await anna.browser.post('/api/integrations', {
      name: 'alpaca',
      is_demo: 1,
      currency_id: '0193277e-0000-7000-8000-000000000103',
      configuration: alpacaKeys,
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.id as string;
  };

  it('that asks to wait is asked again when it said, and not before, while others go on', async () => {
    alpaca.local.befall(() => ({ status: 429, headers: { 'retry-after': '7200' } }), /activities/);
    const slow = await connectAlpaca();
    const { id } = await ownIntegration(anna.browser);
    const failed = await synchronised(slow, 'first');
    expect(failed).toMatchObject({
      last_result: { is: 'failed', failure: 'rateLimited' },
      failures: 1,
      is_validated: 1,
      last_synced_at: null,
    });
    expect(Date.parse(failed.next_try_at) - Date.parse('2026-11-13T12:00:00Z')).toBe(7_200_000);
    expect((await synchronised(id, 'first')).last_result.is).toBe('done');
    const asked = alpaca.local.requests.length;
    await anna.browser.get('/api/brokers?action=refresh-assets');
    await synchronised(id, 'another');
    expect(alpaca.local.requests).toHaveLength(asked);
  });

  it('that keeps silent is given up after a while, and tried again soon', async () => {
    alpaca.local.befall('silence', /activities/);
    const silent = await synchronised(await connectAlpaca(), 'first');
    expect(silent).toMatchObject({ failures: 1, last_result: { is: 'failed', failure: 'unavailable' } });
    expect(Date.parse(silent.next_try_at) - Date.parse('2026-11-13T12:00:00Z')).toBe(300_000);
  });

  it('whose keys no longer work says so; what it brought stays', async () => {
    const id = await connectAlpaca();
    const first = await synchronised(id, 'first');
    expect(first.last_result).toMatchObject({ is: 'done' });
    alpaca.state.isExpired = true;
    const refused = await synchronised(id, 'another');
    alpaca.state.isExpired = false;
    expect(refused).toMatchObject({
      is_validated: 0,
      last_result: { failure: 'credentials' },
      rows: first.rows,
    });
    expect(await synchronised(id, 'another')).toMatchObject({ is_validated: 1, failures: 0 });
  });

  it('that corrects a trade after the fact has its row replaced (rule L-17)', async () => {
    const id = await connectAlpaca();
    const first = await synchronised(id, 'first');
    const trade = alpaca.story.trades.at(-1)!;
    const before = trade.price;
    trade.price = '77.5';
    const corrected = await synchronised(id, 'another');
    trade.price = before;
    expect(corrected).toMatchObject({
      last_result: { is: 'done', added: 0, corrected: 1 },
      rows: first.rows,
    });
    const prices = (await rowsOf()).map(({ price }: { price: string }) => price);
    expect(prices).toContain('77.5');
    expect(prices).not.toContain(before);
  });
});

describe('what the broker has and the ledger has otherwise', () => {
  /** An old purchase is gone from the ledger, and its asset closed yesterday at what it cost then. */
  async function withoutOnePurchase() {
    const { id } = await ownIntegration(anna.browser);
    const before = await synchronised(id, 'first');
    expect(before.comparison).toMatchObject({ differences: [], explanations: [] });
    expect(before.comparison.agreeing).toBeGreaterThan(3);
    const { database } = walory;
    const gone = await database.one<{ instrument_id: string; price: string; units: string; fee: string }>(sql`
      delete from transactions t using holdings h, instruments i where t.user_id = ${anna.id} and t.id = (
        select t.id from transactions t join holdings h on h.user_id = t.user_id and h.id = t.holding_id
        join instruments i on i.id = h.instrument_id
        where t.user_id = ${anna.id} and t.type = 'buy' and i.ticker = 'PKO' order by t.day limit 1)
      and h.id = t.holding_id and i.id = h.instrument_id
      returning h.instrument_id, t.price, t.units, t.fee`);
    await addCloses(database, gone.instrument_id, { '2026-11-12': gone.price });
    return { gone, integration: await synchronised(id, 'another') };
  }
  const settle = (id: string, action: string, differences: object[]) =>
    anna.browser.post(`/api/integrations/${id}/differences`, { action, differences });

  it('is told with the one purchase that explains units and cash, and recorded when the person says so (rule L-18)', async () => {
    const { gone, integration } = await withoutOnePurchase();
    const { differences, explanations } = integration.comparison;
    expect(differences).toMatchObject([
      { kind: 'units', label: 'PKO', difference: gone.units },
      { kind: 'cash', label: 'PLN' },
    ]);
    expect(explanations).toMatchObject([
      { type: 'buy', label: 'PKO', units: gone.units, price: gone.price, fee: gone.fee, day: '2026-11-12' },
    ]);
    const rows = await rowsOf();
    const changed = await settle(integration.id, 'accept', [{ ...differences[0], difference: '1' }]);
    expect(changed.status).toBe(422);
    expect(await rowsOf()).toHaveLength(rows.length);
    const accepted = await settle(integration.id, 'accept', differences);
    expect(accepted.body.data.comparison).toMatchObject({ differences: [], explanations: [] });
    expect(await rowsOf()).toHaveLength(rows.length + 1);
    expect((await synchronised(integration.id, 'another')).comparison.differences).toEqual([]);
    // It is the person's own row: it can be changed, though its asset is the broker's.
    const own = (await rowsOf()).find(({ origin }: { origin: string }) => origin === 'typed');
    const changedRow = await anna.browser.put(`/api/transactions/${own.id}`, { ...own, note: 'found it' });
    expect(changedRow.status, changedRow.text).toBe(200);
    const other = { ...own, id: undefined, submission_id: undefined };
    expect((await anna.browser.post('/api/transactions', other)).status).toBe(422);
  });

  it('is known again when the broker tells of the trade after all, on another day (rule L-18)', async () => {
    const { gone, integration } = await withoutOnePurchase();
    await settle(integration.id, 'accept', integration.comparison.differences);
    const accepted = (await rowsOf()).find(({ origin }: { origin: string }) => origin === 'typed');
    expect(accepted).toMatchObject({ type: 'buy', amount: gone.units });
    const rows = await rowsOf();
    // As if it were told only now: from its beginning, with the same trade a few days before what was taken for its day.
    await walory.database.run(sql`update integrations set cursors = '{}' where user_id = ${anna.id}`);
    await walory.database.run(
      sql`update transactions set day = '2024-01-15' where user_id = ${anna.id} and id = ${accepted.id}`,
    );
    const again = await synchronised(integration.id, 'another');
    expect(again.last_result).toMatchObject({ is: 'done', added: 0 });
    expect(again.comparison.differences).toEqual([]);
    expect(await rowsOf()).toHaveLength(rows.length);
    const kept = (await rowsOf()).find(({ id }: { id: string }) => id === accepted.id);
    expect(kept).toMatchObject({ price: accepted.price, is_read_only: accepted.is_read_only });
    // It is bound to that trade for good: told again, it is the same.
    await walory.database.run(sql`update integrations set cursors = '{}' where user_id = ${anna.id}`);
    expect((await synchronised(integration.id, 'another')).last_result).toMatchObject({ added: 0 });
  });

  it('can be let stand, and is told again once it is another (rule L-18)', async () => {
    const { integration } = await withoutOnePurchase();
    const { differences } = integration.comparison;
    const rows = await rowsOf();
    const kept = await settle(integration.id, 'keep', differences);
    expect(kept.body.data.comparison.differences).toEqual([]);
    expect((await synchronised(integration.id, 'another')).comparison.differences).toEqual([]);
    expect(await rowsOf()).toEqual(rows);
    await anna.record('deposit', '2026-11-10', { total: '100' });
    expect((await synchronised(integration.id, 'another')).comparison.differences).toMatchObject([
      { kind: 'cash', label: 'PLN' },
    ]);
  });

  it('is in the bell when it is new, and not while it stays as it was (EV-12)', async () => {
    const forget = () => walory.database.run(sql`delete from notifications where user_id = ${anna.id}`);
    await forget();
    const { integration } = await withoutOnePurchase();
    expect(await noticesOf(anna.browser)).toMatchObject([
      {
        kind: 'syncDiffers',
        title: `${integration.name} and your ledger differ`,
        description: '2 differences. See which, and what would explain them.',
        parent_id: integration.id,
      },
    ]);
    expect((await noticesOf(anna.browser, 'pl'))[0]!.description).toMatch(/^2 różnice\./);
    await forget();
    await synchronised(integration.id, 'another');
    expect(await noticesOf(anna.browser)).toEqual([]);
    await settle(integration.id, 'keep', integration.comparison.differences);
    await synchronised(integration.id, 'another');
    expect(await noticesOf(anna.browser)).toEqual([]);
    await anna.record('deposit', '2026-11-10', { total: '100' });
    await synchronised(integration.id, 'another');
    expect((await noticesOf(anna.browser))[0]!.description).toMatch(/^1 difference\./);
  });
});
