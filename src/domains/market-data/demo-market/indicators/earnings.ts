import { roundTo } from '../arithmetic/elementary.ts';
import { normal, streamOf } from '../arithmetic/keyed-random.ts';
import { isoDay } from '../calendar/day-index.ts';
import type { DemoSeries } from '../demo-market.ts';
import { type Quarter, splitRatio } from './company-quarters.ts';

/** For one share as they were counted on that day: a later split does not rewrite the past. */
export type QuarterlyEarnings = {
  fiscal_date_ending: string;
  reported_date: string;
  reported_eps: number;
  estimated_eps: number;
  surprise: number;
  surprise_percentage: number | null;
};

export type AnnualEarnings = { fiscal_date_ending: string; reported_date: string; reported_eps: number };

const seasons = [0.93, 0.98, 1.0, 1.09];

/** How far a sector's quarters swing about their ordinary size. */
const swings: Record<string, number> = {
  mining: 0.45,
  energy: 0.3,
  automotive: 0.3,
  technology: 0.2,
  banks: 0.12,
};

export function quarterlyEarnings(series: DemoSeries, quarter: Quarter): QuarterlyEarnings {
  const { instrument } = series;
  const stream = streamOf(`earnings/${instrument.key}`);
  const at = quarter.year * 4 + quarter.quarter;
  const places = quarter.power < 0.5 ? 4 : 2;
  const swing = swings[instrument.sector!] ?? 0.16;
  const expected = quarter.power * seasons[quarter.quarter - 1]! * (1 + swing * normal(stream, at));
  const estimated = roundTo(expected, places);
  const reported = roundTo(expected + quarter.power * (0.015 + 0.07 * normal(stream, at, 1)), places);
  return {
    fiscal_date_ending: isoDay(quarter.end),
    reported_date: isoDay(quarter.reported),
    reported_eps: reported,
    estimated_eps: estimated,
    surprise: roundTo(reported - estimated, places),
    surprise_percentage:
      estimated === 0 ? null : roundTo(((reported - estimated) / Math.abs(estimated)) * 100, 4),
  };
}

/** A year is reported with its last quarter, its quarters counted in the shares of the year's end. */
export function annualEarnings(
  series: DemoSeries,
  year: readonly { quarter: Quarter; earnings: QuarterlyEarnings }[],
): AnnualEarnings {
  const last = year[year.length - 1]!;
  let sum = 0;
  for (const { quarter, earnings } of year) {
    sum += earnings.reported_eps / splitRatio(series, quarter.end, last.quarter.end);
  }
  return {
    fiscal_date_ending: last.earnings.fiscal_date_ending,
    reported_date: last.earnings.reported_date,
    reported_eps: roundTo(sum, sum < 2 && sum > -2 ? 4 : 2),
  };
}
