import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import type { ReportDocument } from '../../reports/document/report-document.ts';
import { checkPlan, fileNameOf } from '../../reports/server/files/document-of.ts';
import { workbookAnswer } from '../../reports/server/files/download-tables.ts';
import { fromShelf, printFor, type Shelf, stampOf } from '../../reports/server/files/print-report.ts';
import { askedYear } from '../../taxes/server/asked-year.ts';
import type * as contract from '../contract.ts';
import { withoutEmptyTables } from '../document/make-document.ts';
import { papersOf } from './papers-of.ts';
import {
  askForTaxFile,
  keepTaxFile,
  markTaxFileFailed,
  type TaxFileKey,
  takeTaxDocument,
  taxFileOf,
} from './tax-file-store.ts';

export const printPapersJob = defineJob<TaxFileKey>('taxes.print', { retries: 2 });

const shelf: Shelf<TaxFileKey> = {
  job: printPapersJob,
  fileOf: taxFileOf,
  askForFile: askForTaxFile,
  takeDocument: takeTaxDocument,
  keepFile: keepTaxFile,
  markFailed: markTaxFileFailed,
};

/** Printed in the background and kept for a day, as reports are (rules RP-15, TP-2). */
export function printedPapers(services: Services, userId: string, year: number, whole: ReportDocument) {
  const document = withoutEmptyTables(whole);
  const key = { userId, year, language: document.language, stamp: stampOf(document) };
  return fromShelf(services, shelf, key, document, fileNameOf('tax', String(year), document.made, 'pdf'));
}

export const printPapers = (services: Services, key: TaxFileKey): Promise<void> =>
  printFor(services, shelf, key);

/** `who` waits for their own workbooks, and nobody else does. */
export function workbookOfPapers(context: Context, year: number, document: ReportDocument, who: string) {
  return workbookAnswer(context, document, { kind: 'tax', period: String(year) }, who);
}

export async function taxPdf(context: Context, { params }: CallInput<typeof contract.taxPdf>) {
  const year = askedYear(context, params);
  await checkPlan(context);
  const document = await papersOf(context, year);
  return printedPapers(context.services, actorOf(context).userId, year, document);
}

export async function taxXlsx(context: Context, { params }: CallInput<typeof contract.taxXlsx>) {
  const year = askedYear(context, params);
  await checkPlan(context);
  return workbookOfPapers(context, year, await papersOf(context, year), actorOf(context).userId);
}
