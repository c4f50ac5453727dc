import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type NamedTransaction = {
  id: string;
  type: string;
  /** Ticker of its asset. */
  name: string | null;
  /** Money of types that have no units. */
  amount: string | null;
  currency: string;
  portfolio: string;
};

export function namedTransactions(
  on: Queries,
  userId: string,
  ids: readonly string[],
): Promise<NamedTransaction[]> {
  return on.many<NamedTransaction>(sql`
    select t.id, t.type, i.ticker as name, case when t.units is null then trim_scale(t.total)::text end as amount,
      c.title as currency, p.name as portfolio
    from transactions t join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id
    join currencies c on c.id = t.currency_id
    left join holdings h on h.user_id = t.user_id and h.id = t.holding_id
    left join instruments i on i.id = h.instrument_id
    where t.user_id = ${userId} and t.id = any(${[...ids]}::uuid[])`);
}

/** Names of instruments, currencies and portfolios that versions of rows refer to, by their ids. */
export async function namesOfIds(
  on: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await on.many<{ id: string; name: string }>(sql`
    select id, name from portfolios where user_id = ${userId} and id = any(${[...ids]}::uuid[])
    union all select h.id, i.ticker from holdings h join instruments i on i.id = h.instrument_id
      where h.user_id = ${userId} and h.id = any(${[...ids]}::uuid[])
    union all select id, ticker from instruments where id = any(${[...ids]}::uuid[])
    union all select id, upper(title) from currencies where id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The last rows of somebody's ledger, newest first. */
export function newestRows(
  on: Queries,
  userId: string,
  most: number,
): Promise<{ id: string; day: string; has_fee: boolean }[]> {
  return on.many(sql`
    select id, day::text as day, fee > 0 as has_fee from transactions where user_id = ${userId}
    order by day desc, id desc limit ${most}`);
}
