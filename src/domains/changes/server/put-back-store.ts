import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Puts back the rows of one table; answers how many were changed again since (decision 56). */
export async function putRowsBack(tx: Tx, userId: string, changeId: string, table: string): Promise<number> {
  const { left } = await tx.one<{ left: number }>(
    sql`select put_rows_back(${userId}::uuid, ${changeId}::uuid, ${table}) as left`,
  );
  return left;
}

/** Tables that a change touched. */
export async function touchedTables(on: Queries, userId: string, changeId: string): Promise<Set<string>> {
  const rows = await on.many<{ of_table: string }>(sql`
    select distinct of_table from change_rows where user_id = ${userId} and change_id = ${changeId}`);
  return new Set(rows.map(({ of_table }) => of_table));
}

/** What a column said in the rows that a change touched, before and after it. */
export async function valuesTouched(
  on: Queries,
  userId: string,
  changeId: string,
  table: string,
  column: string,
): Promise<string[]> {
  const rows = await on.many<{ value: string }>(sql`
    select distinct v.value from change_rows r cross join lateral (values (r.was ->> ${column}), (r.became ->> ${column})) v (value)
    where r.user_id = ${userId} and r.change_id = ${changeId} and r.of_table = ${table} and v.value is not null`);
  return rows.map(({ value }) => value);
}
