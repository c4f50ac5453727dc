import { dayOf } from '../../../foundation/calendar-day.ts';
import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import type { LineMetrics } from './line-figures.ts';
import type { ResultTerms } from './result-facts.ts';

/** A computed figure; percent counts in percent, 11.3 and not 0.113. */
export type Figure = { value: number; kind: 'percent' | 'money' | 'number' };

/** All that an interpretation may speak of. */
export type Facts = {
  currency: string;
  terms: ResultTerms;
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
  totalReturn: number;
  /** Yearly return above the benchmark's. */
  aboveBenchmark: number;
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
  const index = lines.find((line) => line.slot === 0)!;
  const all = lines.map(
    (line): LineFacts => ({
      slot: line.slot,
      name: line.name,
      metrics: line.metrics,
      totalReturn: Number(line.metrics.final_value) / Number(terms.start_value) - 1,
      aboveBenchmark: line.metrics.annualized_return - index.metrics.annualized_return,
      worstDay: worstDay(line, days),
      bankruptOn: line.run?.bankruptOn ?? null,
      params: params.find((one) => one.slot === line.slot)?.params ?? {},
    }),
  );
  return {
    currency: terms.currency,
    terms,
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
const number = (value: number): Figure => ({ value, kind: 'number' });
const known = (value: number | null, as: (value: number) => Figure) => (value === null ? [] : [as(value)]);

function figuresOfLine({ metrics, totalReturn, aboveBenchmark, params, slot }: LineFacts): Figure[] {
  return [
    money(metrics.final_value),
    money(metrics.profit),
    money(metrics.total_costs),
    percent(totalReturn),
    percent(aboveBenchmark),
    percent(metrics.annualized_return),
    ...known(metrics.volatility, percent),
    percent(metrics.max_drawdown),
    percent(metrics.avg_turnover),
    percent(metrics.avg_leverage),
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
