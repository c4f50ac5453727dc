import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { instrumentStays } from '../../ledger/server/holding-store.ts';
import { portfolioById } from '../../ledger/server/portfolio-store.ts';
import { mostNotes } from '../note-limits.ts';
import type {
  deleteAssetNote as deleteCall,
  listAssetNotes as listCall,
  saveAssetNote as saveCall,
} from '../notes-contract.ts';
import { changeNote, countNotes, insertNote, noteById, notesOf, removeNote } from './note-store.ts';

export async function listAssetNotes(context: Context, { query }: CallInput<typeof listCall>) {
  if (!isId(query.asset_id)) throw invalid({ asset_id: ['assetError'] });
  return wholeList(await notesOf(context.services.database, actorOf(context).userId, query.asset_id));
}

/** One note for each asset and portfolio: what is written replaces what was there (rule HO-11). */
export async function saveAssetNote(context: Context, { body }: CallInput<typeof saveCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const instrumentId = await instrumentOf(tx, userId, body.asset_id);
    const portfolioId = body.portfolio_id;
    if (portfolioId !== null && !(isId(portfolioId) && (await portfolioById(tx, portfolioId, userId))))
      throw invalid({ portfolio_id: ['portfolioError'] });
    const notes = await notesOf(tx, userId, instrumentId);
    const current = notes.find(({ portfolio_id }) => portfolio_id === portfolioId);
    if (body.version !== undefined && body.version !== (current?.version ?? 0))
      throw new Failure({ kind: 'conflict', current: current ?? null });
    const id = await putNote(
      tx,
      userId,
      { instrumentId, portfolioId, note: body.note, at: clock.now() },
      current,
    );
    return { data: (await noteById(tx, userId, id))! };
  });
}

/** What an asset is quoted as; it stays until the transaction ends. */
async function instrumentOf(tx: Tx, userId: string, id: string): Promise<string> {
  const found = isId(id) ? await instrumentById(tx, id, userId) : undefined;
  const instrumentId = found?.replaced_by ?? found?.id;
  if (!instrumentId || !(await instrumentStays(tx, instrumentId)))
    throw invalid({ asset_id: ['assetError'] });
  return instrumentId;
}

type NewNote = { instrumentId: string; portfolioId: string | null; note: string; at: Date };

/** In place of the one that is there, or as a new one; says by which id. */
export async function putNote(
  tx: Tx,
  userId: string,
  { instrumentId, portfolioId, ...note }: NewNote,
  current: { id: string } | undefined,
): Promise<string> {
  const id = current?.id ?? newId();
  if (current) await changeNote(tx, userId, id, note.note, note.at);
  else {
    if ((await countNotes(tx, userId)) >= mostNotes) throw invalid({ note: ['tooManyAssetNotes'] });
    await insertNote(tx, userId, { id, ...note, instrument_id: instrumentId, portfolio_id: portfolioId });
  }
  return id;
}

export async function deleteAssetNote(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const note = await noteById(tx, userId, params.id);
    if (!note) throw notFound();
    await noteForMinutes(tx, context, { kind: 'asset-note-deleted', about: { name: note.ticker } });
    await removeNote(tx, userId, params.id);
  });
  return isDone;
}

/** For the archive of one's own data. */
export async function exportNotes(on: Queries, user: { id: string }) {
  return { 'asset-notes': await notesOf(on, user.id, null) };
}
