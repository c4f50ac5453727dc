import type { Day } from '../../foundation/calendar-day.ts';
import type { Decimal } from '../../foundation/decimal.ts';
import type { AfterOverpayment, Repayment } from '../../foundation/loans/loan-schedule.ts';

/** An amount of its own currency (lowercase title) on a day number. */
export type DatedPrice = { day: number; price: Decimal; currency: string };

export const flowKinds = ['rent', 'cost', 'tax'] as const;
export type FlowKind = (typeof flowKinds)[number];

export const flowRhythms = ['once', 'month', 'quarter', 'year'] as const;
export type FlowRhythm = (typeof flowRhythms)[number];

/** Rent that comes in, or a cost or tax that is paid: once, or again and again from a day on. */
export type CashFlow = {
  kind: FlowKind;
  amount: Decimal;
  every: FlowRhythm;
  from: Day;
  /** The last day on which it may fall; null while it goes on. */
  to: Day | null;
  /** Of rent: months of a year without a tenant (rule RE-8). */
  vacancyMonths: Decimal;
  /** Of rent: the flat-rate tax on what is received. */
  taxPercent: Decimal;
};

export type PropertyLoan = {
  amount: Decimal;
  currency: string;
  takenOn: Day;
  firstDue: Day;
  months: number;
  repayment: Repayment;
  /** Oldest first; the first one counts from the beginning. */
  rates: readonly { from: Day; percent: Decimal }[];
  overpayments: readonly { day: Day; amount: Decimal; after: AfterOverpayment }[];
};

/** A property as figures are reckoned from it; everything of the whole, the share is counted at the end. */
export type Property = {
  /** Percent. */
  share: Decimal;
  bought: DatedPrice;
  /** Notary, tax on the purchase, agent and others, in the currency of the purchase. */
  buyingCosts: Decimal;
  /** Its present currency: of its newest valuation, its rent and its costs. */
  currency: string;
  /** Oldest first, one for each day, none before the purchase; the last one is the current price. */
  valuations: readonly DatedPrice[];
  loan: PropertyLoan | null;
  flows: readonly CashFlow[];
};
