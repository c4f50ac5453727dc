import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import type { ReportDocument } from '../../reports/document/report-document.ts';
import { checkPlan, fileNameOf, ownName } from '../../reports/server/files/document-of.ts';
import { csvAnswer, workbookAnswer } from '../../reports/server/files/download-tables.ts';
import { printed } from '../../reports/server/files/print-report.ts';
import { reportWords } from '../../reports/server/files/report-words.ts';
import type * as contract from '../contract.ts';
import { comparisonDocument } from '../document/make-document.ts';
import { type Query, readComparison } from './read-comparison.ts';

const aboutOf = ({ period }: Query) => ({ kind: 'comparison' as const, period });

/** What the page says, as a document, if the plan allows files of it (rule CO-16). */
async function documentOf(context: Context, query: Query): Promise<ReportDocument> {
  await checkPlan(context);
  const { data } = await readComparison(context, { query });
  const made = dayInWarsaw(context.services.clock.now());
  const owner = await ownName(context);
  const words = reportWords(context.locale, data.currency, 'comparisonFiles');
  return comparisonDocument(data, words, { made, owner, isOfAll: query.portfolios === 'all' });
}

export async function comparisonPdf(context: Context, { query }: CallInput<typeof contract.comparisonPdf>) {
  const document = await documentOf(context, query);
  const bytes = await printed(context.services, document, actorOf(context).userId);
  const name = fileNameOf('comparison', query.period, document.made, 'pdf');
  return new FileAnswer('application/pdf', Buffer.from(bytes), name);
}

export async function comparisonXlsx(context: Context, { query }: CallInput<typeof contract.comparisonXlsx>) {
  return workbookAnswer(context, await documentOf(context, query), aboutOf(query), actorOf(context).userId);
}

export async function comparisonCsv(context: Context, { query }: CallInput<typeof contract.comparisonCsv>) {
  return csvAnswer(await documentOf(context, query), query.table, aboutOf(query));
}
