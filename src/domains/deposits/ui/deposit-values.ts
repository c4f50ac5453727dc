import type { CallArguments } from '../../../foundation/contract.ts';
import type { createDeposit, DepositOutput } from '../contract.ts';
import type { Capitalisation } from '../deposit-terms.ts';

export type DepositBody = CallArguments<typeof createDeposit>['body'];

/** What the form holds. */
export type DepositFormValues = {
  name: string;
  amount: string;
  currency_id: string;
  rate: string;
  tax_rate: string;
  starts_on: string;
  ends_on: string;
  capitalisation: Capitalisation;
  /** Whether it was broken before its end. */
  isClosed: boolean;
  closed_on: string;
  closed_amount: string;
};

export function newDeposit(currencyId: string, today: string): DepositFormValues {
  return {
    name: '',
    amount: '',
    currency_id: currencyId,
    rate: '',
    tax_rate: '19',
    starts_on: today,
    ends_on: '',
    capitalisation: 'end',
    isClosed: false,
    closed_on: today,
    closed_amount: '',
  };
}

export function depositValues(deposit: DepositOutput, today: string): DepositFormValues {
  const { name, amount, currency_id, rate, tax_rate, starts_on, ends_on, capitalisation } = deposit;
  return {
    name,
    amount,
    currency_id,
    rate,
    tax_rate,
    starts_on,
    ends_on,
    capitalisation,
    isClosed: deposit.closed_on !== null,
    closed_on: deposit.closed_on ?? today,
    closed_amount: deposit.closed_amount ?? amount,
  };
}

export function depositBody(
  { isClosed, closed_on, closed_amount, ...terms }: DepositFormValues,
  mark: Pick<DepositBody, 'version' | 'submission_id'>,
): DepositBody {
  return { ...terms, ...(isClosed && { closed_on, closed_amount }), ...mark };
}
