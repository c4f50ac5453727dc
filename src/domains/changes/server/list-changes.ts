import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { undoMinutes } from '../change-kinds.ts';
import type { listChanges as listCall, readChange as readCall } from '../contract.ts';
import { undoUntil, whyNotUndone } from '../undoable.ts';
import { type ChangeRow, changeById, changesOf, countChanges, versionsOf } from './change-store.ts';
import type { VersionNames } from './version-names.ts';

/** More than anybody reads row by row. */
const mostVersions = 100;

export async function listChanges(context: Context, { query }: CallInput<typeof listCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const { start, limit, undoable, transaction_id: transactionId = null } = query;
  const since = new Date(clock.now().getTime() - undoMinutes * 60_000);
  const which = { undoableSince: undoable === '1' ? since : null, transactionId };
  const [rows, total] = await Promise.all([
    changesOf(database, userId, which, { start, limit }),
    countChanges(database, userId, which),
  ]);
  return { data: rows.map((row) => outputOf(context, row)), meta: { total, start, limit } };
}

function outputOf(context: Context, row: ChangeRow) {
  const { id, kind, about, origin, made_at, undone_at, rows } = row;
  return {
    id,
    kind,
    about,
    origin,
    made_at,
    undo_until: rows > 0 ? undoUntil(row) : null,
    undone_at,
    can_undo: whyNotUndone(row, context.services.clock.now()) === undefined,
    is_here: row.session_id !== null && row.session_id === actorOf(context).sessionId,
    rows,
  };
}

/** What the rows of a change are called is known to those whose rows they are. */
export function readChange(names: readonly VersionNames[]) {
  return async (context: Context, { params }: CallInput<typeof readCall>) => {
    const { database } = context.services;
    const { userId } = actorOf(context);
    const change = isId(params.id) ? await changeById(database, userId, params.id) : undefined;
    if (!change) throw notFound();
    const versions = await versionsOf(database, userId, change.id, mostVersions);
    const named = new Map<object, string>();
    for (const nameOf of names)
      for (const [version, name] of await nameOf(context, versions)) named.set(version, name);
    return {
      data: {
        ...outputOf(context, change),
        versions: versions.map((version) => ({
          of: version.of_table,
          name: named.get(version) ?? version.was.name ?? null,
          was: version.was,
          became: version.became,
        })),
      },
    };
  };
}
