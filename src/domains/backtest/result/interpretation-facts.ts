import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import type { LineMetrics } from './line-figures.ts';
import { yearlyFrom } from './line-returns.ts';
import type { ResultTerms } from './result-facts.ts';

/** A computed figure; percent counts in percent, 11.3 and not 0.113. */
export type Figure = { value: number; kind: 'percent' | 'money' | 'number' };

/** All that an interpretation may speak of. */
export type Facts = {
  currency: string;
  terms: ResultTerms;
  /** Whether the run is long enough for a rate of a year. */
  yearly: boolean;
  lines: LineFacts[];
  benchmark: LineFacts;
  figures: Figure[];
  /** Days that may be named as such; any year of the run may be named too. */
  days: string[];
};

export type LineFacts = {
  slot: number;
  name: string;
  metrics: LineMetrics;
  /** What the table shows: for a year, or of the whole run where that is shorter (rule B-25). */
  shownReturn: number | null;
  /** How far that lies above the benchmark's. */
  aboveBenchmark: number | null;
  worstDay: string;
  bankruptOn: string | null;
  params: Record<string, unknown>;
};

type Line = {
  slot: number;
  name: string;
  metrics: LineMetrics;
  values: Float64Array;
  run: { bankruptOn: string | null } | null;
};
type Given = {
  terms: ResultTerms;
  days: Int32Array;
  lines: Line[];
  params: { slot: number; params: Record<string, unknown> }[];
};

function worstDay({ values }: Line, days: Int32Array): string {
  return dayOf(days[drawdown(values)?.trough ?? 0]!);
}

export function factsOf({ terms, days, lines, params }: Given): Facts {
  const yearly = dayNumber(terms.date_end) - dayNumber(terms.date_start) >= yearlyFrom;
  const shown = ({ metrics }: Line) => (yearly ? metrics.annualized_return : metrics.total_return);
  const index = shown(lines.find((line) => line.slot === 0)!);
  const all = lines.map(
    (line): LineFacts => ({
      slot: line.slot,
      name: line.name,
      metrics: line.metrics,
      shownReturn: shown(line),
      aboveBenchmark: difference(shown(line), index),
      worstDay: worstDay(line, days),
      bankruptOn: line.run?.bankruptOn ?? null,
      params: params.find((one) => one.slot === line.slot)?.params ?? {},
    }),
  );
  return {
    currency: terms.currency,
    terms,
    yearly,
    lines: all.filter((line) => line.slot !== 0),
    benchmark: all.find((line) => line.slot === 0)!,
    figures: [...all.flatMap(figuresOfLine), ...figuresOfTerms(terms, all.length - 1)],
    days: [
      ...new Set([
        terms.date_start,
        terms.date_end,
        terms.calendar.history_from,
        ...all.flatMap((line) => [line.worstDay, ...(line.bankruptOn ? [line.bankruptOn] : [])]),
      ]),
    ],
  };
}

const percent = (fraction: number): Figure => ({ value: fraction * 100, kind: 'percent' });
const money = (text: string): Figure => ({ value: Number(text), kind: 'money' });
const difference = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
const number = (value: number): Figure => ({ value, kind: 'number' });
const known = <T>(value: T | null, as: (value: T) => Figure) => (value === null ? [] : [as(value)]);

function figuresOfLine({ metrics, aboveBenchmark, params, slot }: LineFacts): Figure[] {
  return [
    ...known(metrics.final_value, money),
    ...known(metrics.profit, money),
    ...known(metrics.total_costs, money),
    ...known(metrics.total_return, percent),
    ...known(metrics.annualized_return, percent),
    ...known(aboveBenchmark, percent),
    ...known(metrics.volatility, percent),
    ...known(metrics.max_drawdown, percent),
    ...known(metrics.avg_turnover, percent),
    ...known(metrics.avg_leverage, percent),
    ...known(metrics.sharpe_ratio, number),
    ...known(metrics.sortino_ratio, number),
    ...known(metrics.recovery_days, number),
    ...(slot === 0 ? [] : [number(slot)]),
    ...Object.values(params).flatMap((value) => (typeof value === 'number' ? [number(value)] : [])),
  ];
}

function figuresOfTerms(terms: ResultTerms, strategies: number): Figure[] {
  const { cash_rate: cash, calendar } = terms;
  const rates = [terms.trade_cost_percent, terms.borrow_fee_percent, cash.first_percent, cash.last_percent];
  return [
    money(terms.start_value),
    ...rates.flatMap((rate): Figure[] => (rate === null ? [] : [{ value: rate, kind: 'percent' }])),
    number(calendar.sessions),
    number(calendar.periods_per_year),
    number(strategies),
  ];
}
