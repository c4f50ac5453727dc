import { BacktestFailure, refuse } from './backtest-failure.ts';
import type { Cost, Execution } from './costs/cost.ts';
import { limitTrades, noTradeLimits, type TradeLimits } from './execute-trades.ts';
import type { MarketData } from './market-data.ts';
import { type Metrics, measure } from './metrics.ts';
import { Past } from './past.ts';
import type { Policy, Today } from './policy.ts';
import type { SolverReport } from './solvers/plan-solver.ts';
import { findPeriod, type HistoryRule } from './trading-calendar.ts';
import { Universe } from './universe.ts';

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
  /** Called before each day; throwing from it ends the run. */
  onDay?: (done: number, total: number) => void;
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

function beginningHoldings(setup: BacktestSetup, n: number): Float64Array {
  const given = setup.initialHoldings;
  if (given) {
    if (given.length !== n + 1)
      throw refuse('marketDataInvalid', 'initialHoldings', 'The holdings do not fit the assets.');
    return Float64Array.from(given);
  }
  const holdings = new Float64Array(n + 1);
  holdings[n] = setup.initialValue ?? 1_000_000;
  return holdings;
}

/** Moves what may no longer be held into cash, at no cost. */
function leaveToCash(universe: Universe, holdings: Float64Array): void {
  const n = holdings.length - 1;
  for (let i = 0; i < n; i++)
    if (holdings[i] !== 0 && !universe.has(i)) {
      holdings[n]! += holdings[i]!;
      holdings[i] = 0;
    }
}

/** Runs one policy day by day: decide, trade, pay, then earn the day's return. */
export function runBacktest(setup: BacktestSetup): BacktestResult {
  const { market, policy, costs, limits = noTradeLimits } = setup;
  const n = market.assets.length;
  const period = findPeriod(market, {
    start: setup.start,
    end: setup.end,
    minHistoryDays: setup.minHistoryDays ?? 365.24,
    historyRule: setup.historyRule ?? 'rows-up-to-start',
  });
  if (limits.roundTrades && !market.prices)
    throw refuse('pricesMissing', 'roundTrades', 'Whole shares need prices.');
  const { first, last } = period;
  const total = last - first;
  const holdings = beginningHoldings(setup, n);
  const universe = new Universe(market, period.minObservations);
  const past = new Past(market);
  const weights = new Float64Array(n + 1);
  const target = new Float64Array(n + 1);
  const trades = new Float64Array(n + 1);
  const values = new Float64Array(total + 1);
  const leverage = new Float64Array(total + 1);
  const turnover = new Float64Array(total);
  const postTradeWeights = new Float64Array(total * (n + 1));
  const costSeries = costs.map(() => new Float64Array(total));
  for (const cost of costs) cost.begin(market);
  policy.begin?.({
    dates: market.dates,
    days: market.days,
    assets: market.assets,
    hasPrices: market.prices !== null,
    hasVolumes: market.volumes !== null,
    period,
  });
  const today: Today = {
    past,
    row: first,
    universe: universe.members,
    universeVersion: 0,
    value: 0,
    weights,
  };
  const execution: Execution = {
    row: first,
    universe: universe.members,
    trades,
    holdings,
    value: 0,
    daysToNext: 1,
  };

  const beganAsCash: string[] = [];
  let done = 0;
  let bankrupt = false;
  let members = universe.members;
  const weigh = (): number => {
    let value = 0;
    for (let i = 0; i <= n; i++) value += holdings[i]!;
    let gross = 0;
    for (let i = 0; i <= n; i++) {
      weights[i] = holdings[i]! / value;
      if (i < n) gross += Math.abs(weights[i]!);
    }
    values[done] = value;
    leverage[done] = gross;
    return value;
  };

  for (; done < total && !bankrupt; done++) {
    const row = first + done;
    setup.onDay?.(done, total);
    if (universe.moveTo(row)) {
      members = universe.members;
      if (done === 0)
        for (let i = 0; i < n; i++)
          if (holdings[i] !== 0 && !universe.has(i)) beganAsCash.push(market.assets[i]!);
      leaveToCash(universe, holdings);
    }
    const value = weigh();
    if (!(value > 0))
      throw new BacktestFailure('valueNotPositive', {
        day: market.dates[row]!,
        message: 'The portfolio has no value to invest.',
      });
    past.moveTo(row);
    today.row = row;
    today.universe = members;
    today.universeVersion = universe.version;
    today.value = value;
    target.set(weights);
    try {
      policy.decide(today, target);
    } catch (error) {
      throw error instanceof BacktestFailure ? error.on(market.dates[row]!) : error;
    }
    for (let k = 0; k < members.length; k++) {
      const i = members[k]!;
      trades[i] = (target[i]! - weights[i]!) * value;
    }
    limitTrades(market, limits, row, members, trades);
    let traded = 0;
    for (let k = 0; k < members.length; k++) {
      const i = members[k]!;
      holdings[i]! += trades[i]!;
      traded += Math.abs(trades[i]!);
      postTradeWeights[done * (n + 1) + i] = holdings[i]! / value;
    }
    holdings[n]! += trades[n]!;
    postTradeWeights[done * (n + 1) + n] = holdings[n]! / value;
    turnover[done] = traded / (2 * value);
    execution.row = row;
    execution.universe = members;
    execution.value = value;
    execution.daysToNext = market.days[row + 1]! - market.days[row]!;
    let paid = 0;
    for (let c = 0; c < costs.length; c++) {
      const amount = costs[c]!.charge(execution);
      costSeries[c]![done] = amount;
      paid += amount;
    }
    holdings[n]! -= paid;
    let after = 0;
    for (let k = 0; k < members.length; k++) {
      const i = members[k]!;
      holdings[i]! *= 1 + market.returns[row * n + i]!;
      after += holdings[i]!;
    }
    holdings[n]! *= 1 + market.cashReturns[row]!;
    after += holdings[n]!;
    bankrupt = after <= 0;
    if (Number.isNaN(after))
      throw new BacktestFailure('marketDataInvalid', {
        day: market.dates[row]!,
        message: 'A price or traded value that a cost needs is missing.',
      });
  }
  weigh();

  const days = market.days.slice(first, first + done + 1);
  const cashReturns = market.cashReturns.slice(first, first + done);
  const series = {
    days,
    values: values.slice(0, done + 1),
    cashReturns,
    turnover: turnover.slice(0, done),
    leverage: leverage.slice(0, done + 1),
  };
  return {
    ...series,
    policy: policy.name,
    dates: market.dates.slice(first, first + done + 1),
    costs: Object.fromEntries(costs.map((cost, c) => [cost.name, costSeries[c]!.slice(0, done)])),
    postTradeWeights: postTradeWeights.subarray(0, done * (n + 1)),
    finalHoldings: holdings,
    beganAsCash,
    bankrupt,
    metrics: measure(series),
    solver: policy.report?.() ?? null,
  };
}
