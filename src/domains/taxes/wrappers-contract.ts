import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { isDay } from '../../foundation/calendar-day.ts';
import { defineCall } from '../../foundation/contract.ts';
import { amountText } from '../ledger/ledger-fields.ts';
import { limitedKinds } from '../ledger/pension-limits.ts';
import { portfolioKinds } from '../ledger/portfolio-kinds.ts';
import { money, unknownMoney } from '../valuation/figures-contract.ts';

export const mostDeposits = 100;

/** Percent of income: the two of the scale, and that of the self-employed who chose the flat tax. */
export const incomeRates = ['12', '32', '19'] as const;

export const saverShape = z.object({
  /** Null where nothing was said: then nothing is reckoned with it. */
  tax_rate: z.nullable(z.enum(incomeRates)),
  born_on: z.nullable(z.string()),
  /** A right to an earlier pension: an IKE or OIPE pays out from 55 then. */
  has_pension_right: z.boolean(),
  /** Years in which the limit of an IKZE was that of the self-employed. */
  self_employed: z.array(z.number()),
});
export type SaverOutput = z.output<typeof saverShape>;

const roomShape = z.object({
  year: z.number(),
  limit: unknownMoney,
  paid: money,
  room: unknownMoney,
  excess: unknownMoney,
  /** Of an IKZE: what may be taken off the income of the year, and the tax that saves at the caller's rate. */
  deductible: unknownMoney,
  saved: unknownMoney,
});

const limitShape = z.extend(roomShape, {
  kind: z.enum(limitedKinds),
  /** Why there is no limit: a year to come, one before those that are kept here, one without such accounts. */
  no_limit: z.nullable(z.enum(['not-announced', 'not-kept', 'no-such-account'])),
  /** Paid in by month, January first. */
  months: z.array(money),
  /** The deposit that crossed the limit. */
  first_over: z.nullable(z.string()),
  /** Portfolios of the kind: the law allows one account. Without followed cash nobody knows what was paid in. */
  portfolios: z.array(z.object({ id: z.string(), name: z.string(), follows_cash: z.boolean() })),
  is_complete: z.boolean(),
  /** Until the limit lapses; null for a year that is over. */
  days_left: z.nullable(z.number()),
  next: z.object({ year: z.number(), limit: unknownMoney }),
});
export type LimitOutput = z.output<typeof limitShape>;

const depositShape = z.object({
  id: z.string(),
  day: z.string(),
  portfolio: z.object({ id: z.string(), name: z.string() }),
  amount: money,
  currency: z.string(),
  /** In złoty of its day; null where its currency has no rate. */
  pln: unknownMoney,
  is_transfer: z.boolean(),
  /** Of a transfer: what had been paid in at the other account. */
  carried: unknownMoney,
  is_first_over: z.boolean(),
});
export type DepositOutput = z.output<typeof depositShape>;

export const wrapperShape = z.object({
  kind: z.enum(portfolioKinds),
  today: z.string(),
  year: z.number(),
  saver: saverShape,
  /** Of each kind of account the caller has, that of the portfolio first; none for a portfolio without a limit. */
  limits: z.array(limitShape),
  /** Of the year, into accounts of the portfolio's kind, the newest first. */
  deposits: z.array(depositShape),
  deposits_count: z.number(),
  /** Złoty for one unit of the currency that was asked for, on its day: what a deposit would count at. Null without one. */
  rate: z.nullable(z.string()),
  /** Every year since the first deposit, the newest first. */
  years: z.array(roomShape),
});
export type WrapperOutput = z.output<typeof wrapperShape>;

const portfolio = z.object({ id: z.string() });

export const readWrapper = defineCall({
  id: 'taxes.wrapper',
  method: 'GET',
  path: '/api/portfolios/:id/wrapper',
  summary:
    'Limits of IKE, IKZE and OIPE in a year: what was paid in by month, what is left, what the deduction saves',
  access: 'user',
  whenEmpty: 'wrapperNotFetched',
  params: portfolio,
  query: z.object({
    year: z.optional(z.string('invalid').check(z.regex(/^\d{4}$/, 'taxYearTooEarly'))),
    /** Of a deposit that is typed: the currency, and the day whose rate counts; today's without one. */
    currency: z.optional(z.string('invalid').check(z.regex(/^[A-Za-z]{3,10}$/, 'invalid'))),
    day: z.optional(z.string('invalid').check(z.refine(isDay, 'invalid'))),
  }),
  output: record(wrapperShape),
  errors: ['taxYearAhead', 'taxYearTooEarly'],
});

/** Why a way out cannot be told. */
export const exitReasons = ['no-price', 'no-cash', 'no-rate', 'transfer', 'withdrawal'] as const;

const wayShape = z.object({
  /** As the wrapper is meant, all of it today, and the same portfolio without a wrapper. */
  way: z.enum(['late', 'early', 'ordinary']),
  net: unknownMoney,
  tax: unknownMoney,
  /** Percent that was reckoned with; null where there is no tax, or one of many years. */
  rate: z.nullable(z.string()),
  /** Of an IKZE given up: what is left if the higher rate of the scale takes all of it. */
  least: unknownMoney,
  reason: z.nullable(z.enum(exitReasons)),
});
export type WayOutput = z.output<typeof wayShape>;

export const exitsShape = z.object({
  kind: z.enum(limitedKinds),
  value: unknownMoney,
  /** What is still there of what was paid in. */
  deposits: unknownMoney,
  ways: z.array(wayShape),
  age: z.nullable(z.number()),
  late_age: z.number(),
  /** The birthday from which it pays out as meant. */
  late_from: z.nullable(z.string()),
  years_with_deposits: z.number(),
  years_needed: z.number(),
  /** More than half was paid in at least five years ago; it stands in for the years where the law lets it. */
  is_mostly_old: z.boolean(),
  /** Whether all conditions are met today; null without a birthday. */
  is_late: z.nullable(z.boolean()),
  /** The tax of an ordinary account: by year, and of a sale of everything today. Null where its worth is not known. */
  ordinary: z.nullable(
    z.object({
      years: z.array(z.object({ year: z.number(), tax: money })),
      sale: money,
      missing: z.number(),
    }),
  ),
});
export type ExitsOutput = z.output<typeof exitsShape>;

export const readExits = defineCall({
  id: 'taxes.exits',
  method: 'GET',
  path: '/api/portfolios/:id/wrapper/exits',
  summary:
    'What would be left of an IKE, IKZE or OIPE: as it is meant, taken out today, and without a wrapper',
  access: 'user',
  whenEmpty: 'wrapperNotFetched',
  params: portfolio,
  output: record(exitsShape),
});

export const saveSaver = defineCall({
  id: 'taxes.saveSaver',
  method: 'PUT',
  path: '/api/wrappers/saver',
  summary:
    'Replaces what limits and exits hang on: tax rate, birthday, right to a pension, years of self-employment',
  access: 'user',
  whenEmpty: 'wrapperNotSaved',
  body: z.object({
    tax_rate: z.nullable(z.enum(incomeRates, 'saverRateError')),
    born_on: z.nullable(z.string('bornOnError').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'bornOnError'))),
    has_pension_right: z.boolean('invalid'),
    self_employed: z
      .array(z.int('selfEmployedError'), 'selfEmployedError')
      .check(z.maxLength(60, 'selfEmployedError')),
  }),
  output: done,
  errors: ['saverRateError', 'bornOnError', 'selfEmployedError'],
});

export const markTransfer = defineCall({
  id: 'taxes.markTransfer',
  method: 'PUT',
  path: '/api/transactions/:id/wrapper-transfer',
  summary:
    'Says that a deposit came from another account of old age and takes nothing of the limit, or that it did not',
  access: 'user',
  whenEmpty: 'wrapperNotSaved',
  params: z.object({ id: z.string() }),
  body: z.object({
    is_transfer: z.boolean('invalid'),
    /** What had been paid in at the other account, where it is known. */
    carried: z.nullish(amountText('totalError')),
  }),
  output: done,
  errors: ['notADeposit', 'totalError', 'maxValueError'],
});
