import * as z from 'zod/mini';
import { done, instant, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

const operatorOnly = { access: 'admin', apiKey: false, whileImpersonating: false } as const;
const person = { user_id: z.string(), name: z.string(), email: z.string() };

export const readStripeTroubles = defineCall({
  id: 'admin.stripe',
  method: 'GET',
  path: '/api/admin/stripe',
  summary:
    'What needs the operator at Stripe: refunds it refuses, payments that are disputed, a key that is missing',
  ...operatorOnly,
  output: record(
    z.object({
      is_on: z.boolean(),
      /** Plans that are paid there, whether or not it can be asked now. */
      plans: z.number(),
      /** People whom Stripe does not know any more. */
      missing: z.number(),
      refunds: z.array(
        z.object({
          ...person,
          invoice_id: z.string(),
          amount: z.string(),
          currency: z.string(),
          refused_at: instant,
          /** In Stripe's own words. */
          refusal: z.string(),
        }),
      ),
      disputes: z.array(
        z.object({
          ...person,
          dispute_id: z.string(),
          amount: z.string(),
          currency: z.string(),
          reason: z.string(),
          status: z.string(),
          opened_at: instant,
        }),
      ),
    }),
  ),
});

export const settleRefund = defineCall({
  id: 'admin.settleRefund',
  method: 'PUT',
  path: '/api/admin/stripe/refunds',
  summary: 'Has a refund that Stripe refused tried again, or notes that it was paid back by other means',
  ...operatorOnly,
  body: z.object({
    user_id: z.string('required').check(z.maxLength(60, 'invalid')),
    invoice_id: z.string('required').check(z.maxLength(255, 'invalid')),
    how: z.enum(['again', 'by-hand'], 'invalid'),
  }),
  output: done,
});
