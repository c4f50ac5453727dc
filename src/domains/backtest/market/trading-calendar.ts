import { dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import { refuse } from '../engine/backtest-failure.ts';
import type { MarketData } from './market-data.ts';
import { daysPerYear, periodsPerYear, roundHalfEven, weekNumber } from './trading-periods.ts';

/**
 * `rows-up-to-start` looks at nothing that comes after the start and refuses a start that is too early;
 * `whole-table` counts as the reference library does and moves such a start to the first possible day.
 */
export type HistoryRule = 'rows-up-to-start' | 'whole-table';

export type Period = {
  /** Row of the first trade and row whose value is the last one. */
  readonly first: number;
  readonly last: number;
  /** How many earlier returns an asset needs before it may be held. */
  readonly minObservations: number;
};

function observations(count: number, first: number, last: number, minHistoryDays: number): number {
  if (minHistoryDays <= 0) return 0;
  if (last <= first) return Number.POSITIVE_INFINITY;
  return roundHalfEven((periodsPerYear(count, first, last) * minHistoryDays) / daysPerYear);
}

function firstRowAtOrAfter(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hasAnyReturn(market: MarketData, row: number): boolean {
  const n = market.assets.length;
  for (let i = row * n; i < (row + 1) * n; i++) if (!Number.isNaN(market.returns[i]!)) return true;
  return false;
}

/** The first row a run may start on, or -1, with how many earlier returns are needed there. */
export function firstPossible(
  market: MarketData,
  { minHistoryDays, historyRule }: { minHistoryDays: number; historyRule: HistoryRule },
): { row: number; minObservations: number } {
  const { days } = market;
  let minObservations = 0;
  for (let row = 0, seen = 0; row < days.length; row++) {
    if (!hasAnyReturn(market, row)) continue;
    minObservations =
      historyRule === 'whole-table'
        ? observations(days.length, days[0]!, days[days.length - 1]!, minHistoryDays)
        : observations(row + 1, days[0]!, days[row]!, minHistoryDays);
    if (seen >= minObservations) return { row, minObservations };
    seen++;
  }
  return { row: -1, minObservations };
}

/** Turns two days into rows, refusing what cannot be simulated. */
export function findPeriod(
  market: MarketData,
  wanted: { start: string; end: string; minHistoryDays: number; historyRule: HistoryRule },
): Period {
  const { days, dates } = market;
  if (!isDay(wanted.start)) throw refuse('dateInvalid', 'start', 'The start is no calendar day.');
  if (!isDay(wanted.end)) throw refuse('dateInvalid', 'end', 'The end is no calendar day.');
  const startDay = dayNumber(wanted.start);
  const endDay = dayNumber(wanted.end);
  if (endDay < startDay) throw refuse('startAfterEnd', 'end', 'The end is before the start.');
  let first = firstRowAtOrAfter(days, startDay);
  const last = firstRowAtOrAfter(days, endDay + 1) - 1;
  if (first >= days.length)
    throw refuse('endAfterLastPrice', 'start', `There are no prices from ${wanted.start} on.`, {
      last: dates[dates.length - 1]!,
    });

  const whole = wanted.historyRule === 'whole-table';
  const { row: possible, minObservations: fewest } = firstPossible(market, wanted);
  let minObservations = fewest;
  const dayName = possible < 0 ? '' : dates[possible]!;
  if (possible < 0 || (first < possible && !whole))
    throw refuse(
      'startTooEarly',
      'start',
      possible < 0
        ? 'There is less history than the simulation needs.'
        : `The first possible start is ${dayName}.`,
      { first: dayName },
    );
  if (first < possible) first = possible;
  else if (!whole) minObservations = observations(first + 1, days[0]!, days[first]!, wanted.minHistoryDays);
  if (last <= first)
    throw refuse('singleDay', 'end', 'The simulation needs at least two trading days.', {
      first: dates[first]!,
    });
  return { first, last, minObservations };
}

/** D every day, W and M the first trading day of each ISO week or month inside the run, or listed days. */
export type Schedule = 'D' | 'W' | 'M' | readonly string[];

/** One flag for each row of the market; only rows of the period are ever set. */
export function scheduleRows(
  market: Pick<MarketData, 'dates' | 'days'>,
  period: Period,
  schedule: Schedule,
): Uint8Array {
  const flags = new Uint8Array(market.days.length);
  if (typeof schedule !== 'string') {
    const listed = new Set(schedule);
    for (let row = period.first; row <= period.last; row++)
      flags[row] = listed.has(market.dates[row]!) ? 1 : 0;
    return flags;
  }
  let before = '';
  for (let row = period.first; row <= period.last; row++) {
    const bin =
      schedule === 'D'
        ? String(row)
        : schedule === 'W'
          ? String(weekNumber(market.days[row]!))
          : market.dates[row]!.slice(0, 7);
    flags[row] = bin === before ? 0 : 1;
    before = bin;
  }
  return flags;
}
