import { choice, number } from '../fields/fields.ts';
import { locations } from './programme.ts';

/** What the calculator asks, by the names in the address. */
export const loanFields = {
  purpose: choice('purchase', ['purchase', 'construction']),
  amount: number('500000', '1000', '10000000', 2),
  borrowers: number('2', '1', '10', 0),
  children: number('1', '0', '20', 0),
  /** 0: as many as borrowers and children. */
  household: number('0', '0', '40', 0),
  location: choice('gdansk', locations),
  area: number('58', '1', '2000', 2),
  income: number('14500', '0', '1000000', 2),
  rate: number('7.62', '0', '30', 3),
  indicator: number('6.89', '0', '30', 3),
  months: number('300', '12', '600', 0),
};
export type LoanFields = typeof loanFields;
