import * as z from 'zod/mini';
import { done, instant, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission, version } from '../ledger/contract.ts';
import { mostMembers } from '../ledger/groups-contract.ts';
import { amountText } from '../ledger/ledger-fields.ts';

const id = z.object({ id: z.string() });
const money = z.string();

const goalFields = z.object({
  name: z
    .string('goalNameError')
    .check(
      z.trim(),
      z.minLength(1, 'goalNameError'),
      z.maxLength(60, 'goalNameError'),
      z.regex(/^[^\p{Cc}]*$/u, 'goalNameError'),
    ),
  /** The sum to have. */
  target: amountText('goalTargetError').check(z.refine((text) => /[1-9]/.test(text), 'goalTargetError')),
  currency_id: z.string('currencyError').check(z.minLength(1, 'currencyError')),
  /** After today. */
  target_on: z.string('goalDayError').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'goalDayError')),
  /** All portfolios that are not on paper; else those of `portfolio_ids`. */
  counts_all: z._default(z.boolean('invalid'), true),
  portfolio_ids: z._default(
    z
      .array(z.string('goalPortfoliosError'), 'goalPortfoliosError')
      .check(z.maxLength(mostMembers, 'goalPortfoliosError')),
    [],
  ),
  /** Paid in each month; null for what the plans pay in. */
  monthly: z.nullish(amountText('goalMonthlyError')),
  version,
  submission_id: submission,
});

/** Why a chance is not stated: too few whole months, a value that is not known, or the day is over. */
export const goalReasons = ['short-history', 'unknown-value', 'over'] as const;

const goalRecord = z.object({
  id: z.string(),
  name: z.string(),
  target: money,
  currency_id: z.string(),
  currency: z.string(),
  target_on: z.string(),
  counts_all: z.boolean(),
  portfolio_ids: z.array(z.string()),
  monthly: z.nullable(money),
  version: z.number(),
  created_at: instant,
});

export const goalShape = z.extend(goalRecord, {
  /** Of what counts, today and in the goal's currency; null where it is not known. */
  value: z.nullable(money),
  /** What the figures reckon with: the goal's own, or what the plans pay in. */
  paid_monthly: money,
  months_left: z.number(),
  is_reached: z.boolean(),
  /** Estimated from one's own whole months, in percent; null with a reason. */
  chance: z.nullable(z.number()),
  reason: z.nullable(z.enum(goalReasons)),
  /** How many whole months there are, and how many it takes. */
  months_known: z.number(),
  least_months: z.number(),
  /** What paid in each month gives a chance of 80 percent. */
  monthly_for_80: z.nullable(money),
  /** What it was worth, in even steps up to today. */
  path: z.array(z.object({ day: z.string(), value: z.number() })),
  /** What may come: less in one of ten futures, in five, in nine; and what is paid in alone. */
  ahead: z.array(
    z.object({
      day: z.string(),
      low: z.nullable(z.number()),
      middle: z.nullable(z.number()),
      high: z.nullable(z.number()),
      paid: z.number(),
    }),
  ),
  paths: z.number(),
  block_months: z.number(),
});
export type GoalOutput = z.output<typeof goalShape>;

export const listGoals = defineCall({
  id: 'goals.list',
  method: 'GET',
  path: '/api/goals',
  summary: 'Goals with their path, what may come, and the estimated chance of reaching them',
  access: 'user',
  whenEmpty: 'goalsNotFetched',
  output: z.object({ data: z.array(goalShape) }),
});

const errors = [
  'goalNameError',
  'goalTargetError',
  'goalDayError',
  'goalPortfoliosError',
  'goalMonthlyError',
  'currencyError',
] as const;

export const createGoal = defineCall({
  id: 'goals.create',
  method: 'POST',
  path: '/api/goals',
  summary: 'Adds a goal: a sum on a day',
  access: 'user',
  whenEmpty: 'goalNotSaved',
  body: goalFields,
  output: record(goalRecord),
  errors: [...errors, 'tooManyGoals'],
});

export const updateGoal = defineCall({
  id: 'goals.update',
  method: 'PUT',
  path: '/api/goals/:id',
  summary: 'Changes a goal; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'goalNotSaved',
  params: id,
  body: goalFields,
  output: record(goalRecord),
  errors,
});

export const deleteGoal = defineCall({
  id: 'goals.delete',
  method: 'DELETE',
  path: '/api/goals/:id',
  summary: 'Removes a goal',
  access: 'user',
  params: id,
  output: done,
});
