import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput, CallResult } from '../../../../foundation/contract.ts';
import { Failure, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { limitsOf } from '../../../billing/server/subscriptions.ts';
import type { reportFigures as figuresCall } from '../../contract.ts';
import { makeDocument } from '../../document/make-document.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { isOfProperties, type ReportKind } from '../../report-kinds.ts';
import { periodText, type ReportPeriod } from '../../report-period.ts';
import { reportFigures } from '../report-figures.ts';
import { type ReportRow, reportById } from '../report-store.ts';
import { reportWords } from './report-words.ts';

/** More rows than that no table of a file has. */
const mostRows = 20_000;

async function checkPlan(context: Context): Promise<void> {
  const limits = await limitsOf(context.services, actorOf(context).userId);
  if (!limits.export) throw new Failure({ kind: 'upgrade' });
}

/** The caller's saved report, if the plan allows files of it. */
export async function exportableReport(context: Context, id: string): Promise<ReportRow> {
  const row = isId(id) ? await reportById(context.services.database, actorOf(context).userId, id) : undefined;
  if (!row) throw notFound();
  await checkPlan(context);
  return row;
}

const asked = (ids: 'all' | readonly string[]) => (ids === 'all' ? 'all' : ids.join(','));

/** A saved report with today's figures, in the caller's language. */
export function documentOf(
  context: Context,
  { name, definition }: { name: string; definition: ReportDefinition },
): Promise<ReportDocument> {
  const { kind, portfolios, properties, period, currency, benchmark } = definition;
  return documentFrom(
    context,
    {
      kind,
      portfolios: asked(portfolios),
      properties: asked(properties),
      period: periodText(period as ReportPeriod),
      currency: currency ?? undefined,
      benchmark,
    },
    name,
  );
}

type Asked = Omit<CallInput<typeof figuresCall>['query'], 'start' | 'limit'>;

/** A report that nobody saved, if the plan allows files of it. */
export async function unsavedDocument(context: Context, query: Asked): Promise<ReportDocument> {
  await checkPlan(context);
  return documentFrom(context, query, null);
}

async function documentFrom(context: Context, query: Asked, name: string | null): Promise<ReportDocument> {
  const { data } = (await reportFigures(context, {
    params: undefined,
    body: undefined,
    query: { ...query, start: 0, limit: mostRows },
  })) as CallResult<typeof figuresCall>;
  const isOfAll = (isOfProperties(query.kind) ? query.properties : query.portfolios) === 'all';
  const made = dayInWarsaw(context.services.clock.now());
  return makeDocument(data, reportWords(context.locale, data.currency), { name, made, isOfAll });
}

/** Letters of any language stay out of the header. */
export function fileNameOf(kind: ReportKind, period: string, made: string, ending: string): string {
  return `walory-${kind}-${period.replace('..', '-')}-${made}.${ending}`;
}
