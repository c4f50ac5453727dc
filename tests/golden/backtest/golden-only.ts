import type { TransactionCostTerms } from '../../../src/domains/backtest/costs/transaction-cost.ts';
import type { Policy } from '../../../src/domains/backtest/engine/policy.ts';
import { weightVector } from '../../../src/domains/backtest/engine/weight-vector.ts';
import type { WeightsByDate } from '../../../src/domains/backtest/policies/fixed-weights.ts';

// What the golden runs were made with and the product does not offer.

/** What a private investor pays on an American exchange: half a cent a share and the impact. */
export const stockCost: TransactionCostTerms = { linear: 0, perShare: 0.005, impact: 1, exponent: 1.5 };

/** Buys and sells on its days, with trades given as weights of the portfolio. */
export function fixedTradesByWeight(trades: WeightsByDate): Policy {
  const byDate = new Map<string, Float64Array>();
  return {
    name: 'FixedTrades',
    begin({ assets }) {
      for (const [date, given] of Object.entries(trades))
        byDate.set(date, weightVector(assets, given, 'trades'));
    },
    decide({ universe, past }, target) {
      const vector = byDate.get(past.date);
      if (vector) for (let k = 0; k < universe.length; k++) target[universe[k]!]! += vector[universe[k]!]!;
    },
  };
}
