import type { Queries } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { typoPatterns } from '../typo-patterns.ts';

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
  price_day: string | null;
  previous_day: string | null;
  price_source: string | null;
  currency: string;
  class_slug: string;
};

/** With the change of its newest price against the close before it, in percent. */
export type ListedInstrument = FoundInstrument & { change_percent: number | null };

const found = sql`i.*, p.price, p.at as price_at, p.source as price_source, p.day as price_day, p.previous_day, c.title as currency, k.slug as class_slug`;

/** A split between the two closes is allowed for: the price fell, the holding did not. */
export const listedColumns = sql`${found}, case when p.previous > 0 then 100 * (p.price::float8 / p.previous::float8 * coalesce((
    select exp(sum(ln(e.numerator / e.denominator))) from corporate_events e
    where e.instrument_id = i.id and e.kind = 'split' and e.undone_at is null
      and e.day > p.previous_day and e.day <= p.day), 1)::float8 - 1) end as change_percent`;

export const withPrice = sql`left join latest_prices p on p.instrument_id = i.id
    join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id`;

type InstrumentQuery = {
  search: string;
  classId: string | null;
  userId: string | null;
  start: number;
  limit: number;
};

/** Where so many contain the words, nobody looks for what is merely similar. */
const plenty = 50;
/** A search counts no further: who gets so many needs other words, not the exact number. */
const mostCounted = 10_000;

/**
 * Ids that a search finds, in stages: what contains the words, most followed first; what is similar, where those are
 * few; words with one slip, where there is nothing else. Each stage costs more than the one before, and over a large
 * catalogue comparing everything with everything would cost seconds.
 */
function matching({ search, classId, userId }: Omit<InstrumentQuery, 'start' | 'limit'>, most: number) {
  const inClass = classId ? sql`and (class_id = ${classId} or subclass_id = ${classId})` : sql``;
  const listed = sql`owner_id is null and status <> 'renamed' ${inClass}`;
  const own = sql`owner_id = ${userId} and status <> 'renamed' ${inClass}`;
  return sql`with containing as materialized (
      (select id from instruments where ${listed} and search like ${`%${search}%`} order by popularity desc, id limit ${most})
      union (select id from instruments where ${listed} and lower(ticker) like ${`${search}%`} limit ${plenty})
      union select id from instruments where ${own} and (search like ${`%${search}%`} or ${search} <% search)
    ), alike as materialized (
      select id from instruments
      where (select count(*) from containing) < ${plenty} and ${listed} and ${search} <% search limit ${most}
    ), matching as (
      select id from containing union select id from alike
      union select id from instruments
      where not exists (select from containing) and not exists (select from alike)
        and (owner_id is null or owner_id = ${userId}) and status <> 'renamed' ${inClass}
        and search like any(${typoPatterns(search)}::text[])
    )`;
}

/**
 * Planned anew for its own words: a plan kept for all of them reads the whole catalogue for rare ones and sorts it for
 * common ones, which costs more than the planning.
 */
async function plannedAnew<Row>(on: Queries, statement: Sql): Promise<Row[]> {
  return (await on.raw(statement.text, [...statement.values])).rows as Row[];
}

/**
 * Finds instruments by ticker, ISIN or name, forgiving typos and missing diacritics. Whoever asks also sees their own
 * custom instruments. Exact and beginning tickers come first, then whole words, then what is merely similar.
 */
export function findInstruments(on: Queries, query: InstrumentQuery): Promise<ListedInstrument[]> {
  const { search, classId, userId, start, limit } = query;
  if (!search) {
    const inClass = classId ? sql`and (i.class_id = ${classId} or i.subclass_id = ${classId})` : sql``;
    return on.many<ListedInstrument>(sql`
      select ${listedColumns} from instruments i ${withPrice}
      where (i.owner_id is null or i.owner_id = ${userId}) and i.status <> 'renamed' ${inClass}
      order by i.popularity desc, i.id offset ${start} limit ${limit}`);
  }
  const contains = `%${search}%`;
  const order = sql`lower(i.ticker) = ${search} desc, lower(i.ticker) like ${`${search}%`} desc, i.search like ${contains} desc,
      case when i.search like ${contains} then 1 else word_similarity(${search}, i.search) end desc, i.popularity desc, i.id`;
  return plannedAnew<ListedInstrument>(
    on,
    sql`${matching(query, start + limit)}
      select ${listedColumns}
      from (select i.* from matching join instruments i using (id) order by ${order} offset ${start} limit ${limit}) i
      ${withPrice} order by ${order}`,
  );
}

/** One page of what is found, and how many there are: a page that is not full needs no counting. */
export async function findPage(
  on: Queries,
  query: InstrumentQuery,
): Promise<{ rows: ListedInstrument[]; total: number }> {
  const rows = await findInstruments(on, query);
  const complete = rows.length < query.limit && (rows.length > 0 || query.start === 0);
  return { rows, total: complete ? query.start + rows.length : await countInstruments(on, query) };
}

async function countInstruments(
  on: Queries,
  query: Omit<InstrumentQuery, 'start' | 'limit'>,
): Promise<number> {
  const inClass = query.classId
    ? sql`and (class_id = ${query.classId} or subclass_id = ${query.classId})`
    : sql``;
  if (query.search) {
    const count = sql`${matching(query, mostCounted)} select count(*) as total from matching`;
    return (await plannedAnew<{ total: number }>(on, count))[0]!.total;
  }
  const { total } = await on.one<{ total: number }>(sql`
    select count(*) as total from instruments
    where (owner_id is null or owner_id = ${query.userId}) and status <> 'renamed' ${inClass}`);
  return total;
}

/** One instrument of the catalogue, or the caller's own. */
export function instrumentById(
  on: Queries,
  id: string,
  userId: string | null,
): Promise<ListedInstrument | undefined> {
  return on.maybe<ListedInstrument>(sql`
    select ${listedColumns} from instruments i ${withPrice}
    where i.id = ${id} and (i.owner_id is null or i.owner_id = ${userId})`);
}

/** Several at once, of the catalogue or the caller's own. */
export function instrumentsById(
  on: Queries,
  ids: readonly string[],
  userId: string,
): Promise<FoundInstrument[]> {
  return on.many<FoundInstrument>(sql`
    select ${found} from instruments i ${withPrice}
    where i.id = any(${[...ids]}::uuid[]) and (i.owner_id is null or i.owner_id = ${userId})`);
}

/** A public instrument by its address: class and slug. */
export function instrumentBySlug(
  on: Queries,
  classSlug: string,
  slug: string,
): Promise<FoundInstrument | undefined> {
  return on.maybe<FoundInstrument>(sql`
    select ${found} from instruments i ${withPrice}
    where k.slug = ${classSlug} and i.slug = ${slug} and i.owner_id is null`);
}

/** Everything public of one class, for market views and symbol pages, or the most followed of it. */
export function instrumentsOfClass(
  on: Queries,
  classSlug: string,
  most: number | null = null,
): Promise<FoundInstrument[]> {
  return on.many<FoundInstrument>(sql`
    select ${found} from instruments i ${withPrice}
    where k.slug = ${classSlug} and i.owner_id is null and i.status = 'active'
    order by i.popularity desc, i.id limit ${most}`);
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
      units_outstanding = excluded.units_outstanding, replaced_by = excluded.replaced_by, source = excluded.source`);
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
