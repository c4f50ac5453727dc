import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type GroupRow = {
  id: string;
  name: string;
  portfolio_ids: string[];
  version: number;
  created_at: Date;
};

const columns = sql`g.id, g.name, g.version, g.created_at, array(
    select m.portfolio_id from portfolio_group_members m
    where m.user_id = g.user_id and m.group_id = g.id order by m.portfolio_id) as portfolio_ids`;

export function groupsOf(on: Queries, userId: string): Promise<GroupRow[]> {
  return on.many<GroupRow>(sql`
    select ${columns} from portfolio_groups g where g.user_id = ${userId} order by g.created_at, g.id`);
}

/** Holds it until the transaction ends. */
export async function lockGroup(tx: Tx, userId: string, id: string): Promise<GroupRow | undefined> {
  await tx.run(sql`select from portfolio_groups where user_id = ${userId} and id = ${id} for update`);
  return tx.maybe<GroupRow>(sql`
    select ${columns} from portfolio_groups g where g.user_id = ${userId} and g.id = ${id}`);
}

/** All of them, and which is called so: what letters have in common the database alone says, as its index does. */
export function groupsCalled(
  on: Queries,
  userId: string,
  name: string,
): Promise<{ id: string; has_name: boolean }[]> {
  return on.many(
    sql`select id, lower(name) = lower(${name}) as has_name from portfolio_groups where user_id = ${userId}`,
  );
}

export function groupOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from portfolio_groups where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

/** Which of these are portfolios of theirs that count: paper ones never do. */
export async function realOnes(on: Queries, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await on.many<{ id: string }>(sql`
    select id from portfolios where user_id = ${userId} and id = any(${[...ids]}::uuid[]) and not is_virtual`);
  return new Set(found.map(({ id }) => id));
}

export function insertGroup(
  tx: Tx,
  userId: string,
  group: { id: string; name: string; submission_id: string | null; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into portfolio_groups (user_id, id, name, submission_id, created_at, updated_at)
    values (${userId}, ${group.id}, ${group.name}, ${group.submission_id}, ${group.at}, ${group.at})`);
}

export function renameGroup(
  tx: Tx,
  userId: string,
  group: { id: string; name: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    update portfolio_groups set name = ${group.name}, version = version + 1, updated_at = ${group.at}
    where user_id = ${userId} and id = ${group.id}`);
}

export async function setMembers(
  tx: Tx,
  userId: string,
  groupId: string,
  portfolioIds: readonly string[],
): Promise<void> {
  const ids = [...portfolioIds];
  await tx.run(sql`
    delete from portfolio_group_members
    where user_id = ${userId} and group_id = ${groupId} and portfolio_id <> all(${ids}::uuid[])`);
  await tx.run(sql`
    insert into portfolio_group_members (user_id, group_id, portfolio_id)
    select ${userId}, ${groupId}, id from unnest(${ids}::uuid[]) as chosen (id)
    on conflict do nothing`);
}

export function removeGroup(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from portfolio_groups where user_id = ${userId} and id = ${id}`);
}
