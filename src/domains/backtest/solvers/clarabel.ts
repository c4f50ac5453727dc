import { coneProgramOf } from './cone-program.ts';
import { loadPackage } from './load-package.ts';
import type { PlanSolver, SolverOptions } from './plan-solver.ts';
import { noSolution, notConverged } from './solver-failures.ts';
import { checkSolverOptions, numberOption } from './solver-options.ts';

type Answer = { x?: number[] | Float64Array; status?: string; iterations?: number } | Map<string, unknown>;
type Solve = (
  pStarts: Uint32Array,
  pRows: Uint32Array,
  pValues: Float64Array,
  linear: Float64Array,
  aStarts: Uint32Array,
  aRows: Uint32Array,
  aValues: Float64Array,
  right: Float64Array,
  variables: number,
  constraints: number,
  cones: string,
  settings: string,
) => Answer;

/** The real Clarabel, compiled to WebAssembly. It has no warm start. */
export async function clarabelSolver(given?: SolverOptions): Promise<PlanSolver> {
  const options = checkSolverOptions('CLARABEL', given);
  const solve = (await loadPackage('clarabel-wasm-nodejs', 'CLARABEL')).solve as Solve;
  const settings = JSON.stringify({
    verbose: false,
    max_iter: numberOption(options, 'max_iter', 200),
    time_limit: numberOption(options, 'time_limit', 60),
    tol_gap_abs: numberOption(options, 'tol_gap_abs', 1e-10),
    tol_gap_rel: numberOption(options, 'tol_gap_rel', 1e-10),
  });
  return {
    requested: 'CLARABEL',
    used: 'Clarabel (clarabel-wasm-nodejs of cvxjs)',
    solve(problem) {
      const program = coneProgramOf(problem);
      const { quadratic, matrix } = program;
      const answer = solve(
        Uint32Array.from(quadratic.starts),
        Uint32Array.from(quadratic.rows),
        quadratic.values,
        program.linear,
        Uint32Array.from(matrix.starts),
        Uint32Array.from(matrix.rows),
        matrix.values,
        program.right,
        program.variables,
        program.constraints,
        JSON.stringify({
          zero: program.zero,
          nonneg: program.positive,
          soc: [],
          exp: 0,
          power: new Array(program.power).fill(2 / 3),
        }),
        settings,
      );
      const { x, status, iterations } = (answer instanceof Map ? Object.fromEntries(answer) : answer) as {
        x?: ArrayLike<number>;
        status?: string;
        iterations?: number;
      };
      const state = String(status).toLowerCase();
      // What the dual side cannot satisfy, the primal side can follow for ever.
      if (state.includes('unbounded') || state.includes('dual')) throw noSolution('unbounded');
      if (state.includes('infeasible')) throw noSolution('infeasible');
      if ((state !== 'solved' && state !== 'optimal') || !x)
        throw notConverged('CLARABEL', iterations ?? 0, String(status));
      return {
        plan: Float64Array.from(Array.from(x).slice(0, problem.n * problem.steps)),
        iterations: iterations ?? 0,
        residual: numberOption(options, 'tol_gap_abs', 1e-10),
        polished: false,
      };
    },
  };
}
