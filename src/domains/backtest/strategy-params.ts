import * as z from 'zod/mini';
import { isDay } from '../../foundation/calendar-day.ts';
import { refuse } from './engine/backtest-failure.ts';
import { solverNames } from './solvers/plan-solver.ts';

const day = z.string().check(z.refine(isDay, 'no calendar day'));
const ticker = z.string().check(z.minLength(1));
const weights = z.record(ticker, z.number());
const days = z.array(day).check(z.minLength(1), z.maxLength(10_000));
const between = (low: number, high: number) => z.number().check(z.gte(low), z.lte(high));
const rebalanced = {
  rebalance_frequency: z.optional(z.enum(['D', 'W', 'M'])),
  rebalance_dates: z.optional(days),
};
const planned = {
  gamma: z._default(between(0, 1e6), 5),
  kappa: z._default(between(0, 1e6), 0.05),
  solver: z._default(z.enum(solverNames), 'OSQP'),
  solver_options: z._default(z.record(z.string(), z.union([z.number(), z.boolean()])), {}),
  ...rebalanced,
};

/** The fourteen strategies and what can be set on each; what is left out takes its default later. */
export const strategySchemas = {
  Uniform: z.strictObject({}),
  AllCash: z.strictObject({}),
  Hold: z.strictObject({}),
  SellAll: z.strictObject({}),
  MarketBenchmark: z.strictObject({}),
  FixedTrades: z.strictObject({
    trades: z.array(z.strictObject({ date: day, ticker, units: z.number() })).check(z.maxLength(100_000)),
  }),
  FixedWeights: z.strictObject({
    weights: z.optional(
      z.union([weights, z.array(z.strictObject({ date: day, weights })).check(z.minLength(1))]),
    ),
  }),
  PeriodicRebalance: z.strictObject({ target_weights: z.optional(weights), ...rebalanced }),
  ProportionalRebalance: z.strictObject({ target_weights: z.optional(weights), ...rebalanced }),
  AdaptiveRebalance: z.strictObject({
    target_weights: z.optional(weights),
    tracking_error: z._default(between(0, 10), 0.02),
  }),
  ProportionalTradeToTargets: z.strictObject({
    target_weights: z.optional(z.union([weights, z.record(day, weights)])),
    rebalance_dates: z.optional(days),
  }),
  RankAndLongShort: z.strictObject({
    scores: z.optional(weights),
    long_fraction: z._default(between(0, 1), 0.3),
    short_fraction: z._default(between(0, 1), 0),
    ...rebalanced,
  }),
  SinglePeriodOptimization: z.strictObject(planned),
  MultiPeriodOptimization: z.strictObject({
    ...planned,
    planning_horizon: z._default(z.int().check(z.gte(1), z.lte(60)), 3),
  }),
} as const;

export type StrategyName = keyof typeof strategySchemas;
export const strategyNames = Object.keys(strategySchemas) as StrategyName[];

export type Strategy = {
  [Name in StrategyName]: { name: Name; params: z.infer<(typeof strategySchemas)[Name]> };
}[StrategyName];

/** Checks a strategy as it came in, with the name of the field that is wrong. */
export function parseStrategy(name: string, params: unknown): Strategy {
  if (!Object.hasOwn(strategySchemas, name))
    throw refuse('strategyUnknown', 'name', `There is no strategy ${name}.`, { strategy: name });
  const parsed = strategySchemas[name as StrategyName].safeParse(params ?? {});
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    throw refuse(
      'strategyParamsInvalid',
      String(field ?? 'params'),
      `${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
      { strategy: name },
    );
  }
  return { name, params: parsed.data } as Strategy;
}
