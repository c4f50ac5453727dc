import type { Cost } from '../../../src/domains/backtest/costs/cost.ts';
import { holdingCost } from '../../../src/domains/backtest/costs/holding-cost.ts';
import { linearCost, transactionCost } from '../../../src/domains/backtest/costs/transaction-cost.ts';
import type { Policy } from '../../../src/domains/backtest/engine/policy.ts';
import { type BacktestResult, runBacktest } from '../../../src/domains/backtest/engine/run-backtest.ts';
import { type MarketData, makeMarketData } from '../../../src/domains/backtest/market/market-data.ts';
import { adaptiveRebalance } from '../../../src/domains/backtest/policies/adaptive-rebalance.ts';
import { allCash } from '../../../src/domains/backtest/policies/all-cash.ts';
import { fixedTrades } from '../../../src/domains/backtest/policies/fixed-trades.ts';
import { fixedWeights, fixedWeightsByDate } from '../../../src/domains/backtest/policies/fixed-weights.ts';
import { hold } from '../../../src/domains/backtest/policies/hold.ts';
import { holdBetween } from '../../../src/domains/backtest/policies/hold-between.ts';
import { marketBenchmark } from '../../../src/domains/backtest/policies/market-benchmark.ts';
import { optimization } from '../../../src/domains/backtest/policies/optimization.ts';
import { periodicRebalance } from '../../../src/domains/backtest/policies/periodic-rebalance.ts';
import {
  proportionalRebalance,
  proportionalTradeToTargets,
} from '../../../src/domains/backtest/policies/proportional-trades.ts';
import { rankAndLongShort } from '../../../src/domains/backtest/policies/rank-and-long-short.ts';
import { uniform } from '../../../src/domains/backtest/policies/uniform.ts';
import type { PlanSolver } from '../../../src/domains/backtest/solvers/plan-solver.ts';
import { fixedTradesByWeight, stockCost } from './golden-only.ts';
import { type GoldenCase, type GoldenResult, goldenMarket, goldenResults } from './read-golden.ts';

const cash = 'USDOLLAR';
const markets = new Map<string, MarketData>();
const results = new Map<string, Record<string, GoldenResult>>();

/** The returns table has one column more than the others: cash, the last. */
export function marketOf(name: GoldenCase['market']): MarketData {
  let market = markets.get(name);
  if (!market) {
    const { returns, prices, volumes } = goldenMarket(name);
    const n = prices.columns.length;
    const assetReturns = new Float64Array(returns.dates.length * n);
    const cashReturns = new Float64Array(returns.dates.length);
    for (let row = 0; row < returns.dates.length; row++) {
      const line = returns.values.subarray(row * (n + 1), (row + 1) * (n + 1));
      assetReturns.set(line.subarray(0, n), row * n);
      cashReturns[row] = line[n]!;
    }
    market = makeMarketData({
      dates: returns.dates,
      assets: prices.columns,
      returns: assetReturns,
      cashReturns,
      prices: prices.values,
      volumes: volumes.values,
    });
    markets.set(name, market);
  }
  return market;
}

export function resultOf({ market, id }: GoldenCase): GoldenResult {
  if (!results.has(market)) results.set(market, goldenResults(market));
  return results.get(market)![id]!;
}

/** The reference names cash; here cash balances and is never named. */
function noCash(weights: Record<string, number>): Record<string, number> {
  const { [cash]: _, ...rest } = weights;
  return rest;
}

const allNoCash = (byDate: Record<string, Record<string, number>>) =>
  Object.fromEntries(Object.entries(byDate).map(([date, weights]) => [date, noCash(weights)]));

export function simplePolicy({ policy, params }: GoldenCase): Policy {
  const target = noCash(params.target_weights ?? {});
  const rebalance = params.rebalance ?? 'D';
  switch (policy) {
    case 'Uniform':
      return uniform();
    case 'AllCash':
    case 'SellAll':
      return allCash(policy);
    case 'Hold':
      return hold();
    case 'MarketBenchmark':
      return marketBenchmark();
    case 'PeriodicRebalance':
      return periodicRebalance(target, rebalance);
    case 'ProportionalRebalance':
      return proportionalRebalance(target, rebalance);
    case 'AdaptiveRebalance':
      return adaptiveRebalance(target, params.tracking_error!);
    case 'ProportionalTradeToTargets':
      return proportionalTradeToTargets(allNoCash(params.targets!));
    case 'FixedWeights':
      return params.weights
        ? fixedWeights(noCash(params.weights))
        : fixedWeightsByDate(allNoCash(params.weights_by_date!));
    case 'FixedTrades':
      return params.trades_units
        ? fixedTrades(params.trades_units)
        : fixedTradesByWeight(allNoCash(params.trades_weights!));
    case 'RankAndLongShort':
      return holdBetween(
        rebalance,
        rankAndLongShort({
          scores: params.scores ? { fixed: params.scores } : { byDate: params.scores_by_date! },
          long: () => params.num_long!,
          short: () => params.num_short!,
          leverage: params.target_leverage,
        }),
      );
    default:
      throw new Error(`no policy ${policy}`);
  }
}

function costsOf({ simulator }: GoldenCase): Cost[] {
  if (simulator.costs === 'off') return [];
  const terms = simulator.costs === 'linear' ? linearCost(0.0005) : stockCost;
  return [transactionCost(terms), holdingCost({ shortFee: 5 })];
}

export function runGolden(golden: GoldenCase, policy: Policy = simplePolicy(golden)): BacktestResult {
  const market = marketOf(golden.market);
  const { round_trades, max_fraction_liquidity } = golden.simulator;
  const given = golden.initial_holdings;
  return runBacktest({
    market,
    policy,
    start: golden.start,
    end: golden.end,
    costs: costsOf(golden),
    limits: { roundTrades: round_trades, maxFractionLiquidity: max_fraction_liquidity, minTrade: 0 },
    minHistoryDays: golden.min_history_days,
    historyRule: 'whole-table',
    initialValue: golden.initial_value,
    initialHoldings: given && Float64Array.from([...market.assets, cash], (name) => given[name] ?? 0),
  });
}

const relative = (ours: number, theirs: number) =>
  Math.abs(ours - theirs) / Math.max(Math.abs(theirs), 1e-12);

/** The largest distance of each kind between our result and the reference. */
export function compareWithGolden(golden: GoldenCase, ours: BacktestResult) {
  const theirs = resultOf(golden);
  const n = theirs.columns.length;
  const distance = { value: 0, metrics: 0, sharpe: 0, turnover: 0, weights: 0, costs: 0 };
  const same =
    ours.values.length === theirs.value.length &&
    ours.dates[0] === theirs.first &&
    ours.dates.at(-1) === theirs.last &&
    ours.turnover.length === theirs.turnover.length &&
    ours.leverage.length === theirs.leverage.length;
  if (!same) throw new Error(`${golden.id}: other days than the reference`);
  const value = theirs.value;
  for (let i = 0; i < value.length; i++)
    distance.value = Math.max(distance.value, relative(ours.values[i]!, value[i]!));
  const { metrics } = ours;
  const pairs: [number, number][] = [
    [metrics.finalValue, theirs.metrics.final_value],
    [metrics.profit, theirs.metrics.profit],
    [metrics.meanReturn, theirs.metrics.annualized_return],
    [metrics.volatility ?? Number.POSITIVE_INFINITY, theirs.metrics.volatility],
    [metrics.maxDrawdown, theirs.metrics.max_drawdown],
    [metrics.avgLeverage, theirs.metrics.avg_leverage],
  ];
  for (const [our, their] of pairs)
    if (Math.abs(our - their) > 1e-12) distance.metrics = Math.max(distance.metrics, relative(our, their));
  const rows = theirs.extra_metrics.rows_in_turnover_average;
  const libraryTurnover = (metrics.avgTurnover * ours.turnover.length) / rows;
  for (const [our, their] of [
    [libraryTurnover, theirs.metrics.avg_turnover],
    [metrics.avgTurnover, theirs.extra_metrics.avg_turnover_over_traded_periods],
  ] as const)
    if (Math.abs(our - their) > 1e-12) distance.turnover = Math.max(distance.turnover, relative(our, their));
  const sharpe = theirs.metrics.sharpe_ratio;
  // Where nothing deviates there is no ratio; the reference divides by a floor then and prints noise around zero.
  distance.sharpe = Math.abs((metrics.sharpeRatio ?? 0) - sharpe) / Math.max(1, Math.abs(sharpe));
  for (const [date, weights] of Object.entries(theirs.post_trade_weights)) {
    const row = ours.dates.indexOf(date);
    for (let i = 0; i < n; i++)
      distance.weights = Math.max(
        distance.weights,
        Math.abs(ours.postTradeWeights[row * n + i]! - (weights[i] ?? 0)),
      );
  }
  for (const [name, series] of Object.entries(theirs.costs)) {
    const own = ours.costs[name.endsWith('TransactionCost') ? 'transaction' : 'holding']!;
    for (let i = 0; i < series.length; i++)
      distance.costs = Math.max(distance.costs, Math.abs(own[i]! - series[i]!) / value[i]!);
  }
  return distance;
}

export function optimizingPolicy({ policy, params }: GoldenCase, solver: PlanSolver): Policy {
  const limit = (name: string) => {
    const found = params.constraints?.find((constraint) => constraint.startsWith(`${name}:`));
    return found ? Number(found.slice(name.length + 1)) : null;
  };
  const cost = params.objective_tcost;
  return holdBetween(
    params.rebalance ?? 'D',
    optimization(policy as 'SinglePeriodOptimization' | 'MultiPeriodOptimization', {
      gamma: params.gamma!,
      kappa: params.kappa!,
      horizon: params.planning_horizon ?? 1,
      decay: params.decay,
      solver,
      tradeCost: cost ? (cost.kind === 'linear' ? linearCost(cost.a!) : stockCost) : null,
      tradeAversion: cost?.multiplier,
      shortFee: params.objective_hcost ? 5 : 0,
      benchmark: params.benchmark === 'Uniform' ? 'uniform' : 'cash',
      constraints: {
        longOnly: params.constraints!.includes('LongOnly'),
        maxWeight: limit('MaxWeights'),
        leverage: limit('LeverageLimit'),
        noCash: params.constraints!.includes('NoCash'),
        turnover: limit('TurnoverLimit'),
      },
    }),
  );
}
