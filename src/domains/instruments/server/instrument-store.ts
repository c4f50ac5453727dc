import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type InstrumentRow = {
  id: string;
  owner_id: string | null;
  isin: string | null;
  mic: string;
  ticker: string;
  class_id: string;
  subclass_id: string | null;
  currency_id: string;
  names: Record<string, string>;
  sector: string | null;
  country: string | null;
  price_unit: 'unit' | 'pence' | 'percent';
  nominal: string | null;
  status: 'active' | 'delisted' | 'renamed';
  replaced_by: string | null;
  units_outstanding: string | null;
  facts: InstrumentFacts;
  source: string;
  slug: string;
  search: string;
  popularity: number;
};

export type InstrumentFacts = {
  employees?: number;
  listDate?: string;
  website?: string;
  description?: Record<string, string>;
};

export type FoundInstrument = InstrumentRow & {
  price: string | null;
  price_at: Date | null;
  price_source: string | null;
  currency: string;
  class_slug: string;
};

type Wish = { search: string; classId: string | null; userId: string | null; start: number; limit: number };

/**
 * Finds instruments by ticker, ISIN or name, forgiving typos and missing diacritics. Whoever asks also sees their own
 * custom instruments. Exact and beginning tickers come first, then whole words, then what is merely similar.
 */
export function findInstruments(on: Queries, wish: Wish): Promise<FoundInstrument[]> {
  const inClass = wish.classId
    ? sql`and (i.class_id = ${wish.classId} or i.subclass_id = ${wish.classId})`
    : sql``;
  if (!wish.search) {
    return on.many<FoundInstrument>(sql`
      select i.*, p.price, p.at as price_at, p.source as price_source, c.title as currency, k.slug as class_slug
      from instruments i left join latest_prices p on p.instrument_id = i.id
      join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
      where (i.owner_id is null or i.owner_id = ${wish.userId}) and i.status <> 'renamed' ${inClass}
      order by i.popularity desc, i.id offset ${wish.start} limit ${wish.limit}`);
  }
  const contains = `%${wish.search}%`;
  return on.many<FoundInstrument>(sql`
    with found as (
      select id from instruments where search like ${contains}
      union
      select id from instruments where ${wish.search} <% search
    )
    select i.*, p.price, p.at as price_at, p.source as price_source, c.title as currency, k.slug as class_slug
    from found join instruments i using (id)
    left join latest_prices p on p.instrument_id = i.id
    join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
    where (i.owner_id is null or i.owner_id = ${wish.userId}) and i.status <> 'renamed' ${inClass}
    order by lower(i.ticker) = ${wish.search} desc, lower(i.ticker) like ${`${wish.search}%`} desc,
      i.search like ${contains} desc, word_similarity(${wish.search}, i.search) desc, i.popularity desc, i.id
    offset ${wish.start} limit ${wish.limit}`);
}

export async function countInstruments(on: Queries, wish: Omit<Wish, 'start' | 'limit'>): Promise<number> {
  const inClass = wish.classId
    ? sql`and (class_id = ${wish.classId} or subclass_id = ${wish.classId})`
    : sql``;
  const matches = wish.search
    ? sql`and (search like ${`%${wish.search}%`} or ${wish.search} <% search)`
    : sql``;
  const { total } = await on.one<{ total: number }>(sql`
    select count(*) as total from instruments
    where (owner_id is null or owner_id = ${wish.userId}) and status <> 'renamed' ${inClass} ${matches}`);
  return total;
}

/** One instrument of the catalogue, or the caller's own. */
export function instrumentById(
  on: Queries,
  id: string,
  userId: string | null,
): Promise<FoundInstrument | undefined> {
  return on.maybe<FoundInstrument>(sql`
    select i.*, p.price, p.at as price_at, p.source as price_source, c.title as currency, k.slug as class_slug
    from instruments i left join latest_prices p on p.instrument_id = i.id
    join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
    where i.id = ${id} and (i.owner_id is null or i.owner_id = ${userId})`);
}

/** A public instrument by its address: class and slug. */
export function instrumentBySlug(
  on: Queries,
  classSlug: string,
  slug: string,
): Promise<FoundInstrument | undefined> {
  return on.maybe<FoundInstrument>(sql`
    select i.*, p.price, p.at as price_at, p.source as price_source, c.title as currency, k.slug as class_slug
    from asset_classes k join instruments i on i.class_id = k.id
    left join latest_prices p on p.instrument_id = i.id join currencies c on c.id = i.currency_id
    where k.slug = ${classSlug} and i.slug = ${slug} and i.owner_id is null`);
}

/** Everything public of one class, for market views and symbol pages. */
export function instrumentsOfClass(on: Queries, classSlug: string): Promise<FoundInstrument[]> {
  return on.many<FoundInstrument>(sql`
    select i.*, p.price, p.at as price_at, p.source as price_source, c.title as currency, k.slug as class_slug
    from asset_classes k join instruments i on i.class_id = k.id
    left join latest_prices p on p.instrument_id = i.id join currencies c on c.id = i.currency_id
    where k.slug = ${classSlug} and i.owner_id is null and i.status = 'active'
    order by i.popularity desc, i.id`);
}

type NewInstrument = Omit<InstrumentRow, 'replaced_by'> & { replaced_by?: string | null };

/** Adds or refreshes instruments in one statement; ids are the caller's. */
export async function upsertInstruments(on: Queries, rows: NewInstrument[], at: Date): Promise<void> {
  await on.run(sql`
    insert into instruments (id, owner_id, isin, mic, ticker, class_id, subclass_id, currency_id, names, sector, country,
      price_unit, nominal, status, replaced_by, units_outstanding, facts, source, slug, search, popularity, created_at)
    select id, owner_id, isin, mic, ticker, class_id, subclass_id, currency_id, names, sector, country, price_unit, nominal,
      status, replaced_by, units_outstanding, facts, source, slug, search, popularity, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, owner_id uuid, isin text, mic text, ticker text,
      class_id uuid, subclass_id uuid, currency_id uuid, names jsonb, sector text, country text, price_unit text, nominal numeric,
      status text, replaced_by uuid, units_outstanding numeric, facts jsonb, source text, slug text, search text, popularity real)
    on conflict (id) do update set names = excluded.names, sector = excluded.sector, country = excluded.country,
      facts = excluded.facts, search = excluded.search, popularity = excluded.popularity, status = excluded.status,
      units_outstanding = excluded.units_outstanding, replaced_by = excluded.replaced_by`);
}

export async function upsertProviderSymbols(
  on: Queries,
  rows: { instrument_id: string; provider: string; symbol: string }[],
): Promise<void> {
  await on.run(sql`
    insert into provider_symbols (instrument_id, provider, symbol)
    select * from unnest(${rows.map((row) => row.instrument_id)}::uuid[], ${rows.map((row) => row.provider)}::text[], ${rows.map((row) => row.symbol)}::text[])
    on conflict (instrument_id, provider) do update set symbol = excluded.symbol`);
}

/** Removes what a source brought, as when the demonstration is switched off. */
export function deleteInstrumentsFrom(on: Queries, source: string): Promise<number> {
  return on.run(sql`delete from instruments where source = ${source} and owner_id is null`);
}

type Own = { id: string; ownerId: string };
type OwnDescription = {
  ticker: string;
  names: Record<string, string>;
  slug: string;
  search: string;
  classId: string;
  currencyId: string;
};

export function updateOwn(on: Queries, own: Own, given: OwnDescription): Promise<number> {
  return on.run(sql`
    update instruments set ticker = ${given.ticker}, names = ${JSON.stringify(given.names)}, slug = ${given.slug},
      search = ${given.search}, class_id = ${given.classId}, currency_id = ${given.currencyId}
    where id = ${own.id} and owner_id = ${own.ownerId}`);
}

export function deleteOwn(on: Queries, own: Own): Promise<number> {
  return on.run(sql`delete from instruments where id = ${own.id} and owner_id = ${own.ownerId}`);
}

export function linkOwn(on: Queries, own: Own, targetId: string): Promise<number> {
  return on.run(sql`
    update instruments set status = 'renamed', replaced_by = ${targetId} where id = ${own.id} and owner_id = ${own.ownerId}`);
}

export function instrumentsOwnedBy(on: Queries, userId: string): Promise<InstrumentRow[]> {
  return on.many<InstrumentRow>(
    sql`select * from instruments where owner_id = ${userId} order by created_at`,
  );
}
