import * as z from 'zod/mini';
import { done, instant, record } from '../../foundation/answers.ts';
import { isDay } from '../../foundation/calendar-day.ts';
import { defineCall } from '../../foundation/contract.ts';
import { yearErrors, yearParam } from '../taxes/contract.ts';

const waiting = record(
  z.object({
    state: z.enum(['waiting', 'making']),
    /** From 0 to 1. */
    progress: z.number(),
  }),
);

export const taxPdf = defineCall({
  id: 'taxes.pdf',
  method: 'GET',
  path: '/api/taxes/:year/pdf',
  summary:
    'The papers of a tax year as a PDF with all that the figures are made of, if the plan allows exports; 202 with how far it is until it is made',
  access: 'user',
  // Made when it is asked for, and kept.
  whileVisiting: false,
  params: yearParam,
  answers: 'file',
  output: waiting,
  errors: [...yearErrors, 'reportFileNotMade'],
});

export const taxXlsx = defineCall({
  id: 'taxes.xlsx',
  method: 'GET',
  path: '/api/taxes/:year/xlsx',
  summary: 'The papers of a tax year as a workbook with a sheet for each part, if the plan allows exports',
  access: 'user',
  params: yearParam,
  answers: 'file',
  output: z.any(),
  errors: yearErrors,
});

const linkShape = z.object({
  /** Stands in the address that others open: /tax-papers/{id}. */
  id: z.string(),
  year: z.number(),
  expires_on: z.nullable(z.string()),
  is_expired: z.boolean(),
  has_password: z.boolean(),
  created_at: instant,
});
export type TaxLink = z.output<typeof linkShape>;

export const readTaxLink = defineCall({
  id: 'taxes.link',
  method: 'GET',
  path: '/api/taxes/:year/link',
  summary: 'The link of a tax year for an accountant; null where there is none',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  output: record(z.object({ link: z.nullable(linkShape) })),
  errors: yearErrors,
});

export const shareTaxYear = defineCall({
  id: 'taxes.share',
  method: 'PUT',
  path: '/api/taxes/:year/link',
  summary:
    'Makes a link that shows the papers of one tax year and nothing else, or changes for how long it opens',
  access: 'user',
  whileImpersonating: false,
  whenEmpty: 'taxLinkNotSaved',
  params: yearParam,
  body: z.object({
    /** The last day on which it opens; null for as long as it is shared. */
    expires_on: z._default(
      z.nullable(z.string('taxLinkExpiryError').check(z.refine(isDay, 'taxLinkExpiryError'))),
      null,
    ),
    /** Null takes it away; without it, it stays as it is. */
    password: z.optional(
      z.nullable(
        z
          .string('taxLinkPasswordError')
          .check(z.minLength(4, 'taxLinkPasswordError'), z.maxLength(200, 'taxLinkPasswordError')),
      ),
    ),
  }),
  output: record(linkShape),
  errors: [...yearErrors, 'taxLinkExpiryError', 'taxLinkPasswordError'],
});

export const unshareTaxYear = defineCall({
  id: 'taxes.unshare',
  method: 'DELETE',
  path: '/api/taxes/:year/link',
  summary: 'Takes the link of a tax year back; it stops at once',
  access: 'user',
  whileImpersonating: false,
  whenEmpty: 'taxLinkNotSaved',
  params: yearParam,
  output: done,
  errors: yearErrors,
});
