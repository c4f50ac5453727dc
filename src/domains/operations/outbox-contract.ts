import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { mostCounted, searched } from '../../foundation/searched.ts';
import { calendarDay } from './operator-only.ts';

export const listOutbox = defineCall({
  id: 'admin.outbox',
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Mails the product wrote, newest first, with what became of them',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  query: z.object({
    /** No further than one counts; older ones are found by day. */
    start: pagingNumber(0, mostCounted),
    limit: pagingNumber(50, 200),
    /** `trouble`: only those that did not go out when they should have. */
    only: z.optional(z.literal('trouble', 'invalid')),
    /** Part of the recipient or the subject. */
    search: searched,
    /** Only those written on this day of Warsaw or before. */
    until: calendarDay,
  }),
  output: listOf(
    z.object({
      id: z.string(),
      recipient: z.string(),
      locale: z.string(),
      kind: z.string(),
      subject: z.string(),
      html: z.string(),
      plain: z.string(),
      security: z.boolean(),
      attachments: z.array(z.string()),
      state: z.enum(['waiting', 'kept', 'sent', 'failed', 'withheld']),
      attempts: z.number(),
      last_error: z.nullable(z.string()),
      next_try_at: z.nullable(instant),
      created_at: instant,
      sent_at: z.nullable(instant),
    }),
  ),
});

export const retryMail = defineCall({
  id: 'admin.retryMail',
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
  summary: 'Gives a mail that was given up or withheld another try; its address counts as reachable again',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  params: z.object({ id: z.string() }),
  output: done,
});
