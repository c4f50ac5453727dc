import { dayOf } from '../../../foundation/calendar-day.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { drawdownsOf } from '../../reports/figures/drawdowns.ts';
import { knownMonths, monthsTable } from '../../reports/figures/months-table.ts';
import type { ReportScope } from '../../reports/figures/report-scope.ts';
import type { Span } from '../../reports/report-period.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { dailyReturns, growthIndex } from '../../valuation/returns/time-weighted.ts';
import type { BenchmarkOutput } from '../contract.ts';
import { cashLevels } from '../levels/cash-levels.ts';
import { monthGains, yearGains } from './months-beside.ts';
import { leastMonths, riskAgainst, riskOf } from './risk.ts';
import { gained, type Worked, yearlyOf } from './worked-span.ts';

/** What a benchmark is, and its level on each day with money at work, NaN where it is not known. */
export type Line = {
  facts: Omit<BenchmarkOutput, 'total' | 'yearly' | 'ahead_points' | 'of_100' | 'reason_day'>;
  levels: Float64Array;
};

/** More days than that are shown by week, as on every chart. */
const mostDays = 1100;

const percent = (fraction: number | null) => (fraction === null ? null : fraction * 100);
/** To a hundredth of 100, so that what a chart is drawn from is short. */
const of100 = (level: number) => (Number.isFinite(level) ? hundredths(level * 100) : null);

/** Everything that is said of the portfolios beside the benchmarks (rules CO-6 to CO-13). */
export function compareWith(
  { total: { daily } }: Pick<ReportScope, 'total'>,
  span: Span,
  worked: Worked,
  lines: readonly Line[],
  safeRates: Float64Array,
) {
  const index = growthIndex(dailyReturns(daily, span.from, span.to));
  const years = monthsTable(daily, span);
  const known = knownMonths(years);
  const ranked = known.toSorted((a, b) => b.percent - a.percent);
  const hurdle = lines.find(({ facts }) => facts.kind === 'inflation') ?? lines[0] ?? null;
  return {
    from: dayOf(worked.from),
    to: dayOf(worked.to),
    carried_days: unknownDays(daily, worked),
    total: percent(worked.total),
    yearly: percent(yearlyOf(worked.total, worked)),
    of_100: worked.total === null ? null : hundredths((1 + worked.total) * 100),
    benchmarks: lines.map((line) => benchmarkOf(line, worked)),
    hurdle: hurdle?.facts.key ?? null,
    months_above: hurdle && monthsAbove(known, hurdle, span, worked),
    best_month: ranked[0] ?? null,
    worst_month: ranked.length > 1 ? ranked.at(-1)! : null,
    deepest_fall: drawdownsOf(daily, span)[0] ?? null,
    history: historyOf(index.subarray(worked.from - span.from, worked.to - span.from + 1), lines, worked),
    years: yearsBeside(years, lines, span, worked),
    months: known.length,
    risk: riskBeside(known, index, lines, span, worked, safeRates),
  };
}

function unknownDays({ first, value }: DailyValues, { from, to }: Worked): number {
  return value
    .subarray(Math.max(0, from - first), to - first + 1)
    .reduce((n, v) => n + Number(Number.isNaN(v)), 0);
}

function benchmarkOf({ facts, levels }: Line, worked: Worked): BenchmarkOutput {
  const total = gained(levels, 0, levels.length - 1);
  return {
    ...facts,
    total: percent(total),
    yearly: percent(yearlyOf(total, worked)),
    ahead_points: total === null || worked.total === null ? null : (worked.total - total) * 100,
    of_100: total === null ? null : hundredths((1 + total) * 100),
    ...(total === null ? whyNone(facts, levels, worked) : { reason: null, reason_day: null }),
  };
}

/** Why a benchmark has no sum. */
function whyNone({ reason }: Line['facts'], levels: Float64Array, { from }: Worked) {
  const first = levels.findIndex((level) => level > 0);
  if (reason || first < 0) return { reason: reason ?? ('no-price' as const), reason_day: null };
  if (first > 0) return { reason: 'starts-later' as const, reason_day: dayOf(from + first) };
  const last = levels.findLastIndex((level) => level > 0);
  return { reason: 'ended' as const, reason_day: dayOf(from + last) };
}

type KnownMonths = ReturnType<typeof knownMonths>;

/** In how many months of those both have the portfolio did better. */
function monthsAbove(known: KnownMonths, { levels }: Line, span: Span, worked: Worked) {
  const gains = new Map(monthGains(levels, span, worked).map(({ month, gain }) => [month, gain]));
  const both = known.flatMap(({ month, percent: made }) => {
    const gain = gains.get(month) ?? null;
    return gain === null ? [] : [made / 100 > gain];
  });
  return { above: both.filter(Boolean).length, of: both.length };
}

/** Even steps backwards from the last day. */
function historyOf(own: Float64Array, lines: readonly Line[], worked: Worked) {
  const every = own.length - 1 > mostDays ? 7 : 1;
  const first = (own.length - 1) % every;
  const places = Array.from(
    { length: Math.floor((own.length - 1) / every) + 1 },
    (_, at) => first + at * every,
  );
  return {
    first_day: dayOf(worked.from + first),
    every_days: every,
    own: places.map((place) => hundredths(own[place]! * 100)),
    benchmarks: lines.map(({ levels }) => places.map((place) => of100(levels[place]! / levels[0]!))),
  };
}

function yearsBeside(
  years: ReturnType<typeof monthsTable>,
  lines: readonly Line[],
  span: Span,
  worked: Worked,
) {
  const gains = lines.map(({ levels }) => yearGains(levels, span, worked));
  return years.map(({ year, months, total }) => {
    const beside = gains.map((byYear) => percent(byYear.get(year) ?? null));
    const is_ahead =
      total.percent !== null &&
      beside.length > 0 &&
      beside.every((other) => other !== null && total.percent! > other);
    return { year, months, total: total.percent, benchmarks: beside, is_ahead };
  });
}

/** Of whole months alone: a part of one would count as much as a month (rule RP-6). */
function riskBeside(
  known: KnownMonths,
  index: Float64Array,
  lines: readonly Line[],
  span: Span,
  worked: Worked,
  safeRates: Float64Array,
) {
  const whole = known.filter(({ is_whole }) => is_whole);
  const gainsOf = (levels: Float64Array) => {
    const gains = new Map(monthGains(levels, span, worked).map(({ month, gain }) => [month, gain]));
    return whole.map(({ month }) => gains.get(month) ?? Number.NaN);
  };
  const months = whole.map(({ percent: made }) => made / 100);
  const safe = gainsOf(cashLevels(safeRates));
  const isStored = safeRates.some((rate) => !Number.isNaN(rate));
  return {
    months: whole.length,
    least_months: leastMonths,
    safe_percent: isStored ? mean(safeRates) : null,
    own: riskOf(months, safe, index),
    benchmarks: lines
      .filter(({ facts }) => facts.kind !== 'inflation')
      .map(({ facts, levels }) => ({
        key: facts.key,
        ...riskAgainst(months, gainsOf(levels), safe, levels),
      })),
  };
}

function mean(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The same where nothing can be said. */
export const nothingToCompare = {
  from: null,
  to: null,
  carried_days: 0,
  total: null,
  yearly: null,
  of_100: null,
  hurdle: null,
  months_above: null,
  best_month: null,
  worst_month: null,
  deepest_fall: null,
  years: [],
  months: 0,
  risk: {
    months: 0,
    least_months: leastMonths,
    safe_percent: null,
    own: { volatility: null, deepest_fall: null, sortino: null },
    benchmarks: [],
  },
  costs: null,
};
