import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { quotedAs, waitForPrice } from '../../alerts/server/manage-levels.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { putNote } from '../../holdings/server/manage-notes.ts';
import { notesOnInstruments } from '../../holdings/server/note-store.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { instrumentById, type ListedInstrument } from '../../instruments/server/instrument-store.ts';
import { instrumentStays } from '../../ledger/server/holding-store.ts';
import type {
  moveWatched as moveCall,
  unwatchAsset as unwatchCall,
  watchAsset as watchCall,
} from '../contract.ts';
import { mostWatched } from '../watchlist-columns.ts';
import { firstList } from './manage-watchlists.ts';
import {
  insertWatched,
  orderWatched,
  removeWatched,
  type WatchedRow,
  watchedById,
  watchedIn,
  watchlistsOf,
} from './watchlist-store.ts';

/** What is in a list of theirs, with room for an instrument that is not in it yet (rule WL-2). */
async function roomIn(tx: Tx, userId: string, listId: string, instrumentId: string): Promise<WatchedRow[]> {
  const lists = await watchlistsOf(tx, userId);
  if (!lists.some(({ id }) => id === listId)) throw invalid({ list_id: ['watchlistError'] });
  const items = await watchedIn(tx, userId, listId);
  if (items.some((item) => item.instrument_id === instrumentId))
    throw invalid({ asset_id: ['watchedAlready'] });
  if (items.length >= mostWatched) throw invalid({ list_id: ['tooManyWatched'] });
  return items;
}

export async function watchAsset(context: Context, { body }: CallInput<typeof watchCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const at = clock.now();
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const instrument = await quotedAs(tx, body.asset_id, userId);
    if (!instrument || !(await instrumentStays(tx, instrument.id)))
      throw invalid({ asset_id: ['assetError'] });
    const list_id = body.list_id ?? (await firstList(tx, userId, body.list_name, at));
    const items = await roomIn(tx, userId, list_id, instrument.id);
    const id = newId();
    const item = { id, list_id, instrument_id: instrument.id, place: items.length + 1, at };
    await insertWatched(tx, userId, [item]);
    await orderWatched(tx, userId, list_id, [...items.map((one) => one.id), id]);
    await addTarget(tx, userId, instrument, body, at);
    await addNote(tx, userId, instrument.id, body.note ?? '', at);
    return { data: { id, list_id } };
  });
}

const directionOf = { below: 'down', above: 'up' } as const;

/** The price one waits for is a price level like others, so the bell tells when it comes (rule WL-4). */
async function addTarget(
  tx: Tx,
  userId: string,
  instrument: ListedInstrument,
  { target, way }: Pick<CallInput<typeof watchCall>['body'], 'target' | 'way'>,
  at: Date,
): Promise<void> {
  if (!target) return;
  const direction = directionOf[way];
  const level = { level: target, direction, repeats: false, note: '', submissionId: null };
  await waitForPrice(tx, userId, { ...level, instrument, at });
}

/** The note on the asset, the same as on its page (rule WL-5). */
async function addNote(tx: Tx, userId: string, instrumentId: string, note: string, at: Date): Promise<void> {
  if (!note) return;
  const [current] = await notesOnInstruments(tx, userId, [instrumentId]);
  await putNote(tx, userId, { instrumentId, portfolioId: null, note, at }, current);
}

/** To another place or to another list. */
export async function moveWatched(context: Context, { params, body }: CallInput<typeof moveCall>) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const item = await watchedById(tx, userId, params.id);
    if (!item) throw notFound();
    const { list_id: listId = item.list_id, place = mostWatched } = body;
    if (!isId(listId)) throw invalid({ list_id: ['watchlistError'] });
    const items =
      listId === item.list_id
        ? await watchedIn(tx, userId, listId)
        : await roomIn(tx, userId, listId, item.instrument_id);
    const others = items.flatMap(({ id }) => (id === item.id ? [] : [id]));
    await orderWatched(tx, userId, listId, others.toSpliced(place, 0, item.id));
  });
  return isDone;
}

export async function unwatchAsset(context: Context, { params }: CallInput<typeof unwatchCall>) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const item = await watchedById(tx, userId, params.id);
    const instrument = item && (await instrumentById(tx, item.instrument_id, userId));
    if (!item || !instrument) throw notFound();
    await noteForMinutes(tx, context, { kind: 'asset-unwatched', about: { name: instrument.ticker } });
    await removeWatched(tx, userId, item.id);
  });
  return isDone;
}
