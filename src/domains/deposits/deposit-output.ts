import { type Day, dayNumber } from '../../foundation/calendar-day.ts';
import { decimal, fixedTextOf, minus, times } from '../../foundation/decimal.ts';
import type { RateBook } from '../valuation/rate-book.ts';
import type { DepositTerms } from './deposit-terms.ts';
import { depositPayout, depositPeriods, depositWorth } from './value-deposit.ts';

/** A deposit as it is stored. */
export type StoredDeposit = {
  id: string;
  name: string;
  amount: string;
  currency_id: string;
  currency: string;
  rate: string;
  tax_rate: string;
  starts_on: Day;
  ends_on: Day;
  capitalisation: DepositTerms['capitalisation'];
  closed_on: Day | null;
  closed_amount: string | null;
  version: number;
  created_at: Date;
};

export function termsOf(row: StoredDeposit): DepositTerms {
  return {
    amount: decimal(row.amount),
    rate: decimal(row.rate),
    taxRate: decimal(row.tax_rate),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    capitalisation: row.capitalisation,
    closed: row.closed_on === null ? null : { day: row.closed_on, amount: decimal(row.closed_amount!) },
  };
}

export function statusOf({ starts_on, ends_on, closed_on }: StoredDeposit, today: Day) {
  if (closed_on !== null && closed_on <= today) return 'closed' as const;
  if (ends_on <= today) return 'ended' as const;
  return starts_on > today ? ('coming' as const) : ('running' as const);
}

/** A deposit with its worth on a day, in its own currency and in the shown one. */
export function depositOutput(row: StoredDeposit, today: Day, shown: { currency: string; rates: RateBook }) {
  const terms = termsOf(row);
  const periods = depositPeriods(terms);
  const { value, afterTax } = depositWorth(terms, today, periods);
  const payout = depositPayout(terms, periods);
  const status = statusOf(row, today);
  const rate = shown.rates.cross(row.currency, shown.currency, dayNumber(today));
  const text = (amount: Parameters<typeof fixedTextOf>[0]) => fixedTextOf(amount, 2);
  return {
    ...row,
    status,
    value: text(value),
    interest: text(status === 'running' ? minus(value, terms.amount) : decimal('0')),
    after_tax: text(afterTax),
    payout: {
      day: payout.day,
      amount: text(payout.amount),
      interest: text(payout.interest),
      tax: text(payout.tax),
    },
    shown_value: rate ? text(times(value, rate)) : null,
  };
}
