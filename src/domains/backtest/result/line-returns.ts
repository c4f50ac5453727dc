/** From so many days on a return is told as a rate of a year (rule B-25). */
export const yearlyFrom = 365;

export type LineReturns = {
  /** Of the whole run. */
  total_return: number | null;
  /** Compound, for a year; null for a shorter run, and where nothing or less was left. */
  annualized_return: number | null;
};

/** What a line made of its first value in so many calendar days. */
export function lineReturns(line: { first: number; last: number; days: number }): LineReturns {
  const { first, last, days } = line;
  const growth = first > 0 ? last / first : Number.NaN;
  return {
    total_return: finite(growth - 1),
    annualized_return: days >= yearlyFrom ? finite(growth ** (yearlyFrom / days) - 1) : null,
  };
}

/** A figure that does not exist, or that nobody can write down, is none (rule B-26). */
export function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
