import type { MarketData } from '../market/market-data.ts';
import { roundHalfEven } from '../market/trading-periods.ts';

export type TradeLimits = {
  /** Whole shares only; needs prices. */
  roundTrades: boolean;
  /** Largest share of the day's traded value, or none. */
  maxFractionLiquidity: number | null;
  /** Trades below this much money are not made. */
  minTrade: number;
};

export const noTradeLimits: TradeLimits = { roundTrades: false, maxFractionLiquidity: null, minTrade: 0 };

/** Cuts the wanted trades (in money) to what the market lets through, and balances them with cash. */
export function limitTrades(
  market: MarketData,
  limits: TradeLimits,
  row: number,
  universe: Int32Array,
  trades: Float64Array,
): void {
  const n = market.assets.length;
  const at = row * n;
  const { volumes, prices } = market;
  const cap = limits.maxFractionLiquidity;
  let sum = 0;
  for (let k = 0; k < universe.length; k++) {
    const i = universe[k]!;
    let trade = trades[i]!;
    if (trade !== 0) {
      if (volumes) {
        const volume = volumes[at + i]!;
        if (volume <= 0) trade = 0;
        else if (cap !== null) {
          const most = cap * volume;
          if (trade > most) trade = most;
          else if (trade < -most) trade = -most;
        }
      }
      if (limits.roundTrades && prices) {
        const price = prices[at + i]!;
        trade = roundHalfEven(trade / price) * price;
      }
      if (Math.abs(trade) < limits.minTrade) trade = 0;
      trades[i] = trade;
    }
    sum += trade;
  }
  trades[n] = -sum;
}
