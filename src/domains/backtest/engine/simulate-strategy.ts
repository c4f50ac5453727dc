import { holdingCost } from '../costs/holding-cost.ts';
import { linearCost, transactionCost } from '../costs/transaction-cost.ts';
import type { MarketData } from '../market/market-data.ts';
import type { Strategy } from '../strategy-params.ts';
import { refuse } from './backtest-failure.ts';
import { makePolicy } from './make-policy.ts';
import { type BacktestResult, type OnDay, runBacktest } from './run-backtest.ts';
import type { WeightsByTicker } from './weight-vector.ts';

/** What the product charges by default: 0.29 % of each trade, 5 % a year on short positions. */
export const defaultCosts = { linear: 0.0029, shortFee: 5 } as const;

/** An empty portfolio begins with this much of its currency. */
export const emptyPortfolioValue = 100_000;

export type Simulation = {
  market: MarketData;
  strategy: Strategy;
  start: string;
  end: string;
  /** Money in each asset at the start day's prices, cash last. */
  holdings: Float64Array;
  costs?: { linear: number; shortFee: number };
  minHistoryDays?: number;
  onDay?: OnDay;
};

function weightsOf(assets: readonly string[], holdings: Float64Array): WeightsByTicker {
  const invested = assets.reduce((sum, _, i) => sum + holdings[i]!, 0);
  return Object.fromEntries(
    assets.map((asset, i) => [asset, invested > 0 ? holdings[i]! / invested : 1 / assets.length]),
  );
}

/** One strategy of the form, by the product's rules: costs in the open, no rounding, no liquidity cap. */
export async function simulateStrategy(simulation: Simulation): Promise<BacktestResult> {
  const { market, strategy, start, end, onDay, minHistoryDays, costs = defaultCosts } = simulation;
  const n = market.assets.length;
  if (!(costs.linear >= 0 && costs.linear <= 1))
    throw refuse('numberOutOfRange', 'costs', 'The cost of a trade is between 0 and 1.');
  if (!(costs.shortFee >= 0 && costs.shortFee <= 1000))
    throw refuse('numberOutOfRange', 'costs', 'The borrow fee is between 0 and 1000 percent.');
  const holdings = Float64Array.from(simulation.holdings, (money) => (Number.isFinite(money) ? money : 0));
  if (holdings.every((money) => money === 0)) holdings[n] = emptyPortfolioValue;
  const policy = await makePolicy(strategy, {
    assets: market.assets,
    todayWeights: weightsOf(market.assets, holdings),
    tradeCost: linearCost(costs.linear),
    shortFee: costs.shortFee,
  });
  return runBacktest({
    market,
    policy,
    start,
    end,
    costs: [transactionCost(linearCost(costs.linear)), holdingCost({ shortFee: costs.shortFee })],
    initialHoldings: holdings,
    minHistoryDays,
    onDay,
  });
}
