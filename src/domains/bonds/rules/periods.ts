import { addMonths, type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import { kindRules, type SeriesTerms } from '../series-terms.ts';

/** An interest period: its last day is the first of the next. */
export type Period = { from: Day; to: Day; fromNumber: number; days: number };

/** The holder's own periods, counted from the day of purchase by the calendar (rule BD-2). */
export function periodsOf(terms: SeriesTerms, bought: Day): Period[] {
  if (terms.kind === 'catalyst') return couponPeriods(terms, bought);
  const { months, every } = kindRules[terms.kind];
  return Array.from({ length: months / every }, (_, i) =>
    period(addMonths(bought, i * every), addMonths(bought, (i + 1) * every)),
  );
}

export function maturityOf(terms: SeriesTerms, bought: Day): Day {
  return terms.kind === 'catalyst' ? terms.maturesOn! : addMonths(bought, kindRules[terms.kind].months);
}

/** Backwards from the day of repayment; the first one begins before the purchase. */
function couponPeriods({ maturesOn, couponsAYear }: SeriesTerms, bought: Day): Period[] {
  const end = maturesOn!;
  // One that pays nothing on the way has one period, to its end.
  if (couponsAYear === 0) return [period(bought, end)];
  const every = 12 / couponsAYear;
  const found: Period[] = [];
  for (let i = 0; ; i++) {
    const to = addMonths(end, -i * every);
    if (to <= bought) return found.reverse();
    found.push(period(addMonths(end, -(i + 1) * every), to));
  }
}

function period(from: Day, to: Day): Period {
  const fromNumber = dayNumber(from);
  return { from, to, fromNumber, days: dayNumber(to) - fromNumber };
}
