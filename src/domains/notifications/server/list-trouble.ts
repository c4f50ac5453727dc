import type { CallInput } from '../../../foundation/contract.ts';
import { mostCounted } from '../../../foundation/searched.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { userById } from '../../identity/server/user-store.ts';
import type { listMessageTrouble as listCall } from '../announcements-contract.ts';
import { countTrouble, troubleOf } from './trouble-store.ts';

/** Everybody knows the demo account's password: what others were not told is none of its business. */
export async function listMessageTrouble(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const me = await userById(database, userId);
  const { start, limit, search = '', channel, state } = query;
  const wanted = { userId: me?.is_demo ? userId : null, search: search.trim(), channel, state };
  const [data, total] = await Promise.all([
    troubleOf(database, wanted, { start, limit }),
    countTrouble(database, wanted, mostCounted),
  ]);
  return { data, meta: { total, start, limit } };
}
