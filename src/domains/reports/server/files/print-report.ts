import { createHash } from 'node:crypto';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid } from '../../../../foundation/failure.ts';
import { AcceptedAnswer, actorOf, type Context, FileAnswer } from '../../../../platform/http/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
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
const edition = 1;

const nameOf = ({ kind, period }: ReportDefinition, made: string) =>
  fileNameOf(kind, periodText(period as ReportPeriod), made, 'pdf');

function stampOf(document: ReportDocument): string {
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

/** The file of a document, or how far it is. */
export async function printedDocument(
  { database, jobs, clock }: Services,
  of: Pick<FileKey, 'userId' | 'reportId' | 'audience'>,
  definition: ReportDefinition,
  document: ReportDocument,
) {
  const key: FileKey = { ...of, language: document.language, stamp: stampOf(document) };
  const file = await fileOf(database, key);
  if (file?.bytes) return new FileAnswer('application/pdf', file.bytes, nameOf(definition, document.made));
  if (file && !file.failed_at && file.asked_at >= givenUpBefore(clock.now())) {
    const state = file.taken_at ? ('making' as const) : ('waiting' as const);
    return new AcceptedAnswer({ data: { state, progress: file.taken_at ? 0.5 : 0 } });
  }
  await database.transaction(async (tx) => {
    if (await askForFile(tx, key, document, clock.now())) await jobs.send(tx, printReportJob, key);
  });
  // It was tried before and could not be made: that is said once, while it is tried again.
  if (file?.failed_at) throw invalid({ report: ['reportFileNotMade'] });
  return new AcceptedAnswer({ data: { state: 'waiting' as const, progress: 0 } });
}

/** The bytes of a document, on a thread of its own. */
export function printed({ threads }: Services, document: ReportDocument, who: string): Promise<Uint8Array> {
  return threads.run(printing, document, who);
}

/** Prints what was asked for. Cut off, it is tried again from the beginning: the file is kept whole or not at all. */
export async function printReport(services: Services, key: FileKey): Promise<void> {
  const { database, clock, log } = services;
  const document = await takeDocument(database, key, clock.now());
  if (!document) return;
  try {
    await keepFile(database, key, await printed(services, document, key.userId));
  } catch (error) {
    // Somebody else's turn, or threads that are full: the queue tries again.
    if (error instanceof Failure) throw error;
    log.error({ err: error, reportId: key.reportId }, 'report not printed');
    await markFailed(database, key, clock.now());
  }
}
