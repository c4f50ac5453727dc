import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { printable } from '../../foundation/printable.ts';
import { mostCounted, searched } from '../../foundation/searched.ts';
import { billingCurrencies, documentKinds, documentShape, planShape } from './contract.ts';

const operatorOnly = { access: 'admin', apiKey: false, whileImpersonating: false } as const;
const price = z.string('invalid').check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, 'invalid'));
const count = z.number('invalid').check(z.int('invalid'), z.gte(0, 'invalid'), z.lte(100_000, 'invalid'));
const name = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong'), z.regex(printable, 'invalid'));

const editablePlan = {
  languages: z
    .array(z.object({ lang: z.enum(['en', 'pl'], 'invalid'), name }))
    .check(z.maxLength(2, 'invalid')),
  price_pln: price,
  price_eur: price,
  year_pln: price,
  year_eur: price,
  is_offered: z.boolean('invalid'),
  portfolios: count,
  integrations: count,
  strategies: count,
  sms: z.boolean('invalid'),
  export: z.boolean('invalid'),
  education: z.boolean('invalid'),
};

export const listPlansToEdit = defineCall({
  id: 'admin.plans',
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'Plans as the operator edits them: with their version and how many are on them',
  ...operatorOnly,
  output: listOf(z.extend(planShape, { version: z.number(), people: z.number() })),
});

export const editPlan = defineCall({
  id: 'admin.editPlan',
  method: 'PUT',
  path: '/api/admin/plans/:id',
  summary: 'Changes names, prices and limits of a plan; prices hold for new orders and later periods',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  body: z.object({ version: z.number('required'), ...editablePlan }),
  errors: ['allPricesOrNone'],
  output: record(z.object({ version: z.number() })),
});

export const listPlanChanges = defineCall({
  id: 'admin.planChanges',
  method: 'GET',
  path: '/api/admin/plans/changes',
  summary: 'Who changed which plan, from what to what, newest first',
  ...operatorOnly,
  query: z.object({ start: pagingNumber(0, 100_000), limit: pagingNumber(50, 200) }),
  output: listOf(
    z.object({
      id: z.string(),
      at: instant,
      actor: z.nullable(z.string()),
      plan: planShape.shape.languages,
      /** Only what changed, by field. */
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
});

export const readOrdered = defineCall({
  id: 'admin.ordered',
  method: 'GET',
  path: '/api/admin/users/:id/plan',
  summary: 'What somebody ordered and has now, and the credit that is left if another plan takes its place',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  output: record(
    z.object({
      /** Null where the plan in force was not ordered. */
      ordered: z.nullable(
        z.object({
          /** What is paid at Stripe is changed there. */
          provider: z.enum(['built-in', 'stripe']),
          plan: z.pick(planShape, { slug: true, languages: true }),
          period_to: instant,
          currency: z.enum(billingCurrencies),
          credit: z.string(),
        }),
      ),
    }),
  ),
});

export const givePlan = defineCall({
  id: 'admin.givePlan',
  method: 'POST',
  path: '/api/admin/users/:id/plan',
  summary:
    'Gives somebody a plan without an order, until a day or for good; Free ends the one that was given',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  body: z.object({
    plan_id: z.string('required'),
    /** The last day, by days of Warsaw; without one it goes on. */
    until: z.optional(z.string('invalid').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'))),
  }),
  errors: ['planGone', 'planPaidElsewhere', 'dayPassed'],
  output: done,
});

export const listAllDocuments = defineCall({
  id: 'admin.documents',
  method: 'GET',
  path: '/api/admin/invoices',
  summary:
    'Confirmations, invoices and corrections of everybody, also of accounts that are gone; newest first',
  ...operatorOnly,
  query: z.object({
    start: pagingNumber(0, mostCounted),
    limit: pagingNumber(50, 200),
    /** A number, or part of a buyer's name or tax number. */
    search: searched,
    kind: z.optional(z.enum(documentKinds, 'invalid')),
    /** `to-send`: what still has to go to KSeF. */
    ksef: z.optional(z.enum(['to-send', 'sent'], 'invalid')),
  }),
  output: listOf(
    z.extend(documentShape, {
      /** Null where the account is gone. */
      user_id: z.nullable(z.string()),
      buyer_name: z.nullable(z.string()),
      buyer_tax_number: z.nullable(z.string()),
      ksef_number: z.nullable(z.string()),
      /** What of a confirmation has been paid by now. */
      paid: z.nullable(z.string()),
    }),
  ),
});

export const readAnyDocumentPdf = defineCall({
  id: 'admin.documentPdf',
  method: 'GET',
  path: '/api/admin/invoices/:id/pdf',
  summary: 'Any confirmation, invoice or correction as a PDF',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  answers: 'file',
  output: z.unknown(),
});

export const recordPayment = defineCall({
  id: 'admin.recordPayment',
  method: 'POST',
  path: '/api/admin/invoices/:id/payment',
  summary: 'Records money that came in for a confirmation, and issues the invoice for it',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  body: z.object({
    amount: price,
    currency: z.enum(billingCurrencies, 'invalid'),
    paid_on: z.string('required').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid')),
    /** Made with the form: what is sent twice under one mark is one payment. */
    mark: z.optional(z.string('invalid').check(z.regex(/^[0-9a-f-]{36}$/, 'invalid'))),
  }),
  errors: ['paidMoreThanDue', 'alreadyPaid', 'sellerUnknown'],
  output: record(z.object({ id: z.string(), number: z.string() })),
});

export const markInKsef = defineCall({
  id: 'admin.markInKsef',
  method: 'PUT',
  path: '/api/admin/invoices/:id/ksef',
  summary: 'Notes the number that KSeF gave an invoice',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  body: z.object({
    number: name,
  }),
  output: done,
});
