import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { RateRow } from '../rate-book.ts';

/** Every stored rate, as one text for each currency: a row for each day would take ten times as long to read. */
export async function everyRate(on: Queries): Promise<RateRow[]> {
  const rows = await on.many<{ currency: string; days: string; rates: string }>(sql`
    select c.title as currency, string_agg((r.day - date '1970-01-01')::text, ' ' order by r.day) as days,
      string_agg(trim_scale(r.pln)::text, ' ' order by r.day) as rates
    from currency_rates r join currencies c on c.id = r.currency_id where c.title <> 'pln' group by c.title`);
  return rows.flatMap(({ currency, days, rates }) => {
    const published = rates.split(' ');
    return days.split(' ').map((day, i) => ({ currency, day: Number(day), pln: published[i]! }));
  });
}
