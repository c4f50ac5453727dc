import { dayOf } from '../../../foundation/calendar-day.ts';
import type { Services } from '../../../platform/services.ts';
import { benchmarkLine } from '../../valuation/benchmark-line.ts';
import { lastDayOf } from '../../valuation/daily-values.ts';
import type { ChangePeriod } from '../../valuation/figures-contract.ts';
import { periodStart } from '../../valuation/period-starts.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { dailyReturns, growthIndex } from '../../valuation/returns/time-weighted.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import { type BenchmarkName, benchmarkPrices } from './benchmark-prices.ts';

/** Longer periods are shown by week: more points than pixels say nothing. */
const mostDays = 1100;

type HistoryOptions = {
  period: ChangePeriod;
  benchmark: BenchmarkName | 'none';
  shown: string;
  rates: RateBook;
};

/** The history of a period as the contract has it: its first point is the close the period starts from. */
export async function historyOf(services: Services, total: TotalValue, options: HistoryOptions) {
  const { daily } = total;
  const to = lastDayOf(daily);
  const start = periodStart(options.period === '24h' ? '7D' : options.period, to, daily.first);
  const from = Math.min(start, to);
  const every = to - from > mostDays ? 7 : 1;
  const days = pick(from, to, every);
  const index = growthIndex(dailyReturns(daily, from, to));
  const falls = fallsOf(index);
  const put = cumulative(daily.inflow, daily.outflow);
  const at = (series: Float64Array, day: number, before: number) =>
    day < daily.first ? before : series[day - daily.first]!;
  const line =
    options.benchmark === 'none'
      ? null
      : await benchmarkPrices(services, options.benchmark, options, from, to);
  const compared = line && benchmarkLine(daily, line.prices, from, to);
  return {
    period: options.period,
    currency: options.shown,
    first_day: dayOf(days[0]!),
    every_days: every,
    value: days.map((day) => known(at(daily.value, day, 0))),
    invested: days.map((day) => rounded(at(put, day, 0))),
    drawdown: days.map((day) => rounded(falls[day - from]! * 100)),
    index: days.map((day) => Math.round(index[day - from]! * 1e4) / 100),
    benchmark:
      compared?.kind === 'line'
        ? {
            name: options.benchmark as BenchmarkName,
            value: days.map((day) => known(compared.value[day - from]!)),
            uncovered: rounded(compared.uncovered),
            is_simulated: line!.isSimulated,
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

function cumulative(inflow: Float64Array, outflow: Float64Array): Float64Array {
  const sums = new Float64Array(inflow.length);
  let sum = 0;
  for (let i = 0; i < inflow.length; i++) {
    sum += inflow[i]! - outflow[i]!;
    sums[i] = sum;
  }
  return sums;
}

function fallsOf(index: Float64Array): Float64Array {
  const falls = new Float64Array(index.length);
  let high = 0;
  for (let i = 0; i < index.length; i++) {
    high = Math.max(high, index[i]!);
    falls[i] = high > 0 ? index[i]! / high - 1 : 0;
  }
  return falls;
}

function known(value: number): number | null {
  return Number.isFinite(value) ? rounded(value) : null;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
