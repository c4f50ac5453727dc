import * as z from 'zod/mini';
import { listOf } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

export const planShape = z.object({
  id: z.string(),
  slug: z.string(),
  languages: z.array(z.object({ lang: z.string(), name: z.string() })),
  price_pln: z.string(),
  price_eur: z.string(),
  /** Set for the trial only: it comes with an account and cannot be bought. */
  trial_days: z.nullable(z.number()),
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
  summary: 'Plans with their limits and monthly prices',
  access: 'anyone',
  whenEmpty: 'plansNotFetched',
  output: listOf(planShape),
});
