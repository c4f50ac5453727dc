import type { Policy } from '../engine/policy.ts';
import { type WeightsByTicker, weightVector } from '../engine/weight-vector.ts';

export type WeightsByDate = Readonly<Record<string, WeightsByTicker>>;

/** The given weights every day. */
export function fixedWeights(weights: WeightsByTicker): Policy {
  let vector: Float64Array;
  return {
    name: 'FixedWeights',
    begin({ assets }) {
      vector = weightVector(assets, weights, 'weights');
    },
    decide({ universe }, target) {
      for (let k = 0; k < universe.length; k++) target[universe[k]!] = vector[universe[k]!]!;
    },
  };
}

/** The weights of that exact day; no trade on days without an entry. */
export function fixedWeightsByDate(weights: WeightsByDate): Policy {
  const byDate = new Map<string, Float64Array>();
  return {
    name: 'FixedWeights',
    begin({ assets }) {
      for (const [date, given] of Object.entries(weights))
        byDate.set(date, weightVector(assets, given, 'weights'));
    },
    decide({ universe, past }, target) {
      const vector = byDate.get(past.date);
      if (vector) for (let k = 0; k < universe.length; k++) target[universe[k]!] = vector[universe[k]!]!;
    },
  };
}
