import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { isDay } from '../../foundation/calendar-day.ts';
import { defineCall } from '../../foundation/contract.ts';
import { mostCounted, searched } from '../../foundation/searched.ts';
import { noticeKinds } from './notice-kinds.ts';
import { sendingChannels } from './topics.ts';

const operator = { access: 'admin', apiKey: false, whileImpersonating: false } as const;

export const planSlugs = ['free', 'trial', 'standard', 'professional'] as const;

const title = z
  .string('announcementTitleError')
  .check(z.trim(), z.minLength(1, 'announcementTitleError'), z.maxLength(120, 'tooLong'));
const text = z.string('invalid').check(z.trim(), z.maxLength(1000, 'tooLong'));
const day = z.nullable(z.string('announcementDaysError').check(z.refine(isDay, 'announcementDaysError')));

const announcementFields = z.object({
  title_en: title,
  title_pl: title,
  text_en: text,
  text_pl: text,
  /** Null for everybody. */
  plans: z.nullable(
    z
      .array(z.enum(planSlugs, 'invalid'), 'invalid')
      .check(z.minLength(1, 'announcementPlansError'), z.maxLength(planSlugs.length, 'invalid')),
  ),
  /** From today where it is null. */
  first_day: z._default(day, null),
  /** Thirty days after the first where it is null. */
  last_day: z._default(day, null),
});

const announcementShape = z.object({
  id: z.string(),
  title_en: z.string(),
  title_pl: z.string(),
  text_en: z.string(),
  text_pl: z.string(),
  plans: z.nullable(z.array(z.string())),
  first_day: z.string(),
  last_day: z.string(),
  created_at: instant,
  taken_back_at: z.nullable(instant),
  /** Bells it was written into so far, or removed from. */
  reached: z.number(),
  finished_at: z.nullable(instant),
});
export type AnnouncementOutput = z.output<typeof announcementShape>;

export const listAnnouncements = defineCall({
  id: 'admin.announcements',
  method: 'GET',
  path: '/api/admin/announcements',
  summary: 'What the operator told everybody, newest first',
  ...operator,
  query: z.object({
    start: pagingNumber(0, mostCounted),
    limit: pagingNumber(20, 100),
    /** Part of a title or text, in either language. */
    search: searched,
  }),
  output: listOf(announcementShape),
});

export const sendAnnouncement = defineCall({
  id: 'admin.announce',
  method: 'POST',
  path: '/api/admin/announcements',
  summary: 'Tells everybody, or those of some plans: as a banner for some days, and in the bell',
  ...operator,
  body: announcementFields,
  output: record(announcementShape),
  errors: ['announcementTitleError', 'announcementPlansError', 'announcementDaysError', 'tooLong'],
});

export const takeBackAnnouncement = defineCall({
  id: 'admin.takeBackAnnouncement',
  method: 'DELETE',
  path: '/api/admin/announcements/:id',
  summary: 'Ends the banner and removes it from bells in which it is unread',
  ...operator,
  params: z.object({ id: z.string() }),
  output: done,
});

const bannerShape = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type AnnouncementBannerOutput = z.output<typeof bannerShape>;

export const currentAnnouncements = defineCall({
  id: 'announcements.current',
  method: 'GET',
  path: '/api/announcements',
  summary: 'What the operator tells the caller now and the caller has not dismissed, newest first',
  access: 'user',
  output: listOf(bannerShape),
});

export const dismissAnnouncement = defineCall({
  id: 'announcements.dismiss',
  method: 'PUT',
  path: '/api/announcements/:id/dismissal',
  summary: 'Does not show this announcement again above pages',
  access: 'user',
  whileImpersonating: false,
  params: z.object({ id: z.string() }),
  output: done,
});

export const troubleStates = ['failed', 'uncertain'] as const;

const troubleShape = z.object({
  user_id: z.string(),
  email: z.string(),
  notification_id: z.string(),
  channel: z.enum(sendingChannels),
  kind: z.enum(noticeKinds),
  state: z.enum(troubleStates),
  reason: z.nullable(z.string()),
  attempts: z.number(),
  changed_at: instant,
});
export type MessageTroubleOutput = z.output<typeof troubleShape>;

export const listMessageTrouble = defineCall({
  id: 'admin.messageTrouble',
  method: 'GET',
  path: '/api/admin/messages',
  summary:
    'Messages by SMS and push that failed, or of which nobody knows whether they went out, newest first',
  ...operator,
  query: z.object({
    start: pagingNumber(0, mostCounted),
    limit: pagingNumber(25, 200),
    /** Name, e-mail or id of an account, or part of a reason. */
    search: searched,
    channel: z.optional(z.enum(sendingChannels, 'invalid')),
    state: z.optional(z.enum(troubleStates, 'invalid')),
  }),
  output: listOf(troubleShape),
});
