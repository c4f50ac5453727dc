import { type Decimal, decimal, isZero, minus, one, over, plus, rounded, times } from '../decimal.ts';

const monthsOfPercent = decimal('1200');
/** Powers of a rate are kept to so many decimals: far beyond a grosz, whatever the credit. */
const powerPlaces = 40;

/** A twelfth of a year's interest; `percent` is that of a year. */
export function monthlyInterest(balance: Decimal, percent: Decimal, places: number): Decimal {
  return over(times(balance, percent), monthsOfPercent, places);
}

/** The equal instalment that pays a balance off in so many months. */
export function annuityInstalment(
  balance: Decimal,
  percent: Decimal,
  months: number,
  places: number,
): Decimal {
  if (isZero(percent)) return over(balance, decimal(String(months)), places);
  const rate = over(percent, monthsOfPercent, powerPlaces);
  const grown = grownBy(rate, months);
  return over(times(times(balance, rate), grown), minus(grown, one), places);
}

function grownBy(rate: Decimal, months: number): Decimal {
  let result = one;
  let factor = plus(one, rate);
  for (let left = months; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = rounded(times(result, factor), powerPlaces);
    factor = rounded(times(factor, factor), powerPlaces);
  }
  return result;
}
