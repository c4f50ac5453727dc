import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type MoveRow = {
  id: string;
  portfolio_id: string;
  type: 'deposit' | 'withdrawal';
  day: string;
  amount: string;
  /** Lowercase title. */
  currency: string;
  is_transfer: boolean;
  carried: string | null;
};

/** Money in and out of these portfolios, in the order of the ledger. */
export function wrapperMoves(
  on: Queries,
  userId: string,
  portfolioIds: readonly string[],
): Promise<MoveRow[]> {
  return on.many<MoveRow>(sql`
    select t.id, t.portfolio_id, t.type, t.day, trim_scale(t.total)::text as amount, c.title as currency,
      w.transaction_id is not null as is_transfer, trim_scale(w.deposits)::text as carried
    from transactions t join currencies c on c.id = t.currency_id
    left join wrapper_transfers w on w.user_id = t.user_id and w.transaction_id = t.id
    where t.user_id = ${userId} and t.portfolio_id = any(${portfolioIds}::uuid[]) and t.holding_id is null
      and t.type in ('deposit', 'withdrawal')
    order by t.day, t.time nulls first, t.type, t.rank, t.id`);
}

export type SaverRow = {
  tax_rate: number | null;
  born_on: string | null;
  has_pension_right: boolean;
  self_employed: number[];
};

export function saverOf(on: Queries, userId: string): Promise<SaverRow | undefined> {
  return on.maybe<SaverRow>(sql`
    select tax_rate, born_on, has_pension_right, self_employed from wrapper_settings where user_id = ${userId}`);
}

export async function storeSaver(tx: Tx, userId: string, saver: SaverRow, at: Date): Promise<void> {
  await tx.run(sql`
    insert into wrapper_settings (user_id, tax_rate, born_on, has_pension_right, self_employed, updated_at)
    values (${userId}, ${saver.tax_rate}, ${saver.born_on}, ${saver.has_pension_right}, ${saver.self_employed}::smallint[], ${at})
    on conflict (user_id) do update set tax_rate = excluded.tax_rate, born_on = excluded.born_on,
      has_pension_right = excluded.has_pension_right, self_employed = excluded.self_employed, updated_at = excluded.updated_at
    where wrapper_settings.user_id = ${userId}`);
}

export async function storeTransfer(
  tx: Tx,
  userId: string,
  transactionId: string,
  carried: string | null,
): Promise<void> {
  await tx.run(sql`
    insert into wrapper_transfers (user_id, transaction_id, deposits) values (${userId}, ${transactionId}, ${carried})
    on conflict (user_id, transaction_id) do update set deposits = excluded.deposits
    where wrapper_transfers.user_id = ${userId}`);
}

export async function dropTransfer(tx: Tx, userId: string, transactionId: string): Promise<void> {
  await tx.run(
    sql`delete from wrapper_transfers where user_id = ${userId} and transaction_id = ${transactionId}`,
  );
}

/** All that somebody said, for the archive of their own data. */
export function everyTransfer(on: Queries, userId: string): Promise<object[]> {
  return on.many(sql`
    select transaction_id, trim_scale(deposits)::text as deposits from wrapper_transfers
    where user_id = ${userId} order by transaction_id`);
}
