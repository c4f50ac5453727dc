import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { simulationChanged } from '../backtest-events.ts';
import { releaseCutOff } from '../simulation-store.ts';
import { releaseCutOffSweeps } from '../sweep-store.ts';
import { runSimulationJob } from './run-simulation.ts';
import { runSweepJob } from './run-sweep.ts';
import { tellOfSimulation } from './tell-of-simulation.ts';

/** Looks after runs whose process is gone; a person who asks for such a run's status does it too. */
export const recoverJob = defineJob<Record<string, never>>('backtest.recover', { schedule: '* * * * *' });

const mostAttempts = 2;
const reason = { code: 'interrupted', values: {} } as const;

/** A run that was cut off begins again, once; one that was cut off twice has failed and says so. */
export async function recoverCutOff(services: Services): Promise<void> {
  const { database, jobs, events } = services;
  await database.transaction(async (tx) => {
    const runs = await releaseCutOff(tx, mostAttempts, reason);
    const sweeps = await releaseCutOffSweeps(tx, mostAttempts, reason);
    for (const { id, user_id, status } of runs)
      if (status === 'queued') await jobs.send(tx, runSimulationJob, { userId: user_id, simulationId: id });
    for (const run of runs)
      if (run.status === 'failed') await tellOfSimulation(tx, services, run, 'simulationFailed');
    for (const { user_id, simulation_id, slot, status } of sweeps)
      if (status === 'queued')
        await jobs.send(tx, runSweepJob, { userId: user_id, simulationId: simulation_id, slot });
    for (const userId of new Set([...runs, ...sweeps].map(({ user_id }) => user_id)))
      await events.publish(tx, simulationChanged.of(userId));
  });
}
