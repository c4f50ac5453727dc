import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { printable } from '../../foundation/printable.ts';

export const periods = ['month', 'year'] as const;
export type Period = (typeof periods)[number];
export const billingCurrencies = ['pln', 'eur'] as const;
export type BillingCurrency = (typeof billingCurrencies)[number];
/** The limited things that are counted; the other policies are switches. */
export const countedPolicies = ['portfolios', 'integrations', 'strategies'] as const;
export type CountedPolicy = (typeof countedPolicies)[number];

const localizedNames = z.array(z.object({ lang: z.string(), name: z.string() }));

export const planShape = z.object({
  id: z.string(),
  slug: z.string(),
  languages: localizedNames,
  price_pln: z.string(),
  price_eur: z.string(),
  /** For a whole year. */
  year_pln: z.string(),
  year_eur: z.string(),
  /** Set for the trial only: it comes with an account and cannot be bought. */
  trial_days: z.nullable(z.number()),
  /** One that is not offered any more is kept by those who have it. */
  is_offered: z.boolean(),
  portfolios: z.number(),
  integrations: z.number(),
  strategies: z.number(),
  sms: z.boolean(),
  export: z.boolean(),
  education: z.boolean(),
});

export const listPlans = defineCall({
  id: 'billing.plans',
  method: 'GET',
  path: '/api/subscription-plans',
  summary: 'Plans with their limits and prices',
  access: 'anyone',
  whenEmpty: 'plansNotFetched',
  output: listOf(planShape),
});

export const buyerShape = z.object({
  name: z.string(),
  tax_number: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
});

export const readBilling = defineCall({
  id: 'billing.read',
  method: 'GET',
  path: '/api/billing',
  summary: 'The plan in force, its period, what of it is used, and who invoices are for',
  access: 'user',
  apiKey: false,
  output: record(
    z.object({
      /** Where nothing is charged the pages say so. */
      provider: z.enum(['built-in', 'stripe']),
      /**
       * `late`: a payment failed, and the plan goes on until `grace_until`. `unpaid`: those days are over, and the free plan
       * holds until it is paid.
       */
      state: z.enum(['free', 'trial', 'active', 'late', 'unpaid']),
      plan: planShape,
      period: z.nullable(z.enum(periods)),
      currency: z.nullable(z.enum(billingCurrencies)),
      price: z.nullable(z.string()),
      period_from: z.nullable(instant),
      period_to: z.nullable(instant),
      /** When it ends for good; null where it goes on. */
      ends_at: z.nullable(instant),
      grace_until: z.nullable(instant),
      /** A plan that waits for its payment and is not in force: nothing else can be ordered before. */
      unpaid: z.nullable(z.object({ plan: planShape, since: instant })),
      /** Money carried to the next document. */
      credit: z.nullable(z.string()),
      can_cancel: z.boolean(),
      can_resume: z.boolean(),
      /** It is paid at Stripe, of which nothing can be asked now: it goes on as it is. */
      is_fixed: z.boolean(),
      /** What plans that ended have left for the next order in that currency. */
      credits: z.array(z.object({ currency: z.enum(billingCurrencies), amount: z.string() })),
      /** Until when one may withdraw from the contract, what would be paid back, and what be credit again. */
      withdrawal: z.nullable(z.object({ until: instant, refund: z.string(), credit: z.string() })),
      usage: z.array(z.object({ policy: z.enum(countedPolicies), used: z.number(), limit: z.number() })),
      /** Where SMS are in the plan. */
      sms: z.nullable(z.object({ used: z.number(), limit: z.number() })),
      buyer: buyerShape,
    }),
  ),
});

const order = {
  plan_id: z.string('required'),
  period: z._default(z.enum(periods, 'invalid'), 'month'),
  currency: z.optional(z.enum(billingCurrencies, 'invalid')),
};

export const quoteChange = defineCall({
  id: 'billing.quote',
  method: 'GET',
  path: '/api/billing/quote',
  summary: 'What ordering a plan would cost and change, before it is ordered',
  access: 'user',
  apiKey: false,
  query: z.object(order),
  errors: ['planGone', 'planAlreadyActive', 'trialRunning', 'nothingToCancel', 'stripeOff'],
  output: record(
    z.object({
      /** `cancel`: the plan without a price is reached at the period's end. */
      kind: z.enum(['order', 'change', 'cancel']),
      currency: z.enum(billingCurrencies),
      /** The plan's price for a whole period. */
      price: z.string(),
      /** Signed: what comes back is negative. */
      lines: z.array(
        z.object({
          kind: z.enum(['back', 'charge', 'credit']),
          amount: z.string(),
          days: z.nullable(z.number()),
          of_days: z.nullable(z.number()),
        }),
      ),
      due: z.string(),
      credit_after: z.string(),
      period_from: instant,
      period_to: instant,
      /** Whether money is asked for when it is ordered; with built-in billing never. */
      is_charged: z.boolean(),
      effects: z.array(
        z.object({
          policy: z.enum(countedPolicies),
          used: z.number(),
          limit: z.number(),
          /** How many become read-only. */
          excess: z.number(),
        }),
      ),
      loses: z.array(z.enum(['sms', 'export', 'education'])),
    }),
  ),
});

export const checkout = defineCall({
  id: 'billing.checkout',
  method: 'POST',
  path: '/api/billing/checkout',
  summary: 'Orders a plan, or changes to it; answers with an address where something has to be paid first',
  access: 'user',
  apiKey: false,
  whileImpersonating: false,
  body: z.object({
    ...order,
    /** The price the page showed: another one in force by now is refused. */
    price: z.optional(z.string().check(z.maxLength(20, 'invalid'))),
    /** What it came to, as the page showed it: the same holds. */
    due: z.optional(z.string().check(z.maxLength(20, 'invalid'))),
    /** Money is asked for only from those who want the service to begin before the time to withdraw is over. */
    begin_at_once: z.optional(z.boolean()),
  }),
  errors: [
    'planGone',
    'planAlreadyActive',
    'trialRunning',
    'nothingToCancel',
    'beginAtOnceRequired',
    'stripeOff',
  ],
  output: record(z.object({ state: z.enum(['granted', 'pay']), url: z.nullable(z.string()) })),
});

export const cancelPlan = defineCall({
  id: 'billing.cancel',
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Lets the plan end with its period; what exceeds the free plan becomes read-only then',
  access: 'user',
  apiKey: false,
  whileImpersonating: false,
  errors: ['nothingToCancel', 'stripeOff'],
  output: done,
});

export const resumePlan = defineCall({
  id: 'billing.resume',
  method: 'POST',
  path: '/api/billing/resume',
  summary: 'Takes a cancellation back while the period runs',
  access: 'user',
  apiKey: false,
  whileImpersonating: false,
  errors: ['nothingToResume', 'stripeOff'],
  output: done,
});

export const withdraw = defineCall({
  id: 'billing.withdraw',
  method: 'POST',
  path: '/api/billing/withdraw',
  summary: 'Withdraws from the contract within 14 days: the plan ends at once, days left are paid back',
  access: 'user',
  apiKey: false,
  whileImpersonating: false,
  body: z.object({ refund: z.string('required').check(z.maxLength(20, 'invalid')) }),
  errors: ['withdrawalOver'],
  output: done,
});

/** As it is printed: a line of a document stays one. */
const oneLine = (most: number, otherwise: 'required' | 'invalid' = 'invalid') =>
  z.string(otherwise).check(z.trim(), z.maxLength(most, 'tooLong'), z.regex(printable, 'invalid'));

export const saveBuyer = defineCall({
  id: 'billing.saveBuyer',
  method: 'PUT',
  path: '/api/billing/buyer',
  summary: 'Who invoices are for from now on',
  access: 'user',
  apiKey: false,
  whileImpersonating: false,
  body: z.object({
    name: oneLine(200, 'required').check(z.minLength(1, 'required')),
    tax_number: z._default(oneLine(20), ''),
    street: z._default(oneLine(200), ''),
    zip: z._default(oneLine(20), ''),
    city: z._default(oneLine(100), ''),
    country: z._default(z.string('invalid').check(z.regex(/^[A-Z]{2}$/, 'invalid')), 'PL'),
  }),
  errors: ['taxNumberInvalid'],
  output: done,
});

export const documentKinds = ['confirmation', 'invoice', 'correction'] as const;

export const documentShape = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issued_at: instant,
  /** Why it was issued: a new plan, another plan or period, the next period, a payment, money paid back. */
  reason: z.enum(['order', 'change', 'renewal', 'payment', 'refund', 'paid-back', 'came-back']),
  plan: localizedNames,
  period: z.enum(periods),
  period_from: instant,
  period_to: instant,
  currency: z.enum(billingCurrencies),
  net: z.string(),
  /** In percent; null where the seller is exempt. */
  vat_rate: z.nullable(z.number()),
  vat: z.string(),
  gross: z.string(),
  /** The invoice that a correction is about. */
  corrects: z.nullable(z.string()),
  /** Invoices of companies go to the tax office's system. */
  ksef: z.nullable(z.enum(['to-send', 'sent'])),
  /** The payment service's own page of it. */
  hosted_url: z.nullable(z.string()),
});

export const listInvoices = defineCall({
  id: 'billing.invoices',
  method: 'GET',
  path: '/api/billing/invoices',
  summary: 'Plan confirmations, invoices and corrections, newest first',
  access: 'user',
  apiKey: false,
  query: z.object({ start: pagingNumber(0, 100_000), limit: pagingNumber(50, 200) }),
  output: listOf(documentShape),
});

export const readInvoicePdf = defineCall({
  id: 'billing.invoicePdf',
  method: 'GET',
  path: '/api/billing/invoices/:id/pdf',
  summary: 'A confirmation, invoice or correction as a PDF',
  access: 'user',
  apiKey: false,
  params: z.object({ id: z.string() }),
  answers: 'file',
  output: z.unknown(),
});

export const listKept = defineCall({
  id: 'billing.kept',
  method: 'GET',
  path: '/api/billing/kept',
  summary: 'What the plan counts, and which of it stays active where there is more than it allows',
  access: 'user',
  apiKey: false,
  output: record(
    z.array(
      z.object({
        policy: z.enum(countedPolicies),
        limit: z.number(),
        things: z.array(
          z.object({ id: z.string(), name: z.string(), since: instant, is_active: z.boolean() }),
        ),
      }),
    ),
  ),
});

export const keepActive = defineCall({
  id: 'billing.keepActive',
  method: 'PUT',
  path: '/api/billing/kept',
  summary: 'Chooses what stays active where there is more than the plan allows; the oldest fill the rest',
  access: 'user',
  apiKey: false,
  whileImpersonating: false,
  body: z.object({
    policy: z.enum(countedPolicies, 'invalid'),
    ids: z.array(z.string('invalid').check(z.maxLength(60, 'invalid'))).check(z.maxLength(1000, 'tooLong')),
  }),
  errors: ['tooManyKept'],
  output: done,
});
