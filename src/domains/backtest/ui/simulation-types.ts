import type { CallOutput } from '../../../foundation/contract.ts';
import type { AnalyzerAnswer, readSweep, simulationForm, simulationOutlook } from '../contract.ts';

export type SimulationForm = CallOutput<typeof simulationForm>['data'];
export type Simulation = AnalyzerAnswer<'fetch-single-portfolio-history-simulation'>;
export type SimulationSummary = AnalyzerAnswer<'fetch-portfolio-history-simulations'>['data'][number];
export type RunStatus = AnalyzerAnswer<'check-portfolio-history-simulation-status'>;
export type Outlook = CallOutput<typeof simulationOutlook>['data'];
export type Sweep = CallOutput<typeof readSweep>['data'];
export type LineMetrics = Simulation['data']['metrics'][number];

/** What a finished simulation has besides what every one has. */
export type Results = Simulation & {
  data: {
    terms: NonNullable<Simulation['data']['terms']>;
    series: NonNullable<Simulation['data']['series']>;
    monthly: NonNullable<Simulation['data']['monthly']>;
    weights: NonNullable<Simulation['data']['weights']>;
  };
};

export function isFinished(simulation: Simulation): simulation is Results {
  const { terms, series, monthly, weights } = simulation.data;
  return simulation.status === 'done' && Boolean(terms && series && monthly && weights);
}
