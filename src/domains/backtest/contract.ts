import * as z from 'zod/mini';
import { done, listOf, record } from '../../foundation/answers.ts';
import { isDay } from '../../foundation/calendar-day.ts';
import { defineCall } from '../../foundation/contract.ts';
import type { FailureKey } from '../../foundation/failure.ts';
import { backtestFailures } from './failures.ts';
import { simulationFormShape } from './simulation-form-shape.ts';
import {
  benchmarks,
  interpretationAboutShape,
  simulationShape,
  simulationStatuses,
  simulationSummaryShape,
  statusShape,
} from './simulation-shape.ts';
import { sweepShape } from './sweep-shape.ts';

const key = (name: FailureKey) => name;
const dayOf = (name: FailureKey) => z.string(name).check(z.refine(isDay, name));
const portfolioId = z.string(key('portfolioError')).check(z.minLength(1, key('portfolioError')));
const language = z._default(z.enum(['en', 'pl'], key('invalid')), 'en');
const id = z.string(key('invalid'));

/** More than any form sends, and little enough to be looked through at once. */
export const runBodyLimit = 512 * 1024;
export const slotCount = 3;

/**
 * A strategy as the form has it. Parameters that are JSON (trades, target_weights, weights, scores,
 * solver_options) may come as values or as the text that was typed; the server reads either.
 */
const strategySlot = z.nullable(
  z.object({
    name: z.string(key('strategyUnknown')).check(z.minLength(1, key('strategyUnknown'))),
    params: z._default(z.record(z.string(), z.unknown()), {}),
  }),
);

const percent = (most: number) =>
  z
    .number(key('numberOutOfRange'))
    .check(z.gte(0, key('numberOutOfRange')), z.lte(most, key('numberOutOfRange')));

export const runSimulationBody = z.object({
  action: z.literal('run-portfolio-history-simulation'),
  portfolio_id: portfolioId,
  language,
  start_at: dayOf('startAtError'),
  end_at: dayOf('endAtError'),
  benchmark: z.enum(benchmarks, key('benchmarkError')),
  strategies: z.array(strategySlot, key('atLeastOneStrategyMustBeSet')).check(
    z.maxLength(slotCount, key('invalid')),
    z.refine((slots) => slots.some((slot) => slot !== null), key('atLeastOneStrategyMustBeSet')),
  ),
  /** Percent of each trade, 0.29 by default. */
  trade_cost_percent: z.optional(percent(100)),
  /** Percent a year on what is sold short, 5 by default. */
  borrow_fee_percent: z.optional(percent(1000)),
  /** The form's own mark of one submission, so that a double click starts one run. */
  submission_id: z.optional(z.uuid(key('invalid'))),
});

const analyzerBody = z.discriminatedUnion(
  'action',
  [
    runSimulationBody,
    z.object({
      action: z.literal('check-portfolio-history-simulation-status'),
      portfolio_id: portfolioId,
      job_id: id,
    }),
    z.object({
      action: z.literal('get-portfolio-history-simulation-results'),
      portfolio_id: portfolioId,
      job_id: id,
      simulation_id: id,
    }),
    z.object({
      action: z.literal('fetch-single-portfolio-history-simulation'),
      portfolio_id: portfolioId,
      simulation_id: id,
    }),
    z.object({
      action: z.literal('interpret-portfolio-simulation'),
      portfolio_id: portfolioId,
      statistics_history_id: id,
      language,
    }),
    z.object({ action: z.literal('fetch-portfolio-history-simulations'), portfolio_id: portfolioId }),
  ],
  key('invalid'),
);

const startedShape = z.object({ job_id: z.string(), simulation_id: z.string() });
const interpretationShape = z.object({
  interpretation: z.string(),
  interpretation_about: interpretationAboutShape,
});

/** What each action answers with. */
export const analyzerAnswers = {
  'run-portfolio-history-simulation': startedShape,
  'check-portfolio-history-simulation-status': statusShape,
  'get-portfolio-history-simulation-results': simulationShape,
  'fetch-single-portfolio-history-simulation': simulationShape,
  'interpret-portfolio-simulation': interpretationShape,
  'fetch-portfolio-history-simulations': listOf(simulationSummaryShape),
} as const;
export type AnalyzerAction = keyof typeof analyzerAnswers;
export type AnalyzerAnswer<A extends AnalyzerAction> = z.output<(typeof analyzerAnswers)[A]>;
export type AnalyzerBody = z.output<typeof analyzerBody>;
export type RunSimulationBody = z.output<typeof runSimulationBody>;

/** Of the actions those that only read. */
const readingActions: readonly string[] = [
  'check-portfolio-history-simulation-status',
  'get-portfolio-history-simulation-results',
  'fetch-single-portfolio-history-simulation',
  'fetch-portfolio-history-simulations',
] satisfies AnalyzerAction[];

function onlyReads(body: unknown): boolean {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
  return typeof action === 'string' && readingActions.includes(action);
}

export const portfolioAnalyzer = defineCall({
  id: 'analyzer.call',
  method: 'POST',
  path: '/api/portfolio-analyzer',
  summary:
    'The simulation of a portfolio’s history by its six actions: run, status, results, one, interpretation, list',
  access: 'user',
  whileVisiting: onlyReads,
  bodyLimit: runBodyLimit,
  body: analyzerBody,
  // The widest shapes come first: a union takes the first that fits and drops what that one does not know.
  output: z.union([
    simulationShape,
    listOf(simulationSummaryShape),
    statusShape,
    interpretationShape,
    startedShape,
  ]),
  errors: ['portfolioError', ...backtestFailures],
});

const simulationParams = z.object({ id: z.string() });

export const cancelSimulation = defineCall({
  id: 'simulations.cancel',
  method: 'POST',
  path: '/api/simulations/:id/cancel',
  summary: 'Ends a run that is queued or running; its settings stay',
  access: 'user',
  params: simulationParams,
  output: record(z.object({ status: z.enum(simulationStatuses) })),
});

export const deleteSimulation = defineCall({
  id: 'simulations.delete',
  method: 'DELETE',
  path: '/api/simulations/:id',
  summary: 'Removes a simulation with its results; a running one is ended first',
  access: 'user',
  params: simulationParams,
  output: done,
});

export const simulationCsv = defineCall({
  id: 'simulations.csv',
  method: 'GET',
  path: '/api/simulations/:id/csv',
  summary:
    'Values by day of every strategy and of the benchmark, as a CSV file; plans without export answer 403',
  access: 'user',
  params: simulationParams,
  answers: 'file',
  output: z.unknown(),
});

export const simulationPlot = defineCall({
  id: 'simulations.plot',
  method: 'GET',
  path: '/api/simulations/:id/plot.svg',
  summary: 'The curves as a picture (SVG): what plot_path points to',
  access: 'user',
  params: simulationParams,
  query: z.object({ theme: z._default(z.enum(['light', 'dark'], 'invalid'), 'light') }),
  answers: 'file',
  output: z.unknown(),
});

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string('invalid').check(z.regex(/^\d{1,4}$/, 'invalid')),
    z.transform(Number).check(z.refine((value) => value >= least && value <= most, 'invalid')),
  );

export const simulationOutlook = defineCall({
  id: 'simulations.outlook',
  method: 'GET',
  path: '/api/simulations/:id/outlook',
  summary: 'Monte-Carlo outlook: 10, 50 and 90 % bands drawn from blocks of a strategy’s own returns',
  access: 'user',
  params: simulationParams,
  /** Slot 0 is the benchmark. */
  query: z.object({ slot: wholeNumber(0, slotCount), years: z._default(wholeNumber(1, 10), 1 as never) }),
  output: record(
    z.object({
      slot: z.number(),
      name: z.string(),
      /** The last day and value of the run, from which the futures start. */
      from_day: z.string(),
      from_value: z.number(),
      dates: z.array(z.string()),
      low: z.array(z.number()),
      middle: z.array(z.number()),
      high: z.array(z.number()),
      paths: z.number(),
      block_days: z.number(),
    }),
  ),
});

const axis = z
  .array(z.number('numberOutOfRange').check(z.gte(0, 'numberOutOfRange'), z.lte(1e6, 'numberOutOfRange')))
  .check(z.minLength(1, 'required'), z.maxLength(20, 'invalid'));

export const startSweep = defineCall({
  id: 'simulations.startSweep',
  method: 'POST',
  path: '/api/simulations/:id/sweep',
  summary:
    'Runs an optimising strategy again for every pair of gamma and kappa, at most 100, in the background',
  access: 'user',
  params: simulationParams,
  body: z.object({
    slot: z.int('invalid').check(z.gte(1, 'invalid'), z.lte(slotCount, 'invalid')),
    gammas: z._default(axis, [0.5, 1, 2, 5, 10, 20]),
    kappas: z._default(axis, [0, 0.05, 0.1, 0.25, 0.5]),
  }),
  output: record(sweepShape),
  errors: ['strategyError', 'numberOutOfRange', 'tooManySimulations'],
});

export const readSweep = defineCall({
  id: 'simulations.readSweep',
  method: 'GET',
  path: '/api/simulations/:id/sweep',
  summary: 'The sweep of a strategy: how far it is, and its cells',
  access: 'user',
  params: simulationParams,
  query: z.object({ slot: wholeNumber(1, slotCount) }),
  output: record(sweepShape),
});

export const simulationForm = defineCall({
  id: 'simulations.form',
  method: 'GET',
  path: '/api/portfolios/:id/simulation-form',
  summary:
    'What the simulation form of a portfolio begins with: assets, today’s weights, possible days, solvers, hints',
  access: 'user',
  params: z.object({ id: z.string() }),
  output: record(simulationFormShape),
});
