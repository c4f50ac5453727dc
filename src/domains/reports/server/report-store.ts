import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { ReportDefinition } from '../report-definition.ts';
import type { ReportLink } from '../sharing/share-options.ts';

export type ReportRow = {
  id: string;
  name: string;
  definition: ReportDefinition;
  /** Null while it is not shared; it opens up to its last day. */
  link: Omit<ReportLink, 'is_expired'> | null;
  version: number;
  created_at: Date;
  updated_at: Date;
};

const link = sql`(
  select json_build_object('id', links.id, 'elements', links.elements, 'hides_amounts', links.hides_amounts,
    'hides_names', links.hides_names, 'frozen_on', links.frozen_on, 'expires_on', links.expires_on,
    'has_password', links.password_hash is not null, 'opened', links.opened,
    'opened_at', to_char(links.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from report_links links where links.user_id = reports.user_id and links.report_id = reports.id) as link`;
const columns = sql`id, name, definition, ${link}, version, created_at, updated_at`;

export function reportsOf(
  on: Queries,
  userId: string,
  { start, limit }: { start: number; limit: number },
): Promise<ReportRow[]> {
  return on.many<ReportRow>(sql`
    select ${columns} from reports where user_id = ${userId}
    order by updated_at desc, id limit ${limit} offset ${start}`);
}

export async function countReports(on: Queries, userId: string): Promise<number> {
  return (await on.one<{ count: number }>(sql`select count(*) from reports where user_id = ${userId}`)).count;
}

export function reportById(on: Queries, userId: string, id: string): Promise<ReportRow | undefined> {
  return on.maybe<ReportRow>(sql`select ${columns} from reports where user_id = ${userId} and id = ${id}`);
}

/** Holds it until the transaction ends. */
export function lockReport(tx: Tx, userId: string, id: string): Promise<ReportRow | undefined> {
  return tx.maybe<ReportRow>(
    sql`select ${columns} from reports where user_id = ${userId} and id = ${id} for update`,
  );
}

/** One creation at a time for each person, so that two at once cannot both fit under the limit. */
export async function lockReportCount(tx: Tx, userId: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('reports:' || ${userId}, 0))`);
  return countReports(tx, userId);
}

export function reportOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<ReportRow | undefined> {
  return on.maybe<ReportRow>(sql`
    select ${columns} from reports where user_id = ${userId} and submission_id = ${submissionId}`);
}

type NewReport = {
  id: string;
  name: string;
  definition: ReportDefinition;
  submission_id: string | null;
  at: Date;
};

/** Reports of a tag's assets are of the same ones after it got another name (rule WL-10). */
export function renameTagInReports(
  tx: Tx,
  userId: string,
  { before, name }: { before: string; name: string },
): Promise<number> {
  return tx.run(sql`
    update reports set definition = jsonb_set(definition, '{tag}', to_jsonb(${name}::text)), version = version + 1
    where user_id = ${userId} and lower(definition ->> 'tag') = lower(${before})`);
}

export function insertReport(tx: Tx, userId: string, report: NewReport): Promise<ReportRow> {
  return tx.one<ReportRow>(sql`
    insert into reports (user_id, id, name, definition, submission_id, created_at, updated_at)
    values (${userId}, ${report.id}, ${report.name}, ${JSON.stringify(report.definition)}::jsonb,
      ${report.submission_id}, ${report.at}, ${report.at})
    returning ${columns}`);
}

export function changeReport(
  tx: Tx,
  userId: string,
  id: string,
  { name, definition, at }: Pick<NewReport, 'name' | 'definition' | 'at'>,
): Promise<ReportRow> {
  return tx.one<ReportRow>(sql`
    update reports set name = ${name}, definition = ${JSON.stringify(definition)}::jsonb, version = version + 1,
      updated_at = ${at}
    where user_id = ${userId} and id = ${id} returning ${columns}`);
}

export function removeReport(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from reports where user_id = ${userId} and id = ${id}`);
}
