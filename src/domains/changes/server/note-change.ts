import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { ChangeAbout, ChangeKind } from '../change-kinds.ts';
import { changeMade } from './change-events.ts';
import { type ChangeOrigin, insertChange, keepNothing } from './change-store.ts';

export type Change = { kind: ChangeKind; about: ChangeAbout };

/** Who or what changes something. */
export type ChangedBy = { userId: string; origin: ChangeOrigin; sessionId: string | null };

export function changedBy(context: Context): ChangedBy {
  const { userId, via, sessionId, impersonatorId } = actorOf(context);
  const origin = impersonatorId ? 'operator' : via === 'apiKey' ? 'key' : 'person';
  return { userId, origin, sessionId };
}

/**
 * Says what the transaction is about to change in the books: from here to its end the database keeps what every row was
 * before (decision 56). Called once a transaction, behind its locks and before its first write.
 */
export function noteChange(tx: Tx, context: Context, change: Change): Promise<void> {
  return note(tx, context.services, changedBy(context), change, true);
}

/** That something is new in the books: told behind the last write, for there is nothing before it to keep. */
export async function noteAddition(tx: Tx, context: Context, change: Change): Promise<void> {
  const at = context.services.clock.now();
  await insertChange(tx, changedBy(context), { ...change, id: newId(), at, isHistory: true });
  await keepNothing(tx);
}

/** As `noteChange`, for a removal outside of the books: it is forgotten once it cannot be undone any more. */
export function noteRemoval(tx: Tx, context: Context, change: Change): Promise<void> {
  return note(tx, context.services, changedBy(context), change, false);
}

/** A change that a file or a broker makes in somebody's books. */
export function noteChangeBy(
  tx: Tx,
  services: Context['services'],
  by: ChangedBy,
  change: Change,
): Promise<void> {
  return note(tx, services, by, change, true);
}

async function note(
  tx: Tx,
  { clock, events }: Context['services'],
  by: ChangedBy,
  change: Change,
  isHistory: boolean,
): Promise<void> {
  await insertChange(tx, by, { ...change, id: newId(), at: clock.now(), isHistory });
  await events.publish(tx, changeMade.of(by.userId));
}

/** That something was undone stands beside what it was. */
export async function noteUndone(
  tx: Tx,
  context: Context,
  { kind, about, is_history }: { kind: ChangeKind; about: ChangeAbout; is_history: boolean },
): Promise<void> {
  const { clock } = context.services;
  if (!is_history) return;
  await insertChange(tx, changedBy(context), {
    kind: 'undone',
    about: { ...about, of: kind },
    id: newId(),
    at: clock.now(),
    isHistory: true,
  });
}
