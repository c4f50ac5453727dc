import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Somebody whose turn it is, and the day up to which they were told; null for who is new. */
export type Reader = { id: string; locale: 'en' | 'pl'; is_demo: boolean; told_to: string | null };

/** The next people who were not told of a day yet, in the order of their accounts. */
export function readersAfter(
  on: Queries,
  day: string,
  after: string | null,
  limit: number,
): Promise<Reader[]> {
  return on.many<Reader>(sql`
    select u.id, u.locale, u.is_demo, d.told_to from users u left join reminder_days d on d.user_id = u.id
    where (${after}::uuid is null or u.id > ${after}::uuid) and (d.told_to is null or d.told_to < ${day})
    order by u.id limit ${limit}`);
}

export async function sentTo(on: Queries, userId: string): Promise<string | null> {
  const row = await on.maybe<{ told_to: string }>(
    sql`select told_to from reminder_days where user_id = ${userId}`,
  );
  return row?.told_to ?? null;
}

/**
 * Writes down that these people are told up to a day, and says who of them was not told meanwhile by somebody else and
 * still has an account. The account first, then what belongs to it (SF-11).
 */
export async function takeTurn(
  tx: Tx,
  readers: readonly Reader[],
  { sentTo, day }: { sentTo: string; day: string },
): Promise<Set<string>> {
  const ids = readers.map(({ id }) => id);
  await tx.run(sql`select from users where id = any(${ids}::uuid[]) order by id for key share`);
  const taken = await tx.many<{ user_id: string }>(sql`
    with mine as (
      select user_id from reminder_days where user_id = any(${ids}::uuid[]) and told_to = ${sentTo}
      order by user_id for update)
    update reminder_days set told_to = ${day} where user_id in (select user_id from mine) returning user_id`);
  return new Set(taken.map(({ user_id }) => user_id));
}

/** Whoever is new is told from the next day on. */
export async function welcomeNew(tx: Tx, ids: readonly string[], day: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(sql`
    insert into reminder_days (user_id, told_to)
    select id, ${day} from users where id = any(${[...ids]}::uuid[]) order by id for key share
    on conflict do nothing`);
}
