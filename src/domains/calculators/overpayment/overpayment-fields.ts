import { choice, number } from '../fields/fields.ts';

export const overpaymentFields = {
  amount: number('400000', '1000', '10000000', 2),
  months: number('300', '1', '600', 0),
  rate: number('7.2', '0', '30', 3),
  repayment: choice('annuity', ['annuity', 'equal-principal']),
  monthly: number('500', '0', '1000000', 2),
  once: number('0', '0', '10000000', 2),
  /** With which instalment the single one goes. */
  onceMonth: number('1', '1', '600', 0),
  /** What an overpayment changes: the number of instalments, or their size. */
  effect: choice('shorter', ['shorter', 'lower']),
  /** What the bank takes of an overpayment, percent. */
  fee: number('0', '0', '10', 2),
};
export type OverpaymentFields = typeof overpaymentFields;
