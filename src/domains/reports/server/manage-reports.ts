import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { propertyNames } from '../../real-estate/server/property-store.ts';
import type {
  createReport as createCall,
  deleteReport as deleteCall,
  listReports as listCall,
  readReport as readCall,
  updateReport as updateCall,
} from '../contract.ts';
import type { ReportDefinition } from '../report-definition.ts';
import {
  changeReport,
  countReports,
  insertReport,
  lockReport,
  lockReportCount,
  removeReport,
  reportById,
  reportOfSubmission,
  reportsOf,
} from './report-store.ts';

/** So many reports somebody may keep. */
export const mostReports = 100;

export async function listReports(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [data, total] = await Promise.all([
    reportsOf(database, userId, query),
    countReports(database, userId),
  ]);
  return { data, meta: { total, start: query.start, limit: query.limit } };
}

export async function readReport(context: Context, { params }: CallInput<typeof readCall>) {
  const row = isId(params.id)
    ? await reportById(context.services.database, actorOf(context).userId, params.id)
    : undefined;
  if (!row) throw notFound();
  return { data: row };
}

/** What is not the caller's is as unknown as what never was. */
async function checkOwn(on: Queries, userId: string, { portfolios, properties }: ReportDefinition) {
  const isOwn = (ids: 'all' | readonly string[], own: readonly { id: string }[]) =>
    ids === 'all' || ids.every((id) => own.some((one) => one.id === id));
  if (portfolios !== 'all' && !isOwn(portfolios, await portfoliosOf(on, userId)))
    throw invalid({ 'definition.portfolios': ['reportPortfoliosError'] });
  if (properties !== 'all' && !isOwn(properties, await propertyNames(on, userId)))
    throw invalid({ 'definition.properties': ['reportPropertiesError'] });
}

export async function createReport(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  await checkOwn(database, userId, body.definition);
  const data = await database.transaction(async (tx) => {
    const count = await lockReportCount(tx, userId);
    const twin = body.submission_id && (await reportOfSubmission(tx, userId, body.submission_id));
    if (twin) return twin;
    if (count >= mostReports) throw invalid({ name: ['tooManyReports'] });
    return insertReport(tx, userId, {
      id: newId(),
      name: body.name,
      definition: body.definition,
      submission_id: body.submission_id ?? null,
      at: clock.now(),
    });
  });
  return { data };
}

export async function updateReport(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const data = await database.transaction(async (tx) => {
    const current = await lockReport(tx, userId, params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current });
    await checkOwn(tx, userId, body.definition);
    const { name, definition } = body;
    return changeReport(tx, userId, params.id, { name, definition, at: clock.now() });
  });
  return { data };
}

export async function deleteReport(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const removed = await database.transaction((tx) => removeReport(tx, userId, params.id));
  if (removed === 0) throw notFound();
  return isDone;
}
