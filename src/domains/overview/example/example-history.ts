import { addDays, dayNumber } from '../../../foundation/calendar-day.ts';
import { pinned, seededNoise } from '../../../foundation/statistics/seeded-random.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { DatedAmount } from '../../valuation/returns/discounted-sums.ts';
import type { ValueHistory, ValueSeries } from '../dashboard-view.ts';
import {
  benchmarkProfit,
  grown,
  paidByDay,
  paidYearAgo,
  profitYearAgo,
  swing,
  walksOfYear,
  yearDays,
} from './example-year.ts';

/** The last day of the example, a Saturday; everything in it is seen from there. */
export const exampleDay = '2026-11-14';

const weeksBefore = 105;
const firstPaid = 190_040;

/** The year in days, and before it everything in weeks. `total` and `paid` are what the last day must say. */
export function exampleHistory(total: number, paid: number): ValueHistory {
  const year = lastYear(total, paid);
  return { year, all: everything(year) };
}

function lastYear(total: number, paid: number): ValueSeries {
  const { own, market } = walksOfYear();
  const invested = paidByDay(paid).map(Math.round);
  return {
    firstDay: addDays(exampleDay, -yearDays),
    everyDays: 1,
    invested,
    value: grown(own, total - paid, invested)
      .map(Math.round)
      .with(yearDays, total),
    benchmark: grown(market, benchmarkProfit, invested).map(Math.round),
  };
}

/** Weeks from the first deposit on; the last year's weeks are taken from its days. */
function everything(year: ValueSeries): ValueSeries {
  const weeksOfYear = Math.floor(yearDays / 7);
  const ofYear = (series: number[]) =>
    Array.from({ length: weeksOfYear + 1 }, (_, week) => series[yearDays - 7 * (weeksOfYear - week)] ?? 0);
  const before = weeksBeforeTheYear();
  return {
    firstDay: addDays(exampleDay, -7 * (weeksOfYear + weeksBefore)),
    everyDays: 7,
    invested: [...before.invested, ...ofYear(year.invested)],
    value: [...before.value, ...ofYear(year.value)],
    benchmark: [...before.benchmark, ...ofYear(year.benchmark)],
  };
}

function weeksBeforeTheYear() {
  const noise = seededNoise(2052023);
  const walk = () => {
    let sum = 0;
    return pinned(Array.from({ length: weeksBefore + 1 }, () => (sum += noise() * 0.009)));
  };
  const own = walk();
  const market = walk();
  const weeks = Array.from({ length: weeksBefore }, (_, week) => week);
  // A deposit every fourth week.
  const invested = weeks.map((week) =>
    Math.round(firstPaid + ((paidYearAgo - firstPaid) * Math.floor(week / 4)) / Math.floor(weeksBefore / 4)),
  );
  const worth = (steps: number[]) =>
    weeks.map((week) => {
      const share = week / weeksBefore;
      const step = (steps[week] ?? 0) * swing * Math.min(1, share * 4);
      return Math.round((invested[week] ?? 0) + profitYearAgo * share ** 1.2 + step);
    });
  return { invested, value: worth(own), benchmark: worth(market) };
}

/** Every deposit on its day, and the whole value on the last one. */
export function exampleFlows({ year, all }: ValueHistory): DatedAmount[] {
  const earlier = sumsByDay(all).filter(({ day }) => day < year.firstDay);
  const paid = [...earlier, ...sumsByDay(year)];
  const deposits = paid.map(({ day, sum }, at) => ({
    day: dayNumber(day),
    amount: (paid[at - 1]?.sum ?? 0) - sum,
  }));
  return [...deposits, { day: dayNumber(exampleDay), amount: year.value.at(-1) ?? 0 }];
}

/** The last year as returns are measured: its values, and what was paid in between. */
export function exampleDays({ year }: ValueHistory): DailyValues {
  const paid = year.invested.map((sum, at) => sum - (year.invested[at - 1] ?? sum));
  return {
    first: dayNumber(year.firstDay),
    value: Float64Array.from(year.value),
    inflow: Float64Array.from(paid, (amount) => Math.max(0, amount)),
    outflow: Float64Array.from(paid, (amount) => Math.max(0, -amount)),
  };
}

function sumsByDay({ firstDay, everyDays, invested }: ValueSeries): { day: string; sum: number }[] {
  return invested.map((sum, at) => ({ day: addDays(firstDay, at * everyDays), sum }));
}
