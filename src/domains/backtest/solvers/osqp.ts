import type { PlanningProblem } from '../engine/planning-problem.ts';
import { AlternatingDirections } from './admm.ts';
import { CleanUp } from './clean-up.ts';
import { hasRoom } from './plan-features.ts';
import type { PlanSolution, PlanSolver, SolverOptions } from './plan-solver.ts';
import { noSolution, notConverged } from './solver-failures.ts';
import { checkSolverOptions, flagOption, numberOption } from './solver-options.ts';

/** A clean-up that has not settled by then goes round in circles. */
const rounds = 60;

/**
 * As in the original, a plan that does not come nearer after many iterations counts as solved within ten
 * times the tolerance.
 */
const inaccurate = 10;
const patience = 2000;

/**
 * The OSQP algorithm, written anew: there is no OSQP for JavaScript. Its last part, the polish, comes first
 * on days that begin near their plan; where it proves the plan optimal, no iteration is needed.
 */
export function osqpSolver(given?: SolverOptions): PlanSolver {
  const options = checkSolverOptions('OSQP', given);
  const absolute = numberOption(options, 'eps_abs', 1e-9);
  const relative = numberOption(options, 'eps_rel', 1e-9);
  const maxIterations = numberOption(options, 'max_iter', 20_000);
  const alpha = numberOption(options, 'alpha', 1.6);
  const firstRho = numberOption(options, 'rho', 1);
  const adaptive = flagOption(options, 'adaptive_rho', true);
  const warm = flagOption(options, 'warm_start', true);
  const every = numberOption(options, 'check_termination', 25);
  const polish = flagOption(options, 'polish', true);
  let workspace = new Float64Array(0);
  let earlier: AlternatingDirections | null = null;

  /** The exact solution near a guess, where the clean-up can prove it. */
  function cleanUp(problem: PlanningProblem, guess: Float64Array, iterations: number): PlanSolution | null {
    if (!polish || problem.steps > 1) return null;
    const size = problem.n * problem.n;
    if (workspace.length < size) workspace = new Float64Array(size);
    const exact = new CleanUp(problem, guess, workspace);
    const plan = exact.run(rounds);
    return plan && { plan, iterations, residual: exact.residual(), polished: true };
  }

  function solve(problem: PlanningProblem): PlanSolution {
    if (!hasRoom(problem)) throw noSolution('infeasible');
    // The portfolio itself is yesterday's plan: on most days little or nothing moves from it.
    const near = warm ? cleanUp(problem, problem.current, 0) : null;
    if (near) return near;
    let next = 1e-3;
    let adapt = 4 * every;
    const run: AlternatingDirections = new AlternatingDirections(problem, earlier?.rho ?? firstRho, alpha);
    if (earlier) run.continueFrom(earlier);
    for (let iteration = 1; iteration <= maxIterations; iteration++) {
      run.iterate();
      if (iteration % every !== 0 && iteration !== maxIterations) continue;
      const { primal, dual, primalSize, dualSize } = run.residuals();
      if (!(primalSize < 1e9)) throw noSolution('unbounded');
      if (Math.max(primal, dual) < next) {
        next = Math.max(primal, dual) / 10;
        const clean = cleanUp(problem, run.guess(), iteration);
        if (clean) {
          if (warm) earlier = run;
          return clean;
        }
      }
      const distance = Math.max(
        primal / (absolute + relative * primalSize),
        dual / (absolute + relative * dualSize),
      );
      const patient = iteration % patience === 0 || iteration === maxIterations;
      if (distance <= (patient ? inaccurate : 1)) {
        if (warm) earlier = run;
        return { plan: run.plan(), iterations: iteration, residual: Math.max(primal, dual), polished: false };
      }
      if (!adaptive || iteration < adapt) continue;
      // Rarer and rarer: a penalty that keeps changing keeps the plan from settling.
      adapt = Math.ceil(iteration * 1.4) + 50;
      const balance = (primal * Math.max(dualSize, 1e-10)) / (dual * Math.max(primalSize, 1e-10) + 1e-300);
      const change = Math.min(10, Math.max(0.1, Math.sqrt(balance)));
      const rho = Math.min(1e6, Math.max(1e-6, run.rho * change));
      if (rho > 2 * run.rho || rho < run.rho / 2) run.setRho(rho);
    }
    // Copies that never meet have no common point.
    if (maxIterations >= patience && run.residuals().primal > 1e-4) throw noSolution('infeasible');
    throw notConverged('OSQP', maxIterations, 'iteration limit');
  }

  return { requested: 'OSQP', used: 'OSQP algorithm with exact clean-up (own implementation)', solve };
}
