import {
  type DatedAmount,
  mergeByDay,
  worthAt,
} from '../../../src/domains/valuation/returns/discounted-sums.ts';

/** What dated flows are worth on the first one's day at a yearly rate, actual days by 365: by the sums that rates are found with. */
export function presentValue(flows: readonly DatedAmount[], annual: number): number {
  const sums = { worth: 0, byDay: 0, size: 0, byDaySquared: 0 };
  worthAt(mergeByDay(flows), Math.log1p(annual) / 365, sums);
  return sums.worth;
}
