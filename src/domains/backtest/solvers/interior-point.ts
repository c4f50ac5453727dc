import { BacktestFailure } from '../backtest-failure.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { InteriorState } from './interior-point-state.ts';
import { NewtonStep } from './interior-point-step.ts';
import type { PlanSolution } from './plan-solver.ts';

export type InteriorPointSettings = {
  maxIterations: number;
  /** Largest mean product of slack and multiplier, and largest residuals, at the end. */
  gap: number;
  feasibility: number;
};

/**
 * A primal-dual interior-point method after Mehrotra. It begins anew each time: a method of this kind
 * gains nothing from yesterday's solution.
 */
export function solveByInteriorPoint(
  problem: PlanningProblem,
  settings: InteriorPointSettings,
): PlanSolution {
  const state = new InteriorState(problem);
  const step = new NewtonStep(state);
  let best = Number.POSITIVE_INFINITY;
  let stalled = 0;
  for (let iteration = 0; iteration <= settings.maxIterations; iteration++) {
    const { gap, primal, dual } = state.residuals();
    if (gap <= settings.gap && primal <= settings.feasibility && dual <= settings.feasibility)
      return { plan: state.x, iterations: iteration, residual: Math.max(gap, primal, dual), polished: false };
    const worst = Math.max(gap / settings.gap, primal / settings.feasibility, dual / settings.feasibility);
    stalled = worst < best * 0.9 ? 0 : stalled + 1;
    best = Math.min(best, worst);
    const lost = !Number.isFinite(worst) || stalled > 15 || !step.advance();
    if (lost || iteration === settings.maxIterations) {
      // Rounding ends the descent a little above the goal on badly conditioned days; that is still solved.
      if (gap <= 1e-8 && primal <= 1e-9 && dual <= 1e-8)
        return { plan: state.x, iterations: iteration, residual: Math.max(gap, primal, dual), polished: false };
      if (primal > 1e-6 && iteration > 10 && lost)
        throw new BacktestFailure('problemInfeasible', {
          message: 'No weights satisfy all the constraints.',
        });
      throw new BacktestFailure('solverNotConverged', {
        values: { solver: 'ECOS', iterations: iteration },
        message: `The interior-point method did not converge in ${iteration} iterations.`,
      });
    }
  }
  throw new Error('unreachable');
}
