import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { perBond, rateText } from './bond-fields.ts';
import { seriesShape } from './contract.ts';

export const listSeries = defineCall({
  id: 'bonds.series',
  method: 'GET',
  path: '/api/bond-series',
  summary: 'The table of series with the terms of their issue, the newest first, and the caller’s own',
  access: 'user',
  whenEmpty: 'bondNotFetched',
  query: z.object({
    search: z.optional(z.string('invalid').check(z.maxLength(40, 'invalid'))),
    limit: z.optional(z.string('invalid').check(z.regex(/^\d{1,4}$/, 'invalid'))),
  }),
  output: z.object({
    data: z.array(seriesShape),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
  }),
});

const admin = { access: 'admin', apiKey: false, whileImpersonating: false } as const;

export const saveSeries = defineCall({
  id: 'admin.saveBondSeries',
  method: 'PUT',
  path: '/api/admin/bond-series',
  summary: 'Types the terms of a savings series for everybody; they replace what was shipped',
  ...admin,
  body: z.object({
    symbol: z.string('symbolError').check(z.maxLength(20, 'symbolError')),
    first_rate: rateText('firstRateError'),
    margin: z.nullish(rateText('marginError')),
    fee: z.nullish(perBond('feeError')),
    exchange_price: z.nullish(perBond('totalError')),
  }),
  output: record(seriesShape),
  errors: ['symbolError', 'firstRateError', 'marginError', 'feeError', 'totalError'],
});

export const uploadSeries = defineCall({
  id: 'admin.uploadBondSeries',
  method: 'POST',
  path: '/api/admin/bond-series',
  summary: 'Loads a table of series in the layout of the shipped one; one wrong row refuses all of it',
  ...admin,
  bodyLimit: 4_000_000,
  body: z.object({
    csv: z
      .string('figuresFileError')
      .check(z.minLength(1, 'figuresFileError'), z.maxLength(3_000_000, 'tooLong')),
  }),
  output: record(z.object({ changed: z.number() })),
  errors: ['figuresFileError'],
});
