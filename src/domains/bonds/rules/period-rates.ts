import type { Day } from '../../../foundation/calendar-day.ts';
import { type Decimal, plus, sign, zero } from '../../../foundation/decimal.ts';
import { kindRules, type SeriesTerms } from '../series-terms.ts';
import { monthOf, readDay } from './months-later.ts';
import type { Period } from './periods.ts';

/** A published figure; `simulated` where the demonstration made it up. */
export type Published = { percent: Decimal; simulated: boolean };

/** What the rates of bonds are made from. Null where it is not known: it is never guessed (rule BD-7). */
export type PublishedRates = {
  /** Inflation against the year before as it was first announced, by month: `2026-08`. */
  inflation(month: string): Published | null;
  /** The reference rate of the NBP in force on a day. */
  referenceRate(day: Day): Published | null;
};

export type RateBasis = 'issue' | 'published' | 'simulated' | 'typed' | 'assumed';
/** Percent a year, where it comes from, and the month of inflation or day of the reference rate behind it. */
export type PeriodRate = { percent: Decimal; basis: RateBasis; reference: Decimal | null; of: string | null };

/** The rate of each period; null where what it follows is not published. */
export function ratesOf(
  terms: SeriesTerms,
  periods: readonly Period[],
  published: PublishedRates,
): (PeriodRate | null)[] {
  return periods.map((period, i) => rateOf(terms, period, i, published));
}

function rateOf(
  terms: SeriesTerms,
  period: Period,
  index: number,
  published: PublishedRates,
): PeriodRate | null {
  const { kind, firstRate, margin, ownReference } = terms;
  const ofIssue = (percent: Decimal): PeriodRate => ({ percent, basis: 'issue', reference: null, of: null });
  const follows = kind === 'catalyst' ? 'nothing' : kindRules[kind].follows;
  if (follows === 'nothing' && ownReference) return typed(ownReference, margin);
  if (firstRate && (index === 0 || follows === 'nothing')) return ofIssue(firstRate);
  if (ownReference) return typed(ownReference, margin);
  if (follows === 'wibor') {
    const percent = terms.periodRates[index];
    return percent ? ofIssue(percent) : null;
  }
  if (follows === 'nothing' || !margin) return null;
  const of = follows === 'inflation' ? inflationMonthOf(period.from) : `${period.from.slice(0, 7)}-01`;
  const found = follows === 'inflation' ? published.inflation(of) : published.referenceRate(of);
  if (!found) return null;
  return {
    percent: plus(notNegative(found.percent), margin),
    basis: found.simulated ? 'simulated' : 'published',
    reference: found.percent,
    of,
  };
}

/** The month whose inflation sets the rate of a period: two before the one the period begins in (rule BD-3). */
export function inflationMonthOf(periodStart: Day): string {
  return monthOf(readDay(periodStart), -2);
}

function typed(reference: Decimal, margin: Decimal | null): PeriodRate {
  return {
    percent: plus(notNegative(reference), margin ?? zero),
    basis: 'typed',
    reference,
    of: null,
  };
}

/** Falling prices count as unchanged ones, and so does a rate below zero. */
function notNegative(percent: Decimal): Decimal {
  return sign(percent) < 0 ? zero : percent;
}

export type Assumption = { inflation: Decimal; referenceRate: Decimal };

/** The same with every unknown rate made from an assumption (rule BD-8). */
export function assumedRates(
  terms: SeriesTerms,
  rates: readonly (PeriodRate | null)[],
  assumption: Assumption,
): PeriodRate[] {
  const follows = terms.kind === 'catalyst' ? 'nothing' : kindRules[terms.kind].follows;
  const reference = follows === 'inflation' ? assumption.inflation : assumption.referenceRate;
  const percent = plus(notNegative(reference), terms.margin ?? zero);
  return rates.map((rate) => rate ?? { percent, basis: 'assumed', reference, of: null });
}
