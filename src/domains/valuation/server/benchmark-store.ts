import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** The index of the catalogue that goes by one of these tickers. */
export function indexByTicker(
  on: Queries,
  tickers: readonly string[],
): Promise<{ id: string; currency: string } | undefined> {
  return on.maybe(sql`
    select i.id, c.title as currency from instruments i join currencies c on c.id = i.currency_id
    join asset_classes k on k.id = i.class_id
    where i.owner_id is null and k.slug = 'indices' and i.status <> 'renamed'
      and lower(i.ticker) = any(${tickers.map((ticker) => ticker.toLowerCase())}::text[])
    order by array_position(${tickers.map((ticker) => ticker.toLowerCase())}::text[], lower(i.ticker)) limit 1`);
}
