import { sqrt } from '../arithmetic/elementary.ts';
import { fatTailed, heavyTailed } from '../arithmetic/keyed-random.ts';

export type ShockRecipe = {
  stream: number;
  /** Ordinary size of a day's move, as a logarithm. */
  daily: number;
  tails: 'heavy' | 'fat';
  /** Days on which the series moves at all. */
  active: Uint8Array;
  /** How much rougher than usual each day is. */
  stress: Float64Array;
};

const reaction = 0.07;
const memory = 0.9;
const calm = 1 - reaction - memory;

/** Moves with fat tails whose size clusters as in GARCH(1,1): a rough day makes the next ones rougher. */
export function clusteredShocks({ stream, daily, tails, active, stress }: ShockRecipe): Float64Array {
  const draw = tails === 'heavy' ? heavyTailed : fatTailed;
  const shocks = new Float64Array(stress.length);
  let variance = 1;
  for (let day = 1; day < shocks.length; day++) {
    if (active[day] === 0) continue;
    const z = draw(stream, day);
    shocks[day] = daily * stress[day]! * sqrt(variance) * z;
    const square = z * z > 9 ? 9 : z * z;
    variance = calm + (reaction * square + memory) * variance;
    if (variance > 6) variance = 6;
  }
  return shocks;
}
