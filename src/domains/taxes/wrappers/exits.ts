import { addMonths, type Day } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  decimal,
  minus,
  plus,
  sum,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { halfUpQuotient } from '../../../foundation/rounding.ts';
import type { LimitedKind } from '../../ledger/pension-limits.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';
import { yearOf } from '../reckoning/outcome.ts';
import { notBelowZero, toZloty } from '../reckoning/rounding.ts';
import type { WrapperDeposit } from './room.ts';

/** What leaving a wrapper costs: base and tax in full zloty (rule TX-21). */
export type Exit = { income: Decimal; base: Decimal; tax: Decimal; net: Decimal };

const zlotyTax = (base: Decimal, rate: Decimal): Decimal => toZloty(times(base, rate));

/** An IKE or OIPE given up: 19 % of what it gained. */
export function returned(value: Decimal, deposits: Decimal): Exit {
  const income = notBelowZero(minus(value, deposits));
  const base = toZloty(income);
  const tax = zlotyTax(base, flatTaxRate);
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

export const flatIkzeRate = decimal('0.1');
/** The second rate of the scale. */
export const higherRate = decimal('0.32');

/** All of an IKZE is income: taxed with 10 % at 65 and after five years, and on the scale before. */
function taxedWhole(value: Decimal, rate: Decimal): Exit {
  const base = toZloty(value);
  const tax = zlotyTax(base, rate);
  return { income: value, base, tax, net: minus(value, tax) };
}

export const ikzePaidOut = (value: Decimal): Exit => taxedWhole(value, flatIkzeRate);
export const ikzeReturned = (value: Decimal, scaleRate: Decimal): Exit => taxedWhole(value, scaleRate);

const pensionAge = { ike: 60, oipe: 60, ikze: 65, ppk: 60 };
const earlyPension = 55;
export const yearsNeeded = 5;

/** The age from which a wrapper pays as it was meant to. */
export function lateAge(kind: LimitedKind | 'ppk', hasPensionRight: boolean): number {
  return hasPensionRight && (kind === 'ike' || kind === 'oipe') ? earlyPension : pensionAge[kind];
}

export type ExitAge = {
  age: number;
  yearsWithDeposits: number;
  hasPensionRight?: boolean;
  /** More than half of the deposits came at least five years before. */
  isMostlyOld?: boolean;
};

/** Whether the exit is one for which the wrapper was made. */
export function isGoodExit(
  kind: LimitedKind,
  { age, yearsWithDeposits, hasPensionRight = false, isMostlyOld = false }: ExitAge,
): boolean {
  const isOldEnough = age >= lateAge(kind, hasPensionRight);
  return isOldEnough && (yearsWithDeposits >= yearsNeeded || (kind !== 'ikze' && isMostlyOld));
}

/** Full years since a birthday. */
export function ageOn(day: Day, bornOn: Day): number {
  const years = yearOf(day) - yearOf(bornOn);
  return addMonths(bornOn, years * 12) <= day ? years : years - 1;
}

/** What the length of saving is judged by (rule WR-5). */
export function savingOf(deposits: readonly WrapperDeposit[], today: Day) {
  const own = deposits.filter(({ isTransfer }) => !isTransfer);
  const amountOf = (list: readonly WrapperDeposit[]) => sum(list.map(({ amount }) => amount));
  const old = amountOf(own.filter(({ day }) => day <= addMonths(today, -yearsNeeded * 12)));
  return {
    yearsWithDeposits: new Set(own.map(({ day }) => yearOf(day))).size,
    isMostlyOld: compare(plus(old, old), amountOf(own)) > 0,
  };
}

/** Money in or out of a wrapper, in the order of the ledger. */
export type WrapperMove = {
  type: 'deposit' | 'withdrawal';
  day: Day;
  amount: Decimal;
  isTransfer: boolean;
  /** Of what came from another account: how much of it had been paid in there; null where nobody said. */
  carried: Decimal | null;
};

/** Deposits that are still in a wrapper; null where what came or went cannot be told apart (rule WR-6). */
export function depositsLeft(
  moves: readonly WrapperMove[],
  valueBefore: (move: WrapperMove) => Decimal | null,
): Decimal | null {
  let left: Decimal = zero;
  for (const move of moves) {
    if (move.type === 'withdrawal') {
      const value = valueBefore(move);
      if (value === null) return null;
      left = compare(move.amount, value) >= 0 ? zero : returnedInPart(move.amount, value, left).depositsLeft;
    } else if (!move.isTransfer) left = plus(left, move.amount);
    else if (move.carried === null) return null;
    else left = plus(left, move.carried);
  }
  return left;
}
