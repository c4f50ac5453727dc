import { type Decimal, minus, plus, sign, smaller, zero } from '../../../foundation/decimal.ts';

/** Followed cash less what is kept aside, which has no part in a strategy (rule S-14). Money owed stays owed. */
export function weighedCash(cash: Decimal, aside: Decimal): Decimal {
  return minus(cash, asideOf(cash, aside));
}

/** How much of the cash is kept aside: at most what there is. */
function asideOf(cash: Decimal, aside: Decimal): Decimal {
  return sign(cash) > 0 ? smaller(cash, aside) : zero;
}

/** New money fills up what should be kept aside first; the rest is for the plan. */
export function contributionAfterAside(cash: Decimal, aside: Decimal, contribution: Decimal) {
  const missing = minus(aside, asideOf(cash, aside));
  const kept = smaller(contribution, sign(missing) > 0 ? missing : zero);
  return { kept, left: plus(contribution, minus(zero, kept)) };
}
