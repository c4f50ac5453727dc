import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { actorOf } from '../../../platform/http/context.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { backtestFailures, emptyAnswers } from '../failures.ts';
import { analyzePortfolio } from './analyze-portfolio.ts';
import { simulationChanged } from './backtest-events.ts';
import { simulationCsv, simulationPlot } from './download-simulation.ts';
import { cancelSimulation, deleteSimulation, exportSimulations } from './manage-simulations.ts';
import { readSweep, startSweep } from './manage-sweeps.ts';
import { recoverCutOff, recoverJob } from './running/recover-simulations.ts';
import { runSimulation, runSimulationJob } from './running/run-simulation.ts';
import { runSweep, runSweepJob } from './running/run-sweep.ts';
import { createThreadPool } from './running/thread-pool.ts';
import { simulationForm } from './simulation-form.ts';
import { simulationOutlook } from './simulation-outlook.ts';

export const backtest: Registration = {
  name: 'backtest',
  failures: [...backtestFailures, ...emptyAnswers],
  calls: () => [
    bind(contract.portfolioAnalyzer, analyzePortfolio),
    bind(contract.cancelSimulation, cancelSimulation),
    bind(contract.deleteSimulation, deleteSimulation),
    bind(contract.simulationCsv, simulationCsv),
    bind(contract.simulationPlot, simulationPlot),
    bind(contract.simulationOutlook, simulationOutlook),
    bind(contract.startSweep, startSweep),
    bind(contract.readSweep, readSweep),
    bind(contract.simulationForm, simulationForm),
  ],
  jobs(services) {
    const threads = createThreadPool();
    return [
      // One for each thread: so many simulations are under way at once, the others queue.
      ...Array.from({ length: threads.size }, () =>
        handles(runSimulationJob, (request) => runSimulation(services, threads, request)),
      ),
      handles(runSweepJob, (request) => runSweep(services, threads, request)),
      handles(recoverJob, () => recoverCutOff(services)),
    ];
  },
  events: [simulationChanged],
  fills: [
    accountLife.with({ exported: exportSimulations }),
    restorable.with({
      tables: ['simulations', 'simulation_results', 'simulation_lines', 'simulation_sweeps'],
      settle: (tx, context) =>
        context.services.events.publish(tx, simulationChanged.of(actorOf(context).userId)),
    }),
  ],
};
