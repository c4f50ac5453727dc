import { dayNumber } from '../../foundation/calendar-day.ts';
import type { RateOutput } from '../valuation/figures-contract.ts';

type Rate = Pick<RateOutput, 'percent' | 'span_percent' | 'is_annual' | 'from' | 'to'>;

/**
 * What is shown of a return: a rate a year only where the days are more than a year. A leap year has a day more than a
 * rate counts, and what it earned is what its months chain to.
 */
export function shownRate(rate: Rate): { percent: number | null; isYearly: boolean } {
  const { from, to } = rate;
  const isShort = from !== null && to !== null && isWithinAYear(dayNumber(to) - dayNumber(from));
  const isYearly = rate.is_annual && !isShort;
  return { percent: isYearly ? rate.percent : rate.span_percent, isYearly };
}

/** Of so many days a rate a year is not shown (rule RP-4). */
export function isWithinAYear(days: number): boolean {
  return days <= 366;
}
