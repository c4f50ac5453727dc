import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { ReportDefinition } from '../report-definition.ts';

export type ReportRow = {
  id: string;
  name: string;
  definition: ReportDefinition;
  version: number;
  created_at: Date;
  updated_at: Date;
};

const columns = sql`id, name, definition, version, created_at, updated_at`;

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
