import type { CallInput } from '../../../foundation/contract.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { portfolioAnalyzer } from '../contract.ts';
import { interpretSimulation } from './interpretation/interpret-simulation.ts';
import { listSimulations, readSimulation } from './read-simulations.ts';
import { startSimulation } from './running/start-simulation.ts';
import { simulationStatus } from './simulation-status.ts';

/** The one call with six actions. */
export async function analyzePortfolio(context: Context, { body }: CallInput<typeof portfolioAnalyzer>) {
  const portfolioId = body.portfolio_id;
  switch (body.action) {
    case 'run-portfolio-history-simulation':
      return startSimulation(context, body);
    case 'check-portfolio-history-simulation-status':
      return simulationStatus(context, { jobId: body.job_id, portfolioId });
    case 'get-portfolio-history-simulation-results':
      return readSimulation(context, { id: body.simulation_id, jobId: body.job_id, portfolioId });
    case 'fetch-single-portfolio-history-simulation':
      return readSimulation(context, { id: body.simulation_id, portfolioId });
    case 'interpret-portfolio-simulation':
      return interpretSimulation(context, body);
    case 'fetch-portfolio-history-simulations':
      return listSimulations(context, portfolioId);
  }
}
