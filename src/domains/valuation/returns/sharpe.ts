import { spreadOf, type YearTerms } from './volatility.ts';

/** A deviation this small is what floats leave of none at all. */
export const still = 1e-12;

/**
 * Returns above what safe money earned, by their deviation, for a year (rule P-14). Null with fewer than two of them,
 * or where they never differ: a steady line has no risk to divide by.
 */
export function sharpe(excess: ArrayLike<number>, { dividedBy, ...year }: YearTerms & Year): number | null {
  const spread = spreadOf(excess, dividedBy);
  return spread && ratioOf(spread.mean, spread.deviation, year);
}

export type Year = {
  perYear: number;
  /** Added to a year's deviation, where a reference does so. */
  floor?: number;
};

/** A mean by a deviation, both of one period, for a year. */
export function ratioOf(mean: number, deviation: number, { perYear, floor = 0 }: Year): number | null {
  if (deviation <= still) return null;
  return (perYear * mean) / (Math.sqrt(perYear) * deviation + floor);
}
