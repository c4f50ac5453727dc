import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** A new pass over everybody; whatever was stored before is seen by it. */
export async function beginPass(on: Queries): Promise<number> {
  const { pass, seen } = await on.one<{ pass: string; seen: string }>(sql`
    select nextval('alert_passes')::text as pass, coalesce((select max(pass) from alert_progress), 0)::text as seen`);
  if (Number(pass) > Number(seen)) return Number(pass);
  // A restored database has the rows and begins to count anew.
  const next = Number(seen) + 1;
  await on.one(sql`select setval('alert_passes', ${next}::bigint)`);
  return next;
}

/** The newest pass that somebody began. */
export async function newestPass(on: Queries): Promise<number> {
  return Number(
    (await on.one<{ pass: string }>(sql`select last_value::text as pass from alert_passes`)).pass,
  );
}

/** Whoever has a portfolio or waits for a price, and was never looked at. Somebody who is just being removed is left out. */
export function enrol(on: Queries): Promise<number> {
  return on.run(sql`
    insert into alert_progress (user_id, pass)
    select u.id, 0 from users u
    where not exists (select from alert_progress a where a.user_id = u.id)
      and (exists (select from portfolios p where p.user_id = u.id) or exists (select from price_levels l where l.user_id = u.id))
    for key share of u skip locked
    on conflict do nothing`);
}

/** Some people whom this pass has not looked at; nobody else does until the transaction ends. */
export async function claimPeople(tx: Tx, pass: number, most: number): Promise<string[]> {
  const rows = await tx.many<{ user_id: string }>(sql`
    select a.user_id from alert_progress a join users u on u.id = a.user_id
    where a.pass < ${pass} order by a.pass, a.user_id limit ${most}
    for update of a skip locked for key share of u skip locked`);
  return rows.map(({ user_id }) => user_id);
}

/** The same of one person, who may be with somebody else. */
export async function claimPerson(tx: Tx, pass: number, userId: string): Promise<boolean> {
  const found = await tx.maybe(sql`
    select from alert_progress a join users u on u.id = a.user_id where a.user_id = ${userId} and a.pass < ${pass}
    for update of a skip locked for key share of u skip locked`);
  return found !== undefined;
}

export function markSeen(tx: Tx, userIds: readonly string[], pass: number): Promise<number> {
  return tx.run(sql`update alert_progress set pass = ${pass} where user_id = any(${[...userIds]}::uuid[])`);
}
