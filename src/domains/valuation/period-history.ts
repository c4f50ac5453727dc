import { dayOf } from '../../foundation/calendar-day.ts';
import { hundredths } from '../../foundation/rounding.ts';
import { fallsBelowHigh } from '../../foundation/statistics/drawdown.ts';
import { benchmarkLine } from './benchmark-line.ts';
import { type DailyValues, lastDayOf } from './daily-values.ts';
import type { ChangePeriod, HistoryOutput } from './figures-contract.ts';
import { periodStart } from './period-starts.ts';
import { datedFalls } from './returns/dated-falls.ts';
import { dailyReturns, growthIndex } from './returns/time-weighted.ts';

/** Longer periods are shown by week: more points than pixels say nothing. */
const mostDays = 1100;

export type HistorySpan = { from: number; to: number };

/** From the close a period starts from to the last day, or days of one's own as far as there are any. */
export function historySpan(daily: DailyValues, period: ChangePeriod, own?: HistorySpan): HistorySpan {
  const last = lastDayOf(daily);
  const earliest = periodStart('max', last, daily.first);
  if (!own) return { from: Math.min(periodStart(period, last, daily.first), last), to: last };
  const to = Math.max(earliest, Math.min(own.to, last));
  return { from: Math.max(earliest, Math.min(own.from, to)), to };
}

/** Something to compare with: a price for each day of the span in the shown currency. */
export type Compared = {
  name: NonNullable<HistoryOutput['benchmark']>['name'];
  prices: Float64Array;
  isSimulated: boolean;
};

export type HistoryOptions = {
  period: ChangePeriod;
  own?: HistorySpan | undefined;
  shown: string;
  compared: Compared | null;
};

/** The history of a period as the contract has it: its first point is the close the period starts from. */
export function periodHistory(
  daily: DailyValues,
  { period, own, shown, compared }: HistoryOptions,
): HistoryOutput {
  const { from, to } = historySpan(daily, period, own);
  const every = to - from > mostDays ? 7 : 1;
  const days = pick(from, to, every);
  const index = growthIndex(dailyReturns(daily, from, to));
  const falls = fallsBelowHigh(index);
  const put = cumulative(daily);
  const at = (series: Float64Array, day: number) => (day < daily.first ? 0 : series[day - daily.first]!);
  const line = compared && benchmarkLine(daily, compared.prices, from, to);
  return {
    period,
    currency: shown,
    first_day: dayOf(days[0]!),
    every_days: every,
    value: days.map((day) => known(at(daily.value, day))),
    invested: days.map((day) => rounded(at(put, day))),
    drawdown: days.map((day) => rounded(falls[day - from]! * 100)),
    deepest: datedFalls(index, from)[0] ?? null,
    index: days.map((day) => rounded(index[day - from]! * 100)),
    benchmark:
      line?.kind === 'line'
        ? {
            name: compared!.name,
            value: days.map((day) => known(line.value[day - from]!)),
            uncovered: rounded(line.uncovered),
            is_simulated: compared!.isSimulated,
          }
        : null,
  };
}

/** Even steps backwards from the last day, so that it is always there. */
function pick(from: number, to: number, every: number): number[] {
  const days: number[] = [];
  for (let day = to; day >= from; day -= every) days.push(day);
  return days.reverse();
}

function cumulative({ inflow, outflow }: DailyValues): Float64Array {
  const sums = new Float64Array(inflow.length);
  let sum = 0;
  for (let i = 0; i < inflow.length; i++) {
    sum += inflow[i]! - outflow[i]!;
    sums[i] = sum;
  }
  return sums;
}

function known(value: number): number | null {
  return Number.isFinite(value) ? rounded(value) : null;
}

function rounded(value: number): number {
  return hundredths(value);
}
