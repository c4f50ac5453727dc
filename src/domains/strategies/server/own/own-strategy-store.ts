import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { OwnComponent, OwnRules } from '../../own/own-strategy.ts';
import type { VersionChanges } from '../../own/version-changes.ts';

/** One's own strategy with its newest version. */
export type OwnStrategyRow = {
  id: string;
  name: string;
  version: number;
  link_id: string | null;
  created_at: Date;
  updated_at: Date;
  components: OwnComponent[];
  rules: OwnRules;
};

const rows = sql`
  select o.id, o.name, o.version, o.link_id, o.created_at, o.updated_at, v.components, v.rules
  from own_strategies o join own_strategy_versions v on v.user_id = o.user_id and v.strategy_id = o.id and v.version = o.version`;

export function ownStrategiesOf(on: Queries, userId: string): Promise<OwnStrategyRow[]> {
  return on.many<OwnStrategyRow>(sql`
    ${rows} where o.user_id = ${userId} order by o.updated_at desc, o.id`);
}

export function ownStrategyById(
  on: Queries,
  userId: string,
  id: string,
): Promise<OwnStrategyRow | undefined> {
  return on.maybe<OwnStrategyRow>(sql`${rows} where o.user_id = ${userId} and o.id = ${id}`);
}

export function ownStrategyByLink(
  on: Queries,
  userId: string,
  linkId: string,
): Promise<OwnStrategyRow | undefined> {
  return on.maybe<OwnStrategyRow>(sql`${rows} where o.user_id = ${userId} and o.link_id = ${linkId}`);
}

export function ownStrategyOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(sql`
    select id from own_strategies where user_id = ${userId} and submission_id = ${submissionId}`);
}

/** Whoever saves holds it until the transaction ends. */
export async function lockOwnStrategy(
  tx: Tx,
  userId: string,
  id: string,
): Promise<OwnStrategyRow | undefined> {
  const found = await tx.maybe(sql`
    select from own_strategies where user_id = ${userId} and id = ${id} for update`);
  // Read after whoever held it is done.
  return found && ownStrategyById(tx, userId, id);
}

export async function countOwnStrategies(on: Queries, userId: string): Promise<number> {
  const { count } = await on.one<{ count: number }>(sql`
    select count(*) as count from own_strategies where user_id = ${userId}`);
  return count;
}

export type NewVersion = {
  version: number;
  components: readonly OwnComponent[];
  rules: OwnRules;
  changes: VersionChanges;
  restored_from: number | null;
};

export async function insertOwnStrategy(
  tx: Tx,
  userId: string,
  strategy: { id: string; name: string; submission_id: string | null },
  version: NewVersion,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into own_strategies (user_id, id, name, version, submission_id, created_at, updated_at)
    values (${userId}, ${strategy.id}, ${strategy.name}, ${version.version}, ${strategy.submission_id}, ${at}, ${at})`);
  await insertVersion(tx, userId, strategy.id, version, at);
}

/** The newest from now on; of more than `most` the oldest goes. */
export async function saveVersion(
  tx: Tx,
  userId: string,
  id: string,
  { name, most, ...version }: NewVersion & { name: string; most: number },
  at: Date,
): Promise<void> {
  await insertVersion(tx, userId, id, version, at);
  await tx.run(sql`
    update own_strategies set name = ${name}, version = ${version.version}, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
  await tx.run(sql`
    delete from own_strategy_versions
    where user_id = ${userId} and strategy_id = ${id} and version <= ${version.version - most}`);
}

async function insertVersion(tx: Tx, userId: string, id: string, version: NewVersion, at: Date) {
  await tx.run(sql`
    insert into own_strategy_versions (user_id, strategy_id, version, components, rules, changes, restored_from, saved_at)
    values (${userId}, ${id}, ${version.version}, ${JSON.stringify(version.components)}, ${JSON.stringify(version.rules)},
      ${JSON.stringify(version.changes)}, ${version.restored_from}, ${at})`);
}

export type VersionRow = {
  strategy_id: string;
  version: number;
  components: OwnComponent[];
  rules: OwnRules;
  changes: VersionChanges;
  restored_from: number | null;
  saved_at: Date;
};

/** Of one strategy or of all, the newest first. */
export function versionsOf(
  on: Queries,
  userId: string,
  strategyId: string | null,
  most: number,
): Promise<VersionRow[]> {
  const only = strategyId === null ? sql`` : sql`and strategy_id = ${strategyId}`;
  return on.many<VersionRow>(sql`
    select strategy_id, version, components, rules, changes, restored_from, saved_at from own_strategy_versions
    where user_id = ${userId} ${only} order by strategy_id, version desc limit ${most}`);
}

export function versionByNumber(
  on: Queries,
  userId: string,
  strategyId: string,
  version: number,
): Promise<Pick<VersionRow, 'components' | 'rules'> | undefined> {
  return on.maybe(sql`
    select components, rules from own_strategy_versions
    where user_id = ${userId} and strategy_id = ${strategyId} and version = ${version}`);
}

export function removeOwnStrategy(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from own_strategies where user_id = ${userId} and id = ${id}`);
}

/** The link it has stays; `fresh` is for one that has none. Nothing where there is no such strategy. */
export function giveLink(
  tx: Tx,
  userId: string,
  id: string,
  fresh: string,
): Promise<{ link_id: string } | undefined> {
  return tx.maybe(sql`
    update own_strategies set link_id = coalesce(link_id, ${fresh}) where user_id = ${userId} and id = ${id}
    returning link_id`);
}

export function takeLink(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`
    update own_strategies set link_id = null where user_id = ${userId} and id = ${id} and link_id is not null`);
}
