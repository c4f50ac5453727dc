import type { CallInput } from '../../../../foundation/contract.ts';
import { byteOrderMark } from '../../../../foundation/csv/write-csv.ts';
import { invalid } from '../../../../foundation/failure.ts';
import { actorOf, type Context, FileAnswer } from '../../../../platform/http/context.ts';
import { defineThreadWork } from '../../../../platform/threads/thread-work.ts';
import { type ReportDocument, tablesOf, tableTitle } from '../../document/report-document.ts';
import { tableCsv } from '../../document/table-csv.ts';
import type * as contract from '../../files-contract.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import type { ReportKind } from '../../report-kinds.ts';
import { periodText, type ReportPeriod } from '../../report-period.ts';
import { documentOf, exportableReport, fileNameOf, unsavedDocument } from './document-of.ts';
import type { workbookOf } from './write-workbook.ts';

const writingWorkbook = defineThreadWork<typeof workbookOf>(
  new URL('./write-workbook.ts', import.meta.url),
  'workbookOf',
);
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Of = { kind: ReportKind | 'comparison' | 'tax'; period: string };
export const aboutOf = ({ kind, period }: ReportDefinition): Of => ({
  kind,
  period: periodText(period as ReportPeriod),
});

/** `who` waits for their own workbooks, and nobody else does. */
export async function workbookAnswer(
  { services }: Context,
  document: ReportDocument,
  { kind, period }: Of,
  who: string,
) {
  const bytes = await services.threads.run(writingWorkbook, document, who);
  return new FileAnswer(workbookType, Buffer.from(bytes), fileNameOf(kind, period, document.made, 'xlsx'));
}

/** One table of a document. */
export function csvAnswer(document: ReportDocument, key: string, { kind, period }: Of) {
  const table = tablesOf(document).find((one) => one.key === key);
  if (!table) throw invalid({ table: ['reportTableError'] });
  const bytes = Buffer.from(byteOrderMark + tableCsv(table));
  return new FileAnswer(
    'text/csv; charset=utf-8',
    bytes,
    fileNameOf(kind, `${period}-${table.key}`, document.made, 'csv'),
  );
}

const listed = (document: ReportDocument) => ({
  data: tablesOf(document).map((table) => ({
    key: table.key,
    title: tableTitle(table),
    rows: table.rows.length,
  })),
});

export async function reportXlsx(context: Context, { params }: CallInput<typeof contract.reportXlsx>) {
  const report = await exportableReport(context, params.id);
  const document = await documentOf(context, report);
  return workbookAnswer(context, document, aboutOf(report.definition), actorOf(context).userId);
}

export async function reportTables(context: Context, { params }: CallInput<typeof contract.reportTables>) {
  return listed(await documentOf(context, await exportableReport(context, params.id)));
}

export async function reportCsv(context: Context, { params, query }: CallInput<typeof contract.reportCsv>) {
  const report = await exportableReport(context, params.id);
  return csvAnswer(await documentOf(context, report), query.table, aboutOf(report.definition));
}

export async function figuresXlsx(context: Context, { query }: CallInput<typeof contract.figuresXlsx>) {
  return workbookAnswer(context, await unsavedDocument(context, query), query, actorOf(context).userId);
}

export async function figuresTables(context: Context, { query }: CallInput<typeof contract.figuresTables>) {
  return listed(await unsavedDocument(context, query));
}

export async function figuresCsv(context: Context, { query }: CallInput<typeof contract.figuresCsv>) {
  return csvAnswer(await unsavedDocument(context, query), query.table, query);
}
