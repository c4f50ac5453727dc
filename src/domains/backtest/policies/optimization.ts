import { BacktestFailure } from '../engine/backtest-failure.ts';
import { objectiveScale, scaled, simplify } from '../engine/planning-problem.ts';
import type { Policy } from '../engine/policy.ts';
import type { PlanSolver, SolverReport } from '../solvers/plan-solver.ts';
import { PlanStatement, type PlanTerms } from './plan-statement.ts';

type OptimizationTerms = PlanTerms & { solver: PlanSolver };

/** Plans the next `horizon` periods by expected return, risk and cost, and makes the first trade of the plan. */
export function optimization(
  name: 'SinglePeriodOptimization' | 'MultiPeriodOptimization',
  { solver, ...terms }: OptimizationTerms,
): Policy {
  let statement: PlanStatement;
  const report: SolverReport = {
    requested: solver.requested,
    used: solver.used,
    solves: 0,
    iterations: 0,
    worstResidual: 0,
    polished: 0,
  };
  return {
    name,
    begin(frame) {
      statement = new PlanStatement(terms, frame);
    },
    decide(today, target) {
      const { universe } = today;
      if (universe.length === 0) return;
      if (today.past.rows === 0)
        throw new BacktestFailure('startTooEarly', {
          field: 'start',
          message: 'There is no return before the first day to plan with.',
        });
      const simple = simplify(statement.of(today));
      const solution = solver.solve(scaled(simple, objectiveScale(simple)));
      report.solves++;
      report.iterations += solution.iterations;
      report.worstResidual = Math.max(report.worstResidual, solution.residual);
      report.polished += solution.polished ? 1 : 0;
      for (let k = 0; k < universe.length; k++) target[universe[k]!] = solution.plan[k]!;
    },
    report: () => report,
  };
}
