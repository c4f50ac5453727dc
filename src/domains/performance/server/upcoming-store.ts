import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type UpcomingRow = {
  instrument_id: string;
  kind: 'dividend' | 'split' | 'earnings';
  day: string;
  payment_day: string | null;
  amount: string | null;
  currency: string | null;
};

/** Dividends and splits known ahead, and results that were announced, of some instruments. */
export function upcomingOf(
  on: Queries,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<UpcomingRow[]> {
  return on.many<UpcomingRow>(sql`
    select e.instrument_id, e.kind, e.day, e.payment_day, e.amount, c.title as currency
    from corporate_events e left join currencies c on c.id = e.currency_id
    where e.instrument_id = any(${ids}::uuid[]) and e.undone_at is null
      and (e.day between ${from} and ${to} or e.payment_day between ${from} and ${to})
    union all
    select instrument_id, 'earnings', reported_date, null, null, null from earnings
    where instrument_id = any(${ids}::uuid[]) and period = 'quarterly' and reported_date between ${from} and ${to}
    order by day, instrument_id`);
}
