import { exp, log, roundTo } from '../arithmetic/elementary.ts';
import type { PlannedDividend } from './dividend-calendar.ts';

export type DaySplit = { day: number; numerator: number; denominator: number };
export type PaidDividend = PlannedDividend & { amount: number };

export type SharePlan = {
  /** Moves since the first day, see accumulatedMoves. */
  sums: Float64Array;
  movingDays: Int32Array;
  first: number;
  start: number;
  end: { day: number; price: number };
  /** What a moving day adds after the end is reached. */
  driftAfter: number;
  splits: readonly DaySplit[];
  dividends: readonly PlannedDividend[];
  /** Where prices count pence, dividends still count pounds. */
  pence: boolean;
};

type Fall = { day: number; size: number };

/**
 * Logarithms of a price as traded that starts and ends where it should: it falls by the dividend on the ex-day and by
 * the ratio on the day of a split. The drift depends on the dividends and they on the price; a few rounds settle both.
 */
export function sharePath(plan: SharePlan): { levels: Float64Array; dividends: PaidDividend[] } {
  const { sums, movingDays, end, splits } = plan;
  const logStart = log(plan.start);
  const distance = log(end.price) - logStart - sums[end.day]! + logRatioBetween(splits, plan.first, end.day);
  let drift = distance / movingDays[end.day]!;
  let settled = settle(plan, logStart, drift);
  for (let round = 0; round < 6; round++) {
    drift = (distance + fallenBy(settled.falls, end.day)) / movingDays[end.day]!;
    settled = settle(plan, logStart, drift);
  }
  return { levels: levelsOf(plan, logStart, drift, settled.falls), dividends: settled.paid };
}

/** Without what dividends and splits took. */
function untouched(
  { sums, movingDays, end, driftAfter }: SharePlan,
  logStart: number,
  drift: number,
  day: number,
) {
  const before = movingDays[day < end.day ? day : end.day]!;
  return logStart + sums[day]! + before * drift + (movingDays[day]! - before) * driftAfter;
}

function settle(plan: SharePlan, logStart: number, drift: number) {
  const falls: Fall[] = [];
  const paid: PaidDividend[] = [];
  const priceOn = (day: number) =>
    exp(
      untouched(plan, logStart, drift, day) -
        fallenBy(falls, day) -
        logRatioBetween(plan.splits, plan.first, day),
    );
  for (const dividend of plan.dividends) {
    const { reference, ex, part } = dividend;
    const perShare = (priceOn(reference) * part) / exp(logRatioBetween(plan.splits, reference, ex));
    const amount = roundAmount(plan.pence ? perShare / 100 : perShare, plan.pence);
    if (amount === 0) continue;
    paid.push({ ...dividend, amount });
    if (ex >= plan.sums.length) continue;
    const price = priceOn(ex - 1) / exp(logRatioBetween(plan.splits, ex - 1, ex));
    falls.push({ day: ex, size: -log(1 - Math.min(0.5, (plan.pence ? amount * 100 : amount) / price)) });
  }
  return { falls, paid };
}

function levelsOf(plan: SharePlan, logStart: number, drift: number, falls: Fall[]): Float64Array {
  const levels = new Float64Array(plan.sums.length).fill(Number.NaN);
  let taken = 0;
  let nextFall = 0;
  for (let day = plan.first; day < levels.length; day++) {
    while (nextFall < falls.length && falls[nextFall]!.day <= day) taken += falls[nextFall++]!.size;
    for (const split of plan.splits) if (split.day === day && day > plan.first) taken += logRatio(split);
    levels[day] = untouched(plan, logStart, drift, day) - taken;
  }
  return levels;
}

function fallenBy(falls: readonly Fall[], day: number): number {
  let sum = 0;
  for (const fall of falls) if (fall.day <= day) sum += fall.size;
  return sum;
}

function logRatio({ numerator, denominator }: DaySplit): number {
  return log(numerator) - log(denominator);
}

/** Splits after `from` up to and including `to`. */
function logRatioBetween(splits: readonly DaySplit[], from: number, to: number): number {
  let sum = 0;
  for (const split of splits) if (split.day > from && split.day <= to) sum += logRatio(split);
  return sum;
}

function roundAmount(amount: number, pence: boolean): number {
  return roundTo(amount, pence || amount < 0.1 ? 4 : 2);
}
