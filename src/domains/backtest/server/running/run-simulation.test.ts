import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../../../tests/support/callers/people.ts';
import {
  analyze,
  simulatedPortfolio,
  startRun,
} from '../../../../../tests/support/records/simulated-portfolio.ts';
import { startTestWalory, type TestWalory } from '../../../../../tests/support/test-walory.ts';
import { openServices } from '../../../../entry/open-services.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Services } from '../../../../platform/services.ts';
import { recoverCutOff } from './recover-simulations.ts';
import { runSimulation } from './run-simulation.ts';
import { runSweep } from './run-sweep.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

let walory: TestWalory;
let services: Services;
let close: () => Promise<void>;
let person: Person;
let portfolio: string;
let pool: ThreadPool;
beforeAll(async () => {
  // Without a worker: the test itself takes runs up.
  walory = await startTestWalory({ role: 'web' });
  ({ services, closeServices: close } = await openServices(walory.settings));
  await services.jobs.setUp([]);
  pool = createThreadPool(2);
  person = await newPerson(walory);
  portfolio = await simulatedPortfolio(walory.database, person.browser);
});
afterAll(async () => {
  await pool.close();
  await close();
  await walory.stop();
});

async function started(strategies: unknown[], changes: Record<string, unknown> = {}): Promise<string> {
  return (await startRun(person.browser, portfolio, { strategies, ...changes })).simulation_id;
}
const keyOf = (simulationId: string) => ({ userId: person.id, simulationId });
async function read(simulationId: string) {
  const answer = await analyze(person.browser, 'fetch-single-portfolio-history-simulation', portfolio, {
    simulation_id: simulationId,
  });
  return answer.body;
}

test('a run that takes too long has failed with that reason (rule B-12)', async () => {
  const id = await started([
    { name: 'Uniform' },
    {
      name: 'MultiPeriodOptimization',
      params: {
        rebalance_frequency: 'D',
        planning_horizon: 30,
        solver: 'SCS',
        solver_options: { eps: 1e-8 },
      },
    },
  ]);
  // The run takes most of a second on a quick machine.
  await runSimulation(services, pool, keyOf(id), 0.05);
  expect(await read(id)).toMatchObject({
    status: 'failed',
    reason: { code: 'timeLimit', values: { minutes: 1 } },
  });
});

test('two processes that are told of the same run compute it once', async () => {
  const id = await started([{ name: 'Uniform' }, { name: 'Hold' }]);
  await Promise.all([1, 2].map(() => runSimulation(services, pool, keyOf(id))));
  expect((await read(id)).status).toBe('done');
  const { attempts } = await walory.database.one<{ attempts: number }>(
    sql`select attempts from simulations where id = ${id}`,
  );
  expect(attempts).toBe(1);
  // Told once more, late: nothing happens.
  await runSimulation(services, pool, keyOf(id));
  expect((await read(id)).status).toBe('done');
});

test('a run whose prices are gone by then has failed with a reason, not silently', async () => {
  const id = await started([{ name: 'Hold' }]);
  await walory.database.run(sql`
    update simulations set wish = jsonb_set(wish, '{portfolio,assets}', '[]') where id = ${id}`);
  await runSimulation(services, pool, keyOf(id));
  expect(await read(id)).toMatchObject({ status: 'failed', reason: { code: 'noAssets' } });
});

test('a fault of ours is stored as such and tells no detail', async () => {
  const id = await started([{ name: 'Hold' }]);
  await walory.database.run(sql`
    update simulations set wish = jsonb_set(wish, '{strategies,0,strategy}', 'null') where id = ${id}`);
  await runSimulation(services, pool, keyOf(id));
  const { status, reason } = await walory.database.one<{ status: string; reason: unknown }>(
    sql`select status, reason from simulations where id = ${id}`,
  );
  expect([status, reason]).toEqual(['failed', { code: 'fault', values: {} }]);
  await walory.database.run(sql`delete from simulations where id = ${id}`);
});

test('a run on borrowed money that loses everything ends on that day, with shorter series', async () => {
  // Far more than all of it in one asset, on borrowed money.
  const id = await started([
    { name: 'FixedTrades', params: { trades: [{ date: '2020-01-02', ticker: 'BTC', units: 40 }] } },
  ]);
  await runSimulation(services, pool, keyOf(id));
  const { data, status } = await read(id);
  expect(status).toBe('done');
  expect(data.strategies[0].bankrupt_on).toMatch(/^2020-/);
  expect(data.series.lines[0].values.length).toBeLessThan(data.series.dates.length);
  expect(data.series.lines[1].values).toHaveLength(data.series.dates.length);
  const outlook = await person.browser.get(`/api/simulations/${id}/outlook?slot=1`);
  expect(outlook.body.errors).toEqual({ slot: ['singleDay'] });
  expect((await person.browser.get(`/api/simulations/${id}/csv`)).text).toMatch(/,,,\d/);
  const answer = await analyze(person.browser, 'interpret-portfolio-simulation', portfolio, {
    statistics_history_id: (await read(id)).statistics_history_id,
    language: 'en',
  });
  expect(answer.body.interpretation).toContain('had nothing left');
});

test('a sweep that was cut off begins again once, then has failed (rule B-13)', async () => {
  const id = await started([{ name: 'SinglePeriodOptimization' }]);
  await runSimulation(services, pool, keyOf(id));
  const path = `/api/simulations/${id}/sweep`;
  await person.browser.post(path, { slot: 1, gammas: [1], kappas: [0.05, 0.1] });
  const silent = () =>
    walory.database.run(sql`
      update simulation_sweeps set status = 'running', runner = gen_random_uuid(), attempts = greatest(attempts, 1),
        heartbeat_at = now() - interval '1 minute' where simulation_id = ${id}`);
  await silent();
  await recoverCutOff(services);
  expect((await person.browser.get(`${path}?slot=1`)).body.data.status).toBe('queued');
  await runSweep(services, pool, { ...keyOf(id), slot: 1 });
  const done = (await person.browser.get(`${path}?slot=1`)).body.data;
  expect([done.status, done.cells.length]).toEqual(['done', 2]);
  await silent();
  await recoverCutOff(services);
  expect((await person.browser.get(`${path}?slot=1`)).body.data).toMatchObject({
    status: 'failed',
    reason: { code: 'interrupted' },
  });
});
