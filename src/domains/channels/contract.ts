import * as z from 'zod/mini';
import { phoneNumberOf } from '../../foundation/addresses/phone-number.ts';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

/** Where somebody is reached is changed by the person alone. */
const inPerson = { access: 'user', apiKey: false, whileImpersonating: false } as const;

const phoneShape = z.object({
  /** As it was typed; none where there is none. */
  number: z.nullable(z.string()),
  confirmed: z.boolean(),
  /** Until when the code that was sent last can be entered. */
  code_until: z.nullable(instant),
});

export const readPhone = defineCall({
  id: 'channels.phone',
  method: 'GET',
  path: '/api/phone',
  summary: 'The phone number for SMS, and whether it is confirmed',
  access: 'user',
  output: record(phoneShape),
});

const phoneNumber = z.pipe(
  z.string('phoneError').check(
    z.maxLength(30, 'phoneError'),
    z.refine((typed) => phoneNumberOf(typed) !== undefined, { error: 'phoneError' }),
  ),
  z.transform((typed: string) => phoneNumberOf(typed)!),
);

export const setPhone = defineCall({
  id: 'channels.setPhone',
  method: 'PUT',
  path: '/api/phone',
  summary: 'Sets the phone number for SMS; another number has to be confirmed again. Needs a plan with SMS',
  ...inPerson,
  body: z.object({ number: phoneNumber }),
  output: record(phoneShape),
  errors: ['phoneError'],
});

export const removePhone = defineCall({
  id: 'channels.removePhone',
  method: 'DELETE',
  path: '/api/phone',
  summary: 'Removes the phone number; SMS are switched off with it',
  ...inPerson,
  output: done,
});

export const sendPhoneCode = defineCall({
  id: 'channels.sendCode',
  method: 'POST',
  path: '/api/phone/code',
  summary:
    'Sends a code of six digits to the phone number, valid for ten minutes; at most three an hour. `uncertain`: it was sent, and the provider did not say whether it took it',
  ...inPerson,
  output: record(z.object({ code_until: instant, uncertain: z.boolean() })),
  errors: ['phoneError', 'phoneConfirmed', 'phoneRefused', 'codeNotSent'],
});

export const confirmPhone = defineCall({
  id: 'channels.confirmPhone',
  method: 'POST',
  path: '/api/phone/confirmation',
  summary: 'Confirms the phone number with the code; after ten wrong ones a new code is needed',
  ...inPerson,
  body: z.object({
    code: z.string('codeError').check(z.trim(), z.regex(/^[0-9]{6}$/, 'codeError')),
  }),
  output: record(phoneShape),
  errors: ['codeError', 'codeSpent'],
});

export const readPushKey = defineCall({
  id: 'channels.pushKey',
  method: 'GET',
  path: '/api/push-key',
  summary: 'The key with which a browser subscribes to notifications (VAPID, base64url)',
  access: 'user',
  output: record(z.object({ key: z.string() })),
});

export const listPushSubscriptions = defineCall({
  id: 'channels.subscriptions',
  method: 'GET',
  path: '/api/push-subscriptions',
  summary: 'The browsers that are notified, newest first; the id is the SHA-256 of the endpoint (base64url)',
  access: 'user',
  output: listOf(z.object({ id: z.string(), user_agent: z.string(), created_at: instant })),
});

export const addPushSubscription = defineCall({
  id: 'channels.subscribe',
  method: 'POST',
  path: '/api/push-subscriptions',
  summary: 'Notifies this browser from now on; of more than twenty the newest remain',
  ...inPerson,
  body: z.object({
    endpoint: z.string('invalid').check(z.maxLength(2000, 'tooLong')),
    keys: z.object(
      {
        p256dh: z.string('invalid').check(z.regex(/^[\w-]{87}=?$/, 'invalid')),
        auth: z.string('invalid').check(z.regex(/^[\w-]{22}={0,2}$/, 'invalid')),
      },
      'invalid',
    ),
  }),
  output: record(z.object({ id: z.string() })),
});

export const removePushSubscription = defineCall({
  id: 'channels.unsubscribe',
  method: 'DELETE',
  path: '/api/push-subscriptions/:id',
  summary: 'Stops notifying a browser',
  ...inPerson,
  params: z.object({ id: z.string() }),
  output: done,
});
