import * as z from 'zod/mini';
import { done, instant, listOf } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { phoneNumberOf } from '../../foundation/phone-number.ts';

export const notificationShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  created_at: instant,
  parent_type: z.nullable(z.string()),
  parent_id: z.nullable(z.string()),
});

export const listNotifications = defineCall({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the bell shows, newest first, in the language of the request',
  access: 'user',
  whenEmpty: 'notificationsNotFetched',
  output: listOf(notificationShape),
});

export const deleteNotification = defineCall({
  id: 'notifications.delete',
  method: 'DELETE',
  path: '/api/notifications/:id',
  summary: 'Removes a notification',
  access: 'user',
  whenEmpty: 'notificationNotDeleted',
  params: z.object({ id: z.string() }),
  output: done,
});

export const saveNotificationSettings = defineCall({
  id: 'notifications.settings',
  method: 'POST',
  path: '/api/notifications',
  summary:
    'Chooses the channels of portfolio and asset notifications; SMS needs a phone number and a plan that has it',
  access: 'user',
  whileImpersonating: false,
  body: z
    .object({
      email: z.boolean('invalid'),
      sms: z.boolean('invalid'),
      phone: z._default(z.string('phoneError').check(z.trim(), z.maxLength(20, 'phoneError')), ''),
    })
    .check(
      z.refine((given) => given.phone === '' || phoneNumberOf(given.phone) !== undefined, {
        path: ['phone'],
        error: 'phoneError',
      }),
      z.refine((given) => !given.sms || given.phone !== '', { path: ['phone'], error: 'phoneError' }),
    ),
  output: done,
  errors: ['phoneError', 'smsNotInPlan'],
});
