import { refuse } from '../engine/backtest-failure.ts';
import type { Policy } from '../engine/policy.ts';
import { weightVector } from '../engine/weight-vector.ts';

export type UnitTrade = { date: string; ticker: string; units: number };

/** Buys and sells the listed units on their days at that day's price; several on one day add up. */
export function fixedTrades(trades: readonly UnitTrade[]): Policy {
  const byDate = new Map<string, Float64Array>();
  return {
    name: 'FixedTrades',
    begin({ assets, hasPrices }) {
      if (!hasPrices) throw refuse('pricesMissing', 'trades', 'Trades in units need prices.');
      for (const { date, ticker, units } of trades) {
        const one = weightVector(assets, { [ticker]: units }, 'trades');
        const sum = byDate.get(date);
        if (sum) for (let i = 0; i < sum.length; i++) sum[i]! += one[i]!;
        else byDate.set(date, one);
      }
    },
    decide({ universe, past, value }, target) {
      const units = byDate.get(past.date);
      if (!units) return;
      const prices = past.prices()!;
      const at = past.rows * past.count;
      for (let k = 0; k < universe.length; k++) {
        const i = universe[k]!;
        if (units[i] !== 0) target[i]! += (units[i]! * prices[at + i]!) / value;
      }
    },
  };
}
