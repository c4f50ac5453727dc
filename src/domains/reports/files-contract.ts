import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { reportFigures } from './contract.ts';

const id = z.object({ id: z.string() });
const errors = [
  'reportPeriodError',
  'reportPortfoliosError',
  'reportPropertiesError',
  'currencyError',
] as const;

const tables = record(z.array(z.object({ key: z.string(), title: z.string(), rows: z.number() })));
const table = z.string('reportTableError').check(z.maxLength(40, 'reportTableError'));
/** A report that is not saved is asked for by what it is. */
/** Files are nominal (BA-9). */
const askedErrors = reportFigures.errors.filter((key) => key !== 'basisCurrencyError');
export const askedShape = z.omit(reportFigures.query!, { start: true, limit: true, basis: true });

export const reportTables = defineCall({
  id: 'reports.tables',
  method: 'GET',
  path: '/api/reports/:id/tables',
  summary: 'The tables of a saved report, each of which can be had as a CSV file, if the plan allows exports',
  access: 'user',
  whenEmpty: 'reportsNotFetched',
  params: id,
  output: tables,
  errors,
});

export const reportXlsx = defineCall({
  id: 'reports.xlsx',
  method: 'GET',
  path: '/api/reports/:id/xlsx',
  summary: 'A saved report as a workbook with a sheet for each table, if the plan allows exports',
  access: 'user',
  params: id,
  answers: 'file',
  output: z.any(),
  errors,
});

export const reportCsv = defineCall({
  id: 'reports.csv',
  method: 'GET',
  path: '/api/reports/:id/csv',
  summary: 'A table of a saved report as a CSV file, if the plan allows exports',
  access: 'user',
  params: id,
  query: z.object({ table }),
  answers: 'file',
  output: z.any(),
  errors: [...errors, 'reportTableError'],
});

export const reportPdf = defineCall({
  id: 'reports.pdf',
  method: 'GET',
  path: '/api/reports/:id/pdf',
  summary: 'A saved report as a PDF, if the plan allows exports; 202 with how far it is until it is made',
  access: 'user',
  // Made when it is asked for, and kept.
  whileVisiting: false,
  params: id,
  answers: 'file',
  output: record(
    z.object({
      state: z.enum(['waiting', 'making']),
      /** From 0 to 1. */
      progress: z.number(),
    }),
  ),
  errors: [...errors, 'reportFileNotMade'],
});

export const figuresTables = defineCall({
  id: 'reports.figures-tables',
  method: 'GET',
  path: '/api/report-figures/tables',
  summary: 'The tables of a report that is not saved, if the plan allows exports',
  access: 'user',
  whenEmpty: 'reportsNotFetched',
  query: askedShape,
  output: tables,
  errors: askedErrors,
});

export const figuresXlsx = defineCall({
  id: 'reports.figures-xlsx',
  method: 'GET',
  path: '/api/report-figures/xlsx',
  summary: 'A report that is not saved as a workbook, if the plan allows exports',
  access: 'user',
  query: askedShape,
  answers: 'file',
  output: z.any(),
  errors: askedErrors,
});

export const figuresCsv = defineCall({
  id: 'reports.figures-csv',
  method: 'GET',
  path: '/api/report-figures/csv',
  summary: 'A table of a report that is not saved as a CSV file, if the plan allows exports',
  access: 'user',
  query: z.extend(askedShape, { table }),
  answers: 'file',
  output: z.any(),
  errors: [...reportFigures.errors, 'reportTableError'],
});
