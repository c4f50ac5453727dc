import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Counts one more of a person's day, unless that would be too many. */
export function countForPerson(tx: Tx, userId: string, day: string, most: number): Promise<number> {
  return tx.run(sql`
    insert into sms_days as counted (user_id, day, used) select ${userId}, ${day}::date, 1 where ${most}::int > 0
    on conflict (user_id, day) do update set used = counted.used + 1 where counted.used < ${most}`);
}

export function uncountForPerson(tx: Tx, userId: string, day: string): Promise<number> {
  return tx.run(sql`
    update sms_days set used = used - 1 where user_id = ${userId} and day = ${day} and used > 0`);
}

export async function usedBy(on: Queries, userId: string, day: string): Promise<number> {
  const counted = await on.maybe<{ used: number }>(
    sql`select used from sms_days where user_id = ${userId} and day = ${day}`,
  );
  return counted?.used ?? 0;
}

export function smsDaysOf(on: Queries, userId: string): Promise<{ day: string; used: number }[]> {
  return on.many(sql`select day, used from sms_days where user_id = ${userId} order by day`);
}

export function forgetSmsDays(on: Queries, before: string): Promise<number> {
  return on.run(sql`delete from sms_days where day < ${before}`);
}
