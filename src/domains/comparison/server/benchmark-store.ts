import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** An instrument to compare with: one of one's own that was linked is what it was linked to. */
export type BenchmarkAsset = {
  id: string;
  /** The instrument its prices are of. */
  priced_id: string;
  ticker: string;
  names: Record<string, string>;
  class_slug: string;
  currency: string;
  price_unit: 'unit' | 'pence' | 'percent';
  nominal: string | null;
  is_own: boolean;
};

const described = sql`p.id as priced_id, p.ticker, p.names, k.slug as class_slug, c.title as currency, p.price_unit,
  p.nominal::text as nominal`;
const ofPriced = sql`join asset_classes k on k.id = p.class_id join currencies c on c.id = p.currency_id`;

/** Those of the catalogue and of one's own; others are not there. */
export function benchmarkAssets(
  on: Queries,
  userId: string,
  ids: readonly string[],
): Promise<BenchmarkAsset[]> {
  return on.many<BenchmarkAsset>(sql`
    select i.id, ${described}, i.owner_id is not null as is_own
    from instruments i join instruments p on p.id = coalesce(i.replaced_by, i.id) ${ofPriced}
    where i.id = any(${ids}::uuid[]) and (i.owner_id is null or i.owner_id = ${userId})`);
}

export type StandInRow = Omit<BenchmarkAsset, 'is_own'> & {
  isin: string | null;
  subclass_slug: string | null;
  popularity: number;
};

/** So many of each class and subclass are looked at; named ones all. */
const mostOfClass = 12;

/**
 * What could stand for parts of a strategy: instruments of the catalogue by ISIN, and the most followed of subclasses and
 * classes, that have prices from a year on.
 */
export function standInCandidates(
  on: Queries,
  { isins, classes }: { isins: readonly string[]; classes: readonly string[] },
  year: number,
): Promise<StandInRow[]> {
  const usable = sql`p.owner_id is null and p.status = 'active'
    and exists (select from price_years y where y.instrument_id = p.id and y.year <= ${year})`;
  return on.many<StandInRow>(sql`
    with wanted as (
      select id from instruments where isin = any(${isins}::text[]) and owner_id is null
      union select found.id from asset_classes a cross join lateral (
        select p.id from instruments p where (p.class_id = a.id or p.subclass_id = a.id) and ${usable}
        order by p.popularity desc, p.id limit ${mostOfClass}) found
      where a.slug = any(${classes}::text[])
    )
    select p.id, ${described}, p.isin, s.slug as subclass_slug, p.popularity
    from wanted join instruments p using (id) ${ofPriced} left join asset_classes s on s.id = p.subclass_id
    where ${usable}`);
}
