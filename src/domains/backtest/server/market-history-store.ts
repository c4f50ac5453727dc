import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { carriedForward, type DaySeries } from '../../market-data/day-series.ts';

/** The first year of which any of the instruments has prices. */
export async function firstPricedYear(on: Queries, ids: string[]): Promise<number | null> {
  const { year } = await on.one<{ year: number | null }>(sql`
    select min(year) as year from price_years where instrument_id = any(${ids}::uuid[])`);
  return year;
}

/** Which of the instruments have volumes at all. */
export async function withVolumes(on: Queries, ids: string[]): Promise<Set<string>> {
  const rows = await on.many<{ instrument_id: string }>(sql`
    select distinct instrument_id from price_years where instrument_id = any(${ids}::uuid[]) and volumes is not null`);
  return new Set(rows.map((row) => row.instrument_id));
}

export type DividendEvent = { instrument_id: string; day: string; amount: string; currency: string | null };

export function dividendsOfMany(on: Queries, ids: string[]): Promise<DividendEvent[]> {
  return on.many<DividendEvent>(sql`
    select e.instrument_id, e.day, e.amount, c.title as currency
    from corporate_events e left join currencies c on c.id = e.currency_id
    where e.instrument_id = any(${ids}::uuid[]) and e.kind = 'dividend' and e.undone_at is null order by e.day`);
}

/** What a unit of each currency was worth in PLN, day by day; the last earlier rate where a day has none. */
export async function ratesByDay(
  on: Queries,
  currencies: string[],
  from: number,
  to: number,
): Promise<Map<string, DaySeries>> {
  const first = dayOf(from);
  const last = dayOf(to);
  const rows = await on.many<{ title: string; day: string; pln: string }>(sql`
    select c.title, r.day, r.pln from currencies c join currency_rates r on r.currency_id = c.id
    where c.title = any(${currencies}::text[]) and r.day <= ${last}::date and r.day >= coalesce(
      (select max(day) from currency_rates where currency_id = c.id and day <= ${first}::date), ${first}::date)
    order by r.day`);
  const series = new Map<string, Float64Array>(
    currencies.map((title) => [
      title,
      new Float64Array(to - from + 1).fill(title === 'pln' ? 1 : Number.NaN),
    ]),
  );
  for (const { title, day, pln } of rows)
    series.get(title)![Math.max(0, dayNumber(day) - from)] = Number(pln);
  return new Map([...series].map(([title, values]) => [title, carriedForward({ first: from, values })]));
}
