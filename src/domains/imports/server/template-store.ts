import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { EventKind } from '../../ledger/event-kinds.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';

export type TemplateTransaction = {
  id: string;
  portfolio_id: string;
  type: TransactionType;
  day: string;
  time: string | null;
  units: string | null;
  price: string | null;
  total: string | null;
  currency: string;
  fee: string;
  tax: string;
  to_total: string | null;
  to_currency: string | null;
  numerator: string | null;
  denominator: string | null;
  note: string | null;
  link_id: string | null;
  event_id: string | null;
  event_kind: EventKind | null;
  share: string | null;
  isin: string | null;
  ticker: string | null;
  mic: string | null;
  names: Record<string, string> | null;
  account: string | null;
  settles_on: string | null;
};

/** Ids of the rows of a portfolio, or of all, in the ledger's order. */
export async function templateOrder(on: Queries, userId: string, portfolioId?: string): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select id from transactions
    where user_id = ${userId}${portfolioId ? sql` and portfolio_id = ${portfolioId}` : sql``}
    order by day, time nulls first, rank, id`);
  return rows.map(({ id }) => id);
}

/** These rows in the ledger's order, with what tells their instruments. */
export function templateTransactions(
  on: Queries,
  userId: string,
  ids: readonly string[],
): Promise<TemplateTransaction[]> {
  return on.many<TemplateTransaction>(sql`
    select t.id, t.portfolio_id, t.type, t.day, t.time, t.units, t.price, t.total, upper(c.title) as currency, t.fee, t.tax, t.to_total,
      upper(tc.title) as to_currency, t.numerator, t.denominator, t.note, t.link_id, t.event_id, t.event_kind, t.share, i.isin, i.ticker, i.mic, i.names,
      s.account, s.settles_on
    from transactions t
    join currencies c on c.id = t.currency_id
    left join currencies tc on tc.id = t.to_currency_id
    left join holdings h on h.user_id = t.user_id and h.id = t.holding_id
    left join instruments i on i.id = h.instrument_id
    left join transaction_sources s on s.user_id = t.user_id and s.transaction_id = t.id
    where t.user_id = ${userId} and t.id = any(${ids}::uuid[])
    order by t.day, t.time nulls first, t.rank, t.id`);
}
