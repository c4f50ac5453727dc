import * as z from 'zod/mini';
import { done, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { reportFigures } from '../reports/contract.ts';
import { money, ratio, unknownMoney } from '../valuation/figures-contract.ts';
import { mostBenchmarks } from './benchmark-key.ts';
import { costRows } from './figures/costs.ts';

/** Of all reports, so that the same days and portfolios mean the same here. */
const { portfolios, period, currency } = reportFigures.query!.shape;

/** One longer than allowed is still read, so that the answer can say what is wrong with it. */
const keyText = z.string('benchmarkUnknown').check(z.maxLength(60, 'benchmarkUnknown'));
const longestList = 2000;

export const comparisonQuery = z.object({
  portfolios,
  period,
  currency,
  /**
   * Up to six with commas between them: asset:{id}, strategy:{id}, inflation:2 for inflation and 2% a year; `none`.
   * Left out: those that were kept.
   */
  benchmarks: z.optional(z.string('benchmarkUnknown').check(z.maxLength(longestList, 'tooManyBenchmarks'))),
});

/** What is in a benchmark's line, for its label (rule CO-3). */
const contents = z.enum([
  'price',
  'price-only',
  'with-dividends',
  'without-coupons',
  'inflation',
  'strategy',
]);

const benchmarkShape = z.object({
  key: z.string(),
  kind: z.enum(['asset', 'strategy', 'inflation']),
  /** In the caller's language; of inflation null, with `above`. */
  name: z.nullable(z.string()),
  ticker: z.nullable(z.string()),
  above: z.nullable(z.string()),
  contents,
  /** What it is quoted in, where that is not the shown currency. */
  currency: z.nullable(z.string()),
  is_own: z.boolean(),
  is_simulated: z.boolean(),
  /** Over the days of the comparison, in percent. */
  total: ratio,
  /** For a year, where the days are more than one. */
  yearly: ratio,
  /** Percentage points that the portfolio lies above it. */
  ahead_points: ratio,
  /** What 100 became. */
  of_100: ratio,
  /** Why there is no sum: no price at all, none on the first day, none any more, or nothing stands for a part of it. */
  reason: z.nullable(z.enum(['no-price', 'starts-later', 'ended', 'no-stand-in'])),
  /** The first or last day it is known for, where that is the reason. */
  reason_day: z.nullable(z.string()),
  /** Of inflation: the last month published, and what the months after it are taken to bring a year. */
  published_to: z.nullable(z.string()),
  guessed_percent: ratio,
  /** Of a strategy: its parts, and what stands for each; null where nothing does. */
  parts: z.array(
    z.object({
      name: z.string(),
      percent: z.string(),
      stand_in: z.nullable(z.string()),
      is_cash: z.boolean(),
    }),
  ),
});
export type BenchmarkOutput = z.output<typeof benchmarkShape>;

const monthShape = z.object({
  month: z.string(),
  is_whole: z.boolean(),
  percent: ratio,
  reason: z.nullable(z.enum(['empty', 'unknown-value'])),
});
const risk = { volatility: ratio, deepest_fall: ratio, sortino: ratio };

const comparisonShape = z.object({
  /** The shown currency, lowercase. */
  currency: z.string(),
  portfolios: z.array(z.object({ id: z.string(), name: z.string() })),
  period: z.string(),
  /** The benchmarks as an address has them. */
  chosen: z.array(z.string()),
  /** The first and the last day with money at work; null where there was none. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Why nothing can be said: no rate into the shown currency, or nothing at work in these days. */
  reason: z.nullable(z.enum(['no-rate', 'empty'])),
  missing: z.number(),
  estimated: z.number(),
  is_simulated: z.boolean(),
  /** Days whose value is not known: the last known one is carried (rule P-15). */
  carried_days: z.number(),
  /** The time-weighted return of these days and for a year, in percent; null where a value is not known. */
  total: ratio,
  yearly: ratio,
  of_100: ratio,
  benchmarks: z.array(benchmarkShape),
  /** The key of the one to beat: the first of inflation, or the first of all (rule CO-8). */
  hurdle: z.nullable(z.string()),
  months_above: z.nullable(z.object({ above: z.number(), of: z.number() })),
  best_month: z.nullable(monthShape),
  worst_month: z.nullable(monthShape),
  deepest_fall: z.nullable(
    z.object({ percent: z.number(), from: z.string(), to: z.string(), recovered: z.nullable(z.string()) }),
  ),
  /** What 100 was worth at even distances, the last day the last; null where it is not known. */
  history: z.object({
    first_day: z.string(),
    every_days: z.number(),
    own: z.array(z.number()),
    benchmarks: z.array(z.array(z.nullable(z.number()))),
  }),
  /** Newest first; months and benchmarks in percent. */
  years: z.array(
    z.object({
      year: z.string(),
      months: z.array(z.nullable(monthShape)),
      total: ratio,
      benchmarks: z.array(ratio),
      /** It did better than every one of them. */
      is_ahead: z.boolean(),
    }),
  ),
  months: z.number(),
  risk: z.object({
    /** Whole months it is of. */
    months: z.number(),
    /** So many are needed for Sortino, beta and tracking error. */
    least_months: z.number(),
    /** What safe money earned a year meanwhile, in percent; null where its rate is not stored, and 0 is taken. */
    safe_percent: ratio,
    own: z.object(risk),
    /** Of the benchmarks that are no inflation. */
    benchmarks: z.array(z.object({ key: z.string(), ...risk, beta: ratio, tracking_error: ratio })),
  }),
  costs: z.nullable(
    z.object({
      /** Negative is a cost, the largest first. */
      rows: z.array(z.object({ of: z.enum(costRows), amount: money, is_estimate: z.boolean() })),
      total: money,
      is_estimate: z.boolean(),
      /** Fees in percent of the average value. */
      fees_percent: ratio,
      /** Null where no portfolio follows its cash. */
      idle: z.nullable(z.object({ average: unknownMoney, percent: ratio, unrated: z.array(z.string()) })),
    }),
  ),
});
export type ComparisonOutput = z.output<typeof comparisonShape>;

const errors = [
  'reportPeriodError',
  'reportPortfoliosError',
  'currencyError',
  'benchmarkUnknown',
  'benchmarkRateError',
  'tooManyBenchmarks',
] as const;

export const readComparison = defineCall({
  id: 'comparison.read',
  method: 'GET',
  path: '/api/comparison',
  summary: 'Time-weighted returns of portfolios beside benchmarks: by year, risk, and what cost most',
  access: 'user',
  whenEmpty: 'comparisonNotFetched',
  query: comparisonQuery,
  output: record(comparisonShape),
  errors,
});

export const keepBenchmarks = defineCall({
  id: 'comparison.keep',
  method: 'PUT',
  path: '/api/comparison/benchmarks',
  summary: `Keeps what one compares with, up to ${mostBenchmarks}, for the next time`,
  access: 'user',
  whenEmpty: 'benchmarksNotKept',
  body: z.object({
    benchmarks: z.array(keyText, 'benchmarkUnknown').check(z.maxLength(50, 'tooManyBenchmarks')),
  }),
  output: done,
  errors: ['benchmarkUnknown', 'benchmarkRateError', 'tooManyBenchmarks'],
});

export const listComparable = defineCall({
  id: 'comparison.strategies',
  method: 'GET',
  path: '/api/comparison/strategies',
  summary: 'Strategies one can compare with: one’s own, and those of the library',
  access: 'user',
  whenEmpty: 'strategiesNotFetched',
  output: listOf(z.object({ id: z.string(), name: z.string(), is_own: z.boolean() })),
});

export const comparisonPdf = defineCall({
  id: 'comparison.pdf',
  method: 'GET',
  path: '/api/comparison/pdf',
  summary: 'The comparison as a PDF, if the plan allows exports',
  access: 'user',
  query: comparisonQuery,
  answers: 'file',
  output: z.any(),
  errors,
});

export const comparisonXlsx = defineCall({
  id: 'comparison.xlsx',
  method: 'GET',
  path: '/api/comparison/xlsx',
  summary: 'The comparison as a workbook with a sheet for each table, if the plan allows exports',
  access: 'user',
  query: comparisonQuery,
  answers: 'file',
  output: z.any(),
  errors,
});

export const comparisonTables = ['compared', 'years', 'risk', 'cost_most', 'days'] as const;

export const comparisonCsv = defineCall({
  id: 'comparison.csv',
  method: 'GET',
  path: '/api/comparison/csv',
  summary: 'A table of the comparison as a CSV file, if the plan allows exports',
  access: 'user',
  query: z.extend(comparisonQuery, { table: z.enum(comparisonTables, 'reportTableError') }),
  answers: 'file',
  output: z.any(),
  errors: [...errors, 'reportTableError'],
});
