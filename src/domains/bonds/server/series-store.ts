import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { BondKind } from '../series-terms.ts';

/** The terms of a series, as they are stored. */
export type SeriesRow = {
  id: string;
  symbol: string;
  kind: BondKind;
  issue_month: string | null;
  isin: string | null;
  face_value: string;
  currency_id: string;
  first_rate: string | null;
  margin: string | null;
  fee: string | null;
  exchange_price: string | null;
  period_rates: string[];
  matures_on: string | null;
  coupons_a_year: number;
  source: string | null;
  seen_on: string | null;
};

/** One that a person typed, or whose terms they changed. */
export type OwnSeriesRow = Omit<SeriesRow, 'issue_month' | 'isin' | 'source' | 'seen_on'> & {
  series_id: string | null;
  reference: string | null;
  /** Typed prices by day. */
  quotes: Record<string, string>;
};

const terms = sql`symbol, kind, trim_scale(face_value) as face_value, currency_id, trim_scale(first_rate) as first_rate,
  trim_scale(margin) as margin, trim_scale(fee) as fee, trim_scale(exchange_price) as exchange_price,
  array(select trim_scale(each)::text from unnest(period_rates) each) as period_rates, matures_on, coupons_a_year`;
const columns = sql`id, ${terms}, to_char(issue_month, 'YYYY-MM') as issue_month, isin, source, seen_on`;
const ownColumns = sql`id, series_id, ${terms}, trim_scale(reference) as reference, quotes`;

export function seriesBySymbol(on: Queries, symbol: string): Promise<SeriesRow | undefined> {
  return on.maybe<SeriesRow>(sql`select ${columns} from bond_series where symbol = ${symbol}`);
}

export function seriesBySymbols(on: Queries, symbols: readonly string[]): Promise<SeriesRow[]> {
  return on.many<SeriesRow>(sql`select ${columns} from bond_series where symbol = any(${symbols}::text[])`);
}

export function seriesById(on: Queries, id: string): Promise<SeriesRow | undefined> {
  return on.maybe<SeriesRow>(sql`select ${columns} from bond_series where id = ${id}`);
}

/** The newest first; symbols that begin with a text, or all. */
export function seriesLike(
  on: Queries,
  search: string,
  limit: number,
): Promise<(SeriesRow & { total: number })[]> {
  return on.many<SeriesRow & { total: number }>(sql`
    select ${columns}, count(*) over () as total from bond_series where symbol like ${`${search}%`}
    order by issue_month desc nulls last, symbol limit ${limit}`);
}

/** The newest series of a kind that was on sale by a month. */
export function newestOfKind(on: Queries, kind: BondKind, month: string): Promise<SeriesRow | undefined> {
  return on.maybe<SeriesRow>(sql`
    select ${columns} from bond_series where kind = ${kind} and issue_month <= ${`${month}-01`}::date
    order by issue_month desc limit 1`);
}

export type NewSeries = Omit<SeriesRow, 'currency_id' | 'period_rates'> & {
  currency: string;
  period_rates: readonly string[];
  origin: 'shipped' | 'source' | 'operator';
};

/** What was stored gives way, unless it is from somebody who counts for more (rule BD-16); tells how many changed. */
export async function storeSeries(tx: Tx, list: readonly NewSeries[]): Promise<number> {
  const order = ['shipped', 'source', 'operator'];
  // A new series has two keys, and a conflict is looked for by one of them: two at once would collide on the other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('bond series', 0))`);
  return tx.run(sql`
    insert into bond_series as known (id, symbol, kind, issue_month, isin, face_value, currency_id, first_rate, margin, fee,
      exchange_price, period_rates, matures_on, coupons_a_year, source, origin, seen_on)
    select given.id, given.symbol, given.kind, given.issue_month, given.isin, given.face_value, c.id, given.first_rate,
      given.margin, given.fee, given.exchange_price, coalesce(string_to_array(nullif(given.period_rates, ''), '|')::numeric[], '{}'),
      given.matures_on, given.coupons_a_year, given.source, given.origin, given.seen_on
    from unnest(${list.map((one) => one.id)}::uuid[], ${list.map((one) => one.symbol)}::text[],
      ${list.map((one) => one.kind)}::text[], ${list.map((one) => one.issue_month && `${one.issue_month}-01`)}::date[],
      ${list.map((one) => one.isin)}::text[], ${list.map((one) => one.face_value)}::numeric[],
      ${list.map((one) => one.currency)}::text[], ${list.map((one) => one.first_rate)}::numeric[],
      ${list.map((one) => one.margin)}::numeric[], ${list.map((one) => one.fee)}::numeric[],
      ${list.map((one) => one.exchange_price)}::numeric[], ${list.map((one) => one.period_rates.join('|'))}::text[],
      ${list.map((one) => one.matures_on)}::date[], ${list.map((one) => one.coupons_a_year)}::smallint[],
      ${list.map((one) => one.source)}::text[], ${list.map((one) => one.origin)}::text[], ${list.map((one) => one.seen_on)}::date[])
      as given (id, symbol, kind, issue_month, isin, face_value, currency, first_rate, margin, fee, exchange_price, period_rates,
        matures_on, coupons_a_year, source, origin, seen_on)
    join currencies c on c.title = given.currency
    on conflict (symbol) do update set isin = excluded.isin, first_rate = excluded.first_rate, margin = excluded.margin,
      fee = excluded.fee, exchange_price = excluded.exchange_price, period_rates = excluded.period_rates,
      source = excluded.source, origin = excluded.origin, seen_on = excluded.seen_on
    where array_position(${order}::text[], excluded.origin) >= array_position(${order}::text[], known.origin)
      and (known.isin, known.first_rate, known.margin, known.fee, known.exchange_price, known.period_rates, known.source, known.origin)
        is distinct from (excluded.isin, excluded.first_rate, excluded.margin, excluded.fee, excluded.exchange_price,
          excluded.period_rates, excluded.source, excluded.origin)`);
}

export function ownSeriesLike(on: Queries, userId: string, search: string): Promise<OwnSeriesRow[]> {
  return on.many<OwnSeriesRow>(sql`
    select ${ownColumns} from bond_own_series where user_id = ${userId} and symbol like ${`${search}%`}
    order by symbol, created_at`);
}

export function ownSeriesById(on: Queries, userId: string, id: string): Promise<OwnSeriesRow | undefined> {
  return on.maybe<OwnSeriesRow>(
    sql`select ${ownColumns} from bond_own_series where user_id = ${userId} and id = ${id}`,
  );
}

export function insertOwnSeries(tx: Tx, userId: string, row: OwnSeriesRow, at: Date): Promise<number> {
  return tx.run(sql`
    insert into bond_own_series (user_id, id, series_id, symbol, kind, face_value, currency_id, first_rate, margin, reference,
      fee, exchange_price, period_rates, matures_on, coupons_a_year, quotes, created_at)
    values (${userId}, ${row.id}, ${row.series_id}, ${row.symbol}, ${row.kind}, ${row.face_value}, ${row.currency_id},
      ${row.first_rate}, ${row.margin}, ${row.reference}, ${row.fee}, ${row.exchange_price}, ${row.period_rates}::numeric[],
      ${row.matures_on}, ${row.coupons_a_year}, ${JSON.stringify(row.quotes)}::jsonb, ${at})`);
}

/** A price the person typed for a day. */
export function addQuote(tx: Tx, userId: string, id: string, day: string, percent: string): Promise<number> {
  return tx.run(sql`
    update bond_own_series set quotes = quotes || ${JSON.stringify({ [day]: percent })}::jsonb
    where user_id = ${userId} and id = ${id}`);
}
