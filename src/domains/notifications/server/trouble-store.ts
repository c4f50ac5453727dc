import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { NoticeKind } from '../notice-kinds.ts';
import type { SendingChannel } from '../topics.ts';

export type TroubleRow = {
  user_id: string;
  email: string;
  notification_id: string;
  channel: SendingChannel;
  kind: NoticeKind;
  state: 'failed' | 'uncertain';
  reason: string | null;
  attempts: number;
  changed_at: Date;
};

/** Messages that did not go out, or may not have; of one person, or with null of all. */
export function troubleOf(
  on: Queries,
  userId: string | null,
  { start, limit }: { start: number; limit: number },
): Promise<TroubleRow[]> {
  return on.many<TroubleRow>(sql`
    select m.user_id, u.email, m.notification_id, m.channel, n.kind, m.state, m.reason, m.attempts, m.changed_at
    from notification_messages m join users u on u.id = m.user_id
      join notifications n on n.user_id = m.user_id and n.id = m.notification_id
    where m.state in ('failed', 'uncertain') and (${userId}::uuid is null or m.user_id = ${userId}::uuid)
    order by m.changed_at desc, m.user_id, m.notification_id limit ${limit} offset ${start}`);
}

export async function countTrouble(on: Queries, userId: string | null): Promise<number> {
  const { total } = await on.one<{ total: number }>(sql`
    select count(*)::int as total from notification_messages
    where state in ('failed', 'uncertain') and (${userId}::uuid is null or user_id = ${userId}::uuid)`);
  return total;
}
