import { streamOf } from '../arithmetic/keyed-random.ts';
import { clusteredShocks } from './clustered-shocks.ts';
import type { Factors } from './factors.ts';

export type PathRecipe = {
  key: string;
  /** How strongly it follows each factor. */
  loads: readonly (readonly [factor: string, load: number])[];
  /** Size of a day's own move. */
  own: number;
  tails: 'heavy' | 'fat';
  active: Uint8Array;
  first: number;
};

/** The sum of all moves since the first day, without any drift yet; NaN before it. */
export function accumulatedMoves(factors: Factors, recipe: PathRecipe): Float64Array {
  const { loads, active, first } = recipe;
  const own = clusteredShocks({
    stream: streamOf(`path/${recipe.key}`),
    daily: recipe.own,
    tails: recipe.tails,
    active,
    stress: factors.ownStress,
  });
  for (const [name, load] of loads) {
    const moves = factors.moves.get(name);
    if (!moves) throw new Error(`no factor ${name} for ${recipe.key}`);
    for (let day = first + 1; day < own.length; day++) own[day] = own[day]! + load * moves[day]!;
  }
  const sums = new Float64Array(own.length).fill(Number.NaN, 0, first);
  sums[first] = 0;
  for (let day = first + 1; day < own.length; day++) {
    sums[day] = sums[day - 1]! + (active[day] === 1 ? own[day]! : 0);
  }
  return sums;
}

/** How many moving days have passed since the first. */
export function movingDays(active: Uint8Array, first: number): Int32Array {
  const counts = new Int32Array(active.length);
  for (let day = first + 1; day < counts.length; day++) counts[day] = counts[day - 1]! + active[day]!;
  return counts;
}
