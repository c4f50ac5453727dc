import * as z from 'zod/mini';
import { done, instant, pagingNumber, record } from '../../foundation/answers.ts';
import { type CallOutput, defineCall } from '../../foundation/contract.ts';
import { changeGroups, changeKinds, changeOrigins } from './change-kinds.ts';

const about = z.object({
  count: z.optional(z.number()),
  name: z.optional(z.string()),
  type: z.optional(z.string()),
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  portfolio: z.optional(z.string()),
  document: z.optional(z.string()),
  of: z.optional(z.enum(changeKinds)),
});

export const changeShape = z.object({
  id: z.string(),
  kind: z.enum(changeKinds),
  about,
  /** Who or what made it. */
  origin: z.enum(changeOrigins),
  made_at: instant,
  undone_at: z.nullable(instant),
  /** How long it can still be undone, in seconds; 0 when that is over. */
  undo_seconds: z.number(),
  /** Whether its rows can have the version from before it. */
  can_restore: z.boolean(),
  /** Made in this sign-in. */
  is_here: z.boolean(),
  /** Rows whose earlier version is kept; 2001 where there are more than two thousand. */
  rows: z.number(),
});

export const listChanges = defineCall({
  id: 'changes.list',
  method: 'GET',
  path: '/api/changes',
  summary: 'What changed in your ledger, newest first, and what of it can be undone',
  access: 'user',
  query: z.object({
    start: pagingNumber(0, 1_000_000),
    limit: pagingNumber(50, 100),
    /** Only what was removed or changed many at a time and can be undone now, also outside of the ledger. */
    undoable: z._default(z.enum(['0', '1'], 'invalid'), '0'),
    group: z.optional(z.enum(changeGroups, 'invalid')),
    origin: z.optional(z.enum(changeOrigins, 'invalid')),
    /** Only those that touched this transaction. */
    transaction_id: z.optional(z.string('invalid').check(z.maxLength(64, 'invalid'))),
  }),
  output: z.object({
    data: z.array(changeShape),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
  }),
});
export type ChangeOutput = CallOutput<typeof listChanges>['data'][number];

const version = z.nullable(z.record(z.string(), z.nullable(z.string())));

export const readChange = defineCall({
  id: 'changes.read',
  method: 'GET',
  path: '/api/changes/:id',
  summary: 'One change, row by row: how each was and what it became',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({
    /** Only this transaction's row. */
    transaction_id: z.optional(z.string('invalid').check(z.maxLength(64, 'invalid'))),
  }),
  output: record(
    z.extend(changeShape, {
      /** How many rows of portfolios, assets and transactions there are. */
      versions_total: z.number(),
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
export type ChangeVersions = CallOutput<typeof readChange>['data']['versions'];

export const undoChange = defineCall({
  id: 'changes.undo',
  method: 'POST',
  path: '/api/changes/:id/undo',
  summary:
    'Undoes a change of the last ten minutes: everything as it was before, or nothing if something changed since',
  access: 'user',
  params: z.object({ id: z.string() }),
  output: done,
  errors: ['undoneAlready', 'undoTooLate', 'changedSince'],
});

export const restoreVersions = defineCall({
  id: 'changes.restore',
  method: 'POST',
  path: '/api/changes/:id/restore',
  summary:
    'Gives the rows of a change, or one transaction among them, the version from before it; this is a change of its own',
  access: 'user',
  params: z.object({ id: z.string() }),
  body: z.object({ transaction_id: z.optional(z.string('invalid').check(z.maxLength(64, 'invalid'))) }),
  output: done,
  errors: ['notRestorable', 'changedSince'],
});
