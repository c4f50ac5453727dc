import {
  compare,
  type Decimal,
  type DecimalText,
  decimal,
  fixedTextOf,
  minus,
  negated,
  sum,
} from '../../foundation/decimal.ts';
import { halfUpQuotient } from '../../foundation/rounding.ts';

/** Prices and documents are written to the cent. */
export const cents = (amount: Decimal): DecimalText => fixedTextOf(amount, 2);

/** A part of an amount, half a cent up. */
export function partOf(amount: Decimal, part: number, of: number): Decimal {
  return halfUpQuotient({ digits: amount.digits * BigInt(part), places: amount.places }, decimal(`${of}`), 2);
}

/** Whether two texts mean the same amount: 29 and 29.00. */
export function isSameAmount(a: DecimalText, b: DecimalText): boolean {
  return compare(decimal(a), decimal(b)) === 0;
}

export const totalOf = (amounts: readonly DecimalText[]): DecimalText => cents(sum(amounts.map(decimal)));

export const lessThan = (a: DecimalText, b: DecimalText): boolean => compare(decimal(a), decimal(b)) < 0;

export const difference = (a: DecimalText, b: DecimalText): DecimalText =>
  cents(minus(decimal(a), decimal(b)));

export const opposite = (a: DecimalText): DecimalText => cents(negated(decimal(a)));
