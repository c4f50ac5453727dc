import * as z from 'zod/mini';
import { done, instant, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { changeKinds } from './change-kinds.ts';

const about = z.object({
  count: z.optional(z.number()),
  name: z.optional(z.string()),
  type: z.optional(z.string()),
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  portfolio: z.optional(z.string()),
  of: z.optional(z.enum(changeKinds)),
});

export const changeShape = z.object({
  id: z.string(),
  kind: z.enum(changeKinds),
  about,
  /** Who or what made it. */
  origin: z.enum(['person', 'key', 'operator', 'file', 'broker']),
  made_at: instant,
  /** Until when one click undoes it; null where there is nothing to undo. */
  undo_until: z.nullable(instant),
  undone_at: z.nullable(instant),
  /** Whether it can be undone now. */
  can_undo: z.boolean(),
  /** Made in this sign-in. */
  is_here: z.boolean(),
  /** Rows whose earlier version is kept. */
  rows: z.number(),
});

export const listChanges = defineCall({
  id: 'changes.list',
  method: 'GET',
  path: '/api/changes',
  summary: 'What changed in what one owns, newest first, and what of it can be undone',
  access: 'user',
  query: z.object({
    start: pagingNumber(0, 1_000_000),
    limit: pagingNumber(50, 100),
    /** Only those that one click undoes. */
    undoable: z._default(z.enum(['0', '1'], 'invalid'), '0'),
    /** Only those that touched this transaction. */
    transaction_id: z.optional(z.string('invalid').check(z.maxLength(64, 'invalid'))),
  }),
  output: z.object({
    data: z.array(changeShape),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
  }),
});

const version = z.nullable(z.record(z.string(), z.nullable(z.string())));

export const readChange = defineCall({
  id: 'changes.read',
  method: 'GET',
  path: '/api/changes/:id',
  summary: 'One change, row by row: how each was and what it became',
  access: 'user',
  params: z.object({ id: z.string() }),
  output: record(
    z.extend(changeShape, {
      /** At most a hundred of them. */
      versions: z.array(
        z.object({
          /** What kind of thing it is, as the database calls it. */
          of: z.string(),
          name: z.nullable(z.string()),
          was: version,
          became: version,
        }),
      ),
    }),
  ),
});

export const undoChange = defineCall({
  id: 'changes.undo',
  method: 'POST',
  path: '/api/changes/:id/undo',
  summary: 'Undoes a change: everything as it was before, or 409 if that is not possible any more',
  access: 'user',
  params: z.object({ id: z.string() }),
  output: done,
  errors: ['undoneAlready', 'undoTooLate', 'changedSince'],
});
