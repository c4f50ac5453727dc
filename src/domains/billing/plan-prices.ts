import type { CallOutput } from '../../foundation/contract.ts';
import {
  type DecimalText,
  decimal,
  fixedTextOf,
  floatOf,
  isZero,
  minus,
  over,
  times,
} from '../../foundation/decimal.ts';
import type { BillingCurrency, listPlans, Period } from './contract.ts';

export type Plan = CallOutput<typeof listPlans>['data'][number];
export type PlanPrices = Pick<Plan, 'price_pln' | 'price_eur' | 'year_pln' | 'year_eur'>;

const monthsOfYear = decimal('12');

/** What a whole period costs. */
export function priceOf(plan: PlanPrices, period: Period, currency: BillingCurrency): DecimalText {
  return period === 'year' ? plan[`year_${currency}`] : plan[`price_${currency}`];
}

/** A plan that costs nothing in any currency: nobody buys it. */
export function isFree(plan: PlanPrices): boolean {
  return [plan.price_pln, plan.price_eur, plan.year_pln, plan.year_eur].every((price) =>
    isZero(decimal(price)),
  );
}

/** How many whole months a year for its price saves; of several plans the fewest, so that it holds for each. */
export function monthsFree(plans: readonly PlanPrices[], currency: BillingCurrency): number {
  const saved = plans
    .filter((plan) => !isZero(decimal(plan[`price_${currency}`])))
    .map((plan) => {
      const month = decimal(plan[`price_${currency}`]);
      const spared = minus(times(month, monthsOfYear), decimal(plan[`year_${currency}`]));
      return Math.floor(floatOf(over(spared, month)));
    });
  return saved.length === 0 ? 0 : Math.max(0, Math.min(...saved));
}

/** What one month of a year for its price comes to. */
export function monthOfYear(plan: PlanPrices, currency: BillingCurrency): DecimalText {
  return fixedTextOf(over(decimal(plan[`year_${currency}`]), monthsOfYear), 2);
}

/** Whole prices stand without their cents. */
export function decimalsOf(price: DecimalText): number {
  return /\.\d*[1-9]/.test(price) ? 2 : 0;
}
