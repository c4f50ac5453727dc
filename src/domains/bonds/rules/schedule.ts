import { type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, hundred, minus, plus, times, zero } from '../../../foundation/decimal.ts';
import { addsInterest, kindRules, type SeriesTerms } from '../series-terms.ts';
import { groszOf } from './grosz.ts';
import {
  type Assumption,
  assumedRates,
  type PeriodRate,
  type PublishedRates,
  ratesOf,
} from './period-rates.ts';
import { maturityOf, type Period, periodsOf } from './periods.ts';

/** One purchase of a series: its periods with their rates, as far as they are known. */
export type Schedule = {
  terms: SeriesTerms;
  bought: Day;
  matures: Day;
  /** Interest joins the bond instead of being paid. */
  adds: boolean;
  periods: readonly Period[];
  rates: readonly (PeriodRate | null)[];
};

export function scheduleOf(terms: SeriesTerms, bought: Day, published: PublishedRates): Schedule {
  const periods = periodsOf(terms, bought);
  return {
    terms,
    bought,
    matures: maturityOf(terms, bought),
    adds: addsInterest(terms.kind, bought),
    periods,
    rates: ratesOf(terms, periods, published),
  };
}

/** The same to its end, with an assumption in place of what is not known yet. */
export function assumedSchedule(schedule: Schedule, assumption: Assumption): Schedule {
  return { ...schedule, rates: assumedRates(schedule.terms, schedule.rates, assumption) };
}

/** What a bond has earned on a day and not paid out; or since when that cannot be known. */
export type Interest = { interest: Decimal; at: number } | { unknownFrom: Day };

/** Interest of one bond on a day, to the grosz (rules BD-5, BD-6). On its last day it has all of it. */
export function interestOn(schedule: Schedule, day: Day): Interest {
  const at = periodAt(schedule, day);
  const unknown = schedule.rates.findIndex((rate, i) => !rate && (schedule.adds ? i <= at : i === at));
  if (unknown >= 0) return { unknownFrom: schedule.periods[unknown]!.from };
  const { fromNumber, days } = schedule.periods[at]!;
  const passed = Math.min(Math.max(dayNumber(day) - fromNumber, 0), days);
  return {
    interest: schedule.adds ? addedInterest(schedule, at, passed) : interestOf(schedule, at, passed),
    at,
  };
}

/** The period a day is in; the last day belongs to the last one. */
export function periodAt({ periods }: Schedule, day: Day): number {
  let at = 0;
  while (at + 1 < periods.length && periods[at + 1]!.from <= day) at++;
  return at;
}

/** 100 x (1 + r1) x (1 + r2) x ... x (1 + rk x d/D) - 100, rounded once. */
function addedInterest(schedule: Schedule, at: number, passed: number): Decimal {
  const { terms, periods, rates } = schedule;
  let base = terms.faceValue;
  for (let i = 0; i < at; i++) base = times(base, plus(hundred, rates[i]!.percent));
  const { days } = periods[at]!;
  const factor = plus(times(whole(days), hundred), times(rates[at]!.percent, whole(passed)));
  const scaled = byHundredths(times(base, factor), at + 1);
  return minus(groszOf(scaled, days), terms.faceValue);
}

/** What one period pays up to a day: a year's rate by the period's share of a year and of its days. */
export function interestOf({ terms, periods, rates }: Schedule, at: number, passed: number): Decimal {
  const { days } = periods[at]!;
  const yearly = byHundredths(times(terms.faceValue, rates[at]!.percent), 1);
  if (terms.kind === 'OTS') return groszOf(times(yearly, whole(passed)), 365);
  const timesAYear =
    terms.kind === 'catalyst' ? Math.max(1, terms.couponsAYear) : 12 / kindRules[terms.kind].every;
  return groszOf(times(yearly, whole(passed)), days * timesAYear);
}

/** Divided by a hundred so many times, exactly. */
function byHundredths(amount: Decimal, count: number): Decimal {
  return { digits: amount.digits, places: amount.places + 2 * count };
}

function whole(count: number): Decimal {
  return { digits: BigInt(count), places: 0 };
}

/** A day on which money comes, for one bond. */
export type Payment = { day: Day; interest: Decimal; principal: Decimal; basis: PeriodRate['basis'] };

/** Everything a bond pays from purchase to end; it stops before the first rate that is not known. */
export function paymentsOf(schedule: Schedule): Payment[] {
  const { periods, rates, terms, matures, adds } = schedule;
  const last = periods.length - 1;
  const complete = (upTo: number) => rates.slice(0, upTo + 1).every((rate) => rate !== null);
  if (adds) {
    if (!complete(last)) return [];
    const interest = addedInterest(schedule, last, periods[last]!.days);
    return [{ day: matures, interest, principal: terms.faceValue, basis: weakest(rates as PeriodRate[]) }];
  }
  const payments: Payment[] = [];
  for (const [i, { to, days }] of periods.entries()) {
    const rate = rates[i];
    if (!rate) break;
    const interest = interestOf(schedule, i, days);
    payments.push({ day: to, interest, principal: i === last ? terms.faceValue : zero, basis: rate.basis });
  }
  return payments;
}

const byTrust: PeriodRate['basis'][] = ['issue', 'typed', 'published', 'simulated', 'assumed'];

/** An amount is as sure as the least sure rate in it. */
function weakest(rates: readonly PeriodRate[]): PeriodRate['basis'] {
  return byTrust[Math.max(...rates.map(({ basis }) => byTrust.indexOf(basis)))]!;
}
