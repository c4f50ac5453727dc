import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Bonds of the catalogue that are quoted in percent, by ticker. */
export function quotedBonds(
  on: Queries,
  symbols: readonly string[],
): Promise<{ id: string; ticker: string }[]> {
  return on.many(sql`
    select id, ticker from instruments
    where owner_id is null and price_unit = 'percent' and status <> 'renamed' and ticker = any(${symbols}::text[])`);
}

/** The class of bonds in both languages, as portfolios call it. */
export async function bondClassNames(on: Queries): Promise<Record<string, string>> {
  return (
    await on.one<{ names: Record<string, string> }>(
      sql`select names from asset_classes where slug = 'bonds' and parent_id is null`,
    )
  ).names;
}
