import { coneProgramOf, type SparseMatrix } from './cone-program.ts';
import { loadPackage } from './load-package.ts';
import type { PlanSolver, SolverOptions } from './plan-solver.ts';
import { noSolution, notConverged } from './solver-failures.ts';
import { checkSolverOptions, flagOption, numberOption } from './solver-options.ts';

type Settings = Record<string, number | boolean> & { delete?: () => void };
type Solution = {
  x: number[];
  y: number[];
  s: number[];
  info: { iter: number; resPri: number; resDual: number };
  status: string;
};
type Scs = {
  ScsSettings: new () => Settings;
  setDefaultSettings(settings: Settings): void;
  solve(data: object, cone: object, settings: Settings, warm?: Solution): Solution;
};

const lists = ({ starts, rows, values }: SparseMatrix) => ({
  p: Array.from(starts),
  i: Array.from(rows),
  x: Array.from(values),
});

/** The real SCS, compiled to WebAssembly. */
export async function scsSolver(given?: SolverOptions): Promise<PlanSolver> {
  const options = checkSolverOptions('SCS', given);
  const load = (await loadPackage('scs-solver', 'SCS')).default as () => Promise<Scs>;
  const scs = await load();
  const warm = flagOption(options, 'warm_start', true);
  const eps = numberOption(options, 'eps', 1e-6);
  const wanted: Record<string, number | boolean> = {
    epsAbs: numberOption(options, 'eps_abs', eps),
    epsRel: numberOption(options, 'eps_rel', eps),
    maxIters: numberOption(options, 'max_iters', 20_000),
    verbose: 0,
  };
  for (const [name, own] of [
    ['eps_infeas', 'epsInfeas'],
    ['alpha', 'alpha'],
    ['scale', 'scale'],
    ['rho_x', 'rhoX'],
    ['normalize', 'normalize'],
    ['adaptive_scale', 'adaptiveScale'],
    ['time_limit_secs', 'timeLimitSecs'],
  ] as const)
    if (options[name] !== undefined) wanted[own] = options[name];
  let earlier: Solution | null = null;

  return {
    requested: 'SCS',
    used: 'SCS 3 (scs-solver)',
    solve(problem) {
      const program = coneProgramOf(problem);
      const a = lists(program.matrix);
      const p = lists(program.quadratic);
      const settings = new scs.ScsSettings();
      scs.setDefaultSettings(settings);
      Object.assign(settings, wanted);
      const fits = earlier?.x.length === program.variables && earlier.y.length === program.constraints;
      settings.warmStart = warm && fits;
      const cone: Record<string, unknown> = { z: program.zero, l: program.positive };
      if (program.power > 0) {
        cone.p = new Array(program.power).fill(2 / 3);
        cone.psize = program.power;
      }
      const data = {
        m: program.constraints,
        n: program.variables,
        A_x: a.x,
        A_i: a.i,
        A_p: a.p,
        P_x: p.x,
        P_i: p.i,
        P_p: p.p,
        b: Array.from(program.right),
        c: Array.from(program.linear),
      };
      // A fourth argument that is undefined is read all the same, and fails.
      const solution =
        settings.warmStart && earlier
          ? scs.solve(data, cone, settings, earlier)
          : scs.solve(data, cone, settings);
      // The settings live outside of the garbage collector's sight.
      settings.delete?.();
      const { status, info } = solution;
      if (status.startsWith('INFEASIBLE')) throw noSolution('infeasible');
      if (status.startsWith('UNBOUNDED')) throw noSolution('unbounded');
      if (status !== 'SOLVED') throw notConverged('SCS', info.iter, status);
      if (warm) earlier = solution;
      return {
        plan: Float64Array.from(solution.x.slice(0, problem.n * problem.steps)),
        iterations: info.iter,
        residual: Math.max(info.resPri, info.resDual),
        polished: false,
      };
    },
  };
}
