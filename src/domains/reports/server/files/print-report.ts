import { createHash } from 'node:crypto';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid } from '../../../../foundation/failure.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { AcceptedAnswer, actorOf, type Context, FileAnswer } from '../../../../platform/http/context.ts';
import { defineJob, type Job } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { defineThreadWork } from '../../../../platform/threads/thread-work.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import type { reportPdf as pdfCall } from '../../files-contract.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { periodText, type ReportPeriod } from '../../report-period.ts';
import { documentOf, exportableReport, fileNameOf } from './document-of.ts';
import {
  askForFile,
  type FileKey,
  type FileState,
  fileOf,
  givenUpBefore,
  keepFile,
  markFailed,
  takeDocument,
} from './report-file-store.ts';
import type { pdfOf } from './write-pdf.ts';

export const printReportJob = defineJob<FileKey>('reports.print', { retries: 2 });

const printing = defineThreadWork<typeof pdfOf>(new URL('./write-pdf.ts', import.meta.url), 'pdfOf', {
  seconds: 60,
});

/** Raised when pages look otherwise, so that files made before are made anew. */
const edition = 2;

const nameOf = ({ kind, period }: ReportDefinition, made: string) =>
  fileNameOf(kind, periodText(period as ReportPeriod), made, 'pdf');

export function stampOf(document: ReportDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([edition, document]))
    .digest('hex');
}

/**
 * The file, or how far it is (rule RP-15). What is printed is what the report says now: other figures since, and it is
 * printed anew.
 */
export async function reportPdf(context: Context, { params }: CallInput<typeof pdfCall>) {
  const report = await exportableReport(context, params.id);
  const document = await documentOf(context, report);
  const of = { userId: actorOf(context).userId, reportId: report.id, audience: 'owner' as const };
  return printedDocument(context.services, of, report.definition, document);
}

/** The file of a report's document, or how far it is. */
export function printedDocument(
  services: Services,
  of: Pick<FileKey, 'userId' | 'reportId' | 'audience'>,
  definition: ReportDefinition,
  document: ReportDocument,
) {
  const key: FileKey = { ...of, language: document.language, stamp: stampOf(document) };
  return fromShelf(services, reportShelf, key, document, nameOf(definition, document.made));
}

/** Where files of some kind are kept, and the job that makes them. */
export type Shelf<Key extends { userId: string }> = {
  job: Job<Key>;
  fileOf(on: Queries, key: Key): Promise<FileState | undefined>;
  askForFile(tx: Tx, key: Key, document: ReportDocument, now: Date): Promise<boolean>;
  takeDocument(on: Queries, key: Key, now: Date): Promise<ReportDocument | undefined>;
  keepFile(on: Queries, key: Key, bytes: Uint8Array): Promise<void>;
  markFailed(on: Queries, key: Key, now: Date): Promise<void>;
};

const reportShelf: Shelf<FileKey> = {
  job: printReportJob,
  ...{ fileOf, askForFile, takeDocument, keepFile, markFailed },
};

/** A file that is kept, or how far it is; whoever asks first has it made. */
export async function fromShelf<Key extends { userId: string }>(
  { database, jobs, clock }: Services,
  shelf: Shelf<Key>,
  key: Key,
  document: ReportDocument,
  name: string,
) {
  const file = await shelf.fileOf(database, key);
  if (file?.bytes) return new FileAnswer('application/pdf', file.bytes, name);
  if (file && !file.failed_at && file.asked_at >= givenUpBefore(clock.now())) {
    const state = file.taken_at ? ('making' as const) : ('waiting' as const);
    return new AcceptedAnswer({ data: { state, progress: file.taken_at ? 0.5 : 0 } });
  }
  await database.transaction(async (tx) => {
    if (await shelf.askForFile(tx, key, document, clock.now())) await jobs.send(tx, shelf.job, key);
  });
  // It was tried before and could not be made: that is said once, while it is tried again.
  if (file?.failed_at) throw invalid({ report: ['reportFileNotMade'] });
  return new AcceptedAnswer({ data: { state: 'waiting' as const, progress: 0 } });
}

/** The bytes of a document, on a thread of its own. */
export function printed({ threads }: Services, document: ReportDocument, who: string): Promise<Uint8Array> {
  return threads.run(printing, document, who);
}

export function printReport(services: Services, key: FileKey): Promise<void> {
  return printFor(services, reportShelf, key);
}

/** Prints what was asked for. Cut off, it is tried again from the beginning: the file is kept whole or not at all. */
export async function printFor<Key extends { userId: string }>(
  services: Services,
  shelf: Shelf<Key>,
  key: Key,
): Promise<void> {
  const { database, clock, log } = services;
  const document = await shelf.takeDocument(database, key, clock.now());
  if (!document) return;
  try {
    await shelf.keepFile(database, key, await printed(services, document, key.userId));
  } catch (error) {
    // Somebody else's turn, or threads that are full: the queue tries again.
    if (error instanceof Failure) throw error;
    log.error({ err: error, job: shelf.job.name }, 'document not printed');
    await shelf.markFailed(database, key, clock.now());
  }
}
