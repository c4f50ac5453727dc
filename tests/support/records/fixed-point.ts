import type { Decimal } from '../../../src/foundation/decimal.ts';

/**
 * Numbers with 160 decimals, for a second route to a figure: so many more than the product keeps that only the
 * product's own rounding is left between the two.
 */
export type Fixed = bigint;

const places = 160;
const unit = 10n ** BigInt(places);

export function fixed(value: Decimal | number): Fixed {
  if (typeof value === 'number') return BigInt(value) * unit;
  return value.digits * 10n ** BigInt(places - value.places);
}

export function product(...factors: Fixed[]): Fixed {
  return factors.reduce((all, factor) => (all * factor) / unit);
}

export function quotient(a: Fixed, b: Fixed): Fixed {
  return (a * unit) / b;
}

/** How far two numbers are apart, as a part of a size that matters. */
export function apart(a: Fixed, b: Fixed, size: Fixed): number {
  const difference = a > b ? a - b : b - a;
  const whole = size < 0n ? -size : size;
  return Number(quotient(difference, whole > unit ? whole : unit)) / Number(unit);
}
