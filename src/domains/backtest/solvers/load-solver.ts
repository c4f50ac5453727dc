import { refuse } from '../engine/backtest-failure.ts';
import { clarabelSolver } from './clarabel.ts';
import { ecosSolver } from './ecos.ts';
import { osqpSolver } from './osqp.ts';
import { type PlanSolver, type SolverName, type SolverOptions, solverNames } from './plan-solver.ts';
import { scsSolver } from './scs.ts';

export const defaultSolver: SolverName = 'OSQP';

/** A solver for one run; two of them live in packages and are loaded when first asked for. */
export async function loadSolver(name: string, options?: SolverOptions): Promise<PlanSolver> {
  switch (name) {
    case 'OSQP':
      return osqpSolver(options);
    case 'ECOS':
      return ecosSolver(options);
    case 'SCS':
      return scsSolver(options);
    case 'CLARABEL':
      return clarabelSolver(options);
    default:
      throw refuse('solverUnknown', 'solver', `There is no solver ${name}.`, {
        solver: name,
        known: solverNames.join(', '),
      });
  }
}
