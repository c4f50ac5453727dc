import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { EventKind } from '../../ledger/event-kinds.ts';
import type { TransactionTerms } from '../../ledger/terms/occasions.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';

export type TemplateTransaction = Omit<TransactionTerms, 'other_fee_currency_id'> & {
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
  other_fee_currency: string | null;
};

/** Types that have a fee in another currency in a row of its own. */
const charged = sql`('buy', 'sell', 'short', 'cover', 'result')`;

/** Ids of the rows of a portfolio, or of all, in the ledger's order; a fee that a trade has is told with the trade. */
export async function templateOrder(on: Queries, userId: string, portfolioId?: string): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select t.id from transactions t
    where t.user_id = ${userId}${portfolioId ? sql` and t.portfolio_id = ${portfolioId}` : sql``}
      and t.charge_of is null and not (t.type = 'fee' and exists (select from transaction_sources s
        join transaction_sources o on o.user_id = s.user_id and o.key = s.key and o.transaction_id <> s.transaction_id
        join transactions x on x.user_id = o.user_id and x.id = o.transaction_id and x.type in ${charged}
        where s.user_id = t.user_id and s.transaction_id = t.id))
    order by t.day, t.time nulls first, t.rank, t.id`);
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
      t.occasion, t.prior_cost, t.prior_tax, t.opened_on, t.open_value, t.close_value, coalesce(t.accrued, s.accrued) as accrued,
      s.account, s.settles_on, coalesce(t.other_fee, o.total) as other_fee,
      upper(oc.title) as other_fee_currency
    from transactions t
    join currencies c on c.id = t.currency_id
    left join currencies tc on tc.id = t.to_currency_id
    left join holdings h on h.user_id = t.user_id and h.id = t.holding_id
    left join instruments i on i.id = h.instrument_id
    left join transaction_sources s on s.user_id = t.user_id and s.transaction_id = t.id
    left join lateral (select f.total, f.currency_id from transaction_sources b
      join transactions f on f.user_id = b.user_id and f.id = b.transaction_id and f.type = 'fee'
      where b.user_id = s.user_id and b.key = s.key and t.type in ${charged} and s.fee is not null limit 1) o on true
    left join currencies oc on oc.id = coalesce(t.other_fee_currency_id, o.currency_id)
    where t.user_id = ${userId} and t.id = any(${ids}::uuid[])
    order by t.day, t.time nulls first, t.rank, t.id`);
}
