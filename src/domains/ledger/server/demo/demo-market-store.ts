import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type CorporateEvent = {
  instrument_id: string;
  kind: 'split' | 'dividend';
  day: string;
  payment_day: string | null;
  numerator: string | null;
  denominator: string | null;
  amount: string | null;
};

export function corporateEventsOf(on: Queries, ids: string[], from: string): Promise<CorporateEvent[]> {
  return on.many<CorporateEvent>(sql`
    select instrument_id, kind, day, payment_day, numerator, denominator, amount from corporate_events
    where instrument_id = any(${ids}::uuid[]) and day >= ${from} and undone_at is null order by day`);
}

export function ratesBetween(
  on: Queries,
  from: string,
  to: string,
): Promise<{ title: string; day: string; pln: string }[]> {
  return on.many(sql`
    select c.title, r.day, r.pln from currency_rates r join currencies c on c.id = r.currency_id
    where r.day between ${from} and ${to} order by r.day`);
}
