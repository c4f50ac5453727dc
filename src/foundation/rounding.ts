import type { Decimal } from './decimal.ts';

/** Half of the last place counts as one, away from nothing: how Polish money and taxes are rounded. */
export function halfUp(amount: Decimal, places: number): Decimal {
  if (amount.places <= places) return amount;
  const unit = 10n ** BigInt(amount.places - places);
  const size = amount.digits < 0n ? -amount.digits : amount.digits;
  const whole = (2n * size + unit) / (2n * unit);
  return { digits: amount.digits < 0n ? -whole : whole, places };
}

/** Anything beyond the last place counts as one; for what is not below nothing. */
export function roundedUp(amount: Decimal, places: number): Decimal {
  if (amount.places <= places) return amount;
  const unit = 10n ** BigInt(amount.places - places);
  return { digits: (amount.digits + unit - 1n) / unit, places };
}
