import type { Day } from '../../foundation/calendar-day.ts';
import type { Decimal } from '../../foundation/decimal.ts';

/** When interest is added to the deposit; `end`: once, when it ends. */
export const capitalisations = ['end', 'year', 'quarter', 'month'] as const;
export type Capitalisation = (typeof capitalisations)[number];

export const monthsBetween: Readonly<Record<Exclude<Capitalisation, 'end'>, number>> = {
  year: 12,
  quarter: 3,
  month: 1,
};

export type DepositTerms = {
  amount: Decimal;
  /** Percent a year. */
  rate: Decimal;
  /** Percent of interest; what the bank keeps for the tax office. */
  taxRate: Decimal;
  startsOn: Day;
  endsOn: Day;
  capitalisation: Capitalisation;
  /** Broken before its end: when, and what the bank paid. */
  closed: { day: Day; amount: Decimal } | null;
};
