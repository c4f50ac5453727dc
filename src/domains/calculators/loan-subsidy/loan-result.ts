import {
  compare,
  type Decimal,
  decimal,
  floatOf,
  minus,
  plus,
  sum,
  times,
} from '../../../foundation/decimal.ts';
import { annuityInstalment } from '../../../foundation/loans/annuity.ts';
import type { Values } from '../fields/fields.ts';
import { inGrosze } from '../grosze.ts';
import type { LoanFields } from './loan-fields.ts';
import {
  incomeCut,
  incomeLimit,
  programmeRate,
  roomyArea,
  shortestMonths,
  subsidisedCap,
  subsidisedMonths,
  subsidisedRate,
} from './programme.ts';
import { type SubsidisedMonth, subsidisedSchedule } from './subsidised-loan.ts';

export type LoanTotals = Record<
  'instalment' | 'afterSubsidy' | 'principal' | 'interest' | 'supplement' | 'fromFund',
  Decimal
>;

export type LoanResult = {
  people: number;
  /** Interest the household pays itself, percent. */
  rate: Decimal;
  /** Percentage points that are subsidised. */
  points: Decimal;
  cap: Decimal;
  incomeLimit: Decimal;
  cut: Decimal;
  roomyArea: Decimal;
  schedule: SubsidisedMonth[];
  totals: LoanTotals;
  /** Interest that the household pays itself. */
  interestCost: Decimal;
  /** The instalment of the first month without a subsidy; nothing where the loan ends before. */
  afterwards: Decimal | null;
  standard: { instalment: Decimal; interest: Decimal };
  saving: Decimal;
  hints: { isShort: boolean; isRoomy: boolean; isAboveLimit: boolean; isAboveCap: boolean };
};

/** Borrowers and children unless the user says more; never fewer (C-5). */
export function householdOf({
  borrowers,
  children,
  household,
}: Pick<Values<LoanFields>, 'borrowers' | 'children' | 'household'>): number {
  return Math.max(floatOf(borrowers) + floatOf(children), floatOf(household));
}

export function loanResult(values: Values<LoanFields>): LoanResult {
  const people = householdOf(values);
  const months = floatOf(values.months);
  const rate = programmeRate(people);
  const cap = subsidisedCap(people, values.location);
  const cut = incomeCut(people, values.income);
  const schedule = subsidisedSchedule({
    credit: values.amount,
    months,
    bankRate: values.rate,
    indicator: values.indicator,
    programmeRate: rate,
    cap,
    cut,
  });
  const totals = totalsOf(schedule);
  const interestCost = minus(totals.interest, totals.fromFund);
  const standard = standardLoan(values.amount, values.rate, months);
  return {
    people,
    rate,
    points: subsidisedRate(values.indicator, rate),
    cap,
    incomeLimit: incomeLimit(people),
    cut,
    roomyArea: roomyArea(people),
    schedule,
    totals,
    interestCost,
    afterwards: schedule[subsidisedMonths]?.instalment ?? null,
    standard,
    saving: minus(standard.interest, interestCost),
    hints: {
      isShort: months < shortestMonths,
      isRoomy: compare(values.area, roomyArea(people)) > 0,
      isAboveLimit: compare(values.income, incomeLimit(people)) > 0,
      isAboveCap: compare(values.amount, cap) > 0,
    },
  };
}

/** The same credit in equal instalments, without any subsidy. */
export function standardLoan(credit: Decimal, rate: Decimal, months: number) {
  const instalment = annuityInstalment(credit, rate, months, 24);
  return { instalment, interest: minus(times(instalment, decimal(String(months))), credit) };
}

const parts = ['instalment', 'afterSubsidy', 'principal', 'interest', 'supplement', 'fromFund'] as const;

function totalsOf(schedule: readonly SubsidisedMonth[]): LoanTotals {
  const totals = parts.map((part) => [part, sum(schedule.map((row) => row[part]))]);
  return Object.fromEntries(totals);
}

/** A row of the table: a month, or the months of a year together. */
export type ScheduleRow = LoanTotals & { at: number; balance: Decimal };

/**
 * The rows as they are shown, in grosze: each figure rounded by itself, but the principal of the last row takes what
 * rounding left of the credit (C-6).
 */
export function scheduleRows({ schedule }: Pick<LoanResult, 'schedule'>, monthsOfRow: 1 | 12): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  for (let from = 0; from < schedule.length; from += monthsOfRow) {
    const months = schedule.slice(from, from + monthsOfRow);
    rows.push(shownRow(totalsOf(months), months.at(-1)!.balance, from / monthsOfRow + 1));
  }
  const last = rows.at(-1)!;
  const credit = sum(schedule.map(({ principal }) => principal));
  const left = minus(credit, sum(rows.map(({ principal }) => principal)));
  const taking = { ...last };
  for (const part of ['principal', 'instalment', 'afterSubsidy'] as const)
    taking[part] = plus(last[part], left);
  return [...rows.slice(0, -1), taking];
}

function shownRow(totals: LoanTotals, balance: Decimal, at: number): ScheduleRow {
  const shown = parts.map((part) => [part, inGrosze(totals[part])]);
  return { ...(Object.fromEntries(shown) as LoanTotals), at, balance: inGrosze(balance) };
}
