import { addDays, dayNumber } from '../../../foundation/calendar-day.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { DatedAmount } from '../../valuation/returns/discounted-sums.ts';
import type { ValueHistory, ValueSeries } from '../dashboard-view.ts';

/** The last day of the example, a Saturday; everything in it is seen from there. */
export const exampleDay = '2026-11-14';

const days = 365;
const weeksBefore = 105;
const firstPaid = 190_040;
const paidYearAgo = 288_540;
const paidMonthly = 40_000 / 12;
const profitYearAgo = 35_060;
const benchmarkProfit = 66_300;
const size = 330_000;

/** Repeatable noise around zero, roughly normal: the server and the browser must draw the same line. */
export function seededNoise(seed: number): () => number {
  let state = seed | 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return () => (uniform() + uniform() + uniform() + uniform() - 2) * 1.2;
}

/** A walk, tilted to start and end at zero, so that it ends on the printed figure. */
export function pinned(walk: readonly number[]): number[] {
  const first = walk[0] ?? 0;
  const last = walk.at(-1) ?? 0;
  return walk.map((at, step) => at - first - ((last - first) * step) / (walk.length - 1));
}

/** The year in days, and before it everything in weeks. `total` and `paid` are what the last day must say. */
export function exampleHistory(total: number, paid: number): ValueHistory {
  const year = lastYear(total, paid);
  return { year, all: everything(year) };
}

function lastYear(total: number, paid: number): ValueSeries {
  const noise = seededNoise(14112026);
  const own: number[] = [];
  const market: number[] = [];
  let ownSum = 0;
  let marketSum = 0;
  for (let day = 0; day <= days; day++) {
    const season = Math.sin((day / 365) * 6.1 + 0.6) * 0.006 + Math.sin(day / 41) * 0.0025;
    ownSum += noise() * 0.0042;
    marketSum += noise() * 0.0062;
    own.push(ownSum + season * 3.2);
    market.push(marketSum + Math.sin((day / 365) * 7.5) * 0.028);
  }
  const invested = own.map((_, day) =>
    day === days ? paid : Math.round(paidYearAgo + paidMonthly * Math.min(12, Math.floor((day + 12) / 30.4))),
  );
  const grown = (walk: number[], endProfit: number) =>
    pinned(walk).map((at, day) =>
      Math.round(
        profitYearAgo + ((endProfit - profitYearAgo) * day) / days + (invested[day] ?? 0) + at * size,
      ),
    );
  return {
    firstDay: addDays(exampleDay, -days),
    everyDays: 1,
    invested,
    value: grown(own, total - paid).with(days, total),
    benchmark: grown(market, benchmarkProfit),
  };
}

/** Weeks from the first deposit on; the last year's weeks are taken from its days. */
function everything(year: ValueSeries): ValueSeries {
  const weeksOfYear = Math.floor(days / 7);
  const ofYear = (series: number[]) =>
    Array.from({ length: weeksOfYear + 1 }, (_, week) => series[days - 7 * (weeksOfYear - week)] ?? 0);
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
  const grown = (steps: number[]) =>
    weeks.map((week) => {
      const share = week / weeksBefore;
      const swing = (steps[week] ?? 0) * size * Math.min(1, share * 4);
      return Math.round((invested[week] ?? 0) + profitYearAgo * share ** 1.2 + swing);
    });
  return { invested, value: grown(own), benchmark: grown(market) };
}

/** Every deposit on its day, and the whole value on the last one. */
export function exampleFlows({ year, all }: ValueHistory): DatedAmount[] {
  const earlier = paidByDay(all).filter(({ day }) => day < year.firstDay);
  const paid = [...earlier, ...paidByDay(year)];
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

function paidByDay({ firstDay, everyDays, invested }: ValueSeries): { day: string; sum: number }[] {
  return invested.map((sum, at) => ({ day: addDays(firstDay, at * everyDays), sum }));
}
