import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type ChangeAbout, type ChangeKind, type ChangeOrigin, quietKinds } from '../change-kinds.ts';
import { mostKeptRows } from '../undoable.ts';

export type ChangeRow = {
  id: string;
  kind: ChangeKind;
  about: ChangeAbout;
  origin: ChangeOrigin;
  session_id: string | null;
  made_at: Date;
  is_history: boolean;
  undone_at: Date | null;
  rows: number;
};

/** Writes the change down, and from here to the end of the transaction every row that goes or becomes another. */
export async function insertChange(
  tx: Tx,
  by: { userId: string; origin: ChangeOrigin; sessionId: string | null },
  change: { id: string; kind: ChangeKind; about: ChangeAbout; at: Date; isHistory: boolean },
): Promise<void> {
  await tx.run(sql`
    insert into changes (user_id, id, kind, about, origin, session_id, made_at, is_history)
    values (${by.userId}, ${change.id}, ${change.kind}, ${JSON.stringify(change.about)}::jsonb, ${by.origin}, ${by.sessionId},
      ${change.at}, ${change.isHistory})`);
  await tx.run(sql`select set_config('walory.change', ${`${by.userId}/${change.id}`}, true)`);
}

/** What is put back is no change of its own. */
export function keepNothing(tx: Tx): Promise<number> {
  return tx.run(sql`select set_config('walory.change', '', true)`);
}

const columns = sql`c.id, c.kind, c.about, c.origin, c.session_id, c.made_at, c.is_history, c.undone_at,
  (select count(*) from (select from change_rows r where r.user_id = c.user_id and r.change_id = c.id
    limit ${mostKeptRows + 1}) kept)::int as rows`;

/** Which of somebody's changes are asked for. */
export type WantedChanges = {
  /** Those made after it, not undone, with rows to put back. */
  undoableSince?: Date | null;
  kinds?: readonly ChangeKind[] | null;
  origin?: ChangeOrigin | null;
  transactionId?: string | null;
};

const keyOf = (userId: string, transactionId: string) => `${userId}/${transactionId}`;

function wanted(
  userId: string,
  { undoableSince = null, kinds = null, origin = null, transactionId = null }: WantedChanges,
) {
  return sql`c.user_id = ${userId}
    and (${undoableSince}::timestamptz is null or (c.made_at > ${undoableSince}::timestamptz and c.undone_at is null
      and c.kind <> all(${[...quietKinds]}::text[])
      and exists (select from change_rows r where r.user_id = c.user_id and r.change_id = c.id)))
    and (${kinds && [...kinds]}::text[] is null or c.kind = any(${kinds && [...kinds]}::text[]))
    and (${origin}::text is null or c.origin = ${origin}::text)
    and (${transactionId}::text is null or c.id in (select r.change_id from change_rows r
      where r.user_id = ${userId} and r.of_table = 'transactions' and r.row_key = ${keyOf(userId, transactionId ?? '')}))
    and (c.is_history or ${undoableSince}::timestamptz is not null)`;
}

export function changesOf(
  on: Queries,
  userId: string,
  which: WantedChanges,
  { start, limit }: { start: number; limit: number },
): Promise<ChangeRow[]> {
  return on.many<ChangeRow>(sql`
    select ${columns} from changes c where ${wanted(userId, which)}
    order by c.made_at desc, c.id desc limit ${limit} offset ${start}`);
}

export async function countChanges(on: Queries, userId: string, which: WantedChanges): Promise<number> {
  const { count } = await on.one<{ count: number }>(
    sql`select count(*)::int as count from changes c where ${wanted(userId, which)}`,
  );
  return count;
}

export function changeById(on: Queries, userId: string, id: string): Promise<ChangeRow | undefined> {
  return on.maybe<ChangeRow>(
    sql`select ${columns} from changes c where c.user_id = ${userId} and c.id = ${id}`,
  );
}

/** Holds it until the transaction ends: it is undone once. */
export async function lockChange(tx: Tx, userId: string, id: string): Promise<ChangeRow | undefined> {
  await tx.run(sql`select from changes where user_id = ${userId} and id = ${id} for update`);
  return changeById(tx, userId, id);
}

export function markUndone(tx: Tx, userId: string, id: string, at: Date): Promise<number> {
  return tx.run(sql`update changes set undone_at = ${at} where user_id = ${userId} and id = ${id}`);
}

type Version = Record<string, string | null>;
export type VersionRow = { of_table: string; total: number; was: Version | null; became: Version | null };

/** Values as texts, exact as they are stored. */
export function versionsOf(
  on: Queries,
  userId: string,
  id: string,
  { most, tables, transactionId }: { most: number; tables: readonly string[]; transactionId: string | null },
): Promise<VersionRow[]> {
  return on.many<VersionRow>(sql`
    select r.of_table, count(*) over ()::int as total,
      (select jsonb_object_agg(key, value) from jsonb_each_text(r.was)) as was,
      (select jsonb_object_agg(key, value) from jsonb_each_text(r.became)) as became
    from change_rows r where r.user_id = ${userId} and r.change_id = ${id} and r.of_table = any(${[...tables]}::text[])
      and (${transactionId}::text is null
        or (r.of_table = 'transactions' and r.row_key = ${keyOf(userId, transactionId ?? '')}))
    order by r.position limit ${most}`);
}

/** What of the past is kept. */
type Kept = {
  /** What was removed can come back until then. */
  undoing: Date;
  history: Date;
  removals: readonly ChangeKind[];
  /** Of one change, and of one person: versions are for reading, not an archive. */
  rowsOfOne: number;
  rowsOfAll: number;
};

/** Forgets what is too old, what was removed for good, and the versions of more rows than anybody looks through. */
export async function forgetChanges(
  on: Queries,
  { undoing, history, removals, ...most }: Kept,
): Promise<void> {
  await on.run(sql`
    delete from changes where made_at < ${history} or (made_at < ${undoing} and not is_history)`);
  await on.run(sql`
    delete from change_rows r using changes c
    where c.made_at < ${undoing} and c.kind = any(${[...removals]}::text[])
      and r.user_id = c.user_id and r.change_id = c.id`);
  await on.run(sql`
    delete from change_rows r using (
      select c.user_id, c.id, count(*) as rows,
        sum(count(*)) over (partition by c.user_id order by c.made_at desc, c.id desc) as with_newer
      from changes c join change_rows each on each.user_id = c.user_id and each.change_id = c.id
      where c.made_at < ${undoing} group by c.user_id, c.id
    ) kept
    where (kept.rows > ${most.rowsOfOne} or kept.with_newer > ${most.rowsOfAll})
      and r.user_id = kept.user_id and r.change_id = kept.id`);
}
