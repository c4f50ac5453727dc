import { isId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

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
  /** As `PL`. */
  country: string | null;
  popularity: number;
};

/** What the parts of strategies name. */
export type Wanted = {
  /** By ISIN, or by id where there is none. */
  instruments: readonly string[];
  /** Slugs of classes and subclasses. */
  classes: readonly string[];
  countries: readonly string[];
  currencies: readonly string[];
};

/** So many of each class and subclass, and of each class of a country or currency, are looked at; named ones all. */
const mostOfEach = 12;

/**
 * What could stand for parts of strategies: what they name of the catalogue and of one's own, and the catalogue's most
 * followed of classes, countries and currencies, that have prices from a year on.
 */
export function standInCandidates(
  on: Queries,
  userId: string,
  { instruments, classes, countries, currencies }: Wanted,
  year: number,
): Promise<StandInRow[]> {
  const ids = instruments.filter(isId);
  const priced = sql`p.status = 'active'
    and exists (select from price_years y where y.instrument_id = p.id and y.year <= ${year})`;
  const mostFollowed = (which: Sql) => sql`lateral (
    select p.id from instruments p where ${which} and p.owner_id is null and ${priced}
    order by p.popularity desc, p.id limit ${mostOfEach}) found`;
  return on.many<StandInRow>(sql`
    with wanted as (
      select id from instruments where isin = any(${instruments}::text[]) and owner_id is null
      union select id from instruments where isin = any(${instruments}::text[]) and owner_id = ${userId}
      union select id from instruments where id = any(${ids}::uuid[]) and (owner_id is null or owner_id = ${userId})
      union select found.id from asset_classes a
        cross join ${mostFollowed(sql`(p.class_id = a.id or p.subclass_id = a.id)`)}
      where a.slug = any(${classes}::text[])
      union select found.id from asset_classes a cross join unnest(${countries}::text[]) as w (country)
        cross join ${mostFollowed(sql`p.class_id = a.id and p.country = w.country`)}
      union select found.id from asset_classes a join currencies w on w.title = any(${currencies}::text[])
        cross join ${mostFollowed(sql`p.class_id = a.id and p.currency_id = w.id`)}
    )
    select i.id, ${described}, p.isin, s.slug as subclass_slug, p.country, p.popularity
    from wanted join instruments i using (id) join instruments p on p.id = coalesce(i.replaced_by, i.id) ${ofPriced}
    left join asset_classes s on s.id = p.subclass_id
    where ${priced}`);
}
