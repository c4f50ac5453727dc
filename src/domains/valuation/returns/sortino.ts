import { ratioOf, type Year } from './sharpe.ts';

/**
 * Returns above what safe money earned, by how far they fell short of it, for a year (rules CO-11 and B-21). Null with fewer than
 * two of them, or where none fell short: without any fall there is no risk to divide by.
 */
export function sortino(excess: ArrayLike<number>, year: Year): number | null {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < excess.length; i++) {
    const value = excess[i]!;
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
    squares += Math.min(0, value) ** 2;
  }
  // Every return counts, those above as no shortfall: few and small ones weigh little.
  return count < 2 ? null : ratioOf(sum / count, Math.sqrt(squares / count), year);
}
