import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { requireFeature } from '../../../billing/server/policies/policies.ts';
import { userById } from '../../../identity/server/user-store.ts';
import type { reportFigures as figuresCall } from '../../contract.ts';
import { makeDocument } from '../../document/make-document.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import { figuresQuery, type ReportDefinition } from '../../report-definition.ts';
import { isOfProperties, type ReportKind } from '../../report-kinds.ts';
import { nominalFigures } from '../report-figures.ts';
import { type ReportRow, reportById } from '../report-store.ts';
import { reportWords } from './report-words.ts';

/** More rows than that no table of a file has. */
const mostRows = 20_000;

/** Files are for those whose plan has them. */
export async function checkPlan(context: Context): Promise<void> {
  await requireFeature(context.services, actorOf(context).userId, 'export');
}

/** The caller's saved report, if the plan allows files of it. */
export async function exportableReport(context: Context, id: string): Promise<ReportRow> {
  const row = isId(id) ? await reportById(context.services.database, actorOf(context).userId, id) : undefined;
  if (!row) throw notFound();
  await checkPlan(context);
  return row;
}

/** What a report is asked for with, whole. */
export type Asked = Omit<CallInput<typeof figuresCall>['query'], 'start' | 'limit' | 'basis'>;
type Answer = CallResult<typeof figuresCall>;

/** A saved report with today's figures, in the caller's language. */
export function documentOf(
  context: Context,
  { name, definition }: { name: string; definition: ReportDefinition },
): Promise<ReportDocument> {
  return documentFrom(context, figuresQuery(definition), name);
}

/** What a report says today. */
export function figuresOf(context: Context, query: Asked, limit: number): Promise<Answer> {
  return nominalFigures(context, { ...query, start: 0, limit });
}

/** A report that nobody saved, if the plan allows files of it. */
export async function unsavedDocument(context: Context, query: Asked): Promise<ReportDocument> {
  await checkPlan(context);
  return documentFrom(context, query, null);
}

async function documentFrom(context: Context, query: Asked, name: string | null): Promise<ReportDocument> {
  const { data } = await figuresOf(context, query, mostRows);
  const isOfAll = (isOfProperties(query.kind) ? query.properties : query.portfolios) === 'all';
  const made = dayInWarsaw(context.services.clock.now());
  const owner = await ownName(context);
  return makeDocument(data, reportWords(context.locale, data.currency), { name, made, owner, isOfAll });
}

/** What the caller is called, for the cover. */
export async function ownName(context: Context): Promise<string | null> {
  const user = await userById(context.services.database, actorOf(context).userId);
  return user?.name ?? null;
}

/** Letters of any language stay out of the header. */
export function fileNameOf(
  kind: ReportKind | 'comparison' | 'tax',
  period: string,
  made: string,
  ending: string,
): string {
  return `walory-${kind}-${period.replace('..', '-')}-${made}.${ending}`;
}
