import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import type { rateStrategy as rateCall, removeStrategyRating as removeCall } from '../contract.ts';
import { rate, removeRating } from './rating-store.ts';
import { strategyExists } from './strategy-store.ts';

/** One rating a user and strategy; a review of blanks is none (rule S-10). */
export async function rateStrategy(context: Context, { params, body }: CallInput<typeof rateCall>) {
  const { database, clock } = context.services;
  if (!isId(params.id) || !(await strategyExists(database, params.id))) throw notFound();
  await rate(database, {
    strategyId: params.id,
    userId: actorOf(context).userId,
    rating: body.rating,
    review: body.review || null,
    at: clock.now(),
  });
  return isDone;
}

export async function removeStrategyRating(context: Context, { params }: CallInput<typeof removeCall>) {
  const { database } = context.services;
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    await noteForMinutes(tx, context, { kind: 'rating-deleted', about: {} });
    if ((await removeRating(tx, params.id, actorOf(context).userId)) === 0) throw notFound();
  });
  return isDone;
}
