import { type Decimal, power } from './decimal.ts';

/** Half of the last place counts as one, away from nothing: how Polish money and taxes are rounded. */
export function halfUp(amount: Decimal, places: number): Decimal {
  if (amount.places <= places) return amount;
  const unit = power(amount.places - places);
  const size = amount.digits < 0n ? -amount.digits : amount.digits;
  const whole = (2n * size + unit) / (2n * unit);
  return { digits: amount.digits < 0n ? -whole : whole, places };
}

/** Anything beyond the last place counts as one; for what is not below nothing. */
export function roundedUp(amount: Decimal, places: number): Decimal {
  if (amount.places <= places) return amount;
  const unit = power(amount.places - places);
  return { digits: (amount.digits + unit - 1n) / unit, places };
}

/** a / b with `places` decimals, half of the last one away from nothing; nothing is rounded before. */
export function halfUpQuotient(a: Decimal, b: Decimal, places: number): Decimal {
  if (b.digits === 0n) throw new RangeError('division by zero');
  const shift = places + b.places - a.places;
  let upper = shift >= 0 ? a.digits * power(shift) : a.digits;
  let lower = shift >= 0 ? b.digits : b.digits * power(-shift);
  if (lower < 0n) [upper, lower] = [-upper, -lower];
  const size = upper < 0n ? -upper : upper;
  const whole = (2n * size + lower) / (2n * lower);
  return { digits: upper < 0n ? -whole : whole, places };
}

/** A float to the nearest hundredth: what charts and statistics say, where more decimals would say nothing. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
