import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type TagRow = { name: string; assets: number; transactions: number };

/** By name, with how many assets and transactions have each. */
export function tagsOf(on: Queries, userId: string): Promise<TagRow[]> {
  return on.many<TagRow>(sql`
    select min(name) as name, sum(assets)::integer as assets, sum(transactions)::integer as transactions from (
      select name, count(distinct instrument_id) as assets, count(transaction_id) as transactions
      from tags where user_id = ${userId} group by name) written
    group by lower(name) order by lower(name)`);
}

/** How each tag is written, and how often something has one. */
export function knownTags(on: Queries, userId: string): Promise<{ name: string; uses: number }[]> {
  return on.many(sql`
    select min(name) as name, sum(uses)::integer as uses from (
      select name, count(*) as uses from tags where user_id = ${userId} group by name) written
    group by lower(name)`);
}

export type AssetTagRow = { asset_id: string; portfolio_id: string | null; tags: string[] };

/** Of one asset, or of all; by what an instrument is quoted as. */
export function tagsOfAssets(
  on: Queries,
  userId: string,
  instrumentId: string | null,
): Promise<AssetTagRow[]> {
  return on.many<AssetTagRow>(sql`
    select coalesce(i.replaced_by, i.id) as asset_id, t.portfolio_id, array_agg(t.name order by lower(t.name)) as tags
    from tags t join instruments i on i.id = t.instrument_id
    where t.user_id = ${userId} and t.instrument_id is not null
      and (${instrumentId}::uuid is null or ${instrumentId}::uuid in (i.id, i.replaced_by))
    group by 1, 2 order by 1, 2 nulls first`);
}

/** By transaction; those without a tag are not among them. */
export async function tagsOfTransactions(
  on: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await on.many<{ transaction_id: string; tags: string[] }>(sql`
    select transaction_id, array_agg(name order by lower(name)) as tags from tags
    where user_id = ${userId} and transaction_id = any(${[...ids]}::uuid[]) group by transaction_id`);
  return new Map(rows.map(({ transaction_id, tags }) => [transaction_id, tags]));
}

export type TaggedThings = {
  asset_id: string | null;
  portfolio_id: string | null;
  transaction_id: string | null;
};

/** Everything that has a tag, however it is written. */
export function thingsWithTag(on: Queries, userId: string, name: string): Promise<TaggedThings[]> {
  return on.many<TaggedThings>(sql`
    select coalesce(i.replaced_by, i.id) as asset_id, t.portfolio_id, t.transaction_id
    from tags t left join instruments i on i.id = t.instrument_id
    where t.user_id = ${userId} and lower(t.name) = lower(${name})`);
}

type Place = { instrumentId: string; portfolioId: string | null };

/** One's own instrument that was linked to the catalogue has its tags with it. */
export function clearAssetTags(
  tx: Tx,
  userId: string,
  { instrumentId, portfolioId }: Place,
): Promise<number> {
  return tx.run(sql`
    delete from tags where user_id = ${userId} and portfolio_id is not distinct from ${portfolioId}
      and instrument_id in (select id from instruments where ${instrumentId} in (id, replaced_by))`);
}

export function insertAssetTags(
  tx: Tx,
  userId: string,
  { instrumentId, portfolioId, names, at }: Place & { names: readonly string[]; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into tags (user_id, id, name, instrument_id, portfolio_id, created_at)
    select ${userId}, id, name, ${instrumentId}, ${portfolioId}, ${at}
    from unnest(${names.map(() => newId())}::uuid[], ${[...names]}::text[]) as given (id, name)
    on conflict do nothing`);
}

export type NewTransactionTag = { transactionId: string; name: string };

/** What is tagged so already stays as it is. */
export function insertTransactionTags(
  tx: Tx,
  userId: string,
  given: readonly NewTransactionTag[],
  at: Date,
): Promise<number> {
  return tx.run(sql`
    insert into tags (user_id, id, name, transaction_id, created_at)
    select ${userId}, id, name, transaction_id, ${at}
    from unnest(${given.map(() => newId())}::uuid[], ${given.map(({ name }) => name)}::text[],
      ${given.map(({ transactionId }) => transactionId)}::uuid[]) as given (id, name, transaction_id)
    on conflict do nothing`);
}

export function removeTransactionTags(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  names: readonly string[],
): Promise<number> {
  return tx.run(sql`
    delete from tags where user_id = ${userId} and transaction_id = any(${[...ids]}::uuid[])
      and lower(name) in (select lower(given) from unnest(${[...names]}::text[]) as given)`);
}

/** Takes off a transaction what is not among these. */
export function keepOnlyTags(
  tx: Tx,
  userId: string,
  transactionId: string,
  names: readonly string[],
): Promise<number> {
  return tx.run(sql`
    delete from tags where user_id = ${userId} and transaction_id = ${transactionId}
      and lower(name) not in (select lower(given) from unnest(${[...names]}::text[]) as given)`);
}

/** The most tags that one of these transactions has. */
export async function mostTagsOf(on: Queries, userId: string, ids: readonly string[]): Promise<number> {
  const { most } = await on.one<{ most: number }>(sql`
    select coalesce(max(count), 0) as most from (
      select count(*) from tags where user_id = ${userId} and transaction_id = any(${[...ids]}::uuid[])
      group by transaction_id) each`);
  return most;
}

/** How a tag that gets another name is written: as the one it joins, or as it was given. */
export async function writtenAs(on: Queries, userId: string, before: string, name: string): Promise<string> {
  const joined = await on.maybe<{ name: string }>(sql`
    select min(name) as name from tags
    where user_id = ${userId} and lower(name) = lower(${name}) and lower(name) <> lower(${before}) having count(*) > 0`);
  return joined?.name ?? name;
}

/** Takes a tag off what has the other one already. */
export function removeDoubles(tx: Tx, userId: string, name: string, other: string): Promise<number> {
  return tx.run(sql`
    delete from tags t using tags o
    where t.user_id = ${userId} and lower(t.name) = lower(${name}) and lower(t.name) <> lower(${other})
      and o.user_id = t.user_id and lower(o.name) = lower(${other})
      and (o.instrument_id, o.portfolio_id, o.transaction_id)
        is not distinct from (t.instrument_id, t.portfolio_id, t.transaction_id)`);
}

export function changeTag(tx: Tx, userId: string, before: string, name: string): Promise<number> {
  return tx.run(
    sql`update tags set name = ${name} where user_id = ${userId} and lower(name) = lower(${before})`,
  );
}

export function removeTag(tx: Tx, userId: string, name: string): Promise<number> {
  return tx.run(sql`delete from tags where user_id = ${userId} and lower(name) = lower(${name})`);
}

/** For the archive of one's own data. */
export function everyTag(on: Queries, userId: string): Promise<object[]> {
  return on.many(sql`
    select t.name, i.ticker, t.instrument_id as asset_id, t.portfolio_id, t.transaction_id, t.created_at
    from tags t left join instruments i on i.id = t.instrument_id
    where t.user_id = ${userId} order by lower(t.name), t.created_at, t.id`);
}
