import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

/** Whether all of these instruments are in the catalogue with a history of prices. */
export async function allQuoted(on: Queries, instrumentIds: string[]): Promise<boolean> {
  const { count } = await on.one<{ count: number }>(sql`
    select count(*) from instruments i
    where i.id = any(${instrumentIds}::uuid[]) and exists (select from price_years y where y.instrument_id = i.id)`);
  return count === instrumentIds.length;
}

export function sampleOf(on: Queries, userId: string): Promise<{ id: string; name: string } | undefined> {
  return on.maybe(sql`select id, name from portfolios where user_id = ${userId} and is_sample`);
}

export type SampleRow = { id: string; portfolio_id: string; holding_id: string | null };

/** The rows that came with the sample, wherever they were moved. */
export function sampleRows(on: Queries, userId: string): Promise<SampleRow[]> {
  return on.many<SampleRow>(sql`
    select id, portfolio_id, holding_id from transactions where user_id = ${userId} and origin = 'sample'`);
}

/** What the person recorded in a portfolio. */
export function ownRows(
  on: Queries,
  userId: string,
  portfolioId: string,
): Promise<{ id: string; type: string }[]> {
  return on.many(sql`
    select id, type from transactions
    where user_id = ${userId} and portfolio_id = ${portfolioId} and origin <> 'sample'`);
}

/** From now on it is a portfolio like any other. */
export function becomeOwn(tx: Tx, userId: string, portfolioId: string, at: Date): Promise<number> {
  return tx.run(sql`
    update portfolios set is_sample = false, version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${portfolioId}`);
}
