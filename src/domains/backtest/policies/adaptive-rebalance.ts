import type { Policy } from '../engine/policy.ts';
import { type WeightsByTicker, weightVector } from '../engine/weight-vector.ts';

/** Back to the target once the weights, cash included, are farther from it than the tracking error. */
export function adaptiveRebalance(targetWeights: WeightsByTicker, trackingError: number): Policy {
  let vector: Float64Array;
  return {
    name: 'AdaptiveRebalance',
    begin({ assets }) {
      vector = weightVector(assets, targetWeights, 'target_weights');
    },
    decide({ universe, weights }, target) {
      let cash = 1;
      let square = 0;
      for (let k = 0; k < universe.length; k++) {
        const i = universe[k]!;
        cash -= vector[i]!;
        square += (weights[i]! - vector[i]!) ** 2;
      }
      square += (weights[weights.length - 1]! - cash) ** 2;
      if (Math.sqrt(square) > trackingError)
        for (let k = 0; k < universe.length; k++) target[universe[k]!] = vector[universe[k]!]!;
    },
  };
}
