import type { PlanningProblem } from '../engine/planning-problem.ts';
import { InteriorState } from './interior-point-state.ts';
import { NewtonStep } from './interior-point-step.ts';
import type { PlanSolution } from './plan-solver.ts';
import { noSolution, notConverged } from './solver-failures.ts';

export type InteriorPointSettings = {
  maxIterations: number;
  /** Largest mean product of slack and multiplier, and largest residuals, at the end. */
  gap: number;
  feasibility: number;
};

/** Rounding may end the descent a little above the goal on badly conditioned days; this is still solved. */
const goodEnough = { gap: 1e-9, primal: 1e-8, dual: 1e-7 };

/** Without progress for so many iterations there will be none. */
const patience = 30;

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
  const best = { plan: state.x, gap: Infinity, primal: Infinity, dual: Infinity, distance: Infinity };
  let iteration = 0;
  for (let idle = 0; iteration <= settings.maxIterations && idle < patience; iteration++, idle++) {
    const { gap, primal, dual } = state.residuals();
    const distance = Math.max(gap / settings.gap, primal / settings.feasibility, dual / settings.feasibility);
    if (distance <= 1)
      return { plan: state.x, iterations: iteration, residual: Math.max(gap, primal, dual), polished: false };
    if (distance < best.distance) {
      if (distance < 0.9 * best.distance) idle = 0;
      Object.assign(best, { plan: state.x.slice(), gap, primal, dual, distance });
    }
    if (!step.advance(settings.gap / 10)) break;
  }
  const { gap, primal, dual } = best;
  if (gap <= goodEnough.gap && primal <= goodEnough.primal && dual <= goodEnough.dual)
    return { plan: best.plan, iterations: iteration, residual: Math.max(gap, primal, dual), polished: false };
  if (state.x.some((weight) => !(Math.abs(weight) < 1e9))) throw noSolution('unbounded');
  if (primal > 1e-6 && iteration <= settings.maxIterations) throw noSolution('infeasible');
  throw notConverged(
    'ECOS',
    iteration,
    iteration > settings.maxIterations ? 'iteration limit' : 'no progress',
  );
}
