import { type Decimal, type DecimalText, fixedTextOf, rounded } from '../../foundation/decimal.ts';

/**
 * An amount as it is shown. What was divided on the way has a remainder in its last decimals; it must not decide a half
 * grosz, so it goes first.
 */
export function inGrosze(value: Decimal): Decimal {
  return rounded(rounded(value, 12), 2);
}

export function groszeText(value: Decimal): DecimalText {
  return fixedTextOf(inGrosze(value), 2);
}
