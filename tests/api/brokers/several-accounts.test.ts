import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { exanteKeys, startExante } from '../../support/brokers/exante.ts';
import { snapTradeKeys, startSnapTrade } from '../../support/brokers/snaptrade.ts';
import { synchronised as wait } from '../../support/brokers/synchronised.ts';
import { currencyIds, onPlan, setRates, Trader } from '../../support/callers/trader.ts';
import { eventually } from '../../support/eventually.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
let exante: Awaited<ReturnType<typeof startExante>>;
let snapTrade: Awaited<ReturnType<typeof startSnapTrade>>;
const [first, second, third] = ['ABC1234.001', 'ABC1234.002', 'ABC1234.003'] as const;
beforeAll(async () => {
  [exante, snapTrade] = [await startExante(), await startSnapTrade()];
  walory = await startTestWalory({
    brokerUrls: [`exante=${exante.local.address}`, `snaptrade=${snapTrade.local.address}`],
    snapTradeClientId: snapTradeKeys.clientId,
    snapTradeConsumerKey: snapTradeKeys.consumerKey,
  });
  anna = await Trader.start(walory);
  await setRates(walory.database, { usd: { '2020-01-02': '4' } });
});
afterAll(async () => {
  await walory.stop();
  await exante.local.close();
  await snapTrade.local.close();
});
beforeEach(async () => {
  await onPlan(walory.database, anna, 'professional');
  await anna.startOver(walory.database);
  await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
  exante.state.accounts = [first, second];
});

const connect = (changes: object = {}) =>
  anna.browser.post('/api/integrations', {
    name: 'exante',
    is_demo: 1,
    currency_id: currencyIds.usd,
    configuration: exanteKeys,
    ...changes,
  });
const synchronised = (id: string, which: 'first' | 'another') => wait(walory, anna, id, which);
const portfolios = async () => (await anna.read('/api/portfolios')).data;
const rowsIn = async (portfolio: string | null) =>
  (await anna.read(`/api/transactions?limit=1&portfolioId=${portfolio}`)).meta.total;
type Placed = { account: string; portfolio_id: string };

describe('a connection with several accounts (rule L-20)', () => {
  it('brings all into one portfolio by default, and holds their sum against it', async () => {
    const { body } = await connect();
    const now = await synchronised(body.data.id, 'first');
    expect(now).toMatchObject({
      portfolios: 'one',
      portfolio_id: anna.portfolio,
      waiting: 0,
      last_result: { is: 'done' },
      account_portfolios: [first, second].map((account) => ({ account, portfolio_id: anna.portfolio })),
    });
    expect(now.comparison).toMatchObject({ differences: [], agreeing: 2 });
    expect(await portfolios()).toHaveLength(1);
    expect(await rowsIn(anna.portfolio)).toBe(now.rows);
  });

  it('gives each a portfolio of its own when the person says so, with its rows and nothing else', async () => {
    const { body, status, text } = await connect({ portfolios: 'each' });
    expect(status, text).toBe(200);
    const now = await synchronised(body.data.id, 'first');
    const all = await portfolios();
    expect(all.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Emerytura',
      `Exante ${first}`,
      `Exante ${second}`,
    ]);
    const [one, two] = now.account_portfolios as Placed[];
    expect([one!.account, two!.account]).toEqual([first, second]);
    expect(new Set([anna.portfolio, one!.portfolio_id, two!.portfolio_id]).size).toBe(3);
    expect(now.rows).toBeGreaterThan(200);
    for (const { portfolio_id } of [one!, two!]) expect(await rowsIn(portfolio_id)).toBe(now.rows / 2);
    expect(now.comparison).toMatchObject({ differences: [], agreeing: 4 });
    const fed = (await portfolios()).filter((p: { synchronisations: object[] }) => p.synchronisations.length);
    expect(fed.map(({ id }: { id: string }) => id).sort()).toEqual(
      [one!.portfolio_id, two!.portfolio_id].sort(),
    );
    expect(fed.every((p: { last_synchronization: string | null }) => p.last_synchronization)).toBe(true);
    const again = await synchronised(body.data.id, 'another');
    expect(again.last_result).toMatchObject({ added: 0, corrected: 0, removed: 0 });
  });

  it('tells differences by account, and settles each in its own portfolio', async () => {
    const { body } = await connect({ portfolios: 'each', portfolio_id: anna.portfolio });
    const { account_portfolios } = await synchronised(body.data.id, 'first');
    const placed = account_portfolios as Placed[];
    expect(placed[0]!.portfolio_id).toBe(anna.portfolio);
    // A payment of each is missing, that of the second is another one.
    for (const { portfolio_id } of placed)
      await walory.database.run(
        sql`delete from transactions where user_id = ${anna.id} and portfolio_id = ${portfolio_id} and type = 'deposit'`,
      );
    const { comparison } = await synchronised(body.data.id, 'another');
    expect(comparison.differences).toMatchObject(
      placed.map(({ account, portfolio_id }) => ({
        kind: 'cash',
        label: 'USD',
        portfolio_id,
        accounts: [account],
      })),
    );
    const [, ofSecond] = comparison.differences;
    const settled = await anna.browser.post(`/api/integrations/${body.data.id}/differences`, {
      action: 'accept',
      differences: [{ of: ofSecond.of, difference: `${ofSecond.difference}0` }],
    });
    expect(settled.status, settled.text).toBe(200);
    expect(settled.body.data.comparison.differences).toMatchObject([{ accounts: [first] }]);
    const typed = await walory.database.many<{ portfolio_id: string }>(
      sql`select portfolio_id from transactions where user_id = ${anna.id} and origin = 'typed'`,
    );
    expect(typed).toEqual([{ portfolio_id: placed[1]!.portfolio_id }]);
  });

  it('refuses portfolios that the plan has no room for, and stores nothing', async () => {
    await onPlan(walory.database, anna, null);
    expect((await connect({ portfolios: 'each' })).status).toBe(403);
    expect((await anna.read('/api/integrations')).data).toEqual([]);
    expect(await portfolios()).toHaveLength(1);
  });

  it('pressed twice makes each portfolio once', async () => {
    const answers = await Promise.all([connect({ portfolios: 'each' }), connect({ portfolios: 'each' })]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await portfolios()).toHaveLength(3);
  });

  it('places an account that came later by the same rule', async () => {
    const { body } = await connect({ portfolios: 'each' });
    await synchronised(body.data.id, 'first');
    exante.state.accounts.push(third);
    const now = await synchronised(body.data.id, 'another');
    expect(now.account_portfolios.map(({ account }: Placed) => account)).toEqual([first, second, third]);
    expect(await portfolios()).toHaveLength(4);
    expect(await rowsIn(now.account_portfolios[2].portfolio_id)).toBe(now.rows / 3);
  });

  it('whose portfolio is removed while one comes leaves it without a place, and nothing fails', async () => {
    const { body } = await connect();
    await synchronised(body.data.id, 'first');
    exante.state.accounts.push(third);
    const { promise: removed, resolve: isRemoved } = Promise.withResolvers<void>();
    const { promise: waitedFor, resolve: somebodyWaits } = Promise.withResolvers<void>();
    const removal = walory.database.transaction(async (tx) => {
      await tx.run(sql`delete from portfolios where user_id = ${anna.id} and id = ${anna.portfolio}`);
      isRemoved();
      await waitedFor;
    });
    await removed;
    await anna.browser.post(`/api/integrations/${body.data.id}/synchronise`, {});
    await eventually(
      async () => {
        const { rows } = await walory.database.raw(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      },
      () => 'nobody wants the portfolio',
    );
    somebodyWaits();
    await removal;
    const now = await synchronised(body.data.id, 'first');
    expect(now.last_result).toMatchObject({ is: 'done' });
    expect(
      now.account_portfolios.map(({ account, portfolio_id }: Placed) => [account, portfolio_id]),
    ).toEqual([first, second, third].map((account) => [account, null]));
  });

  it('holds for those that the aggregator reads', async () => {
    const led = await anna.browser.post('/api/integrations/external', {
      broker_name: 'snaptrade',
      external_integration_name: 'snaptrade',
      currency_id: currencyIds.usd,
      current_url: walory.url,
      portfolios: 'each',
    });
    expect(led.status, led.text).toBe(200);
    const person = snapTrade.state.registered.at(-1)!;
    for (const account of ['acc-a', 'acc-b'])
      snapTrade.state.connections.push({ id: 'auth-7', broker: 'Questrade', person, account });
    const backs = await Promise.all(
      [1, 2].map(() => anna.browser.post('/api/integrations/external/return', {})),
    );
    const connected = backs.flatMap(({ body }) => body.data.connected);
    expect(connected).toMatchObject([
      { name: 'Questrade', account_portfolios: [{ account: 'acc-a' }, { account: 'acc-b' }] },
    ]);
    expect((await portfolios()).map(({ name }: { name: string }) => name).sort()).toEqual([
      'Emerytura',
      'Questrade acc-a',
      'Questrade acc-b',
    ]);
  });
});
