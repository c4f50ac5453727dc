import { spreadOf, weekdaysOfYear } from './volatility.ts';

/** A deviation this small is what floats leave of none at all. */
const still = 1e-12;

/**
 * Return above what safe money earned, by its deviation, for a year (rule P-14). `safe` is the safe return of one
 * period: the same for all, as it is subtracted from the mean. Null with fewer than two returns, or where they
 * never differ.
 */
export function sharpe(
  returns: ArrayLike<number>,
  safe: number,
  periodsOfYear = weekdaysOfYear,
): number | null {
  const spread = spreadOf(returns);
  if (!spread || spread.deviation <= still) return null;
  return ((spread.mean - safe) / spread.deviation) * Math.sqrt(periodsOfYear);
}
