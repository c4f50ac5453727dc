import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { mostCounted, searched } from '../../foundation/searched.ts';

const operatorOnly = { access: 'admin', apiKey: false, whileImpersonating: false } as const;
const paging = { start: pagingNumber(0, mostCounted), limit: pagingNumber(25, 100), search: searched };

export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

export const listContactMessages = defineCall({
  id: 'admin.contactMessages',
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'What people wrote by the contact form, newest first',
  ...operatorOnly,
  query: z.object({ ...paging, state: z.optional(z.enum(messageStates, 'invalid')) }),
  output: listOf(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      company: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      message: z.string(),
      locale: z.string(),
      created_at: instant,
      answered_at: z.nullable(instant),
    }),
  ),
});

export const markContactMessage = defineCall({
  id: 'admin.markContactMessage',
  method: 'PUT',
  path: '/api/admin/contact-messages/:id',
  summary: 'Notes that a message was answered, or that it was not',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  body: z.object({ answered: z.boolean('invalid') }),
  output: done,
});

export const subscriberStates = ['confirmed', 'asked', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const listSubscribers = defineCall({
  id: 'admin.subscribers',
  method: 'GET',
  path: '/api/admin/newsletter',
  summary: 'Who asked for the newsletter, gets it or left it, newest first',
  ...operatorOnly,
  query: z.object({ ...paging, state: z.optional(z.enum(subscriberStates, 'invalid')) }),
  output: listOf(
    z.object({
      id: z.string(),
      email: z.string(),
      locale: z.string(),
      state: z.enum(subscriberStates),
      asked_at: instant,
      confirmed_at: z.nullable(instant),
      left_at: z.nullable(instant),
    }),
  ),
});

export const exportSubscribers = defineCall({
  id: 'admin.exportSubscribers',
  method: 'GET',
  path: '/api/admin/newsletter/export',
  summary: 'Everybody who confirmed the newsletter, as CSV with the link by which each leaves it',
  ...operatorOnly,
  answers: 'file',
  output: z.unknown(),
});
