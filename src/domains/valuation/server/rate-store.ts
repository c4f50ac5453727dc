import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { RateText } from '../rate-book.ts';

export type StoredRates = RateText & { version: string };

/** How often the rates of each currency changed; those without any are left out. */
export function versionsOfRates(on: Queries): Promise<{ currency: string; version: string }[]> {
  return on.many(sql`
    select title as currency, rates_version::text as version from currencies where title <> 'pln' and rates_version > 0`);
}

/** Every stored rate of some currencies, as one text for each: a row for each day would take ten times as long to read. */
export function ratesOf(on: Queries, currencies: readonly string[]): Promise<StoredRates[]> {
  return on.many<StoredRates>(sql`
    select c.title as currency, c.rates_version::text as version,
      string_agg((r.day - date '1970-01-01')::text, ' ' order by r.day) as days,
      string_agg(trim_scale(r.pln)::text, ' ' order by r.day) as rates
    from currencies c join currency_rates r on r.currency_id = c.id
    where c.title = any(${[...currencies]}::text[]) and c.title <> 'pln' group by c.id`);
}
