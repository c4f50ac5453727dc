import * as z from 'zod/mini';
import { instant, listOf, pagingNumber } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

export const listOutbox = defineCall({
  id: 'admin.outbox',
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Mails the product wrote, newest first, with what became of them',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  query: z.object({ start: pagingNumber(0, 1_000_000), limit: pagingNumber(50, 200) }),
  output: listOf(
    z.object({
      id: z.string(),
      recipient: z.string(),
      locale: z.string(),
      kind: z.string(),
      subject: z.string(),
      html: z.string(),
      plain: z.string(),
      state: z.enum(['waiting', 'kept', 'sent', 'failed']),
      attempts: z.number(),
      last_error: z.nullable(z.string()),
      created_at: instant,
      sent_at: z.nullable(instant),
    }),
  ),
});
