import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Puts back the rows of one table; answers how many were changed again since (decision 61). */
export async function putRowsBack(tx: Tx, userId: string, changeId: string, table: string): Promise<number> {
  const { left } = await tx.one<{ left: number }>(
    sql`select put_rows_back(${userId}::uuid, ${changeId}::uuid, ${table}) as left`,
  );
  return left;
}

/** Takes away the rows of one table that came with a change; answers how many are others by now. */
export async function takeRowsAway(tx: Tx, userId: string, changeId: string, table: string): Promise<number> {
  const { left } = await tx.one<{ left: number }>(
    sql`select take_rows_away(${userId}::uuid, ${changeId}::uuid, ${table}) as left`,
  );
  return left;
}

/** Which rows of a table get their earlier version, and how much of it. */
export type WantedVersions = { table: string; ids: readonly string[] | null; whole: boolean };

/** Gives rows the version from before a change; answers how many are not there any more. */
export async function putVersionsBack(
  tx: Tx,
  userId: string,
  changeId: string,
  { table, ids, whole }: WantedVersions,
): Promise<number> {
  const keys = ids?.map((id) => `${userId}/${id}`) ?? null;
  const { left } = await tx.one<{ left: number }>(sql`
    select put_versions_back(${userId}::uuid, ${changeId}::uuid, ${table}, ${keys}::text[], ${whole}) as left`);
  return left;
}

/** A transaction of a change with those it was linked to before: halves of a transfer have one version. */
export async function withLinked(
  on: Queries,
  userId: string,
  changeId: string,
  id: string,
): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select distinct half.was ->> 'id' as id from change_rows one join change_rows half on half.user_id = one.user_id
      and half.change_id = one.change_id and half.of_table = 'transactions'
      and (half.row_key = one.row_key or half.was ->> 'link_id' = one.was ->> 'link_id')
    where one.user_id = ${userId} and one.change_id = ${changeId} and one.of_table = 'transactions'
      and one.row_key = ${`${userId}/${id}`} and half.was is not null`);
  return rows.map((row) => row.id);
}

/** Tables that a change touched. */
export async function touchedTables(on: Queries, userId: string, changeId: string): Promise<Set<string>> {
  const rows = await on.many<{ of_table: string }>(sql`
    select distinct of_table from change_rows where user_id = ${userId} and change_id = ${changeId}`);
  return new Set(rows.map(({ of_table }) => of_table));
}

/** What a column said in the rows that changes touched, before and after. */
export async function valuesTouched(
  on: Queries,
  userId: string,
  changeIds: readonly string[],
  table: string,
  column: string,
): Promise<string[]> {
  const rows = await on.many<{ value: string }>(sql`
    select distinct v.value from change_rows r cross join lateral (values (r.was ->> ${column}), (r.became ->> ${column})) v (value)
    where r.user_id = ${userId} and r.change_id = any(${[...changeIds]}::uuid[]) and r.of_table = ${table} and v.value is not null`);
  return rows.map(({ value }) => value);
}
