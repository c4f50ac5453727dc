import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { userById } from '../../identity/server/user-store.ts';
import type { listMessageTrouble as listCall } from '../announcements-contract.ts';
import { countTrouble, troubleOf } from './trouble-store.ts';

/** Everybody knows the demo account's password: what others were not told is none of its business. */
export async function listMessageTrouble(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const me = await userById(database, userId);
  const only = me?.is_demo ? userId : null;
  const { start, limit } = query;
  const [data, total] = await Promise.all([
    troubleOf(database, only, { start, limit }),
    countTrouble(database, only),
  ]);
  return { data, meta: { total, start, limit } };
}
