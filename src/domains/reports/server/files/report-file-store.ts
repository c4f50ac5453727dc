import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { ReportDocument } from '../../document/report-document.ts';

/** One file of a report: for its owner or for others, in this language, and of these figures. */
export type FileKey = {
  userId: string;
  reportId: string;
  audience: 'owner' | 'link';
  language: 'en' | 'pl';
  stamp: string;
};

const at = ({ userId, reportId, audience, language, stamp }: FileKey) =>
  sql`user_id = ${userId} and report_id = ${reportId} and audience = ${audience} and language = ${language} and stamp = ${stamp}`;

export type FileState = {
  taken_at: Date | null;
  failed_at: Date | null;
  asked_at: Date;
  bytes: Buffer | null;
};

export function fileOf(on: Queries, key: FileKey): Promise<FileState | undefined> {
  return on.maybe<FileState>(sql`
    select taken_at, failed_at, asked_at, bytes from report_files where ${at(key)}`);
}

/** After so long nobody works on it any more, however often it was tried. */
const patienceMinutes = 10;
export const givenUpBefore = (now: Date) => new Date(now.getTime() - patienceMinutes * 60_000);

/** Whoever asks first for these figures has them printed; true if that is this one. What was printed of others goes. */
export async function askForFile(
  tx: Tx,
  key: FileKey,
  document: ReportDocument,
  now: Date,
): Promise<boolean> {
  const { userId, reportId, audience, language, stamp } = key;
  const made = await tx.run(sql`
    insert into report_files (user_id, report_id, audience, language, stamp, document, asked_at)
    values (${userId}, ${reportId}, ${audience}, ${language}, ${stamp}, ${JSON.stringify(document)}, ${now})
    on conflict (user_id, report_id, audience, language) do update set
      stamp = excluded.stamp, document = excluded.document, asked_at = excluded.asked_at,
      taken_at = null, failed_at = null, bytes = null
    where report_files.user_id = ${userId}
      and (report_files.stamp <> excluded.stamp or report_files.failed_at is not null
        or (report_files.bytes is null and report_files.asked_at < ${givenUpBefore(now)}))`);
  return made > 0;
}

/** What is to be printed; nothing where it is printed already, or no longer wanted. */
export async function takeDocument(
  on: Queries,
  key: FileKey,
  now: Date,
): Promise<ReportDocument | undefined> {
  const row = await on.maybe<{ document: string }>(sql`
    update report_files set taken_at = ${now} where ${at(key)} and document is not null and failed_at is null
    returning document`);
  return row && (JSON.parse(row.document) as ReportDocument);
}

export async function keepFile(on: Queries, key: FileKey, bytes: Uint8Array): Promise<void> {
  await on.run(sql`
    update report_files set bytes = ${Buffer.from(bytes)}, document = null where ${at(key)} and document is not null`);
}

export async function markFailed(on: Queries, key: FileKey, now: Date): Promise<void> {
  await on.run(sql`update report_files set failed_at = ${now} where ${at(key)}`);
}

const keptHours = 24;

/** A file is kept for a day, then made anew if anybody asks. */
export async function removeOldFiles(on: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000);
  await on.run(sql`delete from report_files where asked_at < ${before}`);
}
