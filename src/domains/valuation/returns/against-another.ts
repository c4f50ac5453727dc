import { still } from './sharpe.ts';
import { spreadOf, volatility, type YearTerms } from './volatility.ts';

/**
 * How much one line moves when another moves by 1 (rule CO-12): what they vary together by what the other varies. Both
 * have a return for the same spans; where one is not known (NaN) neither counts. Null with fewer than two, or where the
 * other never moves.
 */
export function beta(returns: ArrayLike<number>, others: ArrayLike<number>): number | null {
  const isKnown = (_: number, at: number) => !Number.isNaN((returns[at] ?? Number.NaN) + others[at]!);
  const own = Float64Array.from(returns).filter(isKnown);
  const other = Float64Array.from(others).filter(isKnown);
  const [ownSpread, spread] = [spreadOf(own, 'count'), spreadOf(other, 'count')];
  if (!ownSpread || !spread || spread.deviation <= still) return null;
  let together = 0;
  for (let i = 0; i < own.length; i++) together += (own[i]! - ownSpread.mean) * (other[i]! - spread.mean);
  return together / own.length / spread.deviation ** 2;
}

/**
 * How loosely one line follows another (rule CO-13): the yearly deviation of what it returned more. 0 where it always
 * returned the same; null with fewer than two returns that both have.
 */
export function trackingError(
  returns: ArrayLike<number>,
  others: ArrayLike<number>,
  terms: YearTerms,
): number | null {
  const more = Float64Array.from(others, (other, at) => (returns[at] ?? Number.NaN) - other);
  return volatility(more, terms);
}
