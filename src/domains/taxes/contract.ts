import * as z from 'zod/mini';
import { done, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { amountText } from '../ledger/ledger-fields.ts';
import { money, unknownMoney } from '../valuation/figures-contract.ts';
import { formLines } from './form/form-fields.ts';
import { instrumentShape, missingShape, paperRow, rateShape } from './paper-contract.ts';
import { type Reading, readings } from './readings.ts';

export const mostSlips = 30;
export const mostLosses = 10;
export const mostTreaties = 60;
export const mostMissing = 100;
export const mostLeftOut = 500;

/** `running`: it is not over yet. `changed`: it was filed, and the ledger says something else since (rule TX-15). */
export const yearStates = ['running', 'open', 'filed', 'changed'] as const;

export const yearParam = z.object({ year: z.string('invalid').check(z.regex(/^\d{4}$/, 'invalid')) });
export const yearErrors = ['taxYearAhead', 'taxYearTooEarly'] as const;

export const accountShape = z.object({ id: z.string(), name: z.string(), number: z.nullable(z.string()) });

export const listTaxYears = defineCall({
  id: 'taxes.years',
  method: 'GET',
  path: '/api/taxes',
  summary: 'Tax years of the ledger: how each stands and what is to pay',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  output: record(
    z.object({
      today: z.string(),
      years: z.array(
        z.object({
          year: z.number(),
          state: z.enum(yearStates),
          to_pay: money,
          missing: z.number(),
          filed_on: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});

const readingShape = z.object({
  reading: z.enum(Object.keys(readings) as [Reading, ...Reading[]]),
  chosen: z.string(),
});

export const taxYearShape = z.object({
  year: z.number(),
  today: z.string(),
  state: z.enum(yearStates),
  /** Other years of the ledger, for the way to them. */
  years: z.array(z.object({ year: z.number(), state: z.enum(yearStates) })),
  /** The form whose numbers are shown; `is_of_year`: not one of an earlier year. Null: figures without fields. */
  form: z.nullable(z.object({ name: z.string(), is_of_year: z.boolean(), countries: z.number() })),
  filed: z.nullable(z.object({ on: z.string(), hash: z.string() })),
  /** Of a filed year: figures that the ledger gives now and that are others. */
  difference: z.array(
    z.object({ line: z.enum(formLines), number: z.nullable(z.number()), filed: money, now: money }),
  ),
  /** Every line with its field in the form, and how many rows are behind it. */
  lines: z.array(
    z.object({
      line: z.enum(formLines),
      number: z.nullable(z.number()),
      value: money,
      rows: z.number(),
    }),
  ),
  to_pay: money,
  must_file: z.boolean(),
  /** What is missing, the first of it; no figure is complete before. */
  missing: z.array(missingShape),
  missing_count: z.number(),
  /** Rows of the ledger in the year. */
  rows: z.number(),
  counts: z.object({
    sales: z.number(),
    lots: z.number(),
    fees: z.number(),
    coins_sold: z.number(),
    coins_bought: z.number(),
    payments: z.number(),
    payments_gross: money,
    warnings: z.number(),
  }),
  outside: z.array(z.object({ reason: z.string(), count: z.number() })),
  countries: z.array(z.object({ country: z.string(), income: money, tax_paid: money })),
  losses: z.array(
    z.object({
      year: z.number(),
      amount: money,
      before: money,
      now: money,
      left: money,
      last_year: z.number(),
      is_stated: z.boolean(),
      /** How it is taken off in this year; null where the law leaves no choice. */
      method: z.nullable(z.enum(readings.loss_method)),
    }),
  ),
  printed: z.array(
    z.object({
      account: accountShape,
      revenue: money,
      cost: money,
      own_revenue: money,
      own_cost: money,
    }),
  ),
  /** Accounts that are in it; those for old age are not. */
  accounts: z.array(accountShape),
  wrappers: z.array(z.string()),
  readings: z.array(readingShape),
  /** When a reading was chosen last. */
  readings_on: z.nullable(z.string()),
  stated: z.object({
    not_collected: money,
    crypto_carried: unknownMoney,
    slips: z.array(z.object({ account: z.string(), revenue: money, cost: money })),
    losses: z.array(z.object({ year: z.number(), amount: money, deducted: money })),
    treaties: z.array(
      z.object({ kind: z.enum(['dividend', 'interest']), country: z.string(), percent: z.string() }),
    ),
    /** Those that could be in the return. */
    portfolios: z.array(z.object({ id: z.string(), name: z.string(), is_left_out: z.boolean() })),
  }),
  /** The days between which the return is handed in and paid. */
  hand_in: z.object({ from: z.string(), to: z.string() }),
  is_simulated: z.boolean(),
});
export type TaxYearOutput = z.output<typeof taxYearShape>;

export const readTaxYear = defineCall({
  id: 'taxes.read',
  method: 'GET',
  path: '/api/taxes/:year',
  summary:
    'A tax year by the fields of PIT-38 and PIT/ZG: what is missing first, figures, countries, losses, what is outside',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  output: record(taxYearShape),
  errors: yearErrors,
});

export const listTaxRows = defineCall({
  id: 'taxes.rows',
  method: 'GET',
  path: '/api/taxes/:year/rows',
  summary: 'The rows behind a line of a tax year, page by page; `outside` for those that enter no line',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  query: z.object({
    line: z.enum([...formLines, 'outside'], 'taxLineError'),
    start: pagingNumber(0, 1_000_000),
    limit: pagingNumber(50, 200),
  }),
  output: listOf(paperRow),
  errors: [...yearErrors, 'taxLineError'],
});

/** Rates of what was converted beside an amount: a fee in another currency, or a part that has a day of its own. */
const otherRates = z.optional(z.array(z.object({ currency: z.string(), rate: rateShape })));

export const lotShape = z.object({
  id: z.string(),
  acquired: z.string(),
  tax_day: z.string(),
  quantity: z.string(),
  whole_quantity: z.string(),
  whole_pln: money,
  price: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  rate: rateShape,
  pln: money,
  other_rates: otherRates,
});

export const taxSaleShape = z.object({
  id: z.string(),
  instrument: instrumentShape,
  account: accountShape,
  day: z.string(),
  tax_day: z.string(),
  is_day_computed: z.boolean(),
  quantity: z.nullable(z.string()),
  price: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  fee: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  fee_pln: money,
  rate: rateShape,
  revenue: money,
  cost: money,
  income: money,
  country: z.nullable(z.string()),
  is_printed: z.boolean(),
  lots: z.array(lotShape),
  /** What was closed, where it is no sale: a short sale, whose lots brought something, or a contract. */
  closed: z.optional(z.enum(['short', 'contract'])),
  /** Off the revenue, for tax that was paid on an inheritance or gift. */
  tax_exempt: z.optional(money),
  other_rates: otherRates,
  /** Readings that decided. */
  by: z.object({ day: z.string(), cost_method: z.string(), fifo_scope: z.string(), sale_fee: z.string() }),
});
export type TaxSaleOutput = z.output<typeof taxSaleShape>;

export const readTaxSale = defineCall({
  id: 'taxes.sale',
  method: 'GET',
  path: '/api/taxes/:year/sales/:id',
  summary: 'A sale of a tax year with its lots: tax day, rate, NBP table and złoty of each amount',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: z.extend(yearParam, { id: z.string() }),
  output: record(taxSaleShape),
  errors: yearErrors,
});

export const compareReadings = defineCall({
  id: 'taxes.compare',
  method: 'GET',
  path: '/api/taxes/:year/readings',
  summary: 'What is to pay under each reading of the law that can make a difference in the year',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  output: record(
    z.object({
      to_pay: money,
      readings: z.array(
        z.extend(readingShape, { choices: z.array(z.object({ choice: z.string(), to_pay: money })) }),
      ),
    }),
  ),
  errors: yearErrors,
});

export const saveReadings = defineCall({
  id: 'taxes.saveReadings',
  method: 'PUT',
  path: '/api/taxes/:year/readings',
  summary: 'Chooses how the law is read in a year; readings that are left out stay as they are',
  access: 'user',
  whenEmpty: 'taxesNotSaved',
  params: yearParam,
  body: z.object({
    readings: z.partialRecord(
      z.enum(Object.keys(readings) as [Reading, ...Reading[]], 'taxReadingError'),
      z.string('taxReadingError'),
      'taxReadingError',
    ),
    /** How single losses are taken off, by their years; null for as the reading says. */
    loss_methods: z.optional(
      z
        .array(
          z.object({
            year: z.int('taxLossYearError'),
            method: z.nullable(z.enum(readings.loss_method, 'taxReadingError')),
          }),
        )
        .check(z.maxLength(mostLosses, 'tooLong')),
    ),
  }),
  output: done,
  errors: [...yearErrors, 'taxReadingError', 'taxLossYearError', 'taxYearFiled', 'maxValueError'],
});

const amount = amountText('taxAmountError');

export const saveStated = defineCall({
  id: 'taxes.saveStated',
  method: 'PUT',
  path: '/api/taxes/:year/stated',
  summary:
    'Replaces what is said of a year beside the ledger: PIT-8C, tax no payer took, cost of coins from before',
  access: 'user',
  whenEmpty: 'taxesNotSaved',
  params: yearParam,
  body: z.object({
    slips: z
      .array(z.object({ account: z.string('taxAccountError'), revenue: amount, cost: amount }))
      .check(z.maxLength(mostSlips, 'tooLong')),
    not_collected: amount,
    crypto_carried: z.nullable(amount),
  }),
  output: done,
  errors: [...yearErrors, 'taxAmountError', 'taxAccountError', 'taxYearFiled', 'maxValueError'],
});

export const saveTaxLosses = defineCall({
  id: 'taxes.saveLosses',
  method: 'PUT',
  path: '/api/taxes/losses',
  summary: 'Replaces losses of earlier years and what was taken off them already',
  access: 'user',
  whenEmpty: 'taxesNotSaved',
  body: z.object({
    losses: z
      .array(
        z.object({
          year: z.int('taxLossYearError'),
          amount,
          deducted: amount,
        }),
      )
      .check(z.maxLength(mostLosses, 'tooLong')),
  }),
  output: done,
  errors: ['taxAmountError', 'taxLossYearError', 'taxLossUsedError', 'maxValueError'],
});

export const saveTreaties = defineCall({
  id: 'taxes.saveTreaties',
  method: 'PUT',
  path: '/api/taxes/treaties',
  summary: 'Replaces the treaty rates that the caller knows better than the shipped table',
  access: 'user',
  whenEmpty: 'taxesNotSaved',
  body: z.object({
    treaties: z
      .array(
        z.object({
          kind: z.enum(['dividend', 'interest'], 'invalid'),
          country: z.string('taxCountryError').check(z.regex(/^[A-Z]{2}$/, 'taxCountryError')),
          percent: amountText('taxPercentError').check(
            z.refine((text) => Number(text) <= 100 && /^\d{1,3}(\.\d{1,4})?$/.test(text), 'taxPercentError'),
          ),
        }),
      )
      .check(z.maxLength(mostTreaties, 'tooLong')),
  }),
  output: done,
  errors: ['taxCountryError', 'taxPercentError', 'maxValueError'],
});

export const leaveOutPortfolios = defineCall({
  id: 'taxes.leaveOut',
  method: 'PUT',
  path: '/api/taxes/portfolios',
  summary: 'Replaces the portfolios that are kept out of the return',
  access: 'user',
  whenEmpty: 'taxesNotSaved',
  body: z.object({
    left_out: z.array(z.string('taxPortfolioError')).check(z.maxLength(mostLeftOut, 'tooLong')),
  }),
  output: done,
  errors: ['taxPortfolioError', 'maxValueError'],
});

export const fileTaxYear = defineCall({
  id: 'taxes.file',
  method: 'POST',
  path: '/api/taxes/:year/filing',
  summary: 'Freezes a year that was handed in, with its readings, figures and rows',
  access: 'user',
  whenEmpty: 'taxesNotSaved',
  params: yearParam,
  body: z.object({
    filed_on: z.string('taxFiledOnError').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'taxFiledOnError')),
  }),
  output: done,
  errors: [...yearErrors, 'taxYearFiled', 'taxYearNotOver', 'taxFiledOnError'],
});

export const reopenTaxYear = defineCall({
  id: 'taxes.reopen',
  method: 'DELETE',
  path: '/api/taxes/:year/filing',
  summary: 'Opens a filed year again: the ledger decides its figures as it is now',
  access: 'user',
  whenEmpty: 'taxesNotSaved',
  params: yearParam,
  output: done,
  errors: [...yearErrors, 'taxYearNotFiled'],
});
