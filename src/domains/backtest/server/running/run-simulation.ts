import { newId } from '../../../../foundation/ids.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { shareUser } from '../../../identity/server/user-store.ts';
import { BacktestFailure } from '../../engine/backtest-failure.ts';
import { reasonOf } from '../../engine/failure-reason.ts';
import { simulationChanged } from '../backtest-events.ts';
import { insertResult } from '../result-store.ts';
import {
  claimSimulation,
  endRun,
  keepAlive,
  type RunProgress,
  type SimulationKey,
  type SimulationRow,
} from '../simulation-store.ts';
import { assembleResult } from './assemble-result.ts';
import { computeStrategies } from './compute-strategies.ts';
import { LivingRun, RunTaken } from './living-run.ts';
import { setUpRun } from './set-up-run.ts';
import { tellOfSimulation } from './tell-of-simulation.ts';
import type { Reason } from './thread-messages.ts';
import { TaskRefused, type ThreadPool } from './thread-pool.ts';

/** Retries are for faults before the run is taken up; what was cut off is given back by `recoverCutOff`. */
export const runSimulationJob = defineJob<SimulationKey>('backtest.run', { retries: 2 });

/** Just below the queue's own quarter of an hour, so that it is this limit that tells the reason. */
export const timeLimitSeconds = 890;

/** Takes a queued simulation up and sees it to its end. */
export async function runSimulation(
  services: Services,
  pool: ThreadPool,
  { userId, simulationId }: SimulationKey,
  limitSeconds = timeLimitSeconds,
): Promise<void> {
  const { database, events } = services;
  const runner = newId();
  const key = { userId, simulationId };
  const simulation = await database.transaction(async (tx) => {
    const claimed = await claimSimulation(tx, key, runner);
    if (claimed) await events.publish(tx, simulationChanged.of(userId));
    return claimed;
  });
  if (!simulation) return;
  const run = new LivingRun<RunProgress>({
    services,
    userId,
    limitSeconds,
    beat: (tx, progress) => keepAlive(tx, key, runner, progress),
  });
  try {
    await compute(services, pool, simulation, { run, runner });
  } catch (error) {
    if (error instanceof RunTaken) return;
    const reason = reasonBehind(error);
    if (reason.code === 'fault') services.log.error({ err: error, simulationId }, 'simulation failed');
    await finish(services, simulation, runner, reason);
  } finally {
    run.stop();
  }
}

async function compute(
  services: Services,
  pool: ThreadPool,
  simulation: SimulationRow,
  { run, runner }: { run: LivingRun<RunProgress>; runner: string },
): Promise<void> {
  const setup = await setUpRun(services, simulation.request);
  const outcomes = await computeStrategies(pool, simulation.request, setup, run);
  run.signal.throwIfAborted();
  run.stop();
  const { database, events, clock, settings } = services;
  const result = assembleResult(simulation, setup, outcomes, settings.demo);
  await database.transaction(async (tx) => {
    if (!(await shareUser(tx, simulation.user_id))) return;
    // Cancelled at the last moment: then nothing is stored.
    if (!(await endRun(tx, keyOf(simulation), runner, { status: 'done' }))) return;
    await insertResult(tx, simulation.user_id, result, clock.now());
    await tellOfSimulation(tx, services, simulation, 'simulationFinished');
    await events.publish(tx, simulationChanged.of(simulation.user_id));
  });
}

const keyOf = (row: SimulationRow): SimulationKey => ({ userId: row.user_id, simulationId: row.id });

/** What is stored of whatever ended a run. */
export function reasonBehind(error: unknown): Reason {
  if (error instanceof TaskRefused) return error.reason;
  if (error instanceof BacktestFailure) return reasonOf(error);
  return { code: 'fault', values: {} };
}

async function finish(
  services: Services,
  simulation: SimulationRow,
  runner: string,
  reason: Reason,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    if (!(await shareUser(tx, simulation.user_id))) return;
    if (!(await endRun(tx, keyOf(simulation), runner, { status: 'failed', reason }))) return;
    await tellOfSimulation(tx, services, simulation, 'simulationFailed');
    await services.events.publish(tx, simulationChanged.of(simulation.user_id));
  });
}
