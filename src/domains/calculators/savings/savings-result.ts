import {
  type Decimal,
  decimal,
  floatOf,
  hundred,
  isZero,
  minus,
  one,
  over,
  plus,
  rounded,
  sign,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { monthlyInterest } from '../../../foundation/loans/annuity.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';
import type { Values } from '../fields/fields.ts';
import type { SavingsFields } from './savings-fields.ts';

const places = 24;
const grosz = decimal('0.01');

export type SavingsYear = {
  year: number;
  /** The start and every payment so far. */
  paidIn: Decimal;
  /** Interest of this year. */
  interest: Decimal;
  value: Decimal;
  /** What the value buys, in the money of today. */
  inTodaysMoney: Decimal;
};

export type SavingsResult = {
  /** The payment of the first year, each month. */
  monthly: Decimal;
  /** What was there at the beginning is enough without any payment. */
  isReached: boolean;
  paidIn: Decimal;
  value: Decimal;
  interest: Decimal;
  tax: Decimal;
  afterTax: Decimal;
  inTodaysMoney: Decimal;
  years: SavingsYear[];
  /** The value and what was paid in, at the end of each month, from the beginning on. */
  months: { value: Decimal; paidIn: Decimal }[];
};

type Plan = Pick<Values<SavingsFields>, 'start' | 'rate' | 'added' | 'raise'> & {
  monthly: Decimal;
  months: number;
};

/** Payments at the end of each month; interest of a twelfth of the year's, added monthly or once a year (C-8). */
function grow({ start, rate, added, raise, monthly, months }: Plan) {
  const factor = plus(one, over(raise, hundred, places));
  const course = [{ value: start, paidIn: start }];
  let [earning, waiting, paidIn, payment] = [start, zero, start, monthly];
  for (let month = 1; month <= months; month++) {
    waiting = plus(waiting, monthlyInterest(earning, rate, places));
    earning = plus(earning, payment);
    paidIn = plus(paidIn, payment);
    if (added === 'monthly' || month % 12 === 0) {
      earning = plus(earning, waiting);
      waiting = zero;
    }
    if (month % 12 === 0 && !isZero(raise)) payment = rounded(times(payment, factor), places);
    course.push({ value: plus(earning, waiting), paidIn });
  }
  return course;
}

/** What is left of a value after the tax on its profit. */
function taxOn(value: Decimal, paidIn: Decimal, tax: 'none' | 'end'): Decimal {
  const profit = minus(value, paidIn);
  return tax === 'end' && sign(profit) > 0 ? times(profit, flatTaxRate) : zero;
}

/**
 * The payment that reaches the goal after tax, up to the next grosz, so that it is reached indeed (C-9). What comes out is
 * linear in the payment: one course without payments and one of payments alone say how much each brings.
 */
function paymentFor(goal: Decimal, plan: Omit<Plan, 'monthly'>, tax: 'none' | 'end'): Decimal {
  const net = ({ value, paidIn }: { value: Decimal; paidIn: Decimal }) =>
    minus(value, taxOn(value, paidIn, tax));
  const without = net(grow({ ...plan, monthly: zero }).at(-1)!);
  const missing = minus(goal, without);
  if (sign(missing) <= 0) return zero;
  const ofOne = net(grow({ ...plan, start: zero, monthly: one }).at(-1)!);
  const exact = over(missing, ofOne, places);
  const near = rounded(exact, 2);
  // Half even may have gone down.
  return sign(minus(exact, near)) > 0 ? plus(near, grosz) : near;
}

export function savingsResult(values: Values<SavingsFields>): SavingsResult {
  const { ask, start, rate, added, raise, tax, inflation } = values;
  const plan = { start, rate, added, raise, months: floatOf(values.years) * 12 };
  const prices = pricesAfter(inflation, floatOf(values.years));
  const goal = values.goalMoney === 'today' ? times(values.goal, prices) : values.goal;
  const monthly = ask === 'payment' ? paymentFor(goal, plan, tax) : values.monthly;
  const months = grow({ ...plan, monthly });
  const { value, paidIn } = months.at(-1)!;
  const due = taxOn(value, paidIn, tax);
  const afterTax = minus(value, due);
  return {
    monthly,
    isReached: ask === 'payment' && isZero(monthly),
    paidIn,
    value,
    interest: minus(value, paidIn),
    tax: due,
    afterTax,
    inTodaysMoney: over(afterTax, prices, places),
    years: yearsOf(months, inflation),
    months,
  };
}

function yearsOf(months: SavingsResult['months'], inflation: Decimal): SavingsYear[] {
  const years: SavingsYear[] = [];
  for (let at = 12; at < months.length; at += 12) {
    const [before, now] = [months[at - 12]!, months[at]!];
    const year = at / 12;
    years.push({
      year,
      paidIn: now.paidIn,
      interest: minus(minus(now.value, before.value), minus(now.paidIn, before.paidIn)),
      value: now.value,
      inTodaysMoney: over(now.value, pricesAfter(inflation, year), places),
    });
  }
  return years;
}

/** By what prices have multiplied. */
function pricesAfter(inflation: Decimal, years: number): Decimal {
  const yearly = plus(one, over(inflation, hundred, places));
  let prices = one;
  for (let year = 0; year < years; year++) prices = rounded(times(prices, yearly), places);
  return prices;
}
