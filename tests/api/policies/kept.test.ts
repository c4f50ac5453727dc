import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { synchronise } from '../../../src/domains/brokers/server/synchronising/synchronise.ts';
import { type OpenServices, openServices } from '../../../src/entry/open-services.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { bearer, keyOf } from '../../support/callers/people.ts';
import { must, onPlan } from '../../support/callers/trader.ts';
import {
  addIntegration,
  addPortfolio,
  answered,
  beyondPlan,
  type Counted,
  connectBroker,
  follow,
  type LimitedWalory,
  startLimitedWalory,
  type World,
} from '../../support/policies/limited-world.ts';
import { ownedBy } from '../../support/policies/read-only-cases.ts';

let limited: LimitedWalory;
let anna: World;
let opened: OpenServices;
beforeAll(async () => {
  limited = await startLimitedWalory();
  opened = await openServices(limited.walory.settings);
});
afterAll(async () => {
  await opened.closeServices();
  await limited.stop();
});
beforeEach(async () => {
  anna = await limited.person('free');
});

const toFree = () => onPlan(limited.database, anna, null);
const toPlenty = () => onPlan(limited.database, anna, 'plenty');
const rename = (id: string) =>
  anna.browser.put(`/api/portfolios/${id}`, {
    name: 'Inaczej',
    currency_id: '0193277e-0000-7000-8000-000000000101',
  });
const keep = (policy: Counted, ids: string[]) => anna.browser.put('/api/billing/kept', { policy, ids });

type Listed = { id: string; is_read_only: boolean };
// biome-ignore lint/suspicious/noExplicitAny: answers of the API as they come
const read = async (path: string): Promise<any> => (await must(anna.browser.get(path))).body.data;
const closed = async (path: string) =>
  (await read(path)).filter((one: Listed) => one.is_read_only).map(({ id }: Listed) => id);
async function kept(policy: Counted): Promise<[string, boolean][]> {
  const all = (await read('/api/billing/kept')) as {
    policy: string;
    things: { id: string; is_active: boolean }[];
  }[];
  return all.find((one) => one.policy === policy)!.things.map(({ id, is_active }) => [id, is_active]);
}

describe('of more portfolios than the plan allows', () => {
  test('what was removed comes back there, but no earlier version does (UN-8)', async () => {
    await addPortfolio(anna.browser);
    const second = await addPortfolio(anna.browser);
    await must(rename(second));
    const [renamed] = await read('/api/changes');
    await toFree();
    for (const way of ['restore', 'undo'])
      expect(answered(await anna.browser.post(`/api/changes/${renamed.id}/${way}`, {}))).toEqual(beyondPlan);
    await must(anna.browser.delete(`/api/portfolios/${second}`));
    const [removed] = await read('/api/changes?undoable=1');
    await must(anna.browser.post(`/api/changes/${removed.id}/undo`, {}));
    expect(await closed('/api/portfolios')).toEqual([second]);
  });

  test('the oldest stays active, and lists say so of the others (BL-17, BL-18)', async () => {
    const [first, second, third] = [
      await addPortfolio(anna.browser),
      await addPortfolio(anna.browser),
      await addPortfolio(anna.browser),
    ];
    expect(await closed('/api/portfolios')).toEqual([]);
    await toFree();
    expect(await closed('/api/portfolios')).toEqual([second, third]);
    expect(await closed('/api/portfolios?simplified=1')).toEqual([second, third]);
    expect((await read(`/api/portfolios/${third}/performance`)).portfolio.is_read_only).toBe(true);
    expect((await read(`/api/portfolios/${first}/performance`)).portfolio.is_read_only).toBe(false);
    expect(await kept('portfolios')).toEqual([
      [first, true],
      [second, false],
      [third, false],
    ]);
  });

  test('the chosen one stays active instead, also after an upgrade and back (BL-18)', async () => {
    const [first, second] = [await addPortfolio(anna.browser), await addPortfolio(anna.browser)];
    await toFree();
    await must(keep('portfolios', [second]));
    expect(await closed('/api/portfolios')).toEqual([first]);
    expect(answered(await rename(first))).toEqual(beyondPlan);
    await must(rename(second));
    await toPlenty();
    expect(await closed('/api/portfolios')).toEqual([]);
    await must(rename(first));
    await toFree();
    expect(await closed('/api/portfolios')).toEqual([first]);
    // Another choice takes its place; none leaves it to their age.
    await must(keep('portfolios', []));
    expect(await closed('/api/portfolios')).toEqual([second]);
  });

  test('a choice of too many, of what is not there or of somebody else is refused with nothing done (BL-18)', async () => {
    const [first, second] = [await addPortfolio(anna.browser), await addPortfolio(anna.browser)];
    const other = await limited.person('free');
    const foreign = await addPortfolio(other.browser);
    await toFree();
    const many = await keep('portfolios', [first, second]);
    expect([many.status, many.body.errors]).toEqual([422, { ids: ['tooManyKept'] }]);
    expect((await keep('portfolios', [foreign])).status).toBe(404);
    expect((await keep('strategies', [first])).status).toBe(404);
    expect((await keep('portfolios', ['nonsense'])).status).toBe(404);
    expect(await closed('/api/portfolios')).toEqual([second]);
  });

  test('what exceeds is read, exported and removed, and that makes room at once (BL-17)', async () => {
    const keptOne = await ownedBy(anna);
    const excess = await ownedBy(anna);
    await toFree();
    for (const path of [
      `/api/portfolios/${excess.id}/performance`,
      `/api/portfolios/${excess.id}/history`,
      `/api/transactions?portfolioId=${excess.id}`,
      `/api/portfolios/${excess.id}/rebalancing`,
      '/api/user/export',
    ])
      expect((await anna.browser.get(path)).status, path).toBe(200);
    await must(anna.browser.delete(`/api/transactions/${excess.transferId}`));
    await must(
      anna.browser.delete(`/api/strategies/${await strategyOf(excess.id)}?portfolioId=${excess.id}`),
    );
    await must(anna.browser.delete(`/api/integrations/${excess.integration}?name=${excess.integration}`));
    await must(anna.browser.delete(`/api/portfolio-assets/${excess.holdingId}`));
    await must(anna.browser.delete(`/api/portfolios/${keptOne.ppk}`));
    await must(anna.browser.delete(`/api/portfolios/${keptOne.id}`));
    await must(anna.browser.delete(`/api/portfolios/${excess.ppk}`));
    await must(rename(excess.id));
  });

  test('rows leave it for one that is active, and not the other way (BL-17)', async () => {
    const keptOne = await ownedBy(anna);
    const excess = await ownedBy(anna);
    await toFree();
    const move = (id: string, to: string) =>
      anna.browser.post('/api/transactions/bulk', { ids: [id], action: 'move', portfolio_id: to });
    expect(answered(await move(keptOne.transferId, excess.id))).toEqual(beyondPlan);
    // The sale first: what it leans on must not go before.
    await must(anna.browser.delete(`/api/transactions/${excess.transferId}`));
    await must(move(excess.transactionId, keptOne.id));
  });

  test('the end of the plan alone does it, by the clock and without a job (BL-17)', async () => {
    await addPortfolio(anna.browser);
    const second = await addPortfolio(anna.browser);
    await limited.database.run(sql`
      update subscriptions set ends_at = now() + interval '1 hour' where user_id = ${anna.id}`);
    await must(rename(second));
    await limited.database.run(sql`
      update subscriptions set ends_at = now() - interval '1 second' where user_id = ${anna.id}`);
    expect(answered(await rename(second))).toEqual(beyondPlan);
  });

  test('programs with a key are refused alike, and never choose (BL-16)', async () => {
    await addPortfolio(anna.browser);
    const second = await addPortfolio(anna.browser);
    const options = bearer(await keyOf(anna));
    await toFree();
    const program = limited.walory.visitor();
    const body = { name: 'Z klucza', currency_id: '0193277e-0000-7000-8000-000000000101' };
    expect(answered(await program.send('PUT', `/api/portfolios/${second}`, body, options))).toEqual(
      beyondPlan,
    );
    expect(
      (await program.send('PUT', '/api/billing/kept', { policy: 'portfolios', ids: [second] }, options))
        .status,
    ).toBe(403);
  });
});

async function strategyOf(portfolioId: string): Promise<string> {
  const { strategy_id } = await limited.database.one<{ strategy_id: string }>(
    sql`select strategy_id from portfolio_strategies where portfolio_id = ${portfolioId}`,
  );
  return strategy_id;
}

describe('of more connections than the plan allows', () => {
  const services = () => opened.services;
  const lastTry = async (id: string) =>
    limited.database.one<{ last_result: object | null; next_try_at: Date | null }>(
      sql`select last_result, next_try_at from integrations where id = ${id}`,
    );

  test('the excess is not synchronised, by nobody, and is tried again later (BL-19)', async () => {
    await addPortfolio(anna.browser);
    const [first, second] = [
      (await must(connectBroker(anna.browser, 1))).body.data.id,
      (await must(connectBroker(anna.browser, 2))).body.data.id,
    ];
    await toFree();
    expect(await closed('/api/integrations')).toEqual([second]);
    for (const id of [first, second]) await synchronise(services(), { userId: anna.id, id, isDue: true });
    expect((await lastTry(first)).last_result).toMatchObject({ is: 'done' });
    expect((await lastTry(second)).last_result).toBeNull();
    // Not found again and again by whoever looks for what is due.
    expect((await lastTry(second)).next_try_at!.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    expect(await read('/api/brokers?action=refresh-assets')).toEqual({ queued: 1 });
    await must(keep('integrations', [second]));
    expect(await closed('/api/integrations')).toEqual([first]);
    await must(anna.browser.post(`/api/integrations/${second}/synchronise`, {}));
  });

  test('one that feeds only portfolios beyond the plan is paused with them, and goes on with them (BL-19)', async () => {
    const [, second] = [await addPortfolio(anna.browser), await addPortfolio(anna.browser)];
    const { id } = (await must(connectBroker(anna.browser, 1, { portfolio_id: second }))).body.data;
    await toFree();
    expect(await closed('/api/integrations')).toEqual([id]);
    await synchronise(services(), { userId: anna.id, id });
    expect((await lastTry(id)).last_result).toBeNull();
    const { synchronisations } = (await read(`/api/portfolios/${second}/performance`)).portfolio;
    expect(synchronisations).toMatchObject([{ integration_id: id, is_read_only: true }]);
    await must(keep('portfolios', [second]));
    expect(await closed('/api/integrations')).toEqual([]);
    await synchronise(services(), { userId: anna.id, id });
    expect((await lastTry(id)).last_result).toMatchObject({ is: 'done' });
  });

  test('what is disconnected does not count, and coming back needs room (BL-19)', async () => {
    const portfolio = await addPortfolio(anna.browser);
    const [first, second] = [
      await addIntegration(anna, portfolio, 'connected'),
      await addIntegration(anna, portfolio, 'connected'),
    ];
    await toFree();
    await must(anna.browser.delete(`/api/integrations/${first}?name=${first}`));
    expect(await closed('/api/integrations')).toEqual([]);
    expect(answered(await anna.browser.post(`/api/integrations/${first}/restore`, {}))).toEqual(beyondPlan);
    await must(anna.browser.post(`/api/integrations/${second}/synchronise`, {}));
  });
});

describe('of more portfolios with a strategy than the plan allows', () => {
  test('the excess stays connected and is shown, and its coverage is not reckoned (BL-20)', async () => {
    await limited.database.run(sql`update plans set portfolios = 10 where slug = 'free'`);
    const [first, second] = [await addPortfolio(anna.browser), await addPortfolio(anna.browser)];
    for (const id of [second, first]) await must(follow(anna.browser, id));
    await toFree();
    const listed = await read('/api/portfolios');
    expect(
      listed.map((one: Record<string, unknown>) => [
        one.id,
        one.strategy_id !== null,
        one.strategy_is_read_only,
      ]),
    ).toEqual([
      [first, true, false],
      [second, true, true],
    ]);
    expect(listed[1].strategy_percent).toBeNull();
    expect(await read(`/api/portfolios/${second}/rebalancing`)).toMatchObject({
      is_read_only: true,
      components: [],
    });
    const following = (await read('/api/strategies')).flatMap(
      ({ portfolios }: { portfolios: Listed[] }) => portfolios,
    );
    expect(following.filter((one: Listed) => one.is_read_only).map(({ id }: Listed) => id)).toEqual([second]);
    await must(keep('strategies', [second]));
    expect(await kept('strategies')).toEqual([
      [second, true],
      [first, false],
    ]);
    await limited.database.run(sql`update plans set portfolios = 1 where slug = 'free'`);
  });
});

test('with plans off there is nothing to choose', async () => {
  const free = await limited.person('off');
  expect((await free.browser.get('/api/billing/kept')).status).toBe(404);
  expect((await free.browser.put('/api/billing/kept', { policy: 'portfolios', ids: [] })).status).toBe(404);
});
