/** How returns become a figure of a year. */
export type YearTerms = {
  /** How many of them a year has. */
  perYear: number;
  /** A deviation is divided by their count, or by one less where they are a sample of more. */
  dividedBy: 'count' | 'count-less-one';
};

/** Mean and deviation of what is known; null with fewer than two returns. */
export function spreadOf(
  returns: ArrayLike<number>,
  dividedBy: YearTerms['dividedBy'],
): { mean: number; deviation: number } | null {
  let count = 0;
  let mean = 0;
  let squares = 0;
  for (let i = 0; i < returns.length; i++) {
    const value = returns[i]!;
    if (Number.isNaN(value)) continue;
    count++;
    const off = value - mean;
    mean += off / count;
    squares += off * (value - mean);
  }
  if (count < 2) return null;
  return { mean, deviation: Math.sqrt(squares / (dividedBy === 'count' ? count : count - 1)) };
}

/** Yearly volatility of simple returns, as a fraction (rule P-13); null with fewer than two of them. */
export function volatility(returns: ArrayLike<number>, { perYear, dividedBy }: YearTerms): number | null {
  const spread = spreadOf(returns, dividedBy);
  return spread && spread.deviation * Math.sqrt(perYear);
}
