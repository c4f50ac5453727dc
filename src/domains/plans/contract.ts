import * as z from 'zod/mini';
import { done, instant, record } from '../../foundation/answers.ts';
import { type CallArguments, defineCall } from '../../foundation/contract.ts';
import { submission, version } from '../ledger/contract.ts';
import { amountText, priceText, unitsText } from '../ledger/ledger-fields.ts';
import { rhythms } from './occurrences.ts';

const id = z.object({ id: z.string() });
const money = z.string();
const day = (key: 'planStartError' | 'planEndError' | 'planOccurrenceError' | 'createdAtError') =>
  z.string(key).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, key));
const positive = (text: string) => /[1-9]/.test(text);

export const planKinds = ['deposit', 'purchase'] as const;
export type PlanKind = (typeof planKinds)[number];

/** So many days of plans are answered at once. */
export const mostAnswered = 100;

const planFields = z.object({
  portfolio_id: z.string('portfolioError').check(z.minLength(1, 'portfolioError')),
  kind: z.enum(planKinds, 'invalid'),
  /** Of a purchase: the catalogue asset; its currency is the plan's. */
  asset_id: z.nullish(z.string('assetError')),
  /** Of a deposit. */
  currency_id: z.nullish(z.string('currencyError')),
  /** Money of each time; or, for a purchase, `units`. */
  amount: z.nullish(amountText('planAmountError').check(z.refine(positive, 'planAmountError'))),
  units: z.nullish(unitsText('amountError')),
  /** What the amount buys is rounded down to whole units. */
  whole_units: z._default(z.boolean('invalid'), true),
  rhythm: z.enum(rhythms, 'invalid'),
  /** Today or later; it says the day of the week or of the month too. */
  starts_on: day('planStartError'),
  ends_on: z.nullish(day('planEndError')),
  is_paused: z._default(z.boolean('invalid'), false),
  version,
  submission_id: submission,
});

const asset = z.nullable(
  z.object({ id: z.string(), ticker: z.string(), name: z.string(), mic: z.string(), class: z.string() }),
);

export const planShape = z.object({
  id: z.string(),
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  kind: z.enum(planKinds),
  asset,
  currency_id: z.string(),
  currency: z.string(),
  amount: z.nullable(money),
  units: z.nullable(z.string()),
  whole_units: z.boolean(),
  rhythm: z.enum(rhythms),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  is_paused: z.boolean(),
  /** The next day after today; null where it is paused or over. */
  next_on: z.nullable(z.string()),
  version: z.number(),
  created_at: instant,
});
export type PlanOutput = z.output<typeof planShape>;

/** A day of a plan that came and is not answered, with what would be recorded. */
export const dueShape = z.object({
  plan_id: z.string(),
  day: z.string(),
  kind: z.enum(planKinds),
  portfolio_name: z.string(),
  asset,
  currency: z.string(),
  /** Of a purchase: that day's close, or the last before it; null where there is none. */
  price: z.nullable(money),
  price_day: z.nullable(z.string()),
  units: z.nullable(z.string()),
  /** What is paid; null where it is not known. */
  total: z.nullable(money),
});
export type DueOutput = z.output<typeof dueShape>;

export const listPlans = defineCall({
  id: 'recurringPlans.list',
  method: 'GET',
  path: '/api/recurring-plans',
  summary: 'Recurring deposits and purchases, and which of their days are due and not yet answered',
  access: 'user',
  whenEmpty: 'recurringPlansNotFetched',
  output: record(
    z.object({
      today: z.string(),
      plans: z.array(planShape),
      /** The oldest first. */
      due: z.array(dueShape),
    }),
  ),
});

const errors = [
  'portfolioError',
  'assetError',
  'currencyError',
  'planAmountError',
  'amountError',
  'planStartError',
  'planEndError',
  'planCashError',
] as const;

export const createPlan = defineCall({
  id: 'recurringPlans.create',
  method: 'POST',
  path: '/api/recurring-plans',
  summary: 'Plans a deposit or a purchase again and again, from today or a later day on',
  access: 'user',
  whenEmpty: 'recurringPlanNotSaved',
  body: planFields,
  output: record(planShape),
  errors: [...errors, 'tooManyPlans'],
});

export const updatePlan = defineCall({
  id: 'recurringPlans.update',
  method: 'PUT',
  path: '/api/recurring-plans/:id',
  summary:
    'Changes, pauses or resumes a plan; what was recorded stays. 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'recurringPlanNotSaved',
  params: id,
  body: planFields,
  output: record(planShape),
  errors,
});

export const deletePlan = defineCall({
  id: 'recurringPlans.delete',
  method: 'DELETE',
  path: '/api/recurring-plans/:id',
  summary: 'Removes a plan; what was recorded by it stays',
  access: 'user',
  params: id,
  output: done,
});

const occurrence = { plan_id: z.string('planOccurrenceError'), day: day('planOccurrenceError') };

export const confirmPlans = defineCall({
  id: 'recurringPlans.confirm',
  method: 'POST',
  path: '/api/recurring-plans/confirm',
  summary:
    'Records days of plans that are due in the ledger, all or none; one that is recorded already is not recorded again',
  access: 'user',
  whenEmpty: 'recurringPlanNotSaved',
  body: z.object({
    items: z
      .array(
        z.object({
          ...occurrence,
          /** What it really was, where that is not what the plan says. */
          amount: z.nullish(amountText('planAmountError').check(z.refine(positive, 'planAmountError'))),
          units: z.nullish(unitsText('amountError')),
          price: z.nullish(priceText('priceError')),
          fee: z._default(amountText('feeError'), '0'),
          booked_on: z.nullish(day('createdAtError')),
        }),
        'required',
      )
      .check(z.minLength(1, 'required'), z.maxLength(mostAnswered, 'tooLong')),
  }),
  output: record(z.object({ transaction_ids: z.array(z.string()) })),
  errors: [
    'planOccurrenceError',
    'planAnswered',
    'planNoPrice',
    'planAmountError',
    'amountError',
    'priceError',
    'feeError',
    'createdAtError',
  ],
});
export type ConfirmItem = CallArguments<typeof confirmPlans>['body']['items'][number];

export const skipPlans = defineCall({
  id: 'recurringPlans.skip',
  method: 'POST',
  path: '/api/recurring-plans/skip',
  summary: 'Says that days of plans that are due did not happen: they are no longer proposed',
  access: 'user',
  whenEmpty: 'recurringPlanNotSaved',
  body: z.object({
    items: z
      .array(z.object(occurrence), 'required')
      .check(z.minLength(1, 'required'), z.maxLength(mostAnswered, 'tooLong')),
  }),
  output: done,
  errors: ['planOccurrenceError', 'planAnswered'],
});
