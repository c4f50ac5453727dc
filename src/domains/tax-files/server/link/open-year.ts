import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import { ownerOfLink } from '../../../../platform/owned-link.ts';
import { hasFeature } from '../../../billing/server/policies/policies.ts';
import type { ReportDocument } from '../../../reports/document/report-document.ts';
import { isPassFor, unlock } from '../../../reports/server/sharing/link-pass.ts';
import { asOwner } from '../../../reports/server/sharing/open-link.ts';
import { onScreen } from '../../document/make-document.ts';
import type * as contract from '../../shared-contract.ts';
import { papersOf } from '../papers-of.ts';
import { printedPapers, workbookOfPapers } from '../print-papers.ts';
import { type TaxLinkRow, taxLinkById } from './tax-link-store.ts';

/** A link that opens today; what was taken back or has expired is as unknown as what never was (rule TP-5). */
async function findLink({ services }: Context, id: string): Promise<TaxLinkRow> {
  const owner = ownerOfLink(services.secrets, 'tax link', id);
  const link = owner && (await taxLinkById(services.database, owner, id));
  if (!link) throw notFound();
  if (link.expires_on !== null && link.expires_on < dayInWarsaw(services.clock.now())) throw notFound();
  return link;
}

const isLocked = ({ services, passFor }: Context, link: TaxLinkRow): boolean =>
  link.password_hash !== null && !isPassFor(services, link, passFor(link.id));

export async function sharedTaxYear(
  context: Context,
  { params }: CallInput<typeof contract.sharedTaxYear>,
): Promise<CallResult<typeof contract.sharedTaxYear>> {
  const link = await findLink(context, params.id);
  if (isLocked(context, link)) return { data: { state: 'locked' } };
  const document = await papersOf(asOwner(context, link.user_id), link.year);
  const { owner, year, expires_on } = link;
  const has_files = await hasFeature(context.services, link.user_id, 'export');
  return { data: { state: 'open', owner, year, expires_on, has_files, document: onScreen(document) } };
}

export async function unlockTaxYear(
  context: Context,
  { params, body }: CallInput<typeof contract.unlockTaxYear>,
) {
  return unlock(context, await findLink(context, params.id), body);
}

/** The link and its papers, while its owner's plan allows files of them; without the password nothing. */
async function exportableLink(
  context: Context,
  id: string,
): Promise<{ link: TaxLinkRow; document: ReportDocument }> {
  const link = await findLink(context, id);
  if (isLocked(context, link) || !(await hasFeature(context.services, link.user_id, 'export')))
    throw notFound();
  return { link, document: await papersOf(asOwner(context, link.user_id), link.year) };
}

/** So many workbooks of a link are made in an hour, whoever asks; a PDF is made once for the same figures. */
const workbooksByTaxLink = defineLimit('workbooksByTaxLink', { most: 60, seconds: 3600 });

export async function sharedTaxPdf(context: Context, { params }: CallInput<typeof contract.sharedTaxPdf>) {
  const { link, document } = await exportableLink(context, params.id);
  return printedPapers(context.services, link.user_id, link.year, document);
}

export async function sharedTaxXlsx(context: Context, { params }: CallInput<typeof contract.sharedTaxXlsx>) {
  const { link, document } = await exportableLink(context, params.id);
  await context.services.limits.take(workbooksByTaxLink, link.id);
  return workbookOfPapers(context, link.year, document, `link:${link.id}`);
}
