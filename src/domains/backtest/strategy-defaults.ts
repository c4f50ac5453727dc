import type { WeightsByTicker } from './engine/weight-vector.ts';
import type { Strategy } from './strategy-params.ts';

/** Weights that were left open are the portfolio's own of today, written down so that the result shows them. */
export function withTodayWeights(strategy: Strategy, today: WeightsByTicker): Strategy {
  switch (strategy.name) {
    case 'FixedWeights':
      return { ...strategy, params: { weights: { ...today }, ...strategy.params } };
    case 'PeriodicRebalance':
    case 'ProportionalRebalance':
    case 'AdaptiveRebalance':
    case 'ProportionalTradeToTargets':
      return { ...strategy, params: { target_weights: { ...today }, ...strategy.params } } as Strategy;
    default:
      return strategy;
  }
}

const decimals = 10_000;

/**
 * Shares of the invested value with four decimals that sum to exactly one; equal shares where nothing is
 * worth anything. A value that is not known has no share.
 */
export function todayWeights(tickers: readonly string[], values: readonly number[]): Record<string, number> {
  const known = values.map((value) => (value > 0 && Number.isFinite(value) ? value : 0));
  const sum = known.reduce((total, value) => total + value, 0);
  const exact = known.map((value) => (sum > 0 ? (value / sum) * decimals : decimals / tickers.length));
  const whole = exact.map(Math.floor);
  let left = decimals - whole.reduce((total, value) => total + value, 0);
  const order = exact
    .map((_, i) => i)
    .sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!) || a - b);
  for (const i of order) if (left-- > 0) whole[i]!++;
  return Object.fromEntries(tickers.map((ticker, i) => [ticker, whole[i]! / decimals]));
}
