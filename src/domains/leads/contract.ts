import * as z from 'zod/mini';
import { emailAddress as email } from '../../foundation/addresses/email-address.ts';
import { done } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { isStorable, printable } from '../../foundation/printable.ts';

export const messageLimit = 2000;

const text = (most: number) =>
  z.string('fillAllFields').check(z.trim(), z.minLength(1, 'fillAllFields'), z.maxLength(most, 'tooLong'));
const optional = z._default(
  z.string('invalid').check(z.trim(), z.maxLength(120, 'tooLong'), z.regex(printable, 'invalid')),
  '',
);

export const subscribeNewsletter = defineCall({
  id: 'leads.newsletter',
  method: 'POST',
  path: '/api/lead/newsletter',
  summary: 'Subscribes an address to the monthly letter',
  access: 'anyone',
  body: z.object({ email }),
  output: done,
  errors: ['emailError'],
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
  }),
  output: done,
  errors: ['fillAllFields', 'emailError', 'messageError'],
});
