import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { insertTransactions, type NewTransaction } from './transaction-store.ts';

/** A fee in another currency is a row of its own, made anew with its trade (rule L-26). */
export async function keepCharge(tx: Tx, userId: string, trade: NewTransaction, at: Date): Promise<void> {
  await tx.run(sql`delete from transactions where user_id = ${userId} and charge_of = ${trade.id}`);
  if (!trade.other_fee) return;
  const row: NewTransaction = {
    id: newId(),
    portfolio_id: trade.portfolio_id,
    holding_id: trade.holding_id,
    type: 'fee',
    day: trade.day,
    time: trade.time,
    rank: trade.rank,
    units: null,
    price: null,
    total: trade.other_fee,
    currency_id: trade.other_fee_currency_id!,
    fee: '0',
    tax: '0',
    to_total: null,
    to_currency_id: null,
    numerator: null,
    denominator: null,
    note: null,
    origin: trade.origin,
    submission_id: null,
    link_id: null,
    charge_of: trade.id,
  };
  await insertTransactions(tx, userId, [row], at);
}

/** These rows with the fees that are rows of their own, or the trades these are of. */
export async function withCharges(on: Queries, userId: string, ids: readonly string[]): Promise<string[]> {
  // One row after the other: planned for people with few rows, all rows of somebody who has many would be looked through.
  const rows = await on.many<{ id: string }>(sql`
    select found.id from unnest(${[...ids]}::uuid[]) as wanted (id) cross join lateral (
      (select o.id from transactions o where o.user_id = ${userId} and o.charge_of = wanted.id offset 0)
      union all (select t.charge_of from transactions t
        where t.user_id = ${userId} and t.id = wanted.id offset 0)) found
    where found.id is not null`);
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}
