import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type FailureKey, invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import type { undoChange as undoCall } from '../contract.ts';
import { whyNotUndone } from '../undoable.ts';
import { keepNothing, lockChange, markUndone } from './change-store.ts';
import { noteUndone } from './note-change.ts';
import { putRowsBack, touchedTables } from './put-back-store.ts';
import type { Restorable } from './restorable.ts';

/** Everything as it was before a change, or nothing (rule UN-3). */
export function undoChange(parts: readonly Restorable[]) {
  return async (context: Context, { params }: CallInput<typeof undoCall>) => {
    if (!isId(params.id)) throw notFound();
    try {
      await context.services.database.transaction((tx) => undo(tx, context, params.id, parts));
    } catch (error) {
      if (standsAgainst(error)) throw refused('changedSince');
      throw error;
    }
    return isDone;
  };
}

async function undo(tx: Tx, context: Context, id: string, parts: readonly Restorable[]): Promise<void> {
  const { userId } = actorOf(context);
  // Before everything else: whoever writes into the books waits (SF-11).
  await lockUser(tx, userId);
  const touched = await touchedTables(tx, userId, id);
  const concerned = parts.filter(({ tables }) => tables.some((table) => touched.has(table)));
  for (const { lock } of concerned) await lock?.(tx, context, id);
  const change = await lockChange(tx, userId, id);
  if (!change) throw notFound();
  const reason = whyNotUndone(change, context.services.clock.now());
  if (reason) throw refused(reason);
  await keepNothing(tx);
  for (const table of concerned.flatMap(({ tables }) => tables).filter((one) => touched.has(one)))
    if ((await putRowsBack(tx, userId, id, table)) > 0) throw refused('changedSince');
  for (const { settle } of concerned) await settle?.(tx, context, id);
  await markUndone(tx, userId, id, context.services.clock.now());
  await noteUndone(tx, context, change);
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
