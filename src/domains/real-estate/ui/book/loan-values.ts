import { addMonths } from '../../../../foundation/calendar-day.ts';
import type { CallArguments } from '../../../../foundation/contract.ts';
import type { LoanOutput, saveLoan } from '../../contract.ts';

type LoanBody = CallArguments<typeof saveLoan>['body'];

export type LoanValues = {
  amount: string;
  currency_id: string;
  taken_on: string;
  first_due: string;
  months: string;
  repayment: 'annuity' | 'equal-principal';
  rate_kind: 'fixed' | 'floating';
  fixed_until: string;
  percent: string;
  rate_changes: { from: string; percent: string }[];
  overpayments: { day: string; amount: string; after: 'shorter' | 'lower' }[];
};

/** A new one begins where most begin: the day of the purchase, thirty years, equal instalments. */
export function newLoan(currencyId: string, boughtOn: string): LoanValues {
  return {
    amount: '',
    currency_id: currencyId,
    taken_on: boughtOn,
    first_due: addMonths(boughtOn, 1),
    months: '360',
    repayment: 'annuity',
    rate_kind: 'floating',
    fixed_until: '',
    percent: '',
    rate_changes: [],
    overpayments: [],
  };
}

export function loanValues(loan: LoanOutput): LoanValues {
  const { amount, currency_id, taken_on, first_due, months, repayment, rate_kind, percent } = loan;
  return {
    amount,
    currency_id,
    taken_on,
    first_due,
    months: String(months),
    repayment,
    rate_kind,
    fixed_until: loan.fixed_until ?? '',
    percent,
    rate_changes: loan.rate_changes,
    overpayments: loan.overpayments,
  };
}

export function loanBody(values: LoanValues): LoanBody {
  const months = values.months.trim();
  return {
    ...values,
    months: /^\d{1,6}$/.test(months) ? Number(months) : 0,
    fixed_until: values.rate_kind === 'fixed' ? values.fixed_until || null : null,
  };
}
