import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { reportFields, reportShape } from './contract.ts';
import { documentShape } from './document/report-document.ts';
import { askedShape } from './files-contract.ts';
import { fileProgress, linkPassword } from './sharing/link-calls.ts';
import { opening } from './sharing/opening.ts';
import { shareFields } from './sharing/share-options.ts';

const id = z.object({ id: z.string() });
const figureErrors = [
  'reportPeriodError',
  'reportPortfoliosError',
  'reportPropertiesError',
  'currencyError',
] as const;
const shareErrors = [
  'reportElementsError',
  'reportExpiryError',
  'reportPasswordError',
  'reportShareError',
] as const;

export const shareReport = defineCall({
  id: 'reports.share',
  method: 'PUT',
  path: '/api/reports/:id/link',
  summary: 'Shares a saved report by a link, or changes what its link shows',
  access: 'user',
  whileImpersonating: false,
  whenEmpty: 'reportNotShared',
  params: id,
  body: shareFields,
  output: record(reportShape),
  errors: [...shareErrors, ...figureErrors],
});

export const unshareReport = defineCall({
  id: 'reports.unshare',
  method: 'DELETE',
  path: '/api/reports/:id/link',
  summary: 'Takes the link of a report back; it stops at once',
  access: 'user',
  whileImpersonating: false,
  whenEmpty: 'sharedReportNotDeleted',
  params: id,
  output: done,
});

const yes = z._default(z.enum(['0', '1'], 'reportShareError'), '1');

export const previewReport = defineCall({
  id: 'reports.preview',
  method: 'GET',
  path: '/api/report-figures/shared',
  summary: 'What the other person would see of a report; nothing is saved',
  access: 'user',
  whenEmpty: 'reportsNotFetched',
  query: z.extend(askedShape, {
    name: reportFields.shape.name,
    /** With commas between them. */
    elements: z.string('reportElementsError').check(z.maxLength(200, 'reportElementsError')),
    hides_amounts: yes,
    hides_names: yes,
  }),
  output: record(documentShape),
  errors: [...shareErrors, ...figureErrors, 'reportNameError', 'reportKindError', 'reportBenchmarkError'],
});

/** What somebody with the link sees. */
const sharedShape = z.discriminatedUnion('state', [
  /** It has a password, which the caller has not said yet. */
  z.object({ state: z.literal('locked') }),
  z.object({
    state: z.literal('open'),
    /** Who shares it. */
    owner: z.string(),
    hides_amounts: z.boolean(),
    is_frozen: z.boolean(),
    expires_on: z.nullable(z.string()),
    /** Whether it can be had as PDF, and its tables as a workbook: that is the owner's plan. */
    has_files: z.boolean(),
    has_tables: z.boolean(),
    document: documentShape,
  }),
]);

export const sharedReport = defineCall({
  id: 'shared-reports.read',
  method: 'GET',
  path: '/api/shared-reports/:id',
  summary: 'A shared report, as its owner chose to show it; 404 once it is taken back or has expired',
  access: 'anyone',
  whenEmpty: 'reportsNotFetched',
  params: id,
  output: record(sharedShape),
});

export const sharedPortfolio = defineCall({
  id: 'shared-portfolios.read',
  method: 'GET',
  path: '/api/shared-portfolios/:id',
  summary: 'The same for a link whose report is of one portfolio',
  access: 'anyone',
  whenEmpty: 'reportsNotFetched',
  params: id,
  output: record(sharedShape),
});

export const unlockReport = defineCall({
  id: 'shared-reports.unlock',
  method: 'POST',
  path: '/api/shared-reports/:id/unlock',
  summary: 'Says the password of a shared report; this browser then sees it for twelve hours',
  access: 'anyone',
  params: id,
  body: linkPassword,
  output: done,
  errors: ['sharedPasswordError'],
});

export const countOpening = defineCall({
  id: 'shared-reports.opened',
  ...opening,
  summary: 'Tells the owner that somebody has opened the report',
  access: 'anyone',
  params: id,
  output: done,
});

const language = z.object({ lang: z._default(z.enum(['en', 'pl']), 'en') });

export const sharedPdf = defineCall({
  id: 'shared-reports.pdf',
  method: 'GET',
  path: '/api/shared-reports/:id/pdf',
  summary:
    'A shared report as a PDF, while its owner’s plan allows exports; 202 with how far it is until it is made',
  access: 'anyone',
  // Made when it is asked for, and kept.
  whileVisiting: false,
  params: id,
  answers: 'file',
  output: fileProgress,
  errors: ['reportFileNotMade'],
});

export const sharedXlsx = defineCall({
  id: 'shared-reports.xlsx',
  method: 'GET',
  path: '/api/shared-reports/:id/xlsx',
  summary: 'The tables of a shared report as a workbook, while its owner’s plan allows exports',
  access: 'anyone',
  params: id,
  answers: 'file',
  output: z.any(),
});

export const sharedPicture = defineCall({
  id: 'shared-reports.picture',
  method: 'GET',
  path: '/api/shared-reports/:id/picture',
  summary: 'The picture that chat programs show for the link, 1200 by 630',
  access: 'anyone',
  params: id,
  query: language,
  answers: 'file',
  output: z.any(),
});
