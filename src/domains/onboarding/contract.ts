import * as z from 'zod/mini';
import { done, instant, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { familiarityLevels, investingReasons, trackingScopes } from '../identity/investor-profile.ts';
import { portfolioKinds } from '../ledger/portfolio-kinds.ts';
import { onboardingSteps } from './onboarding-steps.ts';

/** The person alone answers; an operator who looks through their eyes sees where they are. */
const read = { access: 'user', apiKey: false } as const;
const write = { ...read, whileImpersonating: false } as const;

/** What was said so far: each answer is right or not there. */
export const answersShape = z.object({
  familiarity: z.optional(z.literal([...familiarityLevels], 'familiarityError')),
  reason: z.optional(z.literal([...investingReasons], 'reasonError')),
  scope: z.optional(z.enum(trackingScopes, 'scopeError')),
  name: z.optional(z.string('invalid').check(z.maxLength(60, 'tooLong'))),
  currency_id: z.optional(z.uuid('currencyError')),
  kind: z.optional(z.enum(portfolioKinds, 'invalid')),
  started_on: z.optional(z.iso.date('createdAtError')),
});

export const readOnboarding = defineCall({
  id: 'onboarding.read',
  method: 'GET',
  path: '/api/onboarding',
  summary: 'How far the person is in the wizard, and what they have answered',
  ...read,
  output: record(
    z.object({
      step: z.enum(onboardingSteps),
      answers: answersShape,
      /** The portfolio that was made in it. */
      portfolio: z.nullable(
        z.object({
          id: z.string(),
          name: z.string(),
          currency_id: z.string(),
          kind: z.enum(portfolioKinds),
          version: z.number(),
        }),
      ),
      /** What the first portfolio is sent with, so that two tabs make one; none before anything was saved. */
      submission_id: z.nullable(z.string()),
      saved_at: z.nullable(instant),
      is_done: z.boolean(),
      /** Whether there is a sample to look around with. */
      has_sample: z.boolean(),
    }),
  ),
});

export const saveOnboarding = defineCall({
  id: 'onboarding.save',
  method: 'PUT',
  path: '/api/onboarding',
  summary: 'Keeps the step and the answers, for whichever device goes on',
  ...write,
  body: z.object({
    step: z.enum(onboardingSteps, 'invalid'),
    answers: answersShape,
    portfolio_id: z.nullish(z.uuid('portfolioError')),
    /** The mark the wizard goes by: one that was ended meanwhile is not saved (409). */
    submission_id: z.nullish(z.uuid('invalid')),
  }),
  output: record(z.object({ submission_id: z.string(), saved_at: instant })),
  errors: [
    'familiarityError',
    'reasonError',
    'scopeError',
    'currencyError',
    'createdAtError',
    'portfolioError',
  ],
});

export const endOnboarding = defineCall({
  id: 'onboarding.end',
  method: 'POST',
  path: '/api/onboarding/end',
  summary: 'Ends the wizard, at its last step or closed before; the profile is stored if it was answered',
  ...write,
  body: z.object({ answers: z.optional(answersShape) }),
  output: done,
  errors: ['familiarityError', 'reasonError', 'scopeError', 'currencyError', 'createdAtError'],
});

export const readChecklist = defineCall({
  id: 'onboarding.checklist',
  method: 'GET',
  path: '/api/onboarding/checklist',
  summary: 'Which of the first four things are done, and whether the list is still shown',
  ...read,
  output: record(
    z.object({
      portfolio: z.boolean(),
      entry: z.boolean(),
      strategy: z.boolean(),
      alerts: z.boolean(),
      is_shown: z.boolean(),
    }),
  ),
});

export const closeChecklist = defineCall({
  id: 'onboarding.closeChecklist',
  method: 'POST',
  path: '/api/onboarding/checklist/close',
  summary: 'Puts the list of first things away for good',
  ...write,
  output: done,
});

export const readSample = defineCall({
  id: 'onboarding.sample',
  method: 'GET',
  path: '/api/onboarding/sample',
  summary: 'What removing the sample data would take, and what of the person’s own stays',
  ...read,
  output: record(
    z.object({
      id: z.string(),
      name: z.string(),
      transactions: z.number(),
      /** Own transactions in it that stay, and with them the portfolio. */
      own: z.number(),
      /** Own transactions that cannot stand without it. */
      leaning: z.number(),
    }),
  ),
});

export const addSample = defineCall({
  id: 'onboarding.addSample',
  method: 'POST',
  path: '/api/onboarding/sample',
  summary: 'Adds a portfolio to look around with; where there is one already it stays the only one',
  ...write,
  output: record(z.object({ id: z.string() })),
});

export const removeSample = defineCall({
  id: 'onboarding.removeSample',
  method: 'DELETE',
  path: '/api/onboarding/sample',
  summary: 'Removes the sample data; leaning=remove takes along what cannot stand without it',
  ...write,
  query: z.object({ leaning: z.optional(z.enum(['remove'], 'invalid')) }),
  output: done,
  errors: ['leaningRows'],
});
