import * as z from 'zod/mini';
import { done } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

/** An event of Stripe's is some kilobytes; an invoice with many lines some dozens. */
const mostBytes = 256 * 1024;

export const stripeWebhook = defineCall({
  id: 'billing.stripeWebhook',
  method: 'POST',
  path: '/api/billing/webhook',
  summary: 'Where Stripe tells that something happened, signed by it',
  access: 'anyone',
  apiKey: false,
  whileImpersonating: false,
  signedBy: 'stripe-signature',
  bodyLimit: mostBytes,
  output: done,
});

export const backFromPaying = defineCall({
  id: 'billing.back',
  method: 'GET',
  path: '/api/billing/back',
  summary: 'Where Stripe leads whoever has paid: the plan begins, and the payment page is next',
  // A bank's app may lead back into another browser, where nobody is signed in: the page asks for that.
  access: 'anyone',
  apiKey: false,
  whileImpersonating: false,
  query: z.object({ locale: z._default(z.enum(['en', 'pl'], 'invalid'), 'en') }),
  answers: 'redirect',
  output: z.unknown(),
});

export const billingPortal = defineCall({
  id: 'billing.portal',
  method: 'GET',
  path: '/api/billing/portal',
  summary: 'Leads to Stripe’s own page of cards and payments, made for this click',
  access: 'user',
  apiKey: false,
  whileImpersonating: false,
  answers: 'redirect',
  output: z.unknown(),
});
