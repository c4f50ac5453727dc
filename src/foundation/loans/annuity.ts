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
  const { rate, powers } = powersOf(percent, months);
  const grown = powers[months]!;
  return over(times(times(balance, rate), grown), minus(grown, one), places);
}

/** A loan that is overpaid every month asks for a power of the same rate each time: those of the last one are kept. */
let kept = { percent: one, rate: one, powers: [one] };

function powersOf(percent: Decimal, months: number): typeof kept {
  if (kept.percent.digits !== percent.digits || kept.percent.places !== percent.places)
    kept = { percent, rate: over(percent, monthsOfPercent, powerPlaces), powers: [one] };
  const { rate, powers } = kept;
  const factor = plus(one, rate);
  for (let month = powers.length; month <= months; month++)
    powers.push(rounded(times(powers[month - 1]!, factor), powerPlaces));
  return kept;
}
