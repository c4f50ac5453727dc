import { type Decimal, decimal, over, rounded, sum, times } from '../../foundation/decimal.ts';
import { type Rhythm, timesAMonth } from './occurrences.ts';

type Paid = {
  kind: 'deposit' | 'purchase';
  rhythm: Rhythm;
  follows_cash: boolean;
  is_paused: boolean;
  ends_on: string | null;
  /** Of each time, in the currency that is asked for; null where it is not known. */
  each: Decimal | null;
};

/**
 * What plans bring into portfolios in a month (rule PL-8). Where cash is followed a purchase only spends what was paid in,
 * so deposits alone count there; elsewhere a purchase is money from outside.
 */
export function monthlyPaid(plans: readonly Paid[], today: string): Decimal {
  const counted = plans.filter(
    ({ kind, follows_cash, is_paused, ends_on }) =>
      !is_paused && (ends_on === null || ends_on >= today) && (kind === 'deposit') === follows_cash,
  );
  const each = counted.flatMap((plan) => (plan.each ? [inAMonth(plan.each, plan.rhythm)] : []));
  return rounded(sum(each), 2);
}

function inAMonth(each: Decimal, rhythm: Rhythm): Decimal {
  const [count, months] = timesAMonth[rhythm];
  return over(times(each, decimal(count)), decimal(months));
}
