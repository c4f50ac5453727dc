import type { Queries, Tx } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { NoticeKind } from '../notice-kinds.ts';

export type NotificationRow = {
  id: string;
  kind: NoticeKind;
  params: Record<string, string>;
  parent_type: string | null;
  parent_id: string | null;
  is_simulated: boolean;
  read_at: Date | null;
  created_at: Date;
};

export type NoticeFilter = { kinds: readonly NoticeKind[] | null; unreadOnly: boolean };

const columns = sql`id, kind, params, parent_type, parent_id, is_simulated, read_at, created_at`;

function matching(userId: string, { kinds, unreadOnly }: NoticeFilter): Sql {
  return sql`user_id = ${userId} and (${kinds === null} or kind = any(${kinds ?? []}::text[]))
    and (not ${unreadOnly} or read_at is null)`;
}

export const everything: NoticeFilter = { kinds: null, unreadOnly: false };

export function notificationsOf(
  on: Queries,
  userId: string,
  filter: NoticeFilter,
  { start, limit }: { start: number; limit: number },
): Promise<NotificationRow[]> {
  return on.many<NotificationRow>(sql`
    select ${columns} from notifications where ${matching(userId, filter)}
    order by created_at desc, id desc limit ${limit} offset ${start}`);
}

export function countNotifications(
  on: Queries,
  userId: string,
  filter: NoticeFilter,
): Promise<{ total: number; unread: number }> {
  return on.one(sql`
    select count(*)::int as total, count(*) filter (where read_at is null)::int as unread
    from notifications where ${matching(userId, filter)}`);
}

export type NewNotice = {
  id: string;
  userId: string;
  kind: NoticeKind;
  params: Record<string, string>;
  subject: string;
  day: string;
  parent?: { type: string; id: string | null };
  isSimulated?: boolean;
  at: Date;
};

/** Writes those that were not told today yet, and says which they are. */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<string[]> {
  if (notices.length === 0) return [];
  const rows = notices.map(({ id, userId, kind, params, subject, day, parent, isSimulated, at }) => ({
    id,
    user_id: userId,
    kind,
    params,
    subject,
    day,
    parent_type: parent?.type ?? null,
    parent_id: parent?.id ?? null,
    is_simulated: isSimulated ?? false,
    created_at: at,
  }));
  const inserted = await tx.many<{ id: string }>(sql`
    insert into notifications (id, user_id, kind, params, subject, day, parent_type, parent_id, is_simulated, created_at)
    select id, user_id, kind, params, subject, day, parent_type, parent_id, is_simulated, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, user_id uuid, kind text, params jsonb,
      subject text, day date, parent_type text, parent_id uuid, is_simulated boolean, created_at timestamptz)
    on conflict (user_id, kind, subject, day) where subject <> '' do nothing returning id`);
  return inserted.map(({ id }) => id);
}

/** One of the kinds that are told outside in any case stays until its mail is written (rule N-14). */
export function deleteNotification(
  on: Queries,
  userId: string,
  id: string,
  urgent: readonly NoticeKind[],
): Promise<number> {
  return on.run(sql`
    delete from notifications n where n.id = ${id} and n.user_id = ${userId}
      and not (n.kind = any(${[...urgent]}::text[]) and exists (select from notification_messages m
        where m.user_id = ${userId} and m.notification_id = n.id and m.channel = 'email' and m.state = 'waiting'))`);
}

/** Those of a day that nobody outside has heard of yet; whoever is just about to send one comes first. */
export async function removeUnsent(
  tx: Tx,
  userId: string,
  kind: NoticeKind,
  subjects: readonly string[],
  day: string,
): Promise<number> {
  await tx.run(sql`
    select from notification_messages m join notifications n on n.user_id = m.user_id and n.id = m.notification_id
    where m.user_id = ${userId} and n.kind = ${kind} and n.subject = any(${[...subjects]}::text[]) and n.day = ${day}
    order by m.notification_id, m.channel for update of m`);
  return tx.run(sql`
    delete from notifications n where n.user_id = ${userId} and n.kind = ${kind}
      and n.subject = any(${[...subjects]}::text[]) and n.day = ${day}
      and not exists (select from notification_messages m where m.user_id = ${userId}
        and m.notification_id = n.id and m.state in ('handing', 'sent', 'uncertain'))`);
}

/** One, or with null all of them. */
export function markRead(on: Queries, userId: string, id: string | null, at: Date): Promise<number> {
  return on.run(sql`
    update notifications set read_at = ${at}
    where user_id = ${userId} and read_at is null and (${id}::uuid is null or id = ${id}::uuid)`);
}

/** A bell is no archive. */
export function forgetOld(on: Queries, before: Date): Promise<number> {
  return on.run(sql`delete from notifications where created_at < ${before}`);
}
