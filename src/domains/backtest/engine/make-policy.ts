import type { TransactionCostTerms } from '../costs/transaction-cost.ts';
import type { Schedule } from '../market/trading-calendar.ts';
import { adaptiveRebalance } from '../policies/adaptive-rebalance.ts';
import { allCash } from '../policies/all-cash.ts';
import { fixedTrades } from '../policies/fixed-trades.ts';
import { fixedWeights, fixedWeightsByDate, type WeightsByDate } from '../policies/fixed-weights.ts';
import { hold } from '../policies/hold.ts';
import { holdBetween } from '../policies/hold-between.ts';
import { marketBenchmark } from '../policies/market-benchmark.ts';
import { optimization } from '../policies/optimization.ts';
import { periodicRebalance } from '../policies/periodic-rebalance.ts';
import { proportionalRebalance, proportionalTradeToTargets } from '../policies/proportional-trades.ts';
import { headCount, rankAndLongShort } from '../policies/rank-and-long-short.ts';
import { uniform } from '../policies/uniform.ts';
import { loadSolver } from '../solvers/load-solver.ts';
import type { Strategy } from '../strategy-params.ts';
import { refuse } from './backtest-failure.ts';
import type { Policy } from './policy.ts';
import { normalizeWeights, type WeightsByTicker, weightVector } from './weight-vector.ts';

export type StrategyContext = {
  assets: readonly string[];
  /** What the portfolio holds today, for strategies whose weights were left open. */
  todayWeights: WeightsByTicker;
  /** The plan's view of costs is the simulator's own. */
  tradeCost: TransactionCostTerms;
  shortFee: number;
};

type Scheduled = { rebalance_frequency?: 'D' | 'W' | 'M'; rebalance_dates?: string[] };

const scheduleOf = ({ rebalance_dates, rebalance_frequency }: Scheduled): Schedule =>
  rebalance_dates ?? rebalance_frequency ?? 'M';

/** Weights as a person gives them: checked by name, then divided by their sum. */
function given(
  { assets, todayWeights }: StrategyContext,
  weights: WeightsByTicker | undefined,
  field: string,
): WeightsByTicker {
  const chosen = weights ?? todayWeights;
  weightVector(assets, chosen, field);
  return normalizeWeights(chosen, field);
}

function targetsByDate(
  context: StrategyContext,
  targets: WeightsByTicker | WeightsByDate | undefined,
  dates: readonly string[] | undefined,
): WeightsByDate {
  const field = 'target_weights';
  const dated = targets && Object.values(targets).some((value) => typeof value === 'object');
  if (dated)
    return Object.fromEntries(
      Object.entries(targets as WeightsByDate).map(([date, weights]) => [
        date,
        given(context, weights, field),
      ]),
    );
  if (!dates)
    throw refuse('datesMissing', 'rebalance_dates', 'One target for all needs the dates it is meant for.');
  const weights = given(context, targets as WeightsByTicker | undefined, field);
  return Object.fromEntries(dates.map((date) => [date, weights]));
}

/** The policy behind a strategy of the product; only the optimising ones wait, for their solver. */
export async function makePolicy(strategy: Strategy, context: StrategyContext): Promise<Policy> {
  const { name, params } = strategy;
  switch (name) {
    case 'Uniform':
      return uniform();
    case 'AllCash':
    case 'SellAll':
      return allCash(name);
    case 'Hold':
      return hold();
    case 'MarketBenchmark':
      return marketBenchmark();
    case 'FixedTrades':
      return fixedTrades(params.trades);
    case 'FixedWeights':
      return Array.isArray(params.weights)
        ? fixedWeightsByDate(
            Object.fromEntries(
              params.weights.map(({ date, weights }) => [date, given(context, weights, 'weights')]),
            ),
          )
        : fixedWeights(given(context, params.weights, 'weights'));
    case 'PeriodicRebalance':
      return periodicRebalance(given(context, params.target_weights, 'target_weights'), scheduleOf(params));
    case 'ProportionalRebalance':
      return proportionalRebalance(
        given(context, params.target_weights, 'target_weights'),
        scheduleOf(params),
      );
    case 'AdaptiveRebalance':
      return adaptiveRebalance(
        given(context, params.target_weights, 'target_weights'),
        params.tracking_error,
      );
    case 'ProportionalTradeToTargets':
      return proportionalTradeToTargets(
        targetsByDate(context, params.target_weights, params.rebalance_dates),
      );
    case 'RankAndLongShort': {
      const { long_fraction, short_fraction, scores } = params;
      if (long_fraction + short_fraction > 1)
        throw refuse('fractionsAboveOne', 'short_fraction', 'The long and short fractions exceed one.');
      if (scores) weightVector(context.assets, scores, 'scores');
      return holdBetween(
        scheduleOf(params),
        rankAndLongShort({
          scores: scores ? { fixed: scores } : 'last-year-return',
          long: (count) => headCount(long_fraction, count),
          short: (count) => headCount(short_fraction, count),
        }),
      );
    }
    case 'SinglePeriodOptimization':
    case 'MultiPeriodOptimization':
      return holdBetween(
        scheduleOf(params),
        optimization(name, {
          gamma: params.gamma,
          kappa: params.kappa,
          horizon: name === 'MultiPeriodOptimization' ? params.planning_horizon : 1,
          solver: await loadSolver(params.solver, params.solver_options),
          tradeCost: context.tradeCost,
          shortFee: context.shortFee,
        }),
      );
  }
}
