import { type Decimal, decimal, minus, times } from '../../../foundation/decimal.ts';
import { halfUpQuotient } from '../../../foundation/rounding.ts';
import { notBelowZero, taxRate, toZloty } from '../reckoning/rounding.ts';

/** What leaving a wrapper costs: base and tax in full zloty (rule TX-21). */
export type Exit = { income: Decimal; base: Decimal; tax: Decimal; net: Decimal };

const zlotyTax = (base: Decimal, rate: Decimal): Decimal => toZloty(times(base, rate));

/** An IKE or OIPE given up: 19 % of what it gained. */
export function returned(value: Decimal, deposits: Decimal): Exit {
  const income = notBelowZero(minus(value, deposits));
  const base = toZloty(income);
  const tax = zlotyTax(base, taxRate);
  return { income, base, tax, net: minus(value, tax) };
}

/** A part of an IKE given back: its cost is its share of the deposits, and the rest of them stays. */
export function returnedInPart(
  amount: Decimal,
  value: Decimal,
  deposits: Decimal,
): Exit & { cost: Decimal; depositsLeft: Decimal } {
  const cost = halfUpQuotient(times(amount, deposits), value, 2);
  return { ...returned(amount, cost), cost, depositsLeft: minus(deposits, cost) };
}

const pensionAge = { IKE: 60, OIPE: 60, IKZE: 65 };
const earlyPension = 55;
const yearsNeeded = 5;

export type ExitAge = {
  age: number;
  yearsWithDeposits: number;
  hasPensionRight?: boolean;
  /** More than half of the deposits came at least five years before. */
  isMostlyOld?: boolean;
};

/** Whether the exit is one for which the wrapper was made. */
export function isGoodExit(
  wrapper: 'IKE' | 'OIPE' | 'IKZE',
  { age, yearsWithDeposits, hasPensionRight = false, isMostlyOld = false }: ExitAge,
): boolean {
  const isOldEnough =
    age >= pensionAge[wrapper] || (wrapper !== 'IKZE' && hasPensionRight && age >= earlyPension);
  return isOldEnough && (yearsWithDeposits >= yearsNeeded || (wrapper !== 'IKZE' && isMostlyOld));
}

const ikzeRate = decimal('0.1');

/** An IKZE paid out at 65 and after five years: 10 % of all; before, all of it is income on the scale. */
export function ikzePaidOut(value: Decimal): Exit {
  const base = toZloty(value);
  const tax = zlotyTax(base, ikzeRate);
  return { income: value, base, tax, net: minus(value, tax) };
}
