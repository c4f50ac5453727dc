import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { mostCounted, searched } from '../../foundation/searched.ts';
import { operatorOnly } from './operator-only.ts';

const job = z.object({ queue: z.string(), id: z.string() });

export const listQueues = defineCall({
  id: 'admin.queues',
  method: 'GET',
  path: '/api/admin/queues',
  summary: 'Kinds of background work with what waits, runs and failed, and when each runs next',
  ...operatorOnly,
  output: listOf(
    z.object({
      name: z.string(),
      waiting: z.number(),
      running: z.number(),
      failed: z.number(),
      schedule: z.nullable(z.string()),
      next_run_at: z.nullable(instant),
    }),
  ),
});

export const jobStates = ['waiting', 'running', 'failed'] as const;

export const listJobs = defineCall({
  id: 'admin.jobs',
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'Background jobs in a state, newest first, with why they failed; never with what they are about',
  ...operatorOnly,
  query: z.object({
    start: pagingNumber(0, mostCounted),
    limit: pagingNumber(20, 100),
    state: z._default(z.enum(jobStates, 'invalid'), 'failed'),
    /** Part of the queue's name or of the error. */
    search: searched,
  }),
  output: listOf(
    z.object({
      id: z.string(),
      queue: z.string(),
      created_at: instant,
      started_at: z.nullable(instant),
      /** When it is tried next, or when it was given up. */
      next_try_at: z.nullable(instant),
      failed_at: z.nullable(instant),
      tries: z.number(),
      error: z.nullable(z.string()),
    }),
  ),
});

export const retryJob = defineCall({
  id: 'admin.retryJob',
  method: 'POST',
  path: '/api/admin/jobs/:queue/:id/retry',
  summary: 'Gives a job that was given up another try',
  ...operatorOnly,
  params: job,
  output: done,
});

export const discardJob = defineCall({
  id: 'admin.discardJob',
  method: 'DELETE',
  path: '/api/admin/jobs/:queue/:id',
  summary: 'Forgets a job that was given up',
  ...operatorOnly,
  params: job,
  output: done,
});

export const listConnectionHealth = defineCall({
  id: 'admin.connections',
  method: 'GET',
  path: '/api/admin/connections',
  summary: 'Connections to brokers by broker: how many work and how many fail',
  ...operatorOnly,
  output: listOf(
    z.object({
      broker: z.string(),
      fine: z.number(),
      failing: z.number(),
      /** Never read yet. */
      fresh: z.number(),
      last_success_at: z.nullable(instant),
      /** The failure most of them have. */
      failure: z.nullable(z.string()),
    }),
  ),
});

export const readStorage = defineCall({
  id: 'admin.storage',
  method: 'GET',
  path: '/api/admin/storage',
  summary: 'How large the database, its tables, stored files and backups are',
  ...operatorOnly,
  output: record(
    z.object({
      database: z.number(),
      tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
      files: z.array(
        z.object({
          kind: z.enum(['avatars', 'documents', 'reports', 'attachments']),
          count: z.number(),
          bytes: z.number(),
        }),
      ),
      /** In the data folder; null where it cannot be read. */
      backups: z.nullable(
        z.object({
          count: z.number(),
          bytes: z.number(),
          oldest_at: z.nullable(instant),
          newest_at: z.nullable(instant),
        }),
      ),
    }),
  ),
});

export const readVersion = defineCall({
  id: 'admin.version',
  method: 'GET',
  path: '/api/admin/version',
  summary: 'Which release runs, which migrations ran when, and which a new start would run',
  ...operatorOnly,
  output: record(
    z.object({
      version: z.string(),
      node: z.string(),
      postgres: z.string(),
      started_at: instant,
      pending: z.array(z.string()),
      applied: z.array(z.object({ name: z.string(), at: instant })),
    }),
  ),
});

export const previewPlanChange = defineCall({
  id: 'admin.planEffects',
  method: 'GET',
  path: '/api/admin/plans/:id/effects',
  summary: 'How many are on a plan, and how many of them have more than other limits would allow',
  ...operatorOnly,
  params: z.object({ id: z.string() }),
  query: z.object({
    portfolios: pagingNumber(100_000, 100_000),
    integrations: pagingNumber(100_000, 100_000),
    strategies: pagingNumber(100_000, 100_000),
  }),
  output: record(
    z.object({
      people: z.number(),
      portfolios: z.number(),
      integrations: z.number(),
      strategies: z.number(),
    }),
  ),
});

export const exportDocuments = defineCall({
  id: 'admin.exportDocuments',
  method: 'GET',
  path: '/api/admin/invoices/export',
  summary: 'Invoices and corrections of a month as CSV for the bookkeeper',
  ...operatorOnly,
  query: z.object({ month: z.string('required').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid')) }),
  answers: 'file',
  output: z.unknown(),
});
