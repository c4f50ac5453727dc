import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { type FigureOrigin, figureOrigins } from './figure-origin.ts';

/** Consumer prices of a month, percent; `announced` is what was said first. */
export type InflationMonth = {
  month: string;
  /** Against the month before, 1.003; null where only the year's change is known. */
  ratio: number | null;
  yearly: string | null;
  announced: string | null;
  source: string;
  origin: FigureOrigin;
  seenOn: string | null;
};

type Row = Omit<InflationMonth, 'ratio' | 'seenOn'> & { ratio: string | null; seen_on: string | null };

/** Oldest first. */
export async function inflationMonths(on: Queries): Promise<InflationMonth[]> {
  const rows = await on.many<Row>(sql`
    select month, ratio, trim_scale(yearly) as yearly, trim_scale(announced) as announced, source, origin, seen_on
    from inflation_months order by month`);
  return rows.map(({ seen_on, ...row }) => ({
    ...row,
    month: row.month.slice(0, 7),
    ratio: row.ratio === null ? null : Number(row.ratio),
    seenOn: seen_on,
  }));
}

/** What was stored for a month gives way, unless it is from somebody who counts for more; tells how many changed. */
export async function storeInflation(on: Queries, months: readonly InflationMonth[]): Promise<number> {
  if (months.length === 0) return 0;
  const order = [...figureOrigins];
  return on.run(sql`
    insert into inflation_months as known (month, ratio, yearly, announced, source, origin, seen_on)
    select * from unnest(${months.map(({ month }) => `${month}-01`)}::date[],
      ${months.map(({ ratio }) => ratio?.toFixed(6) ?? null)}::numeric[],
      ${months.map(({ yearly }) => yearly)}::numeric[], ${months.map(({ announced }) => announced)}::numeric[],
      ${months.map(({ source }) => source)}::text[], ${months.map(({ origin }) => origin)}::text[],
      ${months.map(({ seenOn }) => seenOn)}::date[])
    on conflict (month) do update set ratio = coalesce(excluded.ratio, case when known.origin <> 'simulated' then known.ratio end),
      yearly = excluded.yearly, announced = excluded.announced, source = excluded.source, origin = excluded.origin,
      seen_on = excluded.seen_on
    where array_position(${order}::text[], excluded.origin) >= array_position(${order}::text[], known.origin)
      and (known.ratio, known.yearly, known.announced, known.source, known.origin)
        is distinct from (coalesce(excluded.ratio, known.ratio), excluded.yearly, excluded.announced, excluded.source, excluded.origin)`);
}

export function deleteSimulatedInflation(on: Queries): Promise<number> {
  return on.run(sql`delete from inflation_months where origin = 'simulated'`);
}
