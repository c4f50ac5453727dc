import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import type {
  createWatchlist as createCall,
  deleteWatchlist as deleteCall,
  listWatchlists as listCall,
  updateWatchlist as updateCall,
} from '../contract.ts';
import { mostWatchlists, usualColumns } from '../watchlist-columns.ts';
import {
  changeWatchlist,
  hasListNamed,
  insertWatchlist,
  listOfSubmission,
  orderWatchlists,
  removeWatchlist,
  type WatchlistRow,
  watchlistsOf,
} from './watchlist-store.ts';

export async function listWatchlists(context: Context, { query }: CallInput<typeof listCall>) {
  const { asset_id: asked = null } = query;
  if (asked !== null && !isId(asked)) throw invalid({ asset_id: ['assetError'] });
  return wholeList(await watchlistsOf(context.services.database, actorOf(context).userId, asked));
}

/** Whoever writes holds the account first (SF-11): two at once have neither one name nor one list too many. */
async function heldLists(tx: Tx, userId: string): Promise<WatchlistRow[]> {
  await lockUser(tx, userId);
  return watchlistsOf(tx, userId);
}

async function refuseTaken(tx: Tx, userId: string, name: string, own: string | null): Promise<void> {
  if (await hasListNamed(tx, userId, name, own)) throw invalid({ name: ['watchlistNameTaken'] });
}

async function listById(tx: Tx, userId: string, id: string): Promise<WatchlistRow> {
  return (await watchlistsOf(tx, userId)).find((list) => list.id === id)!;
}

export async function createWatchlist(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    const lists = await heldLists(tx, userId);
    const { name, submission_id = null } = body;
    const twin = submission_id && (await listOfSubmission(tx, userId, submission_id));
    if (twin) return { data: await listById(tx, userId, twin.id) };
    if (lists.length >= mostWatchlists) throw invalid({ name: ['tooManyWatchlists'] });
    await refuseTaken(tx, userId, name, null);
    const id = newId();
    const place = lists.length + 1;
    await insertWatchlist(tx, userId, {
      id,
      name,
      place,
      columns: usualColumns,
      submission_id,
      at: clock.now(),
    });
    await orderWatchlists(tx, userId, [...lists.map((list) => list.id), id]);
    return { data: await listById(tx, userId, id) };
  });
}

/** The list that is meant where none is named; the first one is made by who has none (rule WL-2). */
export async function firstList(tx: Tx, userId: string, name: string | undefined, at: Date): Promise<string> {
  const [first] = await watchlistsOf(tx, userId);
  if (first) return first.id;
  if (name === undefined) throw invalid({ list_id: ['watchlistError'] });
  const id = newId();
  await insertWatchlist(tx, userId, { id, name, place: 1, columns: usualColumns, submission_id: null, at });
  return id;
}

export async function updateWatchlist(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    const lists = await heldLists(tx, userId);
    const current = lists.find(({ id }) => id === params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current });
    const { id } = current;
    const { name = current.name, columns = current.columns, place } = body;
    await refuseTaken(tx, userId, name, id);
    await changeWatchlist(tx, userId, { id, name, columns: [...new Set(columns)], at: clock.now() });
    if (place !== undefined) {
      const others = lists.flatMap((list) => (list.id === id ? [] : [list.id]));
      await orderWatchlists(tx, userId, others.toSpliced(place, 0, id));
    }
    return { data: await listById(tx, userId, id) };
  });
}

export async function deleteWatchlist(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { userId } = actorOf(context);
  await context.services.database.transaction(async (tx) => {
    const list = (await heldLists(tx, userId)).find(({ id }) => id === params.id);
    if (!list) throw notFound();
    await noteForMinutes(tx, context, { kind: 'watchlist-deleted', about: { name: list.name } });
    await removeWatchlist(tx, userId, list.id);
  });
  return isDone;
}
