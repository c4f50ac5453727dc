import {
  compare,
  type Decimal,
  decimal,
  floatOf,
  isZero,
  minus,
  over,
  plus,
  sign,
  smaller,
  sum,
  zero,
} from '../decimal.ts';
import { annuityInstalment, monthlyInterest } from './annuity.ts';

export type Repayment = 'annuity' | 'equal-principal';

/** What an overpayment does to the rest: fewer instalments of the same size, or as many smaller ones. */
export type AfterOverpayment = 'shorter' | 'lower';

/** From this instalment on; `percent` is interest of a year. */
export type RateChange = { month: number; percent: Decimal };

/** Paid beside the instalment of that month. */
export type Overpayment = { month: number; amount: Decimal; then: AfterOverpayment };

/** Months are counted from 1, the first instalment. */
export type LoanTerms = {
  amount: Decimal;
  months: number;
  repayment: Repayment;
  /** In any order, one of them from the first month on. */
  rates: readonly RateChange[];
  overpayments?: readonly Overpayment[];
  /** Decimals each amount is rounded to, half even: a bank's grosz by default. */
  places?: number;
};

export type Instalment = {
  month: number;
  percent: Decimal;
  interest: Decimal;
  principal: Decimal;
  /** Interest and principal together. */
  paid: Decimal;
  overpaid: Decimal;
  /** Still owed afterwards. */
  balance: Decimal;
};

/**
 * Every instalment until nothing is owed. Interest is a twelfth of the year's on what is owed; a new rate or a lower
 * instalment spreads what is owed over the months that are left, and the last instalment takes what rounding left, so
 * that principal and overpayments add up to the credit exactly.
 */
export function loanSchedule(terms: LoanTerms): Instalment[] {
  const { amount, months, repayment, places = 2 } = terms;
  const rates = new Map(terms.rates.map(({ month, percent }) => [month, percent]));
  const overpayments = Map.groupBy(terms.overpayments ?? [], ({ month }) => month);
  if (!rates.has(1)) throw new RangeError('a loan needs a rate from its first month on');
  const schedule: Instalment[] = [];
  let balance = amount;
  let last = months;
  let percent = zero;
  /** The whole instalment of an annuity, the principal of each month otherwise. */
  let regular = zero;
  let stale = true;
  let shortened = false;
  for (let month = 1; sign(balance) > 0; month++) {
    const changed = rates.get(month);
    if (changed && (month === 1 || compare(changed, percent) !== 0)) {
      if (shortened) last = Math.min(last, month - 1 + monthsLeft(balance, percent, regular, repayment));
      percent = changed;
      // With equal principal a new rate changes the interest alone.
      stale ||= repayment === 'annuity';
    }
    if (stale) {
      regular = regularPart({ balance, percent, months: last - month + 1, repayment, places });
      stale = false;
      shortened = false;
    }
    const interest = monthlyInterest(balance, percent, places);
    const wanted = repayment === 'annuity' ? minus(regular, interest) : regular;
    const principal = month >= last ? balance : smaller(sign(wanted) > 0 ? wanted : zero, balance);
    balance = minus(balance, principal);
    const extra = overpayments.get(month) ?? [];
    const overpaid = smaller(sum(extra.map((each) => each.amount)), balance);
    balance = minus(balance, overpaid);
    schedule.push({
      month,
      percent,
      interest,
      principal,
      paid: plus(interest, principal),
      overpaid,
      balance,
    });
    if (isZero(overpaid)) continue;
    if (extra.some(({ then }) => then === 'lower')) {
      if (shortened) last = Math.min(last, month + monthsLeft(balance, percent, regular, repayment));
      stale = true;
    } else shortened = true;
  }
  return schedule;
}

type Rest = { balance: Decimal; percent: Decimal; months: number; repayment: Repayment; places: number };

function regularPart({ balance, percent, months, repayment, places }: Rest): Decimal {
  const left = Math.max(1, months);
  return repayment === 'annuity'
    ? annuityInstalment(balance, percent, left, places)
    : over(balance, decimal(String(left)), places);
}

/** A count, not money: how many instalments of this size pay it off, the last one smaller. */
function monthsLeft(balance: Decimal, percent: Decimal, regular: Decimal, repayment: Repayment): number {
  if (sign(balance) <= 0) return 0;
  const owed = floatOf(balance);
  const part = floatOf(regular);
  const rate = floatOf(percent) / 1200;
  // What rounding each month makes of the last instalment is no month of its own.
  const slack = 1e-6;
  if (repayment === 'equal-principal' || rate === 0) return Math.max(1, Math.ceil(owed / part - slack));
  return Math.max(1, Math.ceil(-Math.log1p((-owed * rate) / part) / Math.log1p(rate) - slack));
}

export type LoanTotals = { months: number; interest: Decimal; principal: Decimal; overpaid: Decimal };

export function loanTotals(schedule: readonly Instalment[]): LoanTotals {
  return {
    months: schedule.length,
    interest: sum(schedule.map(({ interest }) => interest)),
    principal: sum(schedule.map(({ principal }) => principal)),
    overpaid: sum(schedule.map(({ overpaid }) => overpaid)),
  };
}

/** The same overpayment in each month from one to another. */
export function everyMonth(from: number, to: number, amount: Decimal, then: AfterOverpayment): Overpayment[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ month: from + at, amount, then }));
}
