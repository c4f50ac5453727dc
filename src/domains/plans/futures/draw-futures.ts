import { seededRandom } from '../../../foundation/statistics/seeded-random.ts';

/** Fewer months say too little about what may come (rule PL-9). */
export const leastMonths = 24;
export const paths = 2000;
/** Months that stay together, so that calm and rough times do too. */
export const blockMonths = 6;
/** So many points are drawn. */
const mostPoints = 60;

/**
 * What a unit of money becomes in each of many futures, at each point ahead: `growth` of one that is there today, `paid` of
 * one paid in at the end of every month. Every question about a goal is a sum of the two, so one drawing answers all.
 */
export type Futures = {
  /** Months ahead of each point; the last is the goal's. */
  months: number[];
  paths: number;
  /** Point by point, path by path. */
  growth: Float64Array;
  paid: Float64Array;
};

type Terms = { months: number; seed: number; paths?: number; block?: number };

/** Draws futures from blocks of monthly returns; the same seed draws the same ones. */
export function drawFutures(returns: readonly number[], terms: Terms): Futures {
  const { months, seed, paths: count = paths } = terms;
  const block = Math.min(terms.block ?? blockMonths, returns.length);
  const points = pointsOf(months);
  const growth = new Float64Array(points.length * count);
  const paid = new Float64Array(points.length * count);
  const random = seededRandom(seed);
  for (let path = 0; path < count; path++) {
    let [grown, saved, at, left] = [1, 0, 0, 0];
    for (let month = 1, point = 0; month <= months; month++) {
      if (left === 0) {
        at = Math.floor(random() * returns.length);
        left = block;
      }
      // More than everything cannot be lost.
      const factor = Math.max(0, 1 + returns[at]!);
      grown *= factor;
      saved = saved * factor + 1;
      // Blocks run on from the end to the beginning, so that no month is rarer than another.
      at = (at + 1) % returns.length;
      left--;
      if (month !== points[point]) continue;
      growth[point * count + path] = grown;
      paid[point * count + path] = saved;
      point++;
    }
  }
  return { months: points, paths: count, growth, paid };
}

/** Every so many months between points, so that there are not too many; the last month always is one. */
export const stepOf = (months: number): number => Math.ceil(months / mostPoints);

function pointsOf(months: number): number[] {
  const step = stepOf(months);
  const points: number[] = [];
  for (let month = step; month < months; month += step) points.push(month);
  return [...points, months];
}

/** The same goal draws the same futures (rule PL-9): its id is the seed (FNV-1a). */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
