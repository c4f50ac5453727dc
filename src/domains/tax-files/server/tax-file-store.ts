import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { ReportDocument } from '../../reports/document/report-document.ts';
import { type FileState, givenUpBefore } from '../../reports/server/files/report-file-store.ts';

/** The papers of a year in a language, of these figures: an accountant gets the same file as its owner. */
export type TaxFileKey = { userId: string; year: number; language: 'en' | 'pl'; stamp: string };

const at = ({ userId, year, language, stamp }: TaxFileKey) =>
  sql`user_id = ${userId} and year = ${year} and language = ${language} and stamp = ${stamp}`;

export function taxFileOf(on: Queries, key: TaxFileKey): Promise<FileState | undefined> {
  return on.maybe<FileState>(sql`
    select taken_at, failed_at, asked_at, bytes from tax_files where ${at(key)}`);
}

/** Whoever asks first for these figures has them printed; true if that is this one. What was printed of others goes. */
export async function askForTaxFile(
  tx: Tx,
  key: TaxFileKey,
  document: ReportDocument,
  now: Date,
): Promise<boolean> {
  const { userId, year, language, stamp } = key;
  const made = await tx.run(sql`
    insert into tax_files (user_id, year, language, stamp, document, asked_at)
    values (${userId}, ${year}, ${language}, ${stamp}, ${JSON.stringify(document)}, ${now})
    on conflict (user_id, year, language) do update set
      stamp = excluded.stamp, document = excluded.document, asked_at = excluded.asked_at,
      taken_at = null, failed_at = null, bytes = null
    where tax_files.user_id = ${userId}
      and (tax_files.stamp <> excluded.stamp or tax_files.failed_at is not null
        or (tax_files.bytes is null and tax_files.asked_at < ${givenUpBefore(now)}))`);
  return made > 0;
}

/** What is to be printed; nothing where it is printed already, or no longer wanted. */
export async function takeTaxDocument(
  on: Queries,
  key: TaxFileKey,
  now: Date,
): Promise<ReportDocument | undefined> {
  const row = await on.maybe<{ document: string }>(sql`
    update tax_files set taken_at = ${now} where ${at(key)} and document is not null and failed_at is null
    returning document`);
  return row && (JSON.parse(row.document) as ReportDocument);
}

export async function keepTaxFile(on: Queries, key: TaxFileKey, bytes: Uint8Array): Promise<void> {
  await on.run(sql`
    update tax_files set bytes = ${Buffer.from(bytes)}, document = null where ${at(key)} and document is not null`);
}

export async function markTaxFileFailed(on: Queries, key: TaxFileKey, now: Date): Promise<void> {
  await on.run(sql`update tax_files set failed_at = ${now} where ${at(key)}`);
}

const keptHours = 24;

/** A file is kept for a day, then made anew if anybody asks. */
export async function removeOldTaxFiles(on: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000);
  await on.run(sql`delete from tax_files where asked_at < ${before}`);
}
