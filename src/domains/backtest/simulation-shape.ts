import * as z from 'zod/mini';
import { instant } from '../../foundation/answers.ts';

export const benchmarks = ['WIG20', 'SP500'] as const;
export type BenchmarkName = (typeof benchmarks)[number];

export const simulationStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type SimulationStatus = (typeof simulationStatuses)[number];

const day = z.string();
const money = z.string();
const ratio = z.number();
/** Null is a figure that does not exist or is not finite (rule B-26). */
const known = { money: z.nullable(money), ratio: z.nullable(ratio) };

/** Slots 1 to 3 are the form's strategies; the benchmark has none. */
const slot = z.nullable(z.number());

/** Why a run (or one cell of a sweep) ended without figures: words under `backtest.failure.<code>`, with these values. */
export const reasonShape = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Money as decimal text in the portfolio's currency, the rest as fractions: 0.1123 is 11.23 %. */
export const metricsShape = z.object({
  final_value: known.money,
  profit: known.money,
  /** Of the whole run. */
  total_return: known.ratio,
  /** Compound, for a year; null for a run of fewer than 365 days. */
  annualized_return: known.ratio,
  /** Null with fewer than two returns. */
  volatility: z.nullable(ratio),
  /** Null where the returns above cash never differ. */
  sharpe_ratio: z.nullable(ratio),
  max_drawdown: known.ratio,
  avg_turnover: known.ratio,
  avg_leverage: known.ratio,
  /** Beside the eight: what the mean return is worth against losing days only; null without any. */
  sortino_ratio: z.nullable(ratio),
  /** Longest time below an earlier high, in calendar days; null while it has not been reached again. */
  recovery_days: z.nullable(z.number()),
  /** Everything paid for trades and borrowing. */
  total_costs: known.money,
});

/** Metrics of one line: a strategy by its slot, or the benchmark. */
export const lineMetricsShape = z.extend(metricsShape, { slot, name: z.string() });

/** Who wrote the interpretation, and what the check of its figures found. */
export const interpretationAboutShape = z.object({
  language: z.enum(['en', 'pl']),
  written_by: z.enum(['model', 'rules']),
  model: z.nullable(z.string()),
  written_at: instant,
  /** How many figures of the model were not ours and were taken out; the text then has `removedFigureMark` in their place. */
  removed_figures: z.number(),
  /** Where the checked figures stand in the text: [from, to) in UTF-16 units, to be marked on screen. */
  figures: z.array(z.tuple([z.number(), z.number()])),
  /** Why the rules wrote it although a model is set up, else null. */
  model_failure: z.nullable(z.string()),
});

/** Stands where a figure was that does not match any computed one. */
export const removedFigureMark = '[…]';

/** What a simulation rests on, printed with its result. */
export const termsShape = z.object({
  currency: z.string(),
  start_value: money,
  /** Empty portfolios begin with 100,000 in cash. */
  began_empty: z.boolean(),
  trade_cost_percent: ratio,
  borrow_fee_percent: ratio,
  cash_rate: z.object({
    /** False: no policy rate of this currency is stored and cash earned nothing. */
    is_stored: z.boolean(),
    first_percent: z.nullable(ratio),
    last_percent: z.nullable(ratio),
  }),
  calendar: z.object({
    /** `quoted`: days on which an asset other than crypto was quoted; `all`: crypto only, every day. */
    rule: z.enum(['quoted', 'all']),
    sessions: z.number(),
    periods_per_year: z.number(),
    history_from: day,
  }),
  benchmark: z.object({
    id: z.enum(benchmarks),
    name: z.string(),
    /** A price index: without dividends, unlike the assets. */
    is_price_index: z.boolean(),
    currency: z.string(),
  }),
  /** True while any price comes from the demonstration market. */
  is_simulated: z.boolean(),
});

const strategyRunShape = z.object({
  slot: z.number(),
  name: z.string(),
  /** As run: weights left out are filled in with the portfolio's own. */
  params: z.record(z.string(), z.unknown()),
  solver: z.nullable(
    z.object({
      requested: z.string(),
      used: z.string(),
      solves: z.number(),
      iterations: z.number(),
      polished: z.number(),
      worst_residual: z.number(),
    }),
  ),
  /** The day on which nothing was left, where that happened. */
  bankrupt_on: z.nullable(day),
  /** Held assets that had too little history at the start: their value began as cash. */
  began_as_cash: z.array(z.string()),
  seconds: z.number(),
});

const seriesShape = z.object({
  dates: z.array(day),
  /** One value for each date (fewer after a bankruptcy); the benchmark is the line without a slot. */
  lines: z.array(
    z.object({ slot, name: z.string(), values: z.array(z.number()), drawdowns: z.array(z.number()) }),
  ),
});

const monthlyShape = z.object({
  slot,
  name: z.string(),
  years: z.array(
    z.object({
      year: z.number(),
      /** January to December; null outside the run. The first and last month may be partial. */
      months: z.array(z.nullable(ratio)),
      total: ratio,
    }),
  ),
});

/** Weights after the trade, thinned to at most 160 days and the 20 largest assets; `other` sums the rest. */
const weightsShape = z.object({
  slot: z.number(),
  dates: z.array(day),
  assets: z.array(z.object({ ticker: z.string(), weights: z.array(z.number()) })),
  other: z.nullable(z.array(z.number())),
  cash: z.array(z.number()),
});

const summary = {
  /** The first and last day of the run; before it is done the days that were asked for. */
  date_start: day,
  date_end: day,
  metrics: z.array(lineMetricsShape),
  plot_path: z.nullable(z.string()),
  interpretation: z.nullable(z.string()),
  interpretation_about: z.nullable(interpretationAboutShape),
  benchmark: z.enum(benchmarks),
  currency: z.string(),
  created_at: instant,
  finished_at: z.nullable(instant),
};

/** Ids and state, the same in the list, the single record and the results. */
const head = {
  id: z.string(),
  simulation_id: z.string(),
  job_id: z.string(),
  statistics_history_id: z.nullable(z.string()),
  status: z.enum(simulationStatuses),
  reason: z.nullable(reasonShape),
};

export const simulationSummaryShape = z.object({
  ...head,
  data: z.object({
    ...summary,
    strategies: z.array(z.object({ slot: z.number(), name: z.string() })),
  }),
});

export const simulationShape = z.object({
  ...head,
  data: z.object({
    ...summary,
    /** As asked: what a new run with the same settings begins from. */
    start_at: day,
    end_at: day,
    strategies: z.array(strategyRunShape),
    assets: z.array(
      z.object({
        ticker: z.string(),
        name: z.string(),
        currency: z.string(),
        start_value: money,
        first_day: z.nullable(day),
        last_day: z.nullable(day),
      }),
    ),
    /** These four are null until the run is done. */
    terms: z.nullable(termsShape),
    series: z.nullable(seriesShape),
    monthly: z.nullable(z.array(monthlyShape)),
    weights: z.nullable(z.array(weightsShape)),
  }),
});

/** How far a run is. */
export const statusShape = z.object({
  status: z.enum(simulationStatuses),
  /** 0 to 1 over all strategies. */
  progress: z.number(),
  /** The day reached by the slowest strategy that is being computed, and its place among `day_total`. */
  day: z.nullable(day),
  day_index: z.number(),
  day_total: z.number(),
  strategies: z.array(
    z.object({
      slot: z.number(),
      name: z.string(),
      status: z.enum(['queued', 'running', 'done', 'failed']),
      progress: z.number(),
      day: z.nullable(day),
      done: z.number(),
      total: z.number(),
      /** Computing time so far. */
      seconds: z.number(),
    }),
  ),
  /** The curves as far as they are known: at most 120 days each, the benchmark too. Null before the first day. */
  so_far: z.nullable(
    z.object({
      start_value: z.number(),
      first_day: day,
      last_day: day,
      lines: z.array(z.object({ slot, name: z.string(), dates: z.array(day), values: z.array(z.number()) })),
    }),
  ),
  /** Runs before this one in the queue. */
  ahead: z.number(),
  elapsed_seconds: z.number(),
  reason: z.nullable(reasonShape),
  /** 2 after a run that was cut off and began again. */
  attempt: z.number(),
});
