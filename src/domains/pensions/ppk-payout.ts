import {
  type Decimal,
  decimal,
  minus,
  over,
  plus,
  rounded,
  sign,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { halfUp } from '../../foundation/rounding.ts';
import { flatTaxRate } from '../valuation/flat-tax.ts';
import type { Payer } from './ppk-parts.ts';

/** Of what the employer's payments are worth, so much goes to the social insurance when money is taken out early. */
const insuranceShare = decimal('0.3');
const keptShare = decimal('0.7');
const atOnceShare = decimal('0.25');
/** Of the gain, so much is taxed when more than a quarter is taken at once. */
const hastyShare = decimal('0.75');

export type PartWorth = { value: Decimal; paid: Decimal };

export type PpkPayout = {
  /** Taken out today, before 60 (rule PN-3). */
  early: {
    employee: Decimal;
    employerKept: Decimal;
    toInsurance: Decimal;
    toState: Decimal;
    /** What is returned less what was paid for it; what tax is due on is never below nothing and in full złoty. */
    gain: Decimal;
    base: Decimal;
    tax: Decimal;
    net: Decimal;
  };
  /** From 60 on (rule PN-4): a quarter at once, the rest in at least 120 instalments, free of tax. */
  late: { whole: Decimal; atOnce: Decimal; inInstalments: Decimal; instalment: Decimal };
  /** From 60 on, in fewer instalments or at once (rule PN-5). */
  hasty: { tax: Decimal; net: Decimal };
};

export const fewestInstalments = 120;

/** As the tax office wants it. */
const fullZloty = (amount: Decimal) => halfUp(amount, 0);

/** What a PPK account would pay today. Amounts are in złoty and rounded to the grosz where they are paid. */
export function payoutOf(parts: Readonly<Record<Payer, PartWorth>>): PpkPayout {
  const { employee, employer, state } = parts;
  const grosz = (amount: Decimal) => rounded(amount, 2);
  const toInsurance = grosz(times(employer.value, insuranceShare));
  const employerKept = minus(grosz(employer.value), toInsurance);
  const own = grosz(employee.value);
  // What the returned units had cost: all of the employee's, and the same share of the employer's.
  const cost = plus(employee.paid, times(employer.paid, keptShare));
  const gain = minus(plus(own, employerKept), cost);
  const base = sign(gain) > 0 ? fullZloty(gain) : zero;
  const tax = fullZloty(times(base, flatTaxRate));
  const whole = grosz(plus(plus(employee.value, employer.value), state.value));
  const atOnce = grosz(times(whole, atOnceShare));
  const inInstalments = minus(whole, atOnce);
  const wholeGain = minus(whole, plus(plus(employee.paid, employer.paid), state.paid));
  const hastyTax =
    sign(wholeGain) > 0 ? fullZloty(times(fullZloty(times(wholeGain, hastyShare)), flatTaxRate)) : zero;
  return {
    early: {
      employee: own,
      employerKept,
      toInsurance,
      toState: grosz(state.value),
      gain,
      base,
      tax,
      net: minus(plus(own, employerKept), tax),
    },
    late: {
      whole,
      atOnce,
      inInstalments,
      instalment: over(inInstalments, decimal(String(fewestInstalments)), 2),
    },
    hasty: { tax: hastyTax, net: minus(whole, hastyTax) },
  };
}
