import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { ChangeAbout, ChangeKind, ChangeOrigin } from '../change-kinds.ts';
import { changeMade } from './change-events.ts';
import { type ChangeRow, insertChange, keepNothing } from './change-store.ts';

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
 * before (decision 61). Called once a transaction, behind its locks and before its first write.
 */
export async function noteChange(tx: Tx, context: Context, change: Change): Promise<void> {
  await note(tx, context, change, true);
}

/** That something is new in the books: told behind the last write, for there is nothing before it to keep. */
export function noteAddition(tx: Tx, context: Context, change: Change): Promise<void> {
  return noteAdditionBy(tx, context.services, changedBy(context), change);
}

/** The same of what a file or a broker brings. */
export async function noteAdditionBy(
  tx: Tx,
  { clock }: Pick<Context['services'], 'clock'>,
  by: ChangedBy,
  change: Change,
): Promise<void> {
  await insertChange(tx, by, { ...change, id: newId(), at: clock.now(), isHistory: true });
  await keepNothing(tx);
}

/** As `noteChange`, for what is no part of the books: it is forgotten once it cannot be undone any more. Its id. */
export function noteForMinutes(tx: Tx, context: Context, change: Change): Promise<string> {
  return note(tx, context, change, false);
}

async function note(tx: Tx, context: Context, change: Change, isHistory: boolean): Promise<string> {
  const { clock, events } = context.services;
  const by = changedBy(context);
  const id = newId();
  await insertChange(tx, by, { ...change, id, at: clock.now(), isHistory });
  await events.publish(tx, changeMade.of(by.userId));
  return id;
}

type Earlier = Pick<ChangeRow, 'kind' | 'about' | 'is_history'>;

/** What is named when something is undone or restored: the first change, however often that happens. */
const named = ({ kind, about }: Earlier): ChangeAbout => ({ ...about, of: about.of ?? kind });

/** That rows got an earlier version is a change of its own. */
export function noteRestored(tx: Tx, context: Context, change: Earlier): Promise<string> {
  return note(tx, context, { kind: 'restored', about: named(change) }, true);
}

/** That something was undone stands beside what it was; other browsers offer it no longer. */
export async function noteUndone(tx: Tx, context: Context, change: Earlier): Promise<void> {
  const { clock, events } = context.services;
  const by = changedBy(context);
  await events.publish(tx, changeMade.of(by.userId));
  if (!change.is_history) return;
  const undone = { kind: 'undone' as const, about: named(change), id: newId(), at: clock.now() };
  await insertChange(tx, by, { ...undone, isHistory: true });
}
