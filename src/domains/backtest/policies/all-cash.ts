import type { Policy } from '../engine/policy.ts';

/** Sells everything on the first day and stays in cash. AllCash and SellAll are the same thing. */
export function allCash(name: 'AllCash' | 'SellAll' = 'AllCash'): Policy {
  return {
    name,
    decide({ universe }, target) {
      for (let k = 0; k < universe.length; k++) target[universe[k]!] = 0;
    },
  };
}
