import { addDays } from '../../../foundation/calendar-day.ts';
import type { CallResult } from '../../../foundation/contract.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import type { reportFigures } from '../contract.ts';
import { shownRate } from '../shown-rate.ts';
import { inShown, monthName, shortMonths, tableOf, type Words } from './document-words.ts';
import {
  type Cell,
  type DocumentChart,
  type DocumentSection,
  type DocumentTable,
  day,
  percent,
  text,
} from './report-document.ts';

export type Report = CallResult<typeof reportFigures>['data'];
export type ReportOf<Kind extends Report['kind']> = Extract<Report, { kind: Kind }>;

export const sectionOf = (
  { say }: Words,
  key: string,
  parts: Partial<Omit<DocumentSection, 'title'>>,
): DocumentSection => ({ title: say(`section.${key}`), facts: [], charts: [], tables: [], ...parts });

type Figures = ReportOf<'overview'>['figures'];
type Span = Pick<Figures, 'value_start' | 'net_flows' | 'profit' | 'value_end' | 'twr' | 'irr'> &
  Partial<Pick<Figures, 'paid_in' | 'taken_out' | 'deepest_drawdown'>>;

/** A rate that is not of whole years says nothing beside one that is. */
const yearly = (rate: Span['twr']) => {
  const { percent: shown, isYearly } = shownRate(rate);
  return percent(isYearly ? shown : null);
};

/** The figures of the period beside those of the one before it. */
export function figuresTable(words: Words, now: Span, before: Span | null): DocumentTable {
  const shown = inShown(words);
  const row = (key: string, cellOf: (span: Span) => Cell): Cell[] => [
    text(words.say(`column.${key}`)),
    cellOf(now),
    ...(before ? [cellOf(before)] : []),
  ];
  const rows = [
    row('value_start', (span) => shown(span.value_start)),
    row('net_flows', (span) => shown(span.net_flows)),
    ...(now.paid_in === undefined
      ? []
      : [
          row('paid_in', (span) => shown(span.paid_in ?? null)),
          row('taken_out', (span) => shown(span.taken_out ?? null)),
        ]),
    row('profit', (span) => shown(span.profit)),
    row('value_end', (span) => shown(span.value_end)),
    row('twr', (span) => percent(span.twr.span_percent)),
    ...(shownRate(now.twr).isYearly ? [row('twr_year', (span) => yearly(span.twr))] : []),
    row(shownRate(now.irr).isYearly ? 'irr_year' : 'irr', (span) => percent(shownRate(span.irr).percent)),
    ...(now.deepest_drawdown === undefined
      ? []
      : [row('drawdown', (span) => percent(span.deepest_drawdown?.percent ?? null))]),
  ];
  return tableOf(words, 'figures', ['figure', 'period', ...(before ? ['before'] : [])], rows);
}

export function equation(words: Words, span: Span) {
  const shown = inShown(words);
  const keys = ['value_start', 'net_flows', 'profit', 'value_end'] as const;
  return keys.map((key) => ({ label: words.say(`column.${key}`), cell: shown(span[key]) }));
}

export function returnsFacts(words: Words, span: Pick<Span, 'profit' | 'twr'>) {
  return [
    { label: words.say('column.profit'), cell: inShown(words)(span.profit) },
    { label: words.say('column.twr'), cell: percent(span.twr.span_percent) },
  ];
}

/** Months across, years down. */
export function yearsTable(words: Words, years: Figures['years']): DocumentTable {
  const rows = years.map(({ year, months, total }) => [
    text(year),
    ...months.map((month) => percent(month?.percent ?? null)),
    percent(total.percent),
  ]);
  const table = tableOf(words, 'years', ['year', 'year_total'], rows);
  const [first, last] = table.columns;
  return { ...table, columns: [first!, ...shortMonths(words.language), last!] };
}

type History = ReportOf<'overview'>['history'];

export function historyDays({ first_day, every_days, value }: History): string[] {
  return value.map((_, at) => addDays(first_day, at * every_days));
}

/** Value, money put in and what a benchmark would have made of it. */
function valueCharts(words: Words, history: History): DocumentChart[] {
  if (history.value.length < 2) return [];
  const { say } = words;
  const lines = [
    { label: say('line.value'), values: history.value },
    { label: say('line.invested'), values: history.invested },
    ...(history.benchmark
      ? [{ label: say(`benchmark.${history.benchmark.name}`), values: history.benchmark.value }]
      : []),
  ];
  const unit = { currency: words.currency };
  const days = historyDays(history);
  return [{ of: 'lines', element: 'area-chart', title: say('chart.value'), days, lines, unit }];
}

/** The time-weighted return since the beginning, and what the benchmark's price did meanwhile. */
function returnCharts(words: Words, history: History, compared: Compared | null): DocumentChart[] {
  if (history.index.length < 2) return [];
  const { say } = words;
  const lines = [
    { label: say('line.return'), values: history.index.map((index) => hundredths(index - 100)) },
    ...(compared ? [{ label: say(`benchmark.${compared.name}`), values: compared.values }] : []),
  ];
  const days = historyDays(history);
  return [{ of: 'lines', element: 'line-chart', title: say('chart.returns'), days, lines, unit: 'percent' }];
}

function quarterCharts(words: Words, history: History): DocumentChart[] {
  if (history.value.length < 2) return [];
  const lines = [{ label: words.say('line.value'), values: history.value }];
  const unit = { currency: words.currency };
  const title = words.say('chart.threeMonths');
  return [{ of: 'lines', element: 'three-month-value', title, days: historyDays(history), lines, unit }];
}

type Compared = { name: string; values: (number | null)[] };
type Histories = {
  history: History;
  three_months: History;
  benchmark?: ReportOf<'overview'>['benchmark'];
  benchmark_returns?: (number | null)[] | null;
};

/** Return, value, and the value of the last three months. */
export function historyCharts(words: Words, report: Histories): DocumentChart[] {
  const { history, three_months, benchmark, benchmark_returns } = report;
  const compared = benchmark && benchmark_returns && { name: benchmark.name, values: benchmark_returns };
  return [
    ...returnCharts(words, history, compared || null),
    ...valueCharts(words, history),
    ...quarterCharts(words, three_months),
  ];
}

/** More bars than that are drawn by year. */
const mostMonthBars = 24;

/** What each month brought, or each year of many. */
export function returnBars(words: Words, years: Figures['years']): DocumentChart[] {
  const months = years
    .toReversed()
    .flatMap((year) => year.months.flatMap((month) => (month && month.percent !== null ? [month] : [])));
  const byMonth = months.map(({ month, percent: made }) => ({
    label: monthName(month, words.language, 'short'),
    value: made!,
  }));
  const byYear = years
    .toReversed()
    .flatMap(({ year, total }) => (total.percent === null ? [] : [{ label: year, value: total.percent }]));
  const bars = byMonth.length > mostMonthBars ? byYear : byMonth;
  const title = words.say(byMonth.length > mostMonthBars ? 'chart.years' : 'chart.months');
  return bars.length > 0 ? [{ of: 'bars', element: 'bar-chart', title, bars, unit: 'percent' }] : [];
}

export function drawdownCharts(words: Words, history: History): DocumentChart[] {
  if (history.drawdown.length < 2) return [];
  const lines = [{ label: words.say('line.drawdown'), values: history.drawdown }];
  return [
    {
      of: 'lines',
      element: 'area-chart',
      title: words.say('chart.drawdown'),
      days: historyDays(history),
      lines,
      unit: 'percent',
    },
  ];
}

/** What the same money would have done elsewhere, where that was asked for. */
export function benchmarkTables(words: Words, benchmark: ReportOf<'overview'>['benchmark']): DocumentTable[] {
  if (!benchmark) return [];
  const columns = ['benchmark', 'return', 'ahead', 'value_end'];
  const { name, percent: made, ahead_points, value_end } = benchmark;
  const row = [text(words.say(`benchmark.${name}`)), percent(made), percent(ahead_points)];
  return [tableOf(words, 'benchmark', columns, [[...row, inShown(words)(value_end)]])];
}

export function drawdownsTable(words: Words, list: ReportOf<'performance'>['figures']['drawdowns']) {
  const rows = list.map(({ percent: fall, from, to, recovered }) => [
    percent(fall),
    day(from),
    day(to),
    day(recovered),
  ]);
  return tableOf(words, 'drawdowns', ['drawdown', 'from', 'lowest', 'recovered'], rows);
}
