import { newId } from '../../../../foundation/ids.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { simulationChanged } from '../backtest-events.ts';
import { simulationById } from '../simulation-store.ts';
import { claimSweep, endSweep, keepSweepAlive, type Place } from '../sweep-store.ts';
import { LivingRun, RunTaken } from './living-run.ts';
import { reasonBehind, timeLimitSeconds } from './run-simulation.ts';
import { setUpRun } from './set-up-run.ts';
import type { SweepOutcome } from './thread-messages.ts';
import type { ThreadPool } from './thread-pool.ts';

export const runSweepJob = defineJob<Place>('backtest.sweep', { retries: 2 });

/** One optimising strategy under every pair of gamma and kappa, on one thread, cell after cell. */
export async function runSweep(services: Services, pool: ThreadPool, place: Place): Promise<void> {
  const { database, events, log } = services;
  const runner = newId();
  const sweep = await database.transaction((tx) => claimSweep(tx, place, runner));
  const simulation = sweep && (await simulationById(database, place));
  if (!sweep || !simulation) return;
  const { userId } = place;
  const { request } = simulation;
  const cells: SweepOutcome[] = [];
  const run = new LivingRun<SweepOutcome[]>({
    services,
    userId,
    limitSeconds: timeLimitSeconds,
    beat: (tx, news) => keepSweepAlive(tx, place, runner, news),
  });
  let reason = null;
  try {
    const { market, holdings } = await setUpRun(services, request);
    const { strategy } = request.strategies.find(({ slot }) => slot === place.slot)!;
    await pool.compute(
      {
        kind: 'sweep',
        market: { ...market, volumes: null },
        strategy,
        start: request.start,
        end: request.end,
        holdings,
        costs: { linear: request.tradeCostPercent / 100, shortFee: request.borrowFeePercent },
        gammas: sweep.gammas,
        kappas: sweep.kappas,
      },
      {
        onCell(cell) {
          cells.push(cell);
          run.tell(cells);
        },
      },
      run.signal,
    );
  } catch (error) {
    if (error instanceof RunTaken) return;
    reason = reasonBehind(error);
    if (reason.code === 'fault') log.error({ err: error, ...place }, 'sweep failed');
  } finally {
    run.stop();
  }
  await database.transaction(async (tx) => {
    if (await endSweep(tx, place, runner, { cells, reason }))
      await events.publish(tx, simulationChanged.of(userId));
  });
}
