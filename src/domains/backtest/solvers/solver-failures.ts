import { BacktestFailure } from '../engine/backtest-failure.ts';

export function notConverged(solver: string, iterations: number, state: string): BacktestFailure {
  return new BacktestFailure('solverNotConverged', {
    values: { solver, iterations, state },
    message: `${solver} did not converge in ${iterations} iterations (${state}).`,
  });
}

export function noSolution(kind: 'infeasible' | 'unbounded'): BacktestFailure {
  return kind === 'infeasible'
    ? new BacktestFailure('problemInfeasible', { message: 'No weights satisfy all the constraints.' })
    : new BacktestFailure('problemUnbounded', { message: 'Nothing limits the weights.' });
}
