import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type SentSplit = { user_id: string; holding_id: string; day: string };

export function sentSplits(on: Queries, userIds: readonly string[]): Promise<SentSplit[]> {
  return on.many<SentSplit>(sql`
    select user_id, holding_id, day from reminder_splits where user_id = any(${[...userIds]}::uuid[])`);
}

/** Of holdings that are still there. */
export async function keepSentSplits(tx: Tx, splits: readonly SentSplit[], at: Date): Promise<void> {
  if (splits.length === 0) return;
  const owners = splits.map((one) => one.user_id);
  await tx.run(sql`
    insert into reminder_splits (user_id, holding_id, day, told_at)
    select given.user_id, given.holding_id, given.day, ${at}::timestamptz
    from unnest(${owners}::uuid[], ${splits.map((one) => one.holding_id)}::uuid[],
      ${splits.map((one) => one.day)}::date[]) as given (user_id, holding_id, day)
    join holdings h on h.user_id = given.user_id and h.id = given.holding_id and h.user_id = any(${owners}::uuid[])
    on conflict do nothing`);
}

export function forgetSentSplits(on: Queries, before: Date): Promise<number> {
  return on.run(sql`delete from reminder_splits where told_at < ${before}`);
}
