import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { type DaySeries, seriesFromYears } from '../../day-series.ts';
import { type Shows, showsAll } from '../../display-rights.ts';
import { firstDayOf, packYear, unpackYear, type YearOfDays, yearOf } from '../../packed-year.ts';

type Column = 'closes' | 'volumes';
type YearRow = { instrument_id: string; year: number; values: Buffer | null; source: string };

async function yearsOf(
  on: Queries,
  column: Column,
  ids: string[],
  from: number,
  to: number,
): Promise<YearRow[]> {
  const values = column === 'closes' ? sql`closes` : sql`volumes`;
  return on.many<YearRow>(sql`
    select instrument_id, year, ${values} as values, source from price_years
    where instrument_id = any(${ids}::uuid[]) and year between ${yearOf(from)} and ${yearOf(to)}`);
}

/** Series of many instruments in one query; an instrument without prices has one of NaN. Days are numbers. */
async function readSeries(
  on: Queries,
  column: Column,
  ids: string[],
  from: number,
  to: number,
  { begin = 'asked', shows = showsAll }: { begin?: 'asked' | 'known'; shows?: Shows } = {},
): Promise<Map<string, DaySeries>> {
  const byInstrument = new Map<string, { year: number; values: YearOfDays }[]>(ids.map((id) => [id, []]));
  for (const row of await yearsOf(on, column, ids, from, to)) {
    if (row.values && shows(row.source))
      byInstrument.get(row.instrument_id)!.push({ year: row.year, values: unpackYear(row.values) });
  }
  const beginOf = (years: readonly { year: number }[]) =>
    begin === 'asked' ? from : Math.max(from, Math.min(to, ...years.map(({ year }) => firstDayOf(year))));
  return new Map([...byInstrument].map(([id, years]) => [id, seriesFromYears(years, beginOf(years), to)]));
}

/** With `shows`, only years whose sources may be shown. */
export function readCloses(
  on: Queries,
  ids: string[],
  from: number,
  to: number,
  shows?: Shows,
): Promise<Map<string, DaySeries>> {
  return readSeries(on, 'closes', ids, from, to, { shows });
}

/** The same, each series from its first stored year on: nobody needs a century before the first price. */
export function readKnownCloses(
  on: Queries,
  ids: string[],
  from: number,
  to: number,
): Promise<Map<string, DaySeries>> {
  return readSeries(on, 'closes', ids, from, to, { begin: 'known' });
}

export function readVolumes(
  on: Queries,
  ids: string[],
  from: number,
  to: number,
): Promise<Map<string, DaySeries>> {
  return readSeries(on, 'volumes', ids, from, to);
}

/** Who the stored years of an instrument come from. */
export async function sourcesOfYears(on: Queries, instrumentId: string): Promise<Map<number, string>> {
  const rows = await on.many<{ year: number; source: string }>(
    sql`select year, source from price_years where instrument_id = ${instrumentId}`,
  );
  return new Map(rows.map(({ year, source }) => [year, source]));
}

/** Whoever changes prices of instruments has them to themselves until the transaction ends. */
export async function lockPrices(tx: Tx, ...instrumentIds: string[]): Promise<void> {
  // Always in the same order, so that two cannot wait for each other.
  await tx.run(
    sql`select from instruments where id = any(${instrumentIds}::uuid[]) order by id for no key update`,
  );
}

export type YearToStore = {
  instrumentId: string;
  year: number;
  closes: YearOfDays;
  volumes: YearOfDays | null;
  source: string;
};

/** Writes whole years; what was stored for them before is replaced. */
export async function storeYears(on: Queries, years: YearToStore[], at: Date): Promise<void> {
  const chunk = 500;
  for (let i = 0; i < years.length; i += chunk) {
    const rows = years.slice(i, i + chunk);
    await on.run(sql`
      insert into price_years (instrument_id, year, closes, volumes, source, updated_at)
      select instrument_id, year, closes, volumes, source, ${at}
      from unnest(${rows.map((row) => row.instrumentId)}::uuid[], ${rows.map((row) => row.year)}::smallint[],
        ${rows.map((row) => Buffer.from(packYear(row.closes)))}::bytea[],
        ${rows.map((row) => (row.volumes ? Buffer.from(packYear(row.volumes)) : null))}::bytea[],
        ${rows.map((row) => row.source)}::text[]) as given (instrument_id, year, closes, volumes, source)
      on conflict (instrument_id, year) do update
        set closes = excluded.closes, volumes = excluded.volumes, source = excluded.source, updated_at = excluded.updated_at`);
  }
}

export type LatestPrice = {
  instrument_id: string;
  price: string;
  at: Date;
  day: string;
  previous: string | null;
  previous_day: string | null;
  source: string;
};

export async function storeLatest(on: Queries, prices: LatestPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await on.run(sql`
    insert into latest_prices (instrument_id, price, at, day, previous, previous_day, source)
    select * from unnest(${prices.map((row) => row.instrument_id)}::uuid[], ${prices.map((row) => row.price)}::numeric[],
      ${prices.map((row) => row.at)}::timestamptz[], ${prices.map((row) => row.day)}::date[],
      ${prices.map((row) => row.previous)}::numeric[], ${prices.map((row) => row.previous_day)}::date[],
      ${prices.map((row) => row.source)}::text[])
    on conflict (instrument_id) do update set price = excluded.price, at = excluded.at, day = excluded.day,
      previous = excluded.previous, previous_day = excluded.previous_day, source = excluded.source
    where latest_prices.at <= excluded.at`);
}

/** A price of the day under way may be newer than the newest day that has a close. */
export type StoredPrice = LatestPrice & { close_day: string };

export function latestOf(on: Queries, ids: string[]): Promise<StoredPrice[]> {
  return on.many<StoredPrice>(sql`
    select instrument_id, price, at, day, previous, previous_day, source, coalesce(close_day, day) as close_day
    from latest_prices where instrument_id = any(${ids}::uuid[])`);
}

/** A close that is older than the newest price is not shown as the latest, but it is known which day has one. */
export async function noteClose(on: Queries, instrumentId: string, day: string): Promise<void> {
  await on.run(sql`
    update latest_prices set close_day = greatest(close_day, ${day}::date)
    where instrument_id = ${instrumentId} and close_day is not null`);
}

export type SplitRow = { instrument_id: string; day: string; numerator: string; denominator: string };

export function splitsOf(on: Queries, ids: string[]): Promise<SplitRow[]> {
  return on.many<SplitRow>(sql`
    select instrument_id, day, numerator, denominator from corporate_events
    where instrument_id = any(${ids}::uuid[]) and kind = 'split' and undone_at is null order by day`);
}

/** The newest day for which a source has stored a price. */
export async function newestDayFrom(on: Queries, source: string): Promise<string | null> {
  return (
    await on.one<{ day: string | null }>(
      sql`select max(day) as day from latest_prices where source = ${source}`,
    )
  ).day;
}

export async function symbolsOf(on: Queries, instrumentId: string): Promise<Map<string, string>> {
  const rows = await on.many<{ provider: string; symbol: string }>(sql`
    select provider, symbol from provider_symbols where instrument_id = ${instrumentId}`);
  return new Map(rows.map((row) => [row.provider, row.symbol]));
}
