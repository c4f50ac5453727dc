import * as z from 'zod/mini';
import { phoneNumberOf } from '../../foundation/addresses/phone-number.ts';
import { done, instant, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { noticeKinds } from './notice-kinds.ts';
import { channels, topicGroups, topicNames } from './topics.ts';

export const notificationShape = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  created_at: instant,
  /** What it is about, and leads to. */
  parent_type: z.nullable(z.string()),
  parent_id: z.nullable(z.string()),
  kind: z.enum(noticeKinds),
  /** Null for the welcome, which is of no topic. */
  topic: z.nullable(z.enum(topicNames)),
  is_read: z.boolean(),
  /** Which way a price went, where it is about one. */
  direction: z.nullable(z.enum(['up', 'down'])),
  /** Told because of simulated prices. */
  is_simulated: z.boolean(),
});

export const listNotifications = defineCall({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the bell shows, newest first, in the language of the request',
  access: 'user',
  whenEmpty: 'notificationsNotFetched',
  query: z.object({
    start: pagingNumber(0, 1_000_000),
    limit: pagingNumber(100, 100),
    group: z._default(z.enum(['all', ...topicGroups], 'invalid'), 'all'),
    unread: z._default(z.enum(['0', '1'], 'invalid'), '0'),
  }),
  output: z.object({
    data: z.array(notificationShape),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number(), unread: z.number() }),
  }),
});

export const readNotifications = defineCall({
  id: 'notifications.read',
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'Marks a notification as read, or all of them',
  access: 'user',
  // Who looks through somebody's eyes leaves no trace of having read for them (rule A-9).
  whileImpersonating: false,
  body: z.object({ id: z._default(z.nullable(z.string('invalid')), null) }),
  output: done,
});

export const deleteNotification = defineCall({
  id: 'notifications.delete',
  method: 'DELETE',
  path: '/api/notifications/:id',
  summary: 'Removes a notification',
  access: 'user',
  whileImpersonating: false,
  whenEmpty: 'notificationNotDeleted',
  params: z.object({ id: z.string() }),
  output: done,
});

export const saveNotificationSettings = defineCall({
  id: 'notifications.settings',
  method: 'POST',
  path: '/api/notifications',
  summary:
    'Switches e-mail and SMS about large moves of portfolios and assets; SMS needs a phone number and a plan that has it',
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
  errors: ['phoneError'],
});

const minute = z
  .int('quietHoursError')
  .check(z.minimum(0, 'quietHoursError'), z.maximum(1439, 'quietHoursError'));
const settingsShape = z.object({
  /** Of each topic the channels that were switched; the rest is as the topic has it. */
  choices: z.partialRecord(
    z.enum(topicNames, 'invalid'),
    z.partialRecord(z.enum(channels, 'invalid'), z.boolean('invalid')),
  ),
  /** Minutes of the day in Warsaw; null for none. */
  quiet: z
    .nullable(z.object({ from: minute, to: minute }))
    .check(z.refine((hours) => hours === null || hours.from !== hours.to, 'quietHoursError')),
  summary: z.enum(['off', 'daily', 'weekly'], 'invalid'),
  digest: z.enum(['off', 'monthly', 'quarterly'], 'invalid'),
  about_paper: z.boolean('invalid'),
});
export type NoticeSettingsOutput = z.output<typeof settingsShape>;

export const readNoticeSettings = defineCall({
  id: 'notifications.read-settings',
  method: 'GET',
  path: '/api/notification-settings',
  summary: 'What one is told about, by which channels, and when not',
  access: 'user',
  whenEmpty: 'notificationsNotFetched',
  output: record(settingsShape),
});

export const saveNoticeSettings = defineCall({
  id: 'notifications.save-settings',
  method: 'PUT',
  path: '/api/notification-settings',
  summary: 'Changes what one is told about, by which channels, and when not',
  access: 'user',
  whileImpersonating: false,
  body: settingsShape,
  output: record(settingsShape),
  errors: ['quietHoursError'],
});

export const readNoticeChannels = defineCall({
  id: 'notifications.channels',
  method: 'GET',
  path: '/api/notification-channels',
  summary: 'Whether mail reaches one, and how many SMS went out this month (days of UTC)',
  access: 'user',
  output: record(
    z.object({
      email: z.object({
        address: z.string(),
        is_verified: z.boolean(),
        /** Its server refuses mail: nothing but security is sent there until it is confirmed again. */
        is_refused: z.boolean(),
      }),
      sms: z.object({ this_month: z.number(), most_a_day: z.number() }),
    }),
  ),
});
