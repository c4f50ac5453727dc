import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { kindsIn } from '../change-kinds.ts';
import type { listChanges as listCall, readChange as readCall } from '../contract.ts';
import { isRestorable, secondsToUndo, undoMinutes } from '../undoable.ts';
import { type ChangeRow, changeById, changesOf, countChanges, versionsOf } from './change-store.ts';
import type { VersionNames } from './version-names.ts';

/** More than anybody reads row by row. */
const mostVersions = 100;

export async function listChanges(context: Context, { query }: CallInput<typeof listCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const { start, limit, undoable, group, origin = null, transaction_id: transactionId = null } = query;
  const since = new Date(clock.now().getTime() - undoMinutes * 60_000);
  const which = {
    undoableSince: undoable === '1' ? since : null,
    kinds: group ? kindsIn(group) : null,
    origin,
    transactionId,
  };
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
    undone_at,
    undo_seconds: secondsToUndo(row, context.services.clock.now()),
    can_restore: isRestorable(row),
    is_here: row.session_id !== null && row.session_id === actorOf(context).sessionId,
    rows,
  };
}

/** What the rows of a change are called is known to those whose rows they are. */
export function readChange(names: readonly VersionNames[]) {
  return async (context: Context, { params, query }: CallInput<typeof readCall>) => {
    const { database } = context.services;
    const { userId } = actorOf(context);
    const change = isId(params.id) ? await changeById(database, userId, params.id) : undefined;
    if (!change) throw notFound();
    const { transaction_id: transactionId = null } = query;
    const tables = names.flatMap((one) => one.tables);
    const asked = { most: mostVersions, tables, transactionId };
    const versions = await versionsOf(database, userId, change.id, asked);
    const named = new Map<object, string>();
    for (const { tables: own, nameRows } of names) {
      const rows = versions.filter(({ of_table }) => own.includes(of_table));
      for (const [version, name] of await nameRows(context, rows)) named.set(version, name);
    }
    return {
      data: {
        ...outputOf(context, change),
        versions_total: versions[0]?.total ?? 0,
        versions: versions.map((version) => ({
          of: version.of_table,
          name: named.get(version) ?? null,
          was: version.was,
          became: version.became,
        })),
      },
    };
  };
}
