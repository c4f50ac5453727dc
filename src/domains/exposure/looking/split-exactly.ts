import {
  compare,
  type Decimal,
  hundred,
  minus,
  over,
  rounded,
  sum,
  times,
} from '../../../foundation/decimal.ts';

const grosze = (amount: Decimal) => times(amount, hundred);

/** Amounts to the grosz that add up to exactly their rounded sum: what rounding left goes to those it cut most (rule EX-1). */
export function toTheGrosz(amounts: readonly Decimal[]): Decimal[] {
  const cut = amounts.map((amount, at) => {
    const whole = downward(grosze(amount));
    return { at, whole, left: minus(grosze(amount), { digits: whole, places: 0 }) };
  });
  const wanted = rounded(grosze(sum(amounts)), 0).digits;
  const missing = Number(wanted - cut.reduce((total, { whole }) => total + whole, 0n));
  const raised = new Set(
    cut
      .toSorted((a, b) => compare(b.left, a.left) || a.at - b.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return cut.map(({ at, whole }) => ({ digits: whole + (raised.has(at) ? 1n : 0n), places: 2 }));
}

/** The next whole number below; a negative amount goes further from zero. */
function downward({ digits, places }: Decimal): bigint {
  const unit = 10n ** BigInt(places);
  const whole = digits / unit;
  return digits < 0n && whole * unit !== digits ? whole - 1n : whole;
}

/** Decimals of a weight that had to be brought down to its share of 100. */
const places = 12;

/**
 * Weights in percent that are at most 100 together: what their maker rounded above that is taken off each of them, and the
 * first gets what that division leaves, so that the whole stays whole (rule EX-8).
 */
export function withinHundred(weights: readonly Decimal[]): Decimal[] {
  const total = sum(weights);
  if (compare(total, hundred) <= 0) return [...weights];
  const [, ...others] = weights.map((weight) => over(times(weight, hundred), total, places));
  return [minus(hundred, sum(others)), ...others];
}
