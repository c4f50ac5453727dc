import { whereAll } from '../../../platform/database/conditions.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { like } from '../../../platform/database/like.ts';
import { countedTo, planned } from '../../../platform/database/planned.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { idsMatching } from '../../identity/server/user-search-store.ts';
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

export type WantedTrouble = {
  /** Of one person; with null of all. */
  userId: string | null;
  /** Part of a name, an address or a reason, or the beginning of an id. */
  search: string;
  channel?: SendingChannel | undefined;
  state?: 'failed' | 'uncertain' | undefined;
};

const key = sql`m.changed_at, m.user_id, m.notification_id, m.channel`;
const order = sql`m.changed_at desc, m.user_id, m.notification_id, m.channel`;

/** Those of whoever is meant, and those for a reason: each by its own index, and what is both once. */
function found({ userId, search, channel, state }: WantedTrouble, most: number): Sql {
  const always = [
    sql`m.state in ('failed', 'uncertain')`,
    ...(userId ? [sql`m.user_id = ${userId}`] : []),
    ...(channel ? [sql`m.channel = ${channel}`] : []),
    ...(state ? [sql`m.state = ${state}`] : []),
  ];
  const ways = search
    ? [[sql`m.user_id in (${idsMatching(search)})`], [like(sql`lower(m.reason)`, search.toLowerCase())]]
    : [[]];
  return ways
    .map((way) => [...always, ...way])
    .map(
      (parts) =>
        sql`(select ${key} from notification_messages m ${whereAll(parts)} order by ${order} limit ${most})`,
    )
    .reduce((all, part) => sql`${all} union ${part}`);
}

/** Messages that did not go out, or may not have, newest first. */
export function troubleOf(
  on: Queries,
  wanted: WantedTrouble,
  { start, limit }: { start: number; limit: number },
): Promise<TroubleRow[]> {
  return planned<TroubleRow>(
    on,
    sql`
    with found as (
      select * from (${found(wanted, start + limit)}) m order by ${order} offset ${start} limit ${limit})
    select m.user_id, u.email, m.notification_id, m.channel, n.kind, m.state, m.reason, m.attempts, m.changed_at
    from found f join notification_messages m on m.user_id = f.user_id and m.notification_id = f.notification_id
        and m.channel = f.channel
      join users u on u.id = m.user_id
      join notifications n on n.user_id = m.user_id and n.id = m.notification_id
    order by ${order}`,
  );
}

/** No further than `most` and one. */
export function countTrouble(on: Queries, wanted: WantedTrouble, most: number): Promise<number> {
  return countedTo(on, sql`select 1 from (${found(wanted, most + 1)}) m limit ${most + 1}`);
}
