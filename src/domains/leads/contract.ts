import * as z from 'zod/mini';
import { emailAddress as email } from '../../foundation/addresses/email-address.ts';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { isStorable, printable } from '../../foundation/printable.ts';

export const messageLimit = 2000;
/** How long messages are kept (PS-2). */
export const messageKeptMonths = 24;
/** How long a link confirms, and an unconfirmed request is kept (PS-4, PS-6). */
export const confirmDays = 7;

const text = (most: number) =>
  z.string('fillAllFields').check(z.trim(), z.minLength(1, 'fillAllFields'), z.maxLength(most, 'tooLong'));
const optional = z._default(
  z.string('invalid').check(z.trim(), z.maxLength(120, 'tooLong'), z.regex(printable, 'invalid')),
  '',
);

/** What a form of ours adds to the fields of people; who calls without a form leaves it out. */
const ofForm = {
  /** When the form was drawn, as its page said. */
  form_token: z.optional(z.string('invalid').check(z.maxLength(200, 'tooLong'))),
  /** A field that nobody sees: only machines fill it in. */
  homepage: z._default(z.string('invalid').check(z.maxLength(2000, 'tooLong')), ''),
};

export const subscribeNewsletter = defineCall({
  id: 'leads.newsletter',
  method: 'POST',
  path: '/api/lead/newsletter',
  summary: 'Asks for the monthly newsletter; a link sent to the address confirms it',
  access: 'anyone',
  body: z.object({ email, ...ofForm }),
  output: done,
  errors: ['emailError', 'formLate'],
});

export const sendContactMessage = defineCall({
  id: 'leads.contact',
  method: 'POST',
  path: '/api/lead/contact',
  summary: 'Leaves a message for the people behind the product',
  access: 'anyone',
  body: z.object({
    name: text(120).check(z.regex(printable, 'invalid')),
    email,
    company: optional,
    phone: optional,
    // PostgreSQL cannot store the NUL character.
    message: text(messageLimit).check(z.refine(isStorable, { error: 'messageError' })),
    ...ofForm,
  }),
  output: done,
  errors: ['fillAllFields', 'emailError', 'messageError', 'formLate'],
});

const link = z.object({ token: z.string().check(z.maxLength(100)) });

/** `over`: nothing is left of the request or the subscription that the link is about. */
export const confirmationStates = ['open', 'confirmed', 'late', 'left', 'over'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];
const confirmation = record(z.object({ state: z.enum(confirmationStates) }));

export const readConfirmation = defineCall({
  id: 'leads.readConfirmation',
  method: 'GET',
  path: '/api/lead/newsletter/confirm/:token',
  summary: 'What became of the request for the newsletter that a link is about; reading it changes nothing',
  access: 'anyone',
  params: link,
  output: confirmation,
});

export const confirmNewsletter = defineCall({
  id: 'leads.confirmNewsletter',
  method: 'POST',
  path: '/api/lead/newsletter/confirm/:token',
  summary: 'Confirms an address for the newsletter by the link that was sent to it',
  access: 'anyone',
  params: link,
  output: record(
    z.object({
      state: z.enum(confirmationStates),
      /** Whether it was this very call. */
      is_new: z.boolean(),
    }),
  ),
});

const leaving = record(z.object({ state: z.enum(['subscribed', 'left']) }));

export const readSubscription = defineCall({
  id: 'leads.readSubscription',
  method: 'GET',
  path: '/api/lead/newsletter/leave/:token',
  summary: 'Whether the newsletter still comes by which a link was sent; reading it changes nothing',
  access: 'anyone',
  params: link,
  output: leaving,
});

export const leaveNewsletter = defineCall({
  id: 'leads.leaveNewsletter',
  method: 'POST',
  path: '/api/lead/newsletter/leave/:token',
  summary: 'Ends the newsletter by the link in it, without signing in',
  access: 'anyone',
  params: link,
  output: leaving,
});
