import { type DecimalText, decimal, rounded, textOf } from '../../../foundation/decimal.ts';

/** No broker counts finer. */
const mostPlaces = 10;

/** What a workbook reckoned, without the tail that floats leave: `135.65999999999997` was meant as 135.66. */
export function withoutFloatNoise(amount: DecimalText): DecimalText {
  const value = decimal(amount);
  return value.places <= mostPlaces ? amount : textOf(rounded(value, mostPlaces));
}
