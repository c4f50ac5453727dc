import { newId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type AuditAction =
  | 'registered'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'email-taken-back'
  | 'api-key-created'
  | 'api-key-removed'
  | 'account-removed'
  | 'impersonation-started'
  | 'impersonation-ended'
  | 'impersonation-refused'
  | 'made-admin'
  | 'admin-taken-back'
  | 'blocked'
  | 'unblocked'
  | 'sessions-ended'
  | 'verification-sent'
  | 'reset-sent'
  | 'sign-in-locked'
  | 'job-retried'
  | 'job-discarded'
  | 'site-text-written'
  | 'site-text-removed'
  | 'published-figures'
  | 'announcement-sent'
  | 'announcement-taken-back'
  | 'split-undone'
  | 'split-redone'
  | 'plan-edited'
  | 'plan-given'
  | 'payment-recorded'
  | 'ksef-noted'
  | 'second-subscription-undone'
  | 'subscription-stopped'
  | 'refund-refused'
  | 'refund-retried'
  | 'refund-by-hand'
  | 'refunded-at-stripe'
  | 'refund-came-back'
  | 'payment-disputed'
  | 'dispute-decided'
  | 'stripe-customer-missing'
  | 'webhook-refused';

type Entry = {
  action: AuditAction;
  actorId: string | null;
  /** Whose account it concerns; nobody's where the operator changed something of the installation. */
  subjectId: string | null;
  address: string;
  at: Date;
  /** What was changed, where the action alone does not say it. */
  detail?: Record<string, string>;
  /** It was asked for and not done. */
  refused?: boolean;
};

export function writeAudit(on: Queries, entry: Entry): Promise<number> {
  return on.run(sql`
    insert into audit_log (id, at, actor_id, subject_id, action, address, detail, refused)
    values (${newId()}, ${entry.at}, ${entry.actorId}, ${entry.subjectId}, ${entry.action}, ${entry.address},
      ${JSON.stringify(entry.detail ?? {})}, ${entry.refused ?? false})`);
}

/** The same, unless it was written down within this time already: what repeats itself is one thing. */
export function writeAuditOnce(on: Queries, entry: Entry, since: Date): Promise<number> {
  const about = entry.subjectId === null ? sql`subject_id is null` : sql`subject_id = ${entry.subjectId}`;
  return on.run(sql`
    insert into audit_log (id, at, actor_id, subject_id, action, address, detail, refused)
    select ${newId()}, ${entry.at}, ${entry.actorId}, ${entry.subjectId}, ${entry.action}, ${entry.address},
      ${JSON.stringify(entry.detail ?? {})}, ${entry.refused ?? false}
    where not exists (select from audit_log where ${about} and action = ${entry.action} and at > ${since})`);
}

/** Entries from before a day, some at a time. */
export function deleteOldAudit(on: Queries, before: Date): Promise<number> {
  return on.run(sql`
    delete from audit_log where id in (select id from audit_log where at < ${before} order by at limit 10000)`);
}

export function auditOf(
  on: Queries,
  subjectId: string,
): Promise<{ at: Date; action: string; address: string | null }[]> {
  // Where an operator acted from is nothing of the person's.
  return on.many(sql`
    select at, action, case when actor_id = subject_id then address end as address
    from audit_log where subject_id = ${subjectId} order by at`);
}
