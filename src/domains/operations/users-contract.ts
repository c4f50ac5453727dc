import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { searched } from '../../foundation/searched.ts';
import { operatorOnly } from './operator-only.ts';

const id = z.object({ id: z.string() });

/** The plan in force; the trial says when it ends, one that was ordered when its period does. */
const planInForce = z.object({
  slug: z.string(),
  languages: z.array(z.object({ lang: z.string(), name: z.string() })),
  is_trial: z.boolean(),
  ends_at: z.nullable(instant),
  renews_at: z.nullable(instant),
});

const deskUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  is_demo: z.boolean(),
  blocked_at: z.nullable(instant),
  email_verified_at: z.nullable(instant),
  created_at: instant,
  last_seen_at: z.nullable(instant),
  plan: planInForce,
  portfolios: z.number(),
  /** Null where plans are off. */
  portfolio_limit: z.nullable(z.number()),
});

export const seenFilters = ['week', 'month', 'older'] as const;
export const userStates = ['blocked', 'operators', 'unconfirmed'] as const;
export const userOrders = ['since', 'seen'] as const;

export const listUsers = defineCall({
  id: 'admin.users',
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'Accounts of this installation, found by name, e-mail or id; a total of 2,001 under a filter means more than 2,000',
  ...operatorOnly,
  query: z.object({
    start: pagingNumber(0, 1_000_000),
    limit: pagingNumber(25, 100),
    search: searched,
    /** The slug of the plan in force. */
    plan: z.optional(z.string('invalid').check(z.maxLength(60, 'invalid'))),
    /** Within a week, within 30 days, or not since. */
    seen: z.optional(z.enum(seenFilters, 'invalid')),
    /** Blocked, an operator, or with an address that is not confirmed. */
    state: z.optional(z.enum(userStates, 'invalid')),
    sort: z._default(z.enum(userOrders, 'invalid'), 'since'),
    direction: z._default(z.enum(['asc', 'desc'], 'invalid'), 'desc'),
  }),
  output: listOf(deskUser),
});

export const readDeskUser = defineCall({
  id: 'admin.user',
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'One account with what it uses: portfolios, connections, transactions, devices and storage',
  ...operatorOnly,
  params: id,
  output: record(
    z.extend(deskUser, {
      locale: z.enum(['en', 'pl']),
      /** Of the oldest portfolio; null where there is none. */
      currency: z.nullable(z.string()),
      integrations: z.number(),
      integrations_failing: z.number(),
      integration_limit: z.nullable(z.number()),
      transactions: z.number(),
      devices: z.number(),
      has_api_key: z.boolean(),
      /** Files, documents and printed reports, in bytes. */
      storage: z.number(),
      /** What the caller may do to this account. */
      may: z.object({ enter: z.boolean(), act: z.boolean() }),
    }),
  ),
});

export const resendVerification = defineCall({
  id: 'admin.resendVerification',
  method: 'POST',
  path: '/api/admin/users/:id/verification',
  summary: 'Sends the mail that confirms the address once more',
  ...operatorOnly,
  params: id,
  errors: ['emailConfirmed'],
  output: done,
});

export const sendReset = defineCall({
  id: 'admin.sendReset',
  method: 'POST',
  path: '/api/admin/users/:id/password-reset',
  summary: 'Sends a link for a new password; the password of now holds until it is used',
  ...operatorOnly,
  params: id,
  errors: ['emailNotVerified'],
  output: done,
});

export const endAllSessions = defineCall({
  id: 'admin.endSessions',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  summary: 'Signs every device of an account out',
  ...operatorOnly,
  params: id,
  errors: ['notOnYourself'],
  output: done,
});

export const blockUser = defineCall({
  id: 'admin.block',
  method: 'PUT',
  path: '/api/admin/users/:id/block',
  summary:
    'Blocks an account, which ends its sessions, API key and event streams at once, or lets it in again',
  ...operatorOnly,
  params: id,
  body: z.object({ blocked: z.boolean('required') }),
  errors: ['notOnYourself', 'lastOperator'],
  output: done,
});

export const setOperator = defineCall({
  id: 'admin.setOperator',
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  summary: 'Makes somebody an operator, or takes that back',
  ...operatorOnly,
  params: id,
  body: z.object({ role: z.enum(['user', 'admin'], 'required') }),
  errors: ['lastOperator'],
  output: done,
});

export const removeAnyUser = defineCall({
  id: 'admin.removeUser',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  summary: 'Removes an account with all its data, as the person could; cannot be undone',
  ...operatorOnly,
  params: id,
  /** Typed, so that nobody removes the wrong one. */
  body: z.object({ email: z.string('required').check(z.maxLength(320, 'tooLong')) }),
  errors: ['emailNotMatching', 'notOnYourself', 'lastOperator'],
  output: done,
});

export const readDesk = defineCall({
  id: 'admin.desk',
  method: 'GET',
  path: '/api/admin/desk',
  summary: 'How many accounts there are, how many were seen, what waits and what failed twice',
  ...operatorOnly,
  output: record(
    z.object({
      accounts: z.number(),
      new_this_week: z.number(),
      seen_in_month: z.number(),
      mails_waiting: z.number(),
      oldest_mail_at: z.nullable(instant),
      failed_jobs: z.number(),
      failed_connections: z.number(),
      /** Brokers of which a connection failed twice or more in a row. */
      failing_brokers: z.array(z.string()),
    }),
  ),
});
