import type { PlanningProblem } from '../engine/planning-problem.ts';

export const solverNames = ['SCS', 'OSQP', 'ECOS', 'CLARABEL'] as const;
export type SolverName = (typeof solverNames)[number];

export type SolverOptions = Readonly<Record<string, number | boolean>>;

export type PlanSolution = {
  /** Weights of the assets, step after step of the problem as given to the solver. */
  plan: Float64Array;
  iterations: number;
  /** Largest violation of the optimality conditions, objective at size one. */
  residual: number;
  polished: boolean;
};

/** Solves simplified, scaled problems; keeps its last solution as a warm start where it can. */
export type PlanSolver = {
  readonly requested: SolverName;
  /** What really did the work, named in every result. */
  readonly used: string;
  solve(problem: PlanningProblem): PlanSolution;
};

export type SolverReport = {
  requested: SolverName;
  used: string;
  solves: number;
  iterations: number;
  worstResidual: number;
  polished: number;
};
