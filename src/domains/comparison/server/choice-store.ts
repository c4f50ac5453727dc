import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** What somebody compares with, as addresses have it; null where they never said. */
export async function keptBenchmarks(on: Queries, userId: string): Promise<string[] | null> {
  const row = await on.maybe<{ benchmarks: string[] }>(
    sql`select benchmarks from comparison_choices where user_id = ${userId}`,
  );
  return row?.benchmarks ?? null;
}

export async function storeBenchmarks(
  on: Queries,
  userId: string,
  benchmarks: readonly string[],
  at: Date,
): Promise<void> {
  await on.run(sql`
    insert into comparison_choices (user_id, benchmarks, updated_at)
    values (${userId}, ${[...benchmarks]}::text[], ${at})
    on conflict (user_id) do update set benchmarks = excluded.benchmarks, updated_at = excluded.updated_at
    where comparison_choices.user_id = ${userId}`);
}
