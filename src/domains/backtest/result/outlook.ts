import { quantile } from '../../../foundation/statistics/quantile.ts';
import { seededRandom } from '../../../foundation/statistics/seeded-random.ts';
import { refuse } from '../engine/backtest-failure.ts';
import { periodReturns } from './metrics.ts';

export type OutlookTerms = {
  /** How many periods ahead. */
  periods: number;
  paths?: number;
  /** Days that stay together, so that calm and rough times do too. */
  block?: number;
  seed?: number;
  /** A point of the bands every so many periods; the last period is always one. */
  every?: number;
};

/** What nine, five and one in ten futures exceed, at each point. */
export type Outlook = { periods: number[]; low: Float64Array; middle: Float64Array; high: Float64Array };

/** Many futures drawn from blocks of a result's own returns; the same seed gives the same bands. */
export function drawOutlook(values: ArrayLike<number>, terms: OutlookTerms): Outlook {
  const { periods, paths = 2000, block = 21, seed = 1, every = 5 } = terms;
  if (values.length < 3) throw refuse('singleDay', 'outlook', 'An outlook needs at least two returns.');
  for (const [field, value, most] of [
    ['periods', periods, 100_000],
    ['paths', paths, 100_000],
    ['block', block, 100_000],
    ['every', every, 100_000],
  ] as const)
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw refuse('numberOutOfRange', field, `${field} is a whole number from 1 to ${most}.`);
  const returns = periodReturns(values);
  const points: number[] = [];
  for (let period = every; period < periods; period += every) points.push(period);
  points.push(periods);
  const random = seededRandom(seed);
  const worth = new Float64Array(points.length * paths);
  for (let path = 0; path < paths; path++) {
    let value = values[values.length - 1]!;
    let at = 0;
    let left = 0;
    for (let period = 1, point = 0; period <= periods; period++) {
      if (left === 0) {
        at = Math.floor(random() * returns.length);
        left = block;
      }
      value *= 1 + returns[at]!;
      // Blocks run on from the end to the beginning, so that no day is rarer than another.
      at = (at + 1) % returns.length;
      left--;
      if (period === points[point]) worth[point++ * paths + path] = value;
    }
  }
  const bands = { low: 0.1, middle: 0.5, high: 0.9 } as const;
  const outlook: Outlook = {
    periods: points,
    low: new Float64Array(points.length),
    middle: new Float64Array(points.length),
    high: new Float64Array(points.length),
  };
  points.forEach((_, point) => {
    const sorted = worth.subarray(point * paths, (point + 1) * paths).sort();
    for (const band of ['low', 'middle', 'high'] as const)
      outlook[band][point] = quantile(sorted, bands[band]);
  });
  return outlook;
}
