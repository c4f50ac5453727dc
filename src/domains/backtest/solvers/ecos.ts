import { solveByInteriorPoint } from './interior-point.ts';
import type { PlanSolver, SolverOptions } from './plan-solver.ts';
import { checkSolverOptions, numberOption } from './solver-options.ts';

/** There is no ECOS for JavaScript: an own interior-point method stands in, and every result says so. */
export function ecosSolver(given?: SolverOptions): PlanSolver {
  const options = checkSolverOptions('ECOS', given);
  const gap = Math.min(numberOption(options, 'abstol', 1e-12), numberOption(options, 'reltol', 1e-12));
  const feasibility = numberOption(options, 'feastol', 1e-10);
  const maxIterations = numberOption(options, 'max_iters', 100);
  return {
    requested: 'ECOS',
    used: 'Interior point (own implementation, ECOS-compatible)',
    solve: (problem) => solveByInteriorPoint(problem, { gap, feasibility, maxIterations }),
  };
}
