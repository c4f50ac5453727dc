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
  | 'made-admin'
  | 'site-text-written'
  | 'site-text-removed'
  | 'published-figures'
  | 'announcement-sent'
  | 'announcement-taken-back'
  | 'split-undone'
  | 'split-redone';

type Entry = {
  action: AuditAction;
  actorId: string | null;
  /** Whose account it concerns; nobody's where the operator changed something of the installation. */
  subjectId: string | null;
  address: string;
  at: Date;
  /** What was changed, where the action alone does not say it. */
  detail?: Record<string, string>;
};

export function writeAudit(on: Queries, entry: Entry): Promise<number> {
  return on.run(sql`
    insert into audit_log (id, at, actor_id, subject_id, action, address, detail)
    values (${newId()}, ${entry.at}, ${entry.actorId}, ${entry.subjectId}, ${entry.action}, ${entry.address},
      ${JSON.stringify(entry.detail ?? {})})`);
}

export function auditOf(
  on: Queries,
  subjectId: string,
): Promise<{ at: Date; action: string; address: string }[]> {
  return on.many(sql`select at, action, address from audit_log where subject_id = ${subjectId} order by at`);
}
