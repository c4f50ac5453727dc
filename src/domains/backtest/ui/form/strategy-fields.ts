import type { StrategyName } from '../../strategy-params.ts';

export type NumberParam =
  | 'gamma'
  | 'kappa'
  | 'planning_horizon'
  | 'tracking_error'
  | 'long_fraction'
  | 'short_fraction';

/** One editor of a strategy's row; `rebalance` holds a frequency or dates, `dates` only dates. */
export type StrategyField =
  | { kind: 'number'; name: NumberParam }
  | { kind: 'weights'; name: 'weights' | 'target_weights'; dated: 'list' | 'map' | null }
  | { kind: 'scores'; name: 'scores' }
  | { kind: 'trades'; name: 'trades' }
  | { kind: 'solver'; name: 'solver' }
  | { kind: 'rebalance'; name: 'rebalance_frequency' }
  | { kind: 'dates'; name: 'rebalance_dates' };

const number = (name: NumberParam) => ({ kind: 'number', name }) as const;
const target = { kind: 'weights', name: 'target_weights', dated: null } as const;
const rebalance = { kind: 'rebalance', name: 'rebalance_frequency' } as const;
const solver = { kind: 'solver', name: 'solver' } as const;

/** What can be set on each strategy, in the order of the row. */
export const strategyFields: Record<StrategyName, readonly StrategyField[]> = {
  Uniform: [],
  AllCash: [],
  Hold: [],
  SellAll: [],
  MarketBenchmark: [],
  FixedTrades: [{ kind: 'trades', name: 'trades' }],
  FixedWeights: [{ kind: 'weights', name: 'weights', dated: 'list' }],
  PeriodicRebalance: [target, rebalance],
  ProportionalRebalance: [target, rebalance],
  AdaptiveRebalance: [target, number('tracking_error')],
  ProportionalTradeToTargets: [
    { kind: 'weights', name: 'target_weights', dated: 'map' },
    { kind: 'dates', name: 'rebalance_dates' },
  ],
  RankAndLongShort: [
    { kind: 'scores', name: 'scores' },
    number('long_fraction'),
    number('short_fraction'),
    rebalance,
  ],
  SinglePeriodOptimization: [number('gamma'), number('kappa'), solver, rebalance],
  MultiPeriodOptimization: [number('gamma'), number('kappa'), number('planning_horizon'), solver, rebalance],
};

/** For the choice of a strategy: what is simplest first. */
export const strategyGroups = {
  simple: ['Uniform', 'Hold', 'AllCash', 'SellAll', 'MarketBenchmark'],
  own: [
    'FixedWeights',
    'PeriodicRebalance',
    'ProportionalRebalance',
    'AdaptiveRebalance',
    'ProportionalTradeToTargets',
    'FixedTrades',
  ],
  rules: ['RankAndLongShort', 'SinglePeriodOptimization', 'MultiPeriodOptimization'],
} as const satisfies Record<string, readonly StrategyName[]>;

export function isOptimising(name: string): boolean {
  return name === 'SinglePeriodOptimization' || name === 'MultiPeriodOptimization';
}
