import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Payer } from '../ppk-parts.ts';

/** By transaction, of one portfolio. */
export async function payersOf(
  on: Queries,
  userId: string,
  portfolioId: string,
): Promise<Map<string, Payer>> {
  const rows = await on.many<{ transaction_id: string; paid_by: Payer }>(sql`
    select p.transaction_id, p.paid_by from ppk_payments p
    join transactions t on t.user_id = p.user_id and t.id = p.transaction_id
    where p.user_id = ${userId} and t.portfolio_id = ${portfolioId}`);
  return new Map(rows.map(({ transaction_id, paid_by }) => [transaction_id, paid_by]));
}

export function savePayers(
  tx: Tx,
  userId: string,
  payments: readonly { id: string; paidBy: Payer }[],
): Promise<number> {
  return tx.run(sql`
    insert into ppk_payments (user_id, transaction_id, paid_by)
    select ${userId}, * from unnest(${payments.map(({ id }) => id)}::uuid[], ${payments.map(({ paidBy }) => paidBy)}::text[])
    on conflict (user_id, transaction_id) do update set paid_by = excluded.paid_by`);
}

/** All that somebody said, for the archive of their own data. */
export function everyPayment(on: Queries, userId: string): Promise<object[]> {
  return on.many(
    sql`select transaction_id, paid_by from ppk_payments where user_id = ${userId} order by transaction_id`,
  );
}
