import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { floatOf } from '../../../foundation/decimal.ts';
import { kindRules } from '../series-terms.ts';
import type { Schedule } from './schedule.ts';
import type { HeldBonds } from './value-holding.ts';

/**
 * What one bond was worth on each day from its purchase to `last`, in floats, for histories: the same formula, rounded
 * to the grosz each day. NaN where a rate is not known.
 */
export function dailyWorth(
  { schedule, quoteOn }: Pick<HeldBonds, 'schedule' | 'quoteOn'>,
  last: number,
): Float64Array {
  const first = dayNumber(schedule.bought);
  const end = Math.min(last, dayNumber(schedule.matures));
  const worth = new Float64Array(Math.max(0, end - first + 1));
  const { terms, periods, rates, adds } = schedule;
  const face = floatOf(terms.faceValue);
  const isCatalyst = terms.kind === 'catalyst';
  let base = face;
  for (const [i, { fromNumber, days }] of periods.entries()) {
    const rate = rates[i] ? floatOf(rates[i].percent) / 100 : Number.NaN;
    const whole = (adds ? base : face) * rate * shareOfYear(schedule, days);
    const isLast = i === periods.length - 1;
    // The day a period ends on is the first of the next; the last period keeps it.
    for (let d = Math.max(0, first - fromNumber); d < days + Number(isLast) && fromNumber + d <= end; d++) {
      const from = isCatalyst ? cleanOn(quoteOn, face, fromNumber + d) : base;
      worth[fromNumber + d - first] = grosz(from + (whole * d) / days);
    }
    if (adds) base *= 1 + rate;
  }
  return worth;
}

/** What part of a yearly rate a whole period earns. */
function shareOfYear({ terms }: Schedule, days: number): number {
  if (terms.kind === 'OTS') return days / 365;
  if (terms.kind === 'catalyst') return 1 / Math.max(1, terms.couponsAYear);
  return kindRules[terms.kind].every / 12;
}

function cleanOn(quoteOn: HeldBonds['quoteOn'], face: number, day: number): number {
  const quote = quoteOn(dayOf(day));
  return quote ? (face * floatOf(quote.percent)) / 100 : Number.NaN;
}

/** Half up; what floats lose on the way to a half is given back. */
function grosz(amount: number): number {
  return Math.round(amount * 100 + 1e-7) / 100;
}
