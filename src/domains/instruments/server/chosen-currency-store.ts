import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** What somebody chose, in order; nothing for who has not. */
export async function chosenCurrencies(on: Queries, userId: string): Promise<string[] | undefined> {
  const row = await on.maybe<{ currency_ids: string[] }>(
    sql`select currency_ids from chosen_currencies where user_id = ${userId}`,
  );
  return row?.currency_ids;
}

export async function storeChosenCurrencies(on: Queries, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) await on.run(sql`delete from chosen_currencies where user_id = ${userId}`);
  else
    await on.run(sql`
      insert into chosen_currencies (user_id, currency_ids) values (${userId}, ${ids}::uuid[])
      on conflict (user_id) do update set currency_ids = excluded.currency_ids`);
}
