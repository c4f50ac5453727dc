import type { Policy } from '../engine/policy.ts';

/** The same weight in every asset of the day, each day. */
export function uniform(leverage = 1): Policy {
  return {
    name: 'Uniform',
    decide({ universe }, target) {
      const weight = leverage / universe.length;
      for (let k = 0; k < universe.length; k++) target[universe[k]!] = weight;
    },
  };
}
