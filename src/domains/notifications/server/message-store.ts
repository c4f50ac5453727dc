import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { NoticeKind } from '../notice-kinds.ts';
import type { SendingChannel } from '../topics.ts';

export type NewMessage = {
  userId: string;
  notificationId: string;
  channel: SendingChannel;
  dueAt: Date;
};

/** In one statement, however many. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[], at: Date): Promise<void> {
  if (messages.length === 0) return;
  await tx.run(sql`
    insert into notification_messages (user_id, notification_id, channel, due_at, changed_at)
    select *, ${at}::timestamptz from unnest(${messages.map((one) => one.userId)}::uuid[],
      ${messages.map((one) => one.notificationId)}::uuid[], ${messages.map((one) => one.channel)}::text[],
      ${messages.map((one) => one.dueAt)}::timestamptz[])
    on conflict do nothing`);
}

/** Whose messages are due by a channel, from somebody on; those who wait longest come first. */
export function duePeople(
  on: Queries,
  channel: SendingChannel,
  now: Date,
  after: { userId: string; since: Date } | undefined,
  limit: number,
): Promise<{ userId: string; since: Date }[]> {
  return on.many(sql`
    select user_id as "userId", min(due_at) as since from notification_messages
    where state = 'waiting' and channel = ${channel} and due_at <= ${now} group by user_id
    having (min(due_at), user_id) > (${after?.since ?? new Date(0)}::timestamptz,
      ${after?.userId ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by min(due_at), user_id limit ${limit}`);
}

export type DueMessage = {
  notification_id: string;
  kind: NoticeKind;
  params: Record<string, string>;
  subject: string;
  parent_type: string | null;
  parent_id: string | null;
  created_at: Date;
  attempts: number;
};

/** One message out of so many is still one. */
const mostTogether = 500;

/** Those of one person and channel that are due, held until the transaction ends; what somebody else holds is theirs. */
export function lockDue(tx: Tx, userId: string, channel: SendingChannel, now: Date): Promise<DueMessage[]> {
  return tx.many<DueMessage>(sql`
    select m.notification_id, n.kind, n.params, n.subject, n.parent_type, n.parent_id, n.created_at, m.attempts
    from notification_messages m join notifications n on n.user_id = m.user_id and n.id = m.notification_id
    where m.user_id = ${userId} and m.channel = ${channel} and m.state = 'waiting' and m.due_at <= ${now}
    order by n.created_at, n.id limit ${mostTogether} for update of m skip locked`);
}

type Change = {
  state: 'waiting' | 'handing' | 'sent' | 'failed' | 'uncertain' | 'dropped';
  messageId?: string | undefined;
  dueAt?: Date | undefined;
  reason?: string | undefined;
};

/** What became of them; `handing` counts as an attempt. */
export async function changeMessages(
  on: Queries,
  userId: string,
  channel: SendingChannel,
  ids: readonly string[],
  { state, messageId, dueAt, reason }: Change,
  at: Date,
): Promise<void> {
  await on.run(sql`
    update notification_messages set state = ${state}, changed_at = ${at},
      message_id = coalesce(${messageId ?? null}::uuid, message_id), due_at = coalesce(${dueAt ?? null}, due_at),
      reason = ${reason?.slice(0, 300) ?? null}, attempts = attempts + ${state === 'handing' ? 1 : 0}
    where user_id = ${userId} and channel = ${channel} and notification_id = any(${[...ids]}::uuid[])`);
}

/**
 * Whoever was handing these over has died: whether they went out nobody knows, and what may be there is not sent again
 * (rule N-16).
 */
export function markUncertain(on: Queries, before: Date, at: Date): Promise<number> {
  return on.run(sql`
    update notification_messages set state = 'uncertain', changed_at = ${at}, reason = 'cut off while handing over'
    where state = 'handing' and changed_at < ${before}`);
}

type PutOff = { most: number; firstWait: number; longestWait: number; reason: string };

/** What could not be sent through a fault of ours, of these: later, with longer and longer waits, and in the end not at all. */
export async function putOffDue(
  on: Queries,
  userId: string,
  channel: SendingChannel,
  ids: readonly string[],
  now: Date,
  { most, firstWait, longestWait, reason }: PutOff,
): Promise<void> {
  await on.run(sql`
    update notification_messages set attempts = attempts + 1, changed_at = ${now}, reason = ${reason.slice(0, 300)},
      state = case when attempts + 1 >= ${most} then 'failed' else 'waiting' end,
      due_at = ${now}::timestamptz + least(${firstWait}::float8 * 4 ^ attempts, ${longestWait}::float8) * interval '1 second'
    where user_id = ${userId} and channel = ${channel} and notification_id = any(${[...ids]}::uuid[])
      and state = 'waiting' and due_at <= ${now}`);
}
