import { BacktestFailure, refuse } from './engine/backtest-failure.ts';
import type { BacktestResult } from './engine/run-backtest.ts';
import { type Simulation, simulateStrategy } from './engine/simulate-strategy.ts';
import type { Metrics } from './result/metrics.ts';

export type SweepCell = {
  gamma: number;
  kappa: number;
  metrics: Metrics | null;
  /** Why this cell has no figures. */
  failure: BacktestFailure | null;
};

export const maxSweepCells = 100;

/** The same plan for every pair of gamma and kappa, row by row of gamma. One failed cell leaves the rest alone. */
export async function sweepGammaKappa(
  simulation: Simulation,
  gammas: readonly number[],
  kappas: readonly number[],
  onCell?: (cell: SweepCell, result: BacktestResult | null) => void,
): Promise<SweepCell[]> {
  const { strategy } = simulation;
  if (strategy.name !== 'SinglePeriodOptimization' && strategy.name !== 'MultiPeriodOptimization')
    throw refuse('strategyParamsInvalid', 'name', 'Only optimising strategies have gamma and kappa.');
  for (const [field, values] of [
    ['gamma', gammas],
    ['kappa', kappas],
  ] as const)
    if (values.length === 0 || values.some((value) => !(Number.isFinite(value) && value >= 0)))
      throw refuse('numberOutOfRange', field, `Every ${field} is zero or more.`);
  if (gammas.length * kappas.length > maxSweepCells)
    throw refuse('numberOutOfRange', 'gamma', `At most ${maxSweepCells} pairs can be compared.`);
  const cells: SweepCell[] = [];
  for (const gamma of gammas)
    for (const kappa of kappas) {
      const changed = { ...strategy, params: { ...strategy.params, gamma, kappa } } as typeof strategy;
      let result: BacktestResult | null = null;
      try {
        result = await simulateStrategy({ ...simulation, strategy: changed });
        cells.push({ gamma, kappa, metrics: result.metrics, failure: null });
      } catch (error) {
        if (!(error instanceof BacktestFailure) || error.day === undefined) throw error;
        cells.push({ gamma, kappa, metrics: null, failure: error });
      }
      onCell?.(cells.at(-1)!, result);
    }
  return cells;
}
