import {
  type Decimal,
  decimal,
  minus,
  one,
  over,
  plus,
  sign,
  smaller,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { annuityInstalment, monthlyInterest } from '../../../foundation/loans/annuity.ts';
import { subsidisedMonths, subsidisedRate } from './programme.ts';

/** Nothing is rounded on the way: what is left after so many decimals the last month takes (C-6). */
const places = 24;

export type SubsidisedTerms = {
  credit: Decimal;
  months: number;
  /** The bank's, percent a year. */
  bankRate: Decimal;
  /** The indicator that BGK announces for a quarter, percent. */
  indicator: Decimal;
  /** What a household pays itself, percent. */
  programmeRate: Decimal;
  /** How much of the credit is subsidised. */
  cap: Decimal;
  /** Taken off every month. */
  cut: Decimal;
};

export type SubsidisedMonth = {
  month: number;
  principal: Decimal;
  interest: Decimal;
  /** Principal and interest. */
  instalment: Decimal;
  /** The subsidy before anything is taken off. */
  supplement: Decimal;
  /** What the housing fund pays in the end: never more than the interest. */
  fromFund: Decimal;
  afterSubsidy: Decimal;
  /** Still owed afterwards. */
  balance: Decimal;
};

/** Equal parts of the credit while it is subsidised, then equal instalments over what is left (C-5). */
export function subsidisedSchedule(terms: SubsidisedTerms): SubsidisedMonth[] {
  const { credit, months, bankRate } = terms;
  const part = over(credit, decimal(String(months)), places);
  const supplementOf = supplementBy(terms);
  const schedule: SubsidisedMonth[] = [];
  let balance = credit;
  let equal = zero;
  for (let month = 1; month <= months; month++) {
    const subsidised = month <= subsidisedMonths;
    if (month === subsidisedMonths + 1)
      equal = annuityInstalment(balance, bankRate, months - subsidisedMonths, places);
    const interest = monthlyInterest(balance, bankRate, places);
    const principal = month === months ? balance : subsidised ? part : minus(equal, interest);
    const instalment = plus(principal, interest);
    const supplement = subsidised ? supplementOf(balance) : zero;
    const fromFund = smaller(interest, notBelowZero(minus(supplement, subsidised ? terms.cut : zero)));
    balance = minus(balance, principal);
    const afterSubsidy = minus(instalment, fromFund);
    schedule.push({ month, principal, interest, instalment, supplement, fromFund, afterSubsidy, balance });
  }
  return schedule;
}

/** The bank's own rate has no part in it. */
function supplementBy({ credit, cap, indicator, programmeRate }: SubsidisedTerms) {
  const share = smaller(one, over(cap, credit, places));
  const rate = subsidisedRate(indicator, programmeRate);
  return (balance: Decimal) => monthlyInterest(times(balance, share), rate, places);
}

function notBelowZero(value: Decimal): Decimal {
  return sign(value) > 0 ? value : zero;
}
