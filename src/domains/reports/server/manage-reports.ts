import { isDone } from '../../../foundation/answers.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import type {
  createReport as createCall,
  deleteReport as deleteCall,
  listReports as listCall,
  ReportOutput,
  readReport as readCall,
  updateReport as updateCall,
} from '../contract.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { wrongList } from './own-lists.ts';
import { reportsChanged } from './report-events.ts';
import {
  changeReport,
  countReports,
  insertReport,
  lockReport,
  lockReportCount,
  type ReportRow,
  removeReport,
  reportById,
  reportOfSubmission,
  reportsOf,
} from './report-store.ts';
import { preparedLink } from './sharing/prepare-link.ts';

/** So many reports somebody may keep. */
export const mostReports = 100;

/** A report as its owner sees it today: a link past its last day has expired. */
export function shownReport({ services }: Context, row: ReportRow): ReportOutput {
  const { link } = row;
  const today = dayInWarsaw(services.clock.now());
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    link: link && { ...link, is_expired: link.expires_on !== null && link.expires_on < today },
  };
}

export async function listReports(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [rows, total] = await Promise.all([
    reportsOf(database, userId, query),
    countReports(database, userId),
  ]);
  const data = rows.map((row) => shownReport(context, row));
  return { data, meta: { total, start: query.start, limit: query.limit } };
}

export async function readReport(context: Context, { params }: CallInput<typeof readCall>) {
  const row = isId(params.id)
    ? await reportById(context.services.database, actorOf(context).userId, params.id)
    : undefined;
  if (!row) throw notFound();
  return { data: shownReport(context, row) };
}

/** What is not the caller's is as unknown as what never was. */
async function checkOwn(on: Queries, userId: string, definition: ReportDefinition) {
  const wrong = await wrongList(on, userId, definition);
  if (wrong === 'portfolios') throw invalid({ 'definition.portfolios': ['reportPortfoliosError'] });
  if (wrong === 'properties') throw invalid({ 'definition.properties': ['reportPropertiesError'] });
}

export async function createReport(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock, events } = context.services;
  const { userId } = actorOf(context);
  await checkOwn(database, userId, body.definition);
  // Who looks through somebody's eyes does not show it to the world.
  if (body.share && actorOf(context).impersonatorId) throw new Failure({ kind: 'forbidden' });
  const share = body.share && (await preparedLink(context, body, body.share));
  const row = await database.transaction(async (tx) => {
    const count = await lockReportCount(tx, userId);
    const twin = body.submission_id && (await reportOfSubmission(tx, userId, body.submission_id));
    if (twin) return twin;
    if (count >= mostReports) throw invalid({ name: ['tooManyReports'] });
    const report = await insertReport(tx, userId, {
      id: newId(),
      name: body.name,
      definition: body.definition,
      submission_id: body.submission_id ?? null,
      at: clock.now(),
    });
    await events.publish(tx, reportsChanged.of(userId));
    if (!share) return report;
    await share(tx, report.id);
    return (await reportById(tx, userId, report.id))!;
  });
  return { data: shownReport(context, row) };
}

export async function updateReport(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock, events } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const row = await database.transaction(async (tx) => {
    const current = await lockReport(tx, userId, params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current: shownReport(context, current) });
    await checkOwn(tx, userId, body.definition);
    const { name, definition } = body;
    const changed = await changeReport(tx, userId, params.id, { name, definition, at: clock.now() });
    await events.publish(tx, reportsChanged.of(userId));
    return changed;
  });
  return { data: shownReport(context, row) };
}

export async function deleteReport(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const report = await reportById(tx, userId, params.id);
    if (!report) throw notFound();
    await noteForMinutes(tx, context, { kind: 'report-deleted', about: { name: report.name } });
    await removeReport(tx, userId, params.id);
    await events.publish(tx, reportsChanged.of(userId));
  });
  return isDone;
}
