import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission } from '../ledger/contract.ts';
import { amountText } from '../ledger/ledger-fields.ts';
import { money, ratio, shownCurrency } from '../valuation/figures-contract.ts';

export const mostAnswered = 500;

const kind = z.enum(['dividend', 'interest']);
const sumOf = z.object({ net: money, count: z.number() });

const paymentShape = z.object({
  id: z.string(),
  kind,
  state: z.enum(['received', 'open', 'expected']),
  of: z.enum(['asset', 'cash', 'bond', 'deposit']),
  day: z.string(),
  ticker: z.string(),
  title: z.string(),
  units: z.nullable(z.string()),
  /** After tax, in the shown currency. */
  net: money,
  /** It may still come otherwise. */
  is_about: z.boolean(),
  /** `repeated`: as a year before, for the units held today. */
  basis: z.enum(['booked', 'announced', 'repeated', 'terms']),
});
export type PaymentOutput = z.output<typeof paymentShape>;

/** A payment that is due and that the ledger does not have, with how it was reckoned. */
const proposalShape = z.object({
  id: z.string(),
  kind,
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  ticker: z.string(),
  title: z.string(),
  /** The ex-dividend day; of interest the last day of its month. */
  event_day: z.string(),
  paid_on: z.string(),
  is_day_known: z.boolean(),
  units: z.nullable(z.string()),
  per_unit: z.nullable(z.string()),
  currency: z.string(),
  gross: money,
  tax: money,
  /** Withheld from a dividend, or what cash earns a year. */
  percent: z.string(),
  country: z.nullable(z.string()),
  is_tax_known: z.boolean(),
  /** After tax in the shown currency; null where there is no rate. */
  net: z.nullable(money),
  is_simulated: z.boolean(),
});
export type ProposalOutput = z.output<typeof proposalShape>;

export const incomeShape = z.object({
  currency: z.string(),
  today: z.string(),
  /** A year, or `next` for the twelve months from tomorrow on. */
  period: z.string(),
  /** Years that have something in them, this one included. */
  years_known: z.array(z.string()),
  received: z.object({
    net: money,
    dividends: sumOf,
    interest: sumOf,
  }),
  open: sumOf,
  expected: sumOf,
  /** All three together. */
  whole: money,
  months: z.array(z.object({ month: z.string(), net: money, is_about: z.boolean() })),
  payments: z.array(paymentShape),
  /** The newest first, whatever period is asked for. */
  proposals: z.array(proposalShape),
  /** How many there are beside those in the list. */
  more_proposals: z.number(),
  dismissed: z.array(proposalShape),
  /** What comes next, the nearest first. */
  nearest: z.array(paymentShape),
  dividends: z.object({
    years: z.array(
      z.object({ year: z.number(), net: money, growth: ratio, from_month: z.nullable(z.string()) }),
    ),
    total: money,
    /** Of this year, with what waits and what is expected. */
    whole: money,
    average_growth: ratio,
    average_since: z.number(),
  }),
  /** Net dividends of twelve months by what the units held today cost. */
  yields: z.array(
    z.object({
      instrument_id: z.string(),
      ticker: z.string(),
      title: z.string(),
      net: money,
      cost: money,
      percent: z.number(),
    }),
  ),
  yield_total: z.object({ net: money, cost: money, percent: ratio }),
  /** Payments in currencies without a rate: they are in no sum. */
  missing: z.number(),
  is_simulated: z.boolean(),
});
export type IncomeOutput = z.output<typeof incomeShape>;

export const readIncome = defineCall({
  id: 'income.read',
  method: 'GET',
  path: '/api/income',
  summary: 'Dividends and interest of a year or of the next twelve months: received, to confirm and expected',
  access: 'user',
  whenEmpty: 'incomeNotFetched',
  query: z.object({
    currency: shownCurrency,
    period: z.optional(
      z.string('incomePeriodError').check(z.regex(/^(next|(19|20|21)\d{2})$/, 'incomePeriodError')),
    ),
  }),
  output: record(incomeShape),
  errors: ['incomePeriodError', 'currencyError'],
});

const eventIds = z
  .array(z.string('incomeEventError'))
  .check(z.minLength(1, 'required'), z.maxLength(mostAnswered, 'tooLong'));

const confirmed = z.object({
  id: z.string('incomeEventError'),
  /** What was really paid, in the payment's own currency; what was reckoned where it is left out. */
  gross: z.optional(amountText('totalError')),
  tax: z.optional(amountText('taxError')),
  paid_on: z.optional(z.string('incomeDayError').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'incomeDayError'))),
});

export const confirmIncome = defineCall({
  id: 'income.confirm',
  method: 'POST',
  path: '/api/income/confirm',
  summary:
    'Records proposed payments in the ledger, all or none; sent twice with one mark it records them once',
  access: 'user',
  whenEmpty: 'incomeNotSaved',
  body: z.object({
    payments: z.array(confirmed).check(z.minLength(1, 'required'), z.maxLength(mostAnswered, 'tooLong')),
    submission_id: submission,
  }),
  output: record(z.object({ ids: z.array(z.string()), transaction_ids: z.array(z.string()) })),
  errors: [
    'incomeEventError',
    'incomeAnswered',
    'incomeTaxError',
    'incomeDayError',
    'totalError',
    'taxError',
    'maxValueError',
  ],
});

export const dismissIncome = defineCall({
  id: 'income.dismiss',
  method: 'POST',
  path: '/api/income/dismiss',
  summary: 'Says that proposed payments are not the caller’s: they are proposed no more',
  access: 'user',
  whenEmpty: 'incomeNotSaved',
  body: z.object({ ids: eventIds }),
  output: done,
  errors: ['incomeEventError', 'incomeAnswered'],
});

export const proposeIncome = defineCall({
  id: 'income.propose',
  method: 'POST',
  path: '/api/income/propose',
  summary: 'Takes back that payments are not the caller’s: they are proposed again',
  access: 'user',
  whenEmpty: 'incomeNotSaved',
  body: z.object({ ids: eventIds }),
  output: done,
  errors: ['incomeEventError'],
});

const percent = (text: string) => Number(text) <= 100 && /^\d{1,3}(\.\d{1,4})?$/.test(text);
const percentText = amountText('incomeRateError').check(z.refine(percent, 'incomeRateError'));
const country = z.string('incomeCountryError').check(z.regex(/^[A-Z]{2}$/, 'incomeCountryError'));

export const incomeSettings = z.object({
  /** Countries whose rate the person knows better. */
  withholding: z.array(z.object({ country, percent: percentText })).check(z.maxLength(100, 'tooLong')),
  /** What followed cash earns a year, by portfolio and currency. */
  cash: z
    .array(
      z.object({
        portfolio_id: z.string('portfolioError'),
        currency_id: z.string('currencyError'),
        percent: percentText.check(z.refine((text) => /[1-9]/.test(text), 'incomeRateError')),
        since: z.string('incomeDayError').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'incomeDayError')),
      }),
    )
    .check(z.maxLength(100, 'tooLong')),
});

export const readIncomeSettings = defineCall({
  id: 'income.settings',
  method: 'GET',
  path: '/api/income/settings',
  summary: 'What is withheld by country, usually and as the caller says, and what cash earns',
  access: 'user',
  whenEmpty: 'incomeNotFetched',
  output: record(
    z.object({
      withholding: z.array(z.object({ country: z.string(), percent: z.string() })),
      /** `treaty`: what the country may keep of dividends of Polish residents. */
      usual: z.array(
        z.object({
          country: z.string(),
          percent: z.string(),
          /** From its funds, where that is another. */
          funds: z.nullable(z.string()),
          treaty: z.nullable(z.string()),
        }),
      ),
      /** Countries of what is held, most of them first. */
      held: z.array(z.string()),
      cash: z.array(
        z.object({
          portfolio_id: z.string(),
          portfolio_name: z.string(),
          currency_id: z.string(),
          currency: z.string(),
          percent: z.nullable(z.string()),
          since: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});

export const saveIncomeSettings = defineCall({
  id: 'income.saveSettings',
  method: 'PUT',
  path: '/api/income/settings',
  summary: 'Replaces what is withheld by country and what cash earns',
  access: 'user',
  whenEmpty: 'incomeNotSaved',
  body: incomeSettings,
  output: done,
  errors: [
    'incomeCountryError',
    'incomeRateError',
    'incomeDayError',
    'portfolioError',
    'currencyError',
    'maxValueError',
  ],
});

export const incomeCalendar = defineCall({
  id: 'income.calendar',
  method: 'GET',
  path: '/api/income/calendar.ics',
  summary: 'Payments of the next twelve months as a calendar file, without amounts unless they are asked for',
  access: 'user',
  query: z.object({ currency: shownCurrency, amounts: z.optional(z.literal('1', 'invalid')) }),
  answers: 'file',
  output: z.any(),
  errors: ['currencyError'],
});
