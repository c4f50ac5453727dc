import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { Visitor } from '../../support/callers/visitor.ts';
import { eventually } from '../../support/eventually.ts';
import {
  analyze,
  computing,
  runToEnd,
  type Started,
  simulatedPortfolio,
  startRun,
} from '../../support/records/simulated-portfolio.ts';
import { runWalory, type WaloryProcess } from '../../support/run-walory.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Person;
let portfolio: string;
beforeAll(async () => {
  walory = await startTestWalory();
  anna = await newPerson(walory);
  portfolio = await simulatedPortfolio(walory.database, anna.browser, await manyAssets(walory.database));
});
afterAll(() => walory.stop());

async function manyAssets(database: Database): Promise<Record<string, string>> {
  const rows = await database.many<{ ticker: string }>(sql`
    select i.ticker from instruments i join asset_classes k on k.id = i.class_id
    where k.slug = 'stocks' and i.owner_id is null and i.status = 'active' order by i.popularity desc limit 80`);
  return Object.fromEntries(rows.map(({ ticker }) => [ticker, '10']));
}

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** Long enough to be met on its way: many assets, and plans of many steps each day by a solver without a warm start. */
const long = {
  start_at: '2018-01-02',
  end_at: '2025-12-30',
  strategies: [
    { name: 'Hold' },
    ...[5, 8].map((gamma) => ({
      name: 'MultiPeriodOptimization',
      params: { gamma, rebalance_frequency: 'D', planning_horizon: 60, solver: 'CLARABEL' },
    })),
  ],
};

/** What is left of it would take longer than this on any machine, in milliseconds. */
const restOfTheRun = 120_000;

type By = { browser: Visitor; portfolio: string };
const own = (): By => ({ browser: anna.browser, portfolio });

async function statusOf({ browser, portfolio }: By, { job_id }: Started) {
  return (await analyze(browser, 'check-portfolio-history-simulation-status', portfolio, { job_id })).body;
}

/** Waits until the run is under way and has reported how far. */
async function underWay(by: By, started: Started) {
  return eventually(
    async () => {
      const status = await statusOf(by, started);
      if (status.status !== 'queued' && status.status !== 'running')
        throw new Error(`over too early: ${JSON.stringify(status)}`);
      return status.status === 'running' && status.so_far && status.strategies[1].done > 0 && status;
    },
    () => 'the run did not get under way',
    computing,
  );
}

test('a run tells how far it is, strategy by strategy, with its curves; cancelled it ends at once (rule B-14)', async () => {
  const started = await startRun(anna.browser, portfolio, long);
  const first = await underWay(own(), started);
  expect(first.strategies[0]).toMatchObject({ slot: 1, name: 'Hold', status: 'done', progress: 1 });
  expect(first.strategies[1]).toMatchObject({ slot: 2, status: 'running', total: first.day_total });
  expect(first.progress).toBeGreaterThan(1 / 3);
  expect(first.progress).toBeLessThan(1);
  expect(first.day).toMatch(/^20\d\d-/);
  expect(first.so_far.lines.map((line: { slot: number | null }) => line.slot)).toEqual([1, 2, 3, null]);
  for (const line of first.so_far.lines) expect(line.values).toHaveLength(line.dates.length);
  await expect
    .poll(async () => (await statusOf(own(), started)).strategies[1].done, { timeout: computing })
    .toBeGreaterThan(first.strategies[1].done);

  const cancelled = await anna.browser.post(`/api/simulations/${started.simulation_id}/cancel`);
  expect(cancelled.body).toEqual({ data: { status: 'cancelled' } });
  expect(await statusOf(own(), started)).toMatchObject({ status: 'cancelled', reason: null });
  // The thread is free again: the next run does not wait for the rest of this one.
  const next = await startRun(anna.browser, portfolio, { strategies: [{ name: 'Hold' }] });
  const began = Date.now();
  expect(await runToEnd(anna.browser, portfolio, next)).toMatchObject({ status: 'done' });
  expect(Date.now() - began).toBeLessThan(restOfTheRun);
  const again = await anna.browser.post(`/api/simulations/${started.simulation_id}/cancel`);
  expect(again.body).toEqual({ data: { status: 'cancelled' } });
  const done = await anna.browser.post(`/api/simulations/${next.simulation_id}/cancel`);
  expect(done.body).toEqual({ data: { status: 'done' } });
  const { count } = await walory.database.one<{ count: number }>(
    sql`select count(*) from simulation_results where simulation_id = ${started.simulation_id}`,
  );
  expect(count).toBe(0);
});

test('removing a run that is under way ends it', async () => {
  const started = await startRun(anna.browser, portfolio, long);
  await underWay(own(), started);
  expect((await anna.browser.delete(`/api/simulations/${started.simulation_id}`)).status).toBe(200);
  const next = await startRun(anna.browser, portfolio, { strategies: [{ name: 'Hold' }] });
  expect(await runToEnd(anna.browser, portfolio, next)).toMatchObject({ status: 'done' });
});

test('several runs queue and all end well; a sixth is refused while five are under way (rule B-15)', async () => {
  const runs: Started[] = [await startRun(anna.browser, portfolio, long)];
  for (let i = 0; i < 4; i++)
    runs.push(
      await startRun(anna.browser, portfolio, { strategies: [{ name: 'Uniform' }, { name: 'Hold' }] }),
    );
  const sixth = await analyze(anna.browser, 'run-portfolio-history-simulation', portfolio, {
    language: 'en',
    benchmark: 'WIG20',
    ...long,
  });
  expect([sixth.status, sixth.body.errors]).toEqual([422, { portfolio_id: ['tooManySimulations'] }]);
  expect(sixth.body.params).toEqual({ 'portfolio_id.most': '5' });
  // Pages are answered while it computes.
  await underWay(own(), runs[0]!);
  for (let i = 0; i < 10; i++) {
    const began = performance.now();
    expect((await anna.browser.get('/api/portfolios')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(5000);
  }
  await anna.browser.post(`/api/simulations/${runs[0]!.simulation_id}/cancel`);
  for (const started of runs.slice(1))
    expect(await runToEnd(anna.browser, portfolio, started)).toMatchObject({ status: 'done' });
});

/** As if the process that computes had died and nobody had noticed yet. */
async function cutOff(started: Started, attempts: number): Promise<void> {
  await walory.database.run(sql`
    update simulations set status = 'running', runner = ${newId()}, attempts = ${attempts}, finished_at = null,
      started_at = now() - interval '1 minute', heartbeat_at = now() - interval '1 minute'
    where id = ${started.simulation_id}`);
  await walory.database.run(
    sql`delete from simulation_results where simulation_id = ${started.simulation_id}`,
  );
  await walory.database.run(sql`delete from simulation_lines where simulation_id = ${started.simulation_id}`);
}

test('a run that was cut off begins again once, and has failed the second time (rule B-13)', async () => {
  const started = await startRun(anna.browser, portfolio, { strategies: [{ name: 'Hold' }] });
  await runToEnd(anna.browser, portfolio, started);
  await cutOff(started, 1);
  expect(await statusOf(own(), started)).toMatchObject({ status: expect.stringMatching(/queued|running/) });
  expect(await runToEnd(anna.browser, portfolio, started)).toMatchObject({ status: 'done', attempt: 2 });

  await cutOff(started, 2);
  expect(await statusOf(own(), started)).toMatchObject({
    status: 'failed',
    reason: { code: 'interrupted', values: {} },
  });
});

test('who computed a run that was taken away from it stores nothing', async () => {
  const started = await startRun(anna.browser, portfolio, long);
  await underWay(own(), started);
  const other = newId();
  await walory.database.run(sql`
    update simulations set runner = ${other}, heartbeat_at = now() + interval '1 hour' where id = ${started.simulation_id}`);
  await sleep(2500);
  const { runner } = await walory.database.one<{ runner: string }>(
    sql`select runner from simulations where id = ${started.simulation_id}`,
  );
  expect(runner).toBe(other);
  // The thread was let go.
  const next = await startRun(anna.browser, portfolio, { strategies: [{ name: 'Hold' }] });
  expect(await runToEnd(anna.browser, portfolio, next)).toMatchObject({ status: 'done' });
  await anna.browser.delete(`/api/simulations/${started.simulation_id}`);
});

async function process(databaseUrl?: string): Promise<WaloryProcess> {
  const running = await runWalory({ logLevel: 'error', ...(databaseUrl && { databaseUrl }) });
  cleanUp.push(() => running.stop());
  return running;
}

test('kill -9 in the middle of a run: after the next start it begins again by itself; an orderly stop ends soon and leaves it to the next start (rule B-13)', async () => {
  const first = await process();
  const browser = first.visitor();
  const account = await browser.register();
  const theirs = openDatabase({ connectionString: first.databaseUrl }, 2, () => {});
  cleanUp.push(() => theirs.close());
  const held = await simulatedPortfolio(theirs, browser, await manyAssets(theirs));
  const started = await startRun(browser, held, long);
  await underWay({ browser, portfolio: held }, started);
  first.child.kill('SIGKILL');

  const second = await process(first.databaseUrl);
  const back = new Visitor(second.url);
  await back.signIn(account.email, account.password);
  const by = { browser: back, portfolio: held };
  // Somebody may have noticed already.
  expect(await statusOf(by, started)).toMatchObject({ status: expect.stringMatching(/queued|running/) });
  await expect
    .poll(async () => (await statusOf(by, started)).attempt, { timeout: computing, interval: 500 })
    .toBe(2);
  await underWay(by, started);

  const exit = once(second.child, 'exit');
  const began = Date.now();
  second.child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  expect(Date.now() - began).toBeLessThan(restOfTheRun);
  const row = await theirs.one<{ status: string; attempts: number }>(
    sql`select status, attempts, reason from simulations where id = ${started.simulation_id}`,
  );
  expect(row).toEqual({ status: 'running', attempts: 2, reason: null });
});
