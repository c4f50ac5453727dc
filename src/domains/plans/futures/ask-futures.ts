import { quantile } from '../../../foundation/statistics/quantile.ts';
import type { Futures } from './draw-futures.ts';

/** What is there today, and what is added at the end of each month. */
export type Saving = { value: number; monthly: number };

/** In so many futures of ten, and in the middle one, there is less. */
const bands = { low: 0.1, middle: 0.5, high: 0.9 } as const;
export type Fan = Record<keyof typeof bands, number[]>;

/** What is there at each point: less in one of ten futures, in five, in nine. */
export function fanOf({ months, paths, growth, paid }: Futures, { value, monthly }: Saving): Fan {
  const fan: Fan = { low: [], middle: [], high: [] };
  months.forEach((_, point) => {
    const sorted = new Float64Array(paths);
    for (let path = 0; path < paths; path++) {
      const at = point * paths + path;
      sorted[path] = value * growth[at]! + monthly * paid[at]!;
    }
    sorted.sort();
    for (const band of ['low', 'middle', 'high'] as const) fan[band].push(quantile(sorted, bands[band]));
  });
  return fan;
}

/** The share of futures that end with the sum or more (rule PL-9). */
export function chanceOf(futures: Futures, { value, monthly }: Saving, target: number): number {
  const { paths, growth, paid } = futures;
  const last = growth.length - paths;
  let reached = 0;
  for (let at = last; at < growth.length; at++)
    if (value * growth[at]! + monthly * paid[at]! >= target) reached++;
  return reached / paths;
}

/** The least to be paid in each month for the sum in such a share of futures: what each of them needs, in order. */
export function monthlyFor(futures: Futures, value: number, target: number, share: number): number {
  const { paths, growth, paid } = futures;
  const last = growth.length - paths;
  const needed = new Float64Array(paths);
  for (let path = 0; path < paths; path++)
    needed[path] = (target - value * growth[last + path]!) / paid[last + path]!;
  needed.sort();
  return Math.max(0, needed[Math.ceil(share * paths) - 1]!);
}
