import type { Cost } from '../costs/cost.ts';
import type { MarketData } from '../market/market-data.ts';
import { findPeriod, type HistoryRule } from '../market/trading-calendar.ts';
import { type Metrics, measure } from '../result/metrics.ts';
import type { SolverReport } from '../solvers/plan-solver.ts';
import { refuse } from './backtest-failure.ts';
import { DayLoop } from './day-loop.ts';
import { noTradeLimits, type TradeLimits } from './execute-trades.ts';
import type { Policy } from './policy.ts';

export type OnDay = (done: number, total: number, values: Float64Array) => void;

export type BacktestSetup = {
  market: MarketData;
  policy: Policy;
  start: string;
  end: string;
  costs: readonly Cost[];
  limits?: TradeLimits;
  minHistoryDays?: number;
  historyRule?: HistoryRule;
  /** Money in each asset, cash last; without it everything begins in cash. */
  initialHoldings?: Float64Array;
  initialValue?: number;
  /** Called before each day with the values of the days before it; throwing from it ends the run. */
  onDay?: OnDay;
};

export type BacktestResult = {
  policy: string;
  dates: string[];
  days: Int32Array;
  values: Float64Array;
  /** These have one entry for each traded day, one fewer than values. */
  turnover: Float64Array;
  cashReturns: Float64Array;
  costs: Record<string, Float64Array>;
  /** Sum of absolute weights before the trade, for each value. */
  leverage: Float64Array;
  /** Weights after each trade, row after row, cash last. */
  postTradeWeights: Float64Array;
  finalHoldings: Float64Array;
  /** Assets that were held at the start but could not be yet, so their value began as cash. */
  beganAsCash: string[];
  bankrupt: boolean;
  metrics: Metrics;
  solver: SolverReport | null;
};

function beginningHoldings(setup: BacktestSetup): Float64Array {
  const n = setup.market.assets.length;
  const given = setup.initialHoldings;
  if (!given) {
    const holdings = new Float64Array(n + 1);
    holdings[n] = setup.initialValue ?? 1_000_000;
    return holdings;
  }
  if (given.length !== n + 1)
    throw refuse('marketDataInvalid', 'initialHoldings', 'The holdings do not fit the assets.');
  return Float64Array.from(given);
}

/** Runs one policy from start to end; a bankrupt portfolio ends on the day it went under. */
export function runBacktest(setup: BacktestSetup): BacktestResult {
  const { market, policy, costs, limits = noTradeLimits } = setup;
  const period = findPeriod(market, {
    start: setup.start,
    end: setup.end,
    minHistoryDays: setup.minHistoryDays ?? 365.24,
    historyRule: setup.historyRule ?? 'rows-up-to-start',
  });
  if (limits.roundTrades && !market.prices)
    throw refuse('pricesMissing', 'roundTrades', 'Whole shares need prices.');
  for (const cost of costs) cost.begin(market);
  policy.begin?.({
    dates: market.dates,
    days: market.days,
    assets: market.assets,
    hasPrices: market.prices !== null,
    hasVolumes: market.volumes !== null,
    period,
  });
  const loop = new DayLoop({ market, policy, costs, limits, period, holdings: beginningHoldings(setup) });
  while (loop.done < loop.total && !loop.bankrupt) {
    setup.onDay?.(loop.done, loop.total, loop.values);
    loop.step();
  }
  loop.weigh();
  return resultOf(setup, period.first, loop);
}

function resultOf({ market, policy, costs }: BacktestSetup, first: number, loop: DayLoop): BacktestResult {
  const { done, total } = loop;
  const width = market.assets.length + 1;
  // Whole series are handed over as they are; only a run that ended early is cut.
  const cut = (series: Float64Array, length: number) => (done === total ? series : series.slice(0, length));
  const series = {
    days: market.days.slice(first, first + done + 1),
    values: cut(loop.values, done + 1),
    cashReturns: market.cashReturns.slice(first, first + done),
    turnover: cut(loop.turnover, done),
    leverage: cut(loop.leverage, done + 1),
  };
  return {
    ...series,
    policy: policy.name,
    dates: market.dates.slice(first, first + done + 1),
    costs: Object.fromEntries(costs.map(({ name }, c) => [name, cut(loop.costSeries[c]!, done)])),
    postTradeWeights: cut(loop.postTradeWeights, done * width),
    finalHoldings: loop.holdings,
    beganAsCash: loop.beganAsCash,
    bankrupt: loop.bankrupt,
    metrics: measure(series),
    solver: policy.report?.() ?? null,
  };
}
