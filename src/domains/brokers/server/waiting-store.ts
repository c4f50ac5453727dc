import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { RowAnswer, WaitingRow } from '../sync-result.ts';

export function waitingRows(on: Queries, userId: string, integrationId: string): Promise<WaitingRow[]> {
  return on.many<WaitingRow>(sql`
    select key, booking, reason, answer, original from integration_rows
    where user_id = ${userId} and integration_id = ${integrationId} order by booking->>'day', created_at, key`);
}

/** What was said of a row stays when it is told again. */
export async function keepWaiting(
  tx: Tx,
  userId: string,
  integrationId: string,
  rows: readonly Omit<WaitingRow, 'answer'>[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into integration_rows (user_id, integration_id, key, booking, reason, original, created_at)
    select ${userId}, ${integrationId}, key, booking::jsonb, reason::jsonb, original, ${at}
    from unnest(${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ booking }) => booking && JSON.stringify(booking))}::text[],
      ${rows.map(({ reason }) => JSON.stringify(reason))}::text[], ${rows.map(({ original }) => original)}::text[])
      as given (key, booking, reason, original)
    on conflict (user_id, integration_id, key) do update
      set booking = excluded.booking, reason = excluded.reason, original = excluded.original`);
}

export async function endWaiting(
  tx: Tx,
  userId: string,
  integrationId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length)
    await tx.run(sql`
      delete from integration_rows
      where user_id = ${userId} and integration_id = ${integrationId} and key = any(${keys}::text[])`);
}

export async function answerRows(
  tx: Tx,
  userId: string,
  integrationId: string,
  answers: readonly { key: string; answer: RowAnswer }[],
): Promise<void> {
  if (answers.length)
    await tx.run(sql`
      update integration_rows r set answer = r.answer || given.answer::jsonb
      from unnest(${answers.map(({ key }) => key)}::text[],
        ${answers.map(({ answer }) => JSON.stringify(answer))}::text[]) as given (key, answer)
      where r.user_id = ${userId} and r.integration_id = ${integrationId} and r.key = given.key`);
}
