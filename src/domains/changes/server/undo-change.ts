import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type FailureKey, invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { isRemoval } from '../change-kinds.ts';
import type { restoreVersions as restoreCall, undoChange as undoCall } from '../contract.ts';
import { isRestorable, whyNotUndone } from '../undoable.ts';
import { type ChangeRow, keepNothing, lockChange, markUndone } from './change-store.ts';
import { noteRestored, noteUndone } from './note-change.ts';
import { putRowsBack, putVersionsBack, takeRowsAway, touchedTables, withLinked } from './put-back-store.ts';
import type { Restorable } from './restorable.ts';

/** Everything as it was before a change, or nothing (rule UN-3). */
export function undoChange(parts: readonly Restorable[]) {
  return async (context: Context, { params: { id } }: CallInput<typeof undoCall>) => {
    await orRefused(context, async (tx) => {
      const { change, concerned, touched } = await held(tx, context, id, parts);
      const { userId } = actorOf(context);
      const now = context.services.clock.now();
      const reason = whyNotUndone(change, now);
      if (reason) throw refused(reason);
      await keepNothing(tx);
      const tables = concerned.flatMap((part) => part.tables).filter((table) => touched.has(table));
      for (const table of tables)
        if ((await putRowsBack(tx, userId, id, table)) > 0) throw refused('changedSince');
      for (const table of tables.toReversed())
        if ((await takeRowsAway(tx, userId, id, table)) > 0) throw refused('changedSince');
      const what = { changeIds: [id], isRemoval: isRemoval(change.kind) };
      for (const { settle } of concerned) await settle?.(tx, context, what);
      await markUndone(tx, userId, id, now);
      await noteUndone(tx, context, change);
    });
    return isDone;
  };
}

/** Rows as they were before a change, whatever they became later: a change like others, which can be undone (rule UN-2). */
export function restoreVersions(parts: readonly Restorable[]) {
  return async (context: Context, { params: { id }, body }: CallInput<typeof restoreCall>) => {
    const { transaction_id: one } = body;
    if (one !== undefined && !isId(one)) throw notFound();
    await orRefused(context, async (tx) => {
      const { change, concerned } = await held(tx, context, id, parts);
      const { userId } = actorOf(context);
      if (!isRestorable(change)) throw refused('notRestorable');
      const ids = one === undefined ? null : await withLinked(tx, userId, id, one);
      if (ids?.length === 0) throw notFound();
      const restored = await noteRestored(tx, context, change);
      for (const { versioned = {} } of concerned)
        for (const [table, how] of Object.entries(versioned)) {
          // One row alone takes nothing else along but what it cannot be without.
          const only = ids && (table === 'transactions' ? ids : []);
          const wanted = { table, ids: only, whole: how === 'whole' };
          if ((await putVersionsBack(tx, userId, id, wanted)) > 0) throw refused('changedSince');
        }
      const what = { changeIds: [id, restored], isRemoval: false };
      for (const { versioned, settle } of concerned) if (versioned) await settle?.(tx, context, what);
    });
    return isDone;
  };
}

/** A change with everything it concerns, held in the order of all writers: the account before anything else (SF-11). */
async function held(
  tx: Tx,
  context: Context,
  id: string,
  parts: readonly Restorable[],
): Promise<{ change: ChangeRow; touched: Set<string>; concerned: Restorable[] }> {
  const { userId } = actorOf(context);
  if (!isId(id)) throw notFound();
  await lockUser(tx, userId);
  const touched = await touchedTables(tx, userId, id);
  const concerned = parts.filter(({ tables }) => tables.some((table) => touched.has(table)));
  for (const { lock } of concerned) await lock?.(tx, context);
  const change = await lockChange(tx, userId, id);
  if (!change) throw notFound();
  return { change, touched, concerned };
}

async function orRefused(context: Context, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await context.services.database.transaction(work);
  } catch (error) {
    throw standsAgainst(error) ? refused('changedSince') : error;
  }
}

function refused(reason: FailureKey) {
  return invalid({ id: [reason] });
}

/** Another row has its place now, what it refers to is gone, or the ledger would lack units. */
function standsAgainst(error: unknown): boolean {
  const { code, detail } = error as { code?: string; detail?: { kind?: string; errors?: object } };
  if (code === '23505' || code === '23503') return true;
  return detail?.kind === 'invalid' && 'amount' in (detail.errors ?? {});
}
