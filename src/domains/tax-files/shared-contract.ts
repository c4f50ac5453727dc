import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { documentShape } from '../reports/document/report-document.ts';
import { fileProgress, linkPassword } from '../reports/sharing/link-calls.ts';

const id = z.object({ id: z.string() });

/** What an accountant with the link sees. */
const sharedShape = z.discriminatedUnion('state', [
  /** It has a password, which the caller has not said yet. */
  z.object({ state: z.literal('locked') }),
  z.object({
    state: z.literal('open'),
    /** Whose papers they are. */
    owner: z.string(),
    year: z.number(),
    expires_on: z.nullable(z.string()),
    /** Whether they can be had as PDF and workbook: that is the owner's plan. */
    has_files: z.boolean(),
    document: documentShape,
  }),
]);

export const sharedTaxYear = defineCall({
  id: 'shared-taxes.read',
  method: 'GET',
  path: '/api/shared-taxes/:id',
  summary:
    'The papers of one tax year, as its owner shares them; 404 once the link is taken back or has expired',
  access: 'anyone',
  whenEmpty: 'taxesNotFetched',
  params: id,
  output: record(sharedShape),
});

export const unlockTaxYear = defineCall({
  id: 'shared-taxes.unlock',
  method: 'POST',
  path: '/api/shared-taxes/:id/unlock',
  summary: 'Says the password of shared tax papers; this browser then sees them for twelve hours',
  access: 'anyone',
  params: id,
  body: linkPassword,
  output: done,
  errors: ['sharedPasswordError'],
});

export const sharedTaxPdf = defineCall({
  id: 'shared-taxes.pdf',
  method: 'GET',
  path: '/api/shared-taxes/:id/pdf',
  summary:
    'Shared tax papers as a PDF, while their owner’s plan allows exports; 202 with how far it is until it is made',
  access: 'anyone',
  // Made when it is asked for, and kept.
  whileVisiting: false,
  params: id,
  answers: 'file',
  output: fileProgress,
  errors: ['reportFileNotMade'],
});

export const sharedTaxXlsx = defineCall({
  id: 'shared-taxes.xlsx',
  method: 'GET',
  path: '/api/shared-taxes/:id/xlsx',
  summary: 'Shared tax papers as a workbook, while their owner’s plan allows exports',
  access: 'anyone',
  params: id,
  answers: 'file',
  output: z.any(),
});
