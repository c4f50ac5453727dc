import { refuse } from '../engine/backtest-failure.ts';
import type { SolverName, SolverOptions } from './plan-solver.ts';

type Rule = { kind: 'positive' | 'whole' | 'flag' | 'relaxation' };

/** Every option a solver knows, by the name its own manual gives it. */
const known: Record<SolverName, Record<string, Rule>> = {
  OSQP: {
    eps_abs: { kind: 'positive' },
    eps_rel: { kind: 'positive' },
    max_iter: { kind: 'whole' },
    rho: { kind: 'positive' },
    alpha: { kind: 'relaxation' },
    polish: { kind: 'flag' },
    adaptive_rho: { kind: 'flag' },
    check_termination: { kind: 'whole' },
    warm_start: { kind: 'flag' },
  },
  ECOS: {
    abstol: { kind: 'positive' },
    reltol: { kind: 'positive' },
    feastol: { kind: 'positive' },
    max_iters: { kind: 'whole' },
  },
  SCS: {
    eps: { kind: 'positive' },
    eps_abs: { kind: 'positive' },
    eps_rel: { kind: 'positive' },
    eps_infeas: { kind: 'positive' },
    max_iters: { kind: 'whole' },
    alpha: { kind: 'relaxation' },
    scale: { kind: 'positive' },
    rho_x: { kind: 'positive' },
    normalize: { kind: 'flag' },
    adaptive_scale: { kind: 'flag' },
    warm_start: { kind: 'flag' },
    time_limit_secs: { kind: 'positive' },
  },
  CLARABEL: {
    max_iter: { kind: 'whole' },
    time_limit: { kind: 'positive' },
    tol_gap_abs: { kind: 'positive' },
    tol_gap_rel: { kind: 'positive' },
  },
};

/** Every option of a solver with what kind of value it takes. */
export const solverOptions = (solver: SolverName) =>
  Object.entries(known[solver]).map(([name, { kind }]) => ({ name, kind }));

export const solverOptionNames = (solver: SolverName): string[] => Object.keys(known[solver]);

function fits(kind: Rule['kind'], value: unknown): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  // Beyond a million iterations a run would only keep others waiting.
  if (kind === 'whole') return Number.isInteger(value) && value >= 1 && value <= 1_000_000;
  if (kind === 'relaxation') return value > 0 && value < 2;
  return value > 0;
}

/** Refuses what the solver does not know; `verbose` is accepted and says nothing here. */
export function checkSolverOptions(solver: SolverName, options: unknown): SolverOptions {
  const field = 'solver_options';
  if (options === undefined || options === null) return {};
  if (typeof options !== 'object' || Array.isArray(options))
    throw refuse('solverOptionInvalid', field, 'Solver options are an object of names and values.', {
      option: '',
      solver,
    });
  const accepted: Record<string, number | boolean> = {};
  for (const [option, value] of Object.entries(options)) {
    if (option === 'verbose') continue;
    const rule = Object.hasOwn(known[solver], option) ? known[solver][option] : undefined;
    if (!rule)
      throw refuse('solverOptionUnknown', field, `${solver} has no option ${option}.`, {
        option,
        solver,
        known: solverOptionNames(solver).join(', '),
      });
    if (!fits(rule.kind, value))
      throw refuse('solverOptionInvalid', field, `The value of ${option} does not suit ${solver}.`, {
        option,
        solver,
      });
    accepted[option] = value as number | boolean;
  }
  return accepted;
}

export function numberOption(options: SolverOptions, name: string, otherwise: number): number {
  const value = options[name];
  return typeof value === 'number' ? value : otherwise;
}

export function flagOption(options: SolverOptions, name: string, otherwise: boolean): boolean {
  const value = options[name];
  return typeof value === 'boolean' ? value : otherwise;
}
