import { dayNumber, monthlyDays } from '../../foundation/calendar-day.ts';
import { type Decimal, decimal, hundred, isZero, minus, over, times } from '../../foundation/decimal.ts';
import type { CashFlow, FlowKind, FlowRhythm } from './property.ts';

/** Money of one day, never negative; `rent-tax` is the flat-rate tax on rent. */
export type DatedFlow = { day: number; kind: FlowKind | 'rent-tax'; amount: Decimal };

const monthsBetween: Record<Exclude<FlowRhythm, 'once'>, number> = { month: 1, quarter: 3, year: 12 };
const shortestMonth = 28;
const year = decimal('12');
const grosz = 2;

/** Every payment of a flow from one day to another, both included. */
export function datedFlows(flow: CashFlow, from: number, to: number): DatedFlow[] {
  const received = receivedOf(flow);
  const tax = flow.kind === 'rent' ? over(times(received, flow.taxPercent), hundred, grosz) : null;
  return paymentDays(flow, from, to).flatMap((day) => [
    { day, kind: flow.kind, amount: received },
    ...(tax && !isZero(tax) ? [{ day, kind: 'rent-tax' as const, amount: tax }] : []),
  ]);
}

/** Rent less its share of the months without a tenant, spread over all payments (rule RE-8). */
function receivedOf({ kind, amount, vacancyMonths }: CashFlow): Decimal {
  if (kind !== 'rent' || isZero(vacancyMonths)) return amount;
  return over(times(amount, minus(year, vacancyMonths)), year, grosz);
}

/** The same day of each month, clamped to its end: the 31st falls on 30 April and again on 31 May. */
function paymentDays({ every, from, to }: CashFlow, first: number, last: number): number[] {
  const end = Math.min(last, to === null ? last : dayNumber(to));
  const begun = dayNumber(from);
  if (begun > end) return [];
  if (every === 'once') return begun >= first ? [begun] : [];
  const step = monthsBetween[every];
  const most = Math.floor((end - begun) / (shortestMonth * step)) + 1;
  return monthlyDays(from, most, step).filter((day) => day >= first && day <= end);
}
