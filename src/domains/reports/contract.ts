import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission, version } from '../ledger/contract.ts';
import { tagName } from '../ledger/tag-fields.ts';
import { shownBasis } from '../valuation/basis/basis-contract.ts';
import {
  benchmarks,
  historyShape,
  ratio,
  shownCurrency,
  unknownMoney,
} from '../valuation/figures-contract.ts';
import { definitionShape, mostChosen } from './report-definition.ts';
import { reportKinds } from './report-kinds.ts';
import { readPeriod } from './report-period.ts';
import { allocationReportShape } from './shapes/allocation-shape.ts';
import { costsShape } from './shapes/costs-shape.ts';
import { incomeShape } from './shapes/income-shape.ts';
import { overviewShape, performanceShape } from './shapes/overview-shape.ts';
import { equityShape, propertiesShape, rentShape } from './shapes/property-shapes.ts';
import { realisedShape } from './shapes/realised-shape.ts';
import { spanOnBasisShape } from './shapes/returns-shapes.ts';
import { statementShape } from './shapes/statement-shape.ts';
import { linkShape, shareFields } from './sharing/share-options.ts';

const periodText = z
  .string('reportPeriodError')
  .check(z.refine((text) => readPeriod(text) !== null, 'reportPeriodError'));

function chosenIds(key: 'reportPortfoliosError' | 'reportPropertiesError') {
  return z._default(z.string(key).check(z.maxLength(37 * mostChosen, key)), 'all');
}

/** What stands above every report: what it is of, and how complete its figures are. */
const heading = {
  /** The shown currency, lowercase. */
  currency: z.string(),
  portfolios: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of which assets it is; null for all, and their cash. */
  tag: z.nullable(z.string()),
  /** As it was asked for; the days it has had so far are those of the figures. */
  period: z.string(),
  period_before: z.nullable(z.string()),
  /** Why no amount can be said: no rate into the shown currency. */
  reason: z.nullable(z.enum(['no-rate'])),
  /** Assets without a usable price or rate, and those valued by an estimate, today. */
  missing: z.number(),
  estimated: z.number(),
  is_simulated: z.boolean(),
};

/** The same above those of real estate. */
const propertyHeading = {
  currency: z.string(),
  properties: z.array(z.object({ id: z.string(), name: z.string() })),
  period: z.string(),
  period_before: z.nullable(z.string()),
  reason: z.nullable(z.enum(['no-rate'])),
  /** Properties that have no rate into the shown currency: they are in no sum. */
  missing: z.number(),
};

const benchmarkShape = z.nullable(
  z.object({
    name: z.enum(['WIG20', 'SP500', 'inflation']),
    /** Over the days with money at work. */
    percent: ratio,
    /** Percentage points that the report's own return lies above it. */
    ahead_points: ratio,
    /** What the same value at the start and the same flows would have become (rule P-10). */
    value_end: unknownMoney,
    uncovered: z.string(),
    is_simulated: z.boolean(),
    reason: z.nullable(z.enum(['no-price', 'empty'])),
  }),
);
/** The days of the report, and those of the three months up to its end. */
const histories = { history: historyShape, three_months: historyShape };
const compared = {
  benchmark: benchmarkShape,
  /** For each day of `history` what its price had gained since money was first at work, in percent. */
  benchmark_returns: z.nullable(z.array(ratio)),
  ...histories,
  on_basis: spanOnBasisShape,
};

export const reportFigures = defineCall({
  id: 'reports.figures',
  method: 'GET',
  path: '/api/report-figures',
  summary: 'The figures of a report of some portfolios over some days',
  access: 'user',
  whenEmpty: 'reportsNotFetched',
  query: z.object({
    kind: z.enum(reportKinds, 'reportKindError'),
    /** Ids with commas between them, or `all`: every real portfolio. */
    portfolios: chosenIds('reportPortfoliosError'),
    /** The same of properties, for reports of real estate. */
    properties: chosenIds('reportPropertiesError'),
    /** 2025, 2025-Q2, 2025-03, start, or 2025-01-15..2025-03-02 with both days. */
    period: z._default(periodText, 'start'),
    currency: shownCurrency,
    benchmark: z._default(z.enum(benchmarks, 'reportBenchmarkError'), 'none'),
    /** Only assets that have this tag of one's own, without cash. */
    tag: z.optional(tagName),
    /** Of `overview` and `performance`; other ones than nominal are in złoty alone. */
    basis: shownBasis,
    /** Which lots of `realised` and which rows of `transactions`. */
    start: pagingNumber(0, 10_000_000),
    limit: pagingNumber(500, 20_000),
  }),
  output: record(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('overview'), ...heading, ...compared, figures: overviewShape }),
      z.object({ kind: z.literal('performance'), ...heading, ...compared, figures: performanceShape }),
      z.object({ kind: z.literal('allocation'), ...heading, figures: allocationReportShape }),
      z.object({ kind: z.literal('income'), ...heading, figures: incomeShape }),
      z.object({ kind: z.literal('realised'), ...heading, figures: realisedShape }),
      z.object({ kind: z.literal('costs'), ...heading, figures: costsShape }),
      z.object({ kind: z.literal('transactions'), ...heading, figures: statementShape }),
      z.object({ kind: z.literal('properties'), ...propertyHeading, figures: propertiesShape }),
      z.object({ kind: z.literal('rent'), ...propertyHeading, figures: rentShape }),
      z.object({ kind: z.literal('equity'), ...propertyHeading, ...histories, figures: equityShape }),
    ]),
  ),
  errors: [
    'reportKindError',
    'reportPeriodError',
    'reportPortfoliosError',
    'reportPropertiesError',
    'reportBenchmarkError',
    'currencyError',
    'tagError',
    'basisCurrencyError',
  ],
});

const id = z.object({ id: z.string() });

export const reportFields = z.object({
  name: z
    .string('reportNameError')
    .check(
      z.trim(),
      z.minLength(1, 'reportNameError'),
      z.maxLength(80, 'reportNameError'),
      z.regex(/^[^\p{Cc}]*$/u, 'reportNameError'),
    ),
  definition: definitionShape,
  version,
  submission_id: submission,
});

export const reportShape = z.object({
  id: z.string(),
  name: z.string(),
  definition: definitionShape,
  /** Where it is shared; null while it is not. */
  link: z.nullable(linkShape),
  version: z.number(),
  created_at: instant,
  updated_at: instant,
});
export type ReportOutput = z.output<typeof reportShape>;

export const reportPageSize = 50;

export const listReports = defineCall({
  id: 'reports.list',
  method: 'GET',
  path: '/api/reports',
  summary: 'The reports one saved, the last changed first',
  access: 'user',
  whenEmpty: 'reportsNotFetched',
  query: z.object({ start: pagingNumber(0, 1_000_000), limit: pagingNumber(reportPageSize, 100) }),
  output: listOf(reportShape),
});

export const readReport = defineCall({
  id: 'reports.read',
  method: 'GET',
  path: '/api/reports/:id',
  summary: 'A saved report: its kind, portfolios, period and options',
  access: 'user',
  whenEmpty: 'reportsNotFetched',
  params: id,
  output: record(reportShape),
});

const errors = [
  'reportNameError',
  'reportKindError',
  'reportPeriodError',
  'reportPortfoliosError',
  'reportPropertiesError',
  'reportBenchmarkError',
  'currencyError',
  'tagError',
] as const;

export const createReport = defineCall({
  id: 'reports.create',
  method: 'POST',
  path: '/api/reports',
  summary: 'Saves a report, and shares it where `share` says how',
  access: 'user',
  whenEmpty: 'reportNotSaved',
  body: z.extend(reportFields, { share: z.optional(shareFields) }),
  output: record(reportShape),
  errors: [
    ...errors,
    'tooManyReports',
    'reportElementsError',
    'reportExpiryError',
    'reportPasswordError',
    'reportShareError',
  ],
});

export const updateReport = defineCall({
  id: 'reports.update',
  method: 'PUT',
  path: '/api/reports/:id',
  summary: 'Changes a saved report; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'reportNotSaved',
  params: id,
  body: reportFields,
  output: record(reportShape),
  errors,
});

export const deleteReport = defineCall({
  id: 'reports.delete',
  method: 'DELETE',
  path: '/api/reports/:id',
  summary: 'Removes a saved report and its link',
  access: 'user',
  whenEmpty: 'sharedReportNotDeleted',
  params: id,
  output: done,
});
