import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Consumer prices of a month against the month before: { month: '2026-10', ratio: 1.003 }. */
export type InflationMonth = { month: string; ratio: number; source: string };

/** Oldest first. */
export async function inflationMonths(on: Queries): Promise<InflationMonth[]> {
  const rows = await on.many<{ month: string; ratio: string; source: string }>(
    sql`select month, ratio, source from inflation_months order by month`,
  );
  return rows.map((row) => ({ month: row.month.slice(0, 7), ratio: Number(row.ratio), source: row.source }));
}

/** What was stored for a month before is replaced. */
export async function storeInflation(on: Queries, months: readonly InflationMonth[]): Promise<void> {
  if (months.length === 0) return;
  await on.run(sql`
    insert into inflation_months (month, ratio, source)
    select * from unnest(${months.map(({ month }) => `${month}-01`)}::date[],
      ${months.map(({ ratio }) => ratio.toFixed(6))}::numeric[], ${months.map(({ source }) => source)}::text[])
    on conflict (month) do update set ratio = excluded.ratio, source = excluded.source`);
}

export function deleteInflationFrom(on: Queries, source: string): Promise<number> {
  return on.run(sql`delete from inflation_months where source = ${source}`);
}
