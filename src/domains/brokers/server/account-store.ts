import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** An account behind a connection. */
export type AccountRow = {
  account: string;
  /** As the broker calls it, where that is another word. */
  name: string | null;
  /** Where its rows go. */
  portfolio_id: string | null;
};

export function accountsOf(on: Queries, userId: string, integrationId: string): Promise<AccountRow[]> {
  return on.many<AccountRow>(sql`
    select account, name, portfolio_id from integration_accounts
    where user_id = ${userId} and integration_id = ${integrationId} order by account`);
}

/** Those that are known stay as they are. */
export async function insertAccounts(
  tx: Tx,
  userId: string,
  integrationId: string,
  accounts: readonly AccountRow[],
): Promise<void> {
  if (accounts.length)
    await tx.run(sql`
      insert into integration_accounts (user_id, integration_id, account, name, portfolio_id)
      select ${userId}, ${integrationId}, account, name, portfolio_id
      from unnest(${accounts.map(({ account }) => account)}::text[], ${accounts.map(({ name }) => name)}::text[],
        ${accounts.map(({ portfolio_id }) => portfolio_id)}::uuid[]) as given (account, name, portfolio_id)
      on conflict (user_id, integration_id, account) do nothing`);
}

/** Accounts whose portfolio was deleted get this one; says which they are. */
export async function rehouseAccounts(
  tx: Tx,
  userId: string,
  integrationId: string,
  portfolioId: string,
): Promise<string[]> {
  const rows = await tx.many<{ account: string }>(sql`
    update integration_accounts set portfolio_id = ${portfolioId}
    where user_id = ${userId} and integration_id = ${integrationId} and portfolio_id is null returning account`);
  return rows.map(({ account }) => account);
}
