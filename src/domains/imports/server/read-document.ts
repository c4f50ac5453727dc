import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { listDocuments as listCall, readDocument as readCall } from '../contract.ts';
import { shapeOf } from './document-answer.ts';
import { documentById, documentCount, documentsOf } from './document-store.ts';
import { shown } from './upload-document.ts';

export async function readDocument(context: Context, { params, query }: CallInput<typeof readCall>) {
  const { userId } = actorOf(context);
  const known =
    isId(params.fileName) && (await documentById(context.services.database, userId, params.fileName));
  if (!known) throw notFound();
  return shown(context, params.fileName, query);
}

export async function listDocuments(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [rows, total] = [
    await documentsOf(database, userId, query.start, query.limit),
    await documentCount(database, userId),
  ];
  return { data: rows.map(shapeOf), meta: { total, start: query.start, limit: query.limit } };
}
