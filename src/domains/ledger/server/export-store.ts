import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Transactions of a user as they are stored, with currencies by their titles: so many after one, by their ids. */
export function transactionsAfter(
  on: Queries,
  userId: string,
  after: string | null,
  most: number,
): Promise<{ id: string }[]> {
  return on.many(sql`
    select t.id, t.portfolio_id, t.holding_id as asset_value_id, t.type, t.day, t.time, t.units as amount, t.price, t.total,
      c.title as currency, t.fee, t.tax, t.to_total, tc.title as to_currency, t.numerator, t.denominator, t.note, t.origin, t.link_id,
      t.named_lots as lots, t.share, t.event_id, t.event_kind, t.occasion, t.prior_cost, t.prior_tax, t.opened_on,
      t.open_value, t.close_value, t.accrued, t.other_fee, oc.title as other_fee_currency, t.charge_of
    from transactions t join currencies c on c.id = t.currency_id left join currencies tc on tc.id = t.to_currency_id
    left join currencies oc on oc.id = t.other_fee_currency_id
    where t.user_id = ${userId} and t.id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
    order by t.id limit ${most}`);
}
