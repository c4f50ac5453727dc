import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { InstrumentClass, PriceUnit } from '../../source-port/source-port.ts';
import type { LatestPrice } from '../prices/price-store.ts';

export type QuotableInstrument = {
  id: string;
  ticker: string;
  mic: string;
  /** Lowercase. */
  currency: string;
  price_unit: PriceUnit;
  class_slug: InstrumentClass;
  /** What providers call it, where that is stored. */
  symbols: Record<string, string>;
};

/** The tape that everybody sees has the leaders of each class, not the whole catalogue. */
const leadersOfClass = 5;

/**
 * The wanted instruments, then the leaders of each class, then the most followed of all, so many in all. Only those that have a price already: nothing
 * could tell whether a first quote is right, and their history comes first.
 */
export function quotableInstruments(
  on: Queries,
  wanted: string[],
  most: number,
): Promise<QuotableInstrument[]> {
  return on.many<QuotableInstrument>(sql`
    with chosen as (
      select id, min(place) as place from (
        select id, place from unnest(${wanted}::uuid[]) with ordinality as given (id, place)
        union all
        select leader.id, ${most}::bigint + 1 from asset_classes k cross join lateral (
          select id from instruments where class_id = k.id and owner_id is null and status = 'active'
          order by popularity desc, id limit ${leadersOfClass}) leader
        union all
        (select id, ${most}::bigint + 1 + row_number() over (order by popularity desc, id)
          from instruments where owner_id is null and status = 'active' order by popularity desc, id limit ${most})
      ) every group by id
    )
    select i.id, i.ticker, i.mic, c.title as currency, i.price_unit, k.slug as class_slug, coalesce((
        select jsonb_object_agg(s.provider, s.symbol) from provider_symbols s where s.instrument_id = i.id), '{}') as symbols
    from chosen join instruments i using (id) join latest_prices p on p.instrument_id = i.id
    join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
    where i.owner_id is null and i.status = 'active' order by chosen.place, i.popularity desc, i.id limit ${most}`);
}

/** Prices of a day under way; which day was the last with a close stays known. Says how many were newer than what was there. */
export async function storeQuotes(on: Queries, prices: LatestPrice[]): Promise<number> {
  if (prices.length === 0) return 0;
  return on.run(sql`
    update latest_prices p set price = given.price, at = given.at, day = given.day, previous = given.previous,
      previous_day = given.previous_day, source = given.source, close_day = coalesce(p.close_day, p.day)
    from unnest(${prices.map((row) => row.instrument_id)}::uuid[], ${prices.map((row) => row.price)}::numeric[],
      ${prices.map((row) => row.at)}::timestamptz[], ${prices.map((row) => row.day)}::date[],
      ${prices.map((row) => row.previous)}::numeric[], ${prices.map((row) => row.previous_day)}::date[],
      ${prices.map((row) => row.source)}::text[]) as given (instrument_id, price, at, day, previous, previous_day, source)
    where p.instrument_id = given.instrument_id and p.at <= given.at`);
}
