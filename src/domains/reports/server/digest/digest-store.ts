import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { DigestEvery } from '../../digest-periods.ts';

/** Who wants a report by mail and has not got the one of a period; by their ids, from somebody on. */
export async function digestReaders(
  on: Queries,
  every: DigestEvery,
  period: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await on.many<{ user_id: string }>(sql`
    select s.user_id from notification_settings s
    where s.digest = ${every} and (${after}::uuid is null or s.user_id > ${after}::uuid)
      and not exists (select from report_digests d where d.user_id = s.user_id and d.period = ${period})
    order by s.user_id limit ${limit}`);
  return rows.map(({ user_id }) => user_id);
}

/** Whether it was not there yet: only who writes it sends the mail, in the same transaction. */
export async function markDigest(
  tx: Tx,
  userId: string,
  period: string,
  state: 'sent' | 'empty',
  at: Date,
): Promise<boolean> {
  const written = await tx.run(sql`
    insert into report_digests (user_id, period, state, made_at) values (${userId}, ${period}, ${state}, ${at})
    on conflict (user_id, period) do nothing`);
  return written > 0;
}

export function digestsOf(
  on: Queries,
  userId: string,
): Promise<{ period: string; state: string; made_at: Date }[]> {
  return on.many(sql`
    select period, state, made_at from report_digests where user_id = ${userId} order by made_at, period`);
}
