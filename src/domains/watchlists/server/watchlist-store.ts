import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { WatchColumn } from '../watchlist-columns.ts';

export type WatchlistRow = {
  id: string;
  name: string;
  columns: WatchColumn[];
  count: number;
  has_asset: boolean | null;
  version: number;
};

/** In their order, and which of them have an instrument where one is meant. */
export function watchlistsOf(
  on: Queries,
  userId: string,
  instrumentId: string | null = null,
): Promise<WatchlistRow[]> {
  return on.many<WatchlistRow>(sql`
    select l.id, l.name, l.columns, l.version, count(w.id) as count,
      case when ${instrumentId}::uuid is not null then
        coalesce(bool_or(${instrumentId}::uuid in (i.id, i.replaced_by)), false) end as has_asset
    from watchlists l left join watchlist_items w on w.user_id = l.user_id and w.list_id = l.id
    left join instruments i on i.id = w.instrument_id
    where l.user_id = ${userId} group by l.user_id, l.id order by l.place, l.created_at, l.id`);
}

/** Another than the one that is meant, whatever its case. */
export async function hasListNamed(
  on: Queries,
  userId: string,
  name: string,
  besides: string | null,
): Promise<boolean> {
  const found = await on.maybe(sql`
    select id from watchlists
    where user_id = ${userId} and lower(name) = lower(${name}) and id is distinct from ${besides}::uuid`);
  return found !== undefined;
}

export function listOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from watchlists where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

export type NewWatchlist = {
  id: string;
  name: string;
  place: number;
  columns: readonly WatchColumn[];
  submission_id: string | null;
  at: Date;
};

export function insertWatchlist(tx: Tx, userId: string, list: NewWatchlist): Promise<number> {
  return tx.run(sql`
    insert into watchlists (user_id, id, name, place, columns, submission_id, created_at, updated_at)
    values (${userId}, ${list.id}, ${list.name}, ${list.place}, ${[...list.columns]}, ${list.submission_id}, ${list.at}, ${list.at})`);
}

export function changeWatchlist(
  tx: Tx,
  userId: string,
  list: { id: string; name: string; columns: readonly WatchColumn[]; at: Date },
): Promise<number> {
  return tx.run(sql`
    update watchlists set name = ${list.name}, columns = ${[...list.columns]}, version = version + 1, updated_at = ${list.at}
    where user_id = ${userId} and id = ${list.id}`);
}

/** Each at the place it has among these. */
export function orderWatchlists(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  return tx.run(sql`
    update watchlists l set place = given.place
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
    where l.user_id = ${userId} and l.id = given.id`);
}

export function removeWatchlist(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from watchlists where user_id = ${userId} and id = ${id}`);
}

export type WatchedRow = { id: string; list_id: string; instrument_id: string; created_at: Date };

/** In their order, by what instruments are quoted as. */
export function watchedIn(on: Queries, userId: string, listId: string): Promise<WatchedRow[]> {
  return on.many<WatchedRow>(sql`
    select w.id, w.list_id, coalesce(i.replaced_by, i.id) as instrument_id, w.created_at
    from watchlist_items w join instruments i on i.id = w.instrument_id
    where w.user_id = ${userId} and w.list_id = ${listId} order by w.place, w.created_at, w.id`);
}

export function watchedById(on: Queries, userId: string, id: string): Promise<WatchedRow | undefined> {
  return on.maybe<WatchedRow>(sql`
    select w.id, w.list_id, coalesce(i.replaced_by, i.id) as instrument_id, w.created_at
    from watchlist_items w join instruments i on i.id = w.instrument_id
    where w.user_id = ${userId} and w.id = ${id}`);
}

export type NewWatched = { id: string; list_id: string; instrument_id: string; place: number; at: Date };

export function insertWatched(tx: Tx, userId: string, items: readonly NewWatched[]): Promise<number> {
  return tx.run(sql`
    insert into watchlist_items (user_id, id, list_id, instrument_id, place, created_at)
    select ${userId}, id, list_id, instrument_id, place, at
    from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ list_id }) => list_id)}::uuid[],
      ${items.map(({ instrument_id }) => instrument_id)}::uuid[], ${items.map(({ place }) => place)}::integer[],
      ${items.map(({ at }) => at)}::timestamptz[]) as given (id, list_id, instrument_id, place, at)`);
}

/** Each in this list, at the place it has among these. */
export function orderWatched(
  tx: Tx,
  userId: string,
  listId: string,
  ids: readonly string[],
): Promise<number> {
  return tx.run(sql`
    update watchlist_items w set list_id = ${listId}, place = given.place
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
    where w.user_id = ${userId} and w.id = given.id`);
}

export function removeWatched(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from watchlist_items where user_id = ${userId} and id = ${id}`);
}

/** For the archive of one's own data. */
export function everyWatched(on: Queries, userId: string): Promise<object[]> {
  return on.many(sql`
    select l.name as list, i.ticker, i.isin, i.names, w.created_at
    from watchlist_items w join watchlists l on l.user_id = w.user_id and l.id = w.list_id
    join instruments i on i.id = w.instrument_id
    where w.user_id = ${userId} order by l.place, l.id, w.place, w.id`);
}
