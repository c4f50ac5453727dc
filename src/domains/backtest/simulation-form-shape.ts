import * as z from 'zod/mini';
import { benchmarks } from './simulation-shape.ts';
import { solverNames } from './solvers/plan-solver.ts';
import { strategyNames } from './strategy-params.ts';

/** A parameter's usual range, for sliders and hints; beyond it is allowed up to `min` and `max`. */
const hintShape = z.object({
  default: z.number(),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  usual_from: z.number(),
  usual_to: z.number(),
});

/** What the simulation form of a portfolio begins with. */
export const simulationFormShape = z.object({
  portfolio: z.object({ id: z.string(), name: z.string(), currency: z.string() }),
  assets: z.array(
    z.object({
      ticker: z.string(),
      name: z.string(),
      class: z.string(),
      currency: z.string(),
      units: z.string(),
      /** Share of the invested value today, 4 decimals; null where it has no price. */
      today_weight: z.nullable(z.number()),
      first_day: z.nullable(z.string()),
      last_day: z.nullable(z.string()),
      has_volumes: z.boolean(),
    }),
  ),
  /** Ready for target_weights and weights: sums to exactly 1 with 4 decimals; equal shares where nothing is worth anything. */
  today_weights: z.record(z.string(), z.number()),
  /** Strategies as weights of these assets, one's own first: each component is its largest holding (rule S-20). */
  targets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      is_own: z.boolean(),
      weights: z.record(z.string(), z.number()),
      /** Components of which nothing is held: what stands for them is chosen, or they are left out. */
      missing: z.array(z.object({ name: z.string(), weight: z.number() })),
      /** It has cash in it, which weights leave out. */
      has_cash: z.boolean(),
    }),
  ),
  /** The first day a run can start on; null where there is less than a year of prices. */
  first_start: z.nullable(z.string()),
  /** The last day a run can end on: the last priced day before today. */
  last_end: z.nullable(z.string()),
  default_start: z.nullable(z.string()),
  default_end: z.nullable(z.string()),
  sessions_per_year: z.number(),
  benchmarks: z.array(
    z.object({
      id: z.enum(benchmarks),
      name: z.string(),
      first_day: z.nullable(z.string()),
      last_day: z.nullable(z.string()),
    }),
  ),
  trade_cost_percent: z.number(),
  borrow_fee_percent: z.number(),
  cash_rate: z.object({ is_stored: z.boolean(), percent: z.nullable(z.number()) }),
  strategies: z.array(
    z.object({ name: z.enum(strategyNames), params: z.array(z.string()), is_available: z.boolean() }),
  ),
  solvers: z.array(
    z.object({
      name: z.enum(solverNames),
      is_default: z.boolean(),
      /** `own`: the published algorithm, implemented here; `package`: the solver itself. */
      made: z.enum(['own', 'package']),
      options: z.array(
        z.object({ name: z.string(), kind: z.enum(['positive', 'whole', 'flag', 'relaxation']) }),
      ),
    }),
  ),
  hints: z.object({
    gamma: hintShape,
    kappa: hintShape,
    planning_horizon: hintShape,
    tracking_error: hintShape,
    long_fraction: hintShape,
    short_fraction: hintShape,
  }),
  /** Whether the plan lets results be downloaded. */
  can_export: z.boolean(),
  /** Whether a language model writes interpretations here; else rules do. */
  has_language_model: z.boolean(),
});
