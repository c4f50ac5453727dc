import { type Decimal, sign, times, zero } from '../../../foundation/decimal.ts';
import { halfUp, roundedUp } from '../../../foundation/rounding.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';
import type { Readings } from '../readings.ts';

/** Half of a grosz counts as one. */
export const toGrosz = (amount: Decimal): Decimal => halfUp(amount, 2);

/** Bases and taxes: 50 groszy and more count as a zloty (art. 63 § 1 of the Tax Ordinance). */
export const toZloty = (amount: Decimal): Decimal => halfUp(amount, 0);

/** Interest and discount: anything of a grosz counts as one (art. 63 § 1a of the Tax Ordinance). */
export const upToGrosz = (amount: Decimal): Decimal =>
  sign(amount) <= 0 ? toGrosz(amount) : roundedUp(amount, 2);

/** What is beyond a grosz is dropped; for what is not below nothing. */
export function downToGrosz(amount: Decimal): Decimal {
  if (amount.places <= 2) return amount;
  return { digits: amount.digits / 10n ** BigInt(amount.places - 2), places: 2 };
}

export const taxOn = (base: Decimal): Decimal => toGrosz(times(base, flatTaxRate));

export const notBelowZero = (amount: Decimal): Decimal => (sign(amount) < 0 ? zero : amount);

/** Conversions are rounded each to the grosz, or totals alone: then to more places than any sum of money needs. */
export const placesBy = ({ conversion_rounding }: Readings): number =>
  conversion_rounding === 'each' ? 2 : 16;

export function roundingBy(readings: Readings): (amount: Decimal) => Decimal {
  const places = placesBy(readings);
  return (amount) => halfUp(amount, places);
}
