import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { type Context, FileAnswer } from '../../../../platform/http/context.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import { hasFeature } from '../../../billing/server/policies/policies.ts';
import { tablesOf } from '../../document/report-document.ts';
import type * as contract from '../../sharing-contract.ts';
import { aboutOf, workbookAnswer } from '../files/download-tables.ts';
import { printedDocument } from '../files/print-report.ts';
import { drawPicture } from './link-picture.ts';
import { documentOfLink, findLink } from './open-link.ts';

/** So many workbooks of a link are made in an hour, whoever asks; a PDF is made once for the same figures. */
const workbooksByLink = defineLimit('workbooksByLink', { most: 60, seconds: 3600 });

/** The link and what it shows, while its owner's plan allows files of it. */
async function exportableLink(context: Context, id: string) {
  const link = await findLink(context, id);
  if (!(await hasFeature(context.services, link.user_id, 'export'))) throw notFound();
  return { link, document: await documentOfLink(context, link) };
}

export async function sharedPdf(context: Context, { params }: CallInput<typeof contract.sharedPdf>) {
  const { link, document } = await exportableLink(context, params.id);
  const of = { userId: link.user_id, reportId: link.report_id, audience: 'link' as const };
  return printedDocument(context.services, of, link.definition, document);
}

export async function sharedXlsx(context: Context, { params }: CallInput<typeof contract.sharedXlsx>) {
  const { link, document } = await exportableLink(context, params.id);
  if (tablesOf(document).length === 0) throw notFound();
  await context.services.limits.take(workbooksByLink, link.id);
  return workbookAnswer(context, document, aboutOf(link.definition), `link:${link.id}`);
}

/** What chat programs show: the title, the return and the shape of what is shared; a locked link tells nothing. */
export async function sharedPicture(
  context: Context,
  { params, query }: CallInput<typeof contract.sharedPicture>,
) {
  const asked: Context = { ...context, locale: query.lang };
  const link = await findLink(asked, params.id);
  const shown = link.password_hash === null ? await documentOfLink(asked, link) : null;
  const png = await drawPicture(asked, shown, `link:${link.id}`);
  return new FileAnswer('image/png', png, null, 'public, max-age=300');
}
