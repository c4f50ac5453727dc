import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Link } from '../linked-groups.ts';

/** Between which holdings of a person securities were moved. */
export function linksOf(on: Queries, userId: string): Promise<Link[]> {
  return on.many<Link>(sql`
    select distinct o.holding_id as "from", i.holding_id as "to"
    from transactions o join transactions i on i.user_id = o.user_id and i.link_id = o.link_id and i.type = 'transfer-in'
    where o.user_id = ${userId} and o.link_id is not null and o.type in ('transfer-out', 'spin-off')`);
}

/** These rows, the other halves of those that are linked, and all rows of the corporate actions they are of (rule CA-7). */
export async function withOtherHalves(on: Queries, userId: string, ids: string[]): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select o.id from transactions t join transactions o on o.user_id = t.user_id and o.link_id = t.link_id and o.id <> t.id
    where t.user_id = ${userId} and t.id = any(${ids}::uuid[]) and t.link_id is not null
    union select o.id from transactions t join transactions o on o.user_id = t.user_id and o.event_id = t.event_id and o.id <> t.id
    where t.user_id = ${userId} and t.id = any(${ids}::uuid[]) and t.event_id is not null`);
  return [...new Set([...ids, ...rows.map((row) => row.id)])];
}

/** All rows of a corporate action, in the order they were written. */
export function rowsOfEvent(on: Queries, userId: string, eventId: string): Promise<{ id: string }[]> {
  return on.many(sql`
    select id from transactions where user_id = ${userId} and event_id = ${eventId} order by created_at, id`);
}

export type OtherHalf = {
  id: string;
  portfolio_id: string;
  portfolio_name: string;
  is_virtual: boolean;
};

/** Where the other halves of linked rows are, by row. */
export async function otherHalves(
  on: Queries,
  userId: string,
  ids: string[],
): Promise<Map<string, OtherHalf>> {
  const rows = await on.many<OtherHalf & { of: string }>(sql`
    select t.id as of, o.id, o.portfolio_id, p.name as portfolio_name, p.is_virtual
    from transactions t
    join transactions o on o.user_id = t.user_id and o.link_id = t.link_id and o.id <> t.id
    join portfolios p on p.user_id = o.user_id and p.id = o.portfolio_id
    where t.user_id = ${userId} and t.id = any(${ids}::uuid[]) and t.link_id is not null`);
  return new Map(rows.map(({ of, ...half }) => [of, half]));
}

/** Both rows become halves of one transfer, of one day and time. */
export function linkRows(
  tx: Tx,
  userId: string,
  pair: { outId: string; inId: string; day: string; time: string | null },
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update transactions set link_id = ${pair.outId}, day = ${pair.day}, time = ${pair.time}, version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = any(${[pair.outId, pair.inId]}::uuid[])`);
}

/**
 * Transfers of these portfolios whose halves do not fit together: one is missing, or says otherwise. One asset that becomes
 * another does so in other units.
 */
export async function partedLinks(on: Queries, userId: string, portfolioIds: string[]): Promise<number> {
  const { parted } = await on.one<{ parted: number }>(sql`
    select count(*)::int as parted from (
      select t.link_id from transactions t join holdings h on h.user_id = t.user_id and h.id = t.holding_id
      where t.user_id = ${userId} and t.link_id in (select link_id from transactions
        where user_id = ${userId} and portfolio_id = any(${portfolioIds}::uuid[]) and link_id is not null)
      group by t.link_id
      having count(*) <> 2 or count(distinct t.day) <> 1 or (count(distinct h.instrument_id) = 1
        and (count(distinct t.units) <> 1 or count(distinct t.portfolio_id) <> 2))
    ) as links`);
  return parted;
}

/** Each half stands alone from now on. */
export function unlinkRows(tx: Tx, userId: string, ids: string[], at: Date): Promise<number> {
  return tx.run(sql`
    update transactions set link_id = null, version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = any(${ids}::uuid[]) and link_id is not null`);
}

/** Halves in other portfolios or holdings of what is about to be removed, which stay. */
export function halvesLeftBehind(
  on: Queries,
  userId: string,
  removed: { portfolioId?: string; holdingId?: string },
): Promise<{ id: string; portfolio_id: string; holding_id: string }[]> {
  const gone = removed.holdingId
    ? sql`t.holding_id = ${removed.holdingId}`
    : sql`t.portfolio_id = ${removed.portfolioId ?? null}`;
  return on.many(sql`
    select o.id, o.portfolio_id, o.holding_id
    from transactions t join transactions o on o.user_id = t.user_id and o.link_id = t.link_id and o.id <> t.id
    where t.user_id = ${userId} and t.link_id is not null and ${gone}`);
}
