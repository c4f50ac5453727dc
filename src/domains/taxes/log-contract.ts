import * as z from 'zod/mini';
import { instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { money } from '../valuation/figures-contract.ts';
import { yearErrors, yearParam } from './contract.ts';
import { formLines } from './form/form-fields.ts';
import { fieldParts } from './form/typed-fields.ts';

/** Who changed something: its owner, a program with a key of theirs, or an operator through their eyes. */
export const logOrigins = ['person', 'key', 'operator'] as const;
export const logKinds = [
  'readings',
  'stated',
  'losses',
  'treaties',
  'portfolios',
  'filed',
  'reopened',
  'undone',
] as const;

const logShape = z.object({
  id: z.string(),
  at: instant,
  origin: z.enum(logOrigins),
  kind: z.enum(logKinds),
  /** What it was and became: a reading, a PIT-8C of an account, a loss of a year; null for what was not there. */
  detail: z.array(
    z.object({
      what: z.string(),
      key: z.nullable(z.string()),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
  /** What was to pay before and after. */
  before: money,
  after: money,
  /** Of readings, figures, rows and rates as they were then; null for what was undone. */
  hash: z.nullable(z.string()),
});
export type TaxLogEntry = z.output<typeof logShape>;

export const readTaxLog = defineCall({
  id: 'taxes.log',
  method: 'GET',
  path: '/api/taxes/:year/log',
  summary: 'Who changed what is said of a tax year, when, and what it made of the tax',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  output: listOf(logShape),
  errors: yearErrors,
});

/** A field as it is typed in: złoty with groszy, or full złoty where the form has no others. */
const fieldShape = z.object({
  number: z.nullable(z.number()),
  /** Securities, crypto, dividends and interest, or the end of the form. */
  part: z.enum(fieldParts),
  line: z.enum([...formLines, 'rate', 'countries', 'country', 'countryIncome', 'countryTax']),
  value: z.string(),
});
export type TaxField = z.output<typeof fieldShape>;

export const listTaxFields = defineCall({
  id: 'taxes.fields',
  method: 'GET',
  path: '/api/taxes/:year/fields',
  summary: 'The fields of PIT-38 and of each PIT/ZG in the order of the forms, as they are typed in',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  output: record(
    z.object({
      year: z.number(),
      /** Null: the product does not know the year's form, and fields have no numbers. */
      form: z.nullable(z.object({ name: z.string(), is_of_year: z.boolean() })),
      fields: z.array(fieldShape),
      /** A PIT/ZG for each country. */
      countries: z.array(z.object({ country: z.string(), fields: z.array(fieldShape) })),
      missing_count: z.number(),
      filed_on: z.nullable(z.string()),
      is_simulated: z.boolean(),
    }),
  ),
  errors: yearErrors,
});
