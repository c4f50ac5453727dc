import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type ListingRow = {
  id: string;
  ticker: string;
  mic: string;
  isin: string | null;
  class: string;
  symbols: Record<string, string>;
};

type Wanted = { provider: string; symbol: string; isin: string | null; ticker: string };

/** Instruments of the catalogue that some of these listings may be, by symbol, ISIN or ticker. */
export function listingsLike(on: Queries, wanted: readonly Wanted[]): Promise<ListingRow[]> {
  return on.many<ListingRow>(sql`
    with given as (
      select * from unnest(${wanted.map((one) => one.provider)}::text[], ${wanted.map((one) => one.symbol)}::text[],
        ${wanted.map((one) => one.isin)}::text[], ${wanted.map((one) => one.ticker.toLowerCase())}::text[])
        as given (provider, symbol, isin, ticker)
    ), alike as (
      select s.instrument_id as id from provider_symbols s join given using (provider, symbol)
      union select i.id from instruments i join given on i.isin = given.isin
      union select i.id from instruments i join given on lower(i.ticker) = given.ticker
    )
    select i.id, i.ticker, i.mic, i.isin, k.slug as class,
      coalesce((select jsonb_object_agg(provider, symbol) from provider_symbols where instrument_id = i.id), '{}') as symbols
    from alike join instruments i using (id) join asset_classes k on k.id = i.class_id
    where i.owner_id is null and i.status <> 'renamed' order by i.popularity desc, i.id`);
}

/** Whoever takes a listing in has it to themselves: two people may pick the same one in the same moment. */
export async function lockListing(tx: Tx, name: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`listing ${name}`}, 0))`);
}

/** Which of these addresses are taken in a class. */
export async function slugsTaken(on: Queries, classId: string, slugs: string[]): Promise<Set<string>> {
  const rows = await on.many<{ slug: string }>(sql`
    select slug from instruments where owner_id is null and class_id = ${classId} and slug = any(${slugs}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}
