import * as z from 'zod/mini';
import { instant, listOf, pagingNumber } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { mostCounted, searched } from '../../foundation/searched.ts';
import { calendarDay, operatorOnly } from './operator-only.ts';

const person = z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) }));

export const listAudit = defineCall({
  id: 'admin.audit',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who did what to whose account, refused acts among them, newest first; nobody can change it',
  ...operatorOnly,
  query: z.object({
    /** No further than one counts; older ones are found by day. */
    start: pagingNumber(0, mostCounted),
    limit: pagingNumber(20, 100),
    /** Name, e-mail or id; `system` for what nobody did in person. */
    who: searched,
    whom: searched,
    action: z.optional(z.string('invalid').check(z.maxLength(60, 'invalid'))),
    refused: z.optional(z.literal('yes', 'invalid')),
    /** Days of Warsaw, both included. */
    from: calendarDay,
    to: calendarDay,
  }),
  output: listOf(
    z.object({
      id: z.string(),
      at: instant,
      /** Null for the system; without a name where the account is gone. */
      actor: person,
      subject: person,
      action: z.string(),
      refused: z.boolean(),
      detail: z.record(z.string(), z.string()),
      /** Shortened, except for addresses of private networks. */
      address: z.string(),
    }),
  ),
});
