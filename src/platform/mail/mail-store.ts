import { whereAll } from '../database/conditions.ts';
import type { Queries } from '../database/database.ts';
import { like } from '../database/like.ts';
import { countedTo, planned } from '../database/planned.ts';
import { sql } from '../database/sql.ts';
import type { MailAttachment } from './composed-mail.ts';

/** `withheld`: the address refused mail before, and this one is not about the account's security. */
export type MailState = 'waiting' | 'kept' | 'sent' | 'failed' | 'withheld';
export type MailRow = {
  id: string;
  recipient: string;
  locale: string;
  kind: string;
  subject: string;
  html: string;
  plain: string;
  security: boolean;
  unsubscribe_url: string | null;
  reply_to: string | null;
  state: MailState;
  attempts: number;
  last_error: string | null;
  next_try_at: Date | null;
  created_at: Date;
  sent_at: Date | null;
};

type NewMail = Omit<MailRow, 'attempts' | 'last_error' | 'next_try_at' | 'sent_at'>;

export function insertMail(on: Queries, mail: NewMail): Promise<number> {
  return on.run(sql`
    insert into mails (id, recipient, locale, kind, subject, html, plain, security, unsubscribe_url, reply_to, state, created_at)
    values (${mail.id}, ${mail.recipient}, ${mail.locale}, ${mail.kind}, ${mail.subject}, ${mail.html}, ${mail.plain},
      ${mail.security}, ${mail.unsubscribe_url}, ${mail.reply_to}, ${mail.state}, ${mail.created_at})`);
}

export async function insertAttachments(
  on: Queries,
  mailId: string,
  attachments: readonly MailAttachment[],
): Promise<void> {
  for (const [place, { name, mediaType, content }] of attachments.entries())
    await on.run(sql`
      insert into mail_attachments (mail_id, place, name, media_type, content)
      values (${mailId}, ${place}, ${name}, ${mediaType}, ${Buffer.from(content)})`);
}

type AttachmentRow = { name: string; media_type: string; content: Buffer };

export function attachmentsOf(on: Queries, mailId: string): Promise<AttachmentRow[]> {
  return on.many<AttachmentRow>(sql`
    select name, media_type, content from mail_attachments
    where mail_id = ${mailId} and content is not null order by place`);
}

/** Locks a waiting mail for delivery; another process that delivers it at this moment makes us skip it. */
export function lockWaitingMail(on: Queries, id: string): Promise<MailRow | undefined> {
  return on.maybe<MailRow>(
    sql`select * from mails where id = ${id} and state = 'waiting' for update skip locked`,
  );
}

/** The files have gone with the mail; kept, they would fill the database. */
export async function markSent(on: Queries, id: string, at: Date): Promise<void> {
  await on.run(sql`
    update mails set state = 'sent', attempts = attempts + 1, last_error = null, next_try_at = null, sent_at = ${at}
    where id = ${id}`);
  await on.run(sql`update mail_attachments set content = null where mail_id = ${id} and content is not null`);
}

type Failure = { state: 'waiting' | 'failed'; reason: string; nextTryAt: Date | null };

export function markUnsent(on: Queries, id: string, { state, reason, nextTryAt }: Failure): Promise<number> {
  return on.run(sql`
    update mails set state = ${state}, attempts = attempts + 1, last_error = ${reason}, next_try_at = ${nextTryAt}
    where id = ${id}`);
}

export function markWithheld(on: Queries, id: string, reason: string): Promise<number> {
  return on.run(
    sql`update mails set state = 'withheld', last_error = ${reason}, next_try_at = null where id = ${id}`,
  );
}

/** A mail that was given up waits again; nothing for one that was not. */
export function wakeMail(
  on: Queries,
  id: string,
  to?: readonly string[],
): Promise<Pick<MailRow, 'recipient' | 'security'> | undefined> {
  return on.maybe(sql`
    update mails set state = 'waiting', next_try_at = null
    where id = ${id} and state in ('failed', 'withheld') and (${to === undefined} or recipient = any(${[...(to ?? [])]}::text[]))
    returning recipient, security`);
}

type Wanted = {
  /** Only those to these addresses. */
  to?: readonly string[] | undefined;
  /** Only those that did not go out when they should have. */
  inTrouble?: boolean;
  /** Part of the recipient or the subject. */
  search?: string | undefined;
  /** Only those written before. */
  before?: Date | undefined;
};

export type ListedMail = MailRow & { attachments: string[] };

/** Newest first; found by their keys, and read afterwards. */
export function listMails(
  on: Queries,
  { start, limit, ...wanted }: Wanted & { start: number; limit: number },
): Promise<ListedMail[]> {
  return planned<ListedMail>(
    on,
    sql`
    with found as (select id from mails ${only(wanted)} order by created_at desc, id desc offset ${start} limit ${limit})
    select m.*, array(select name from mail_attachments a where a.mail_id = m.id order by place) as attachments
    from found join mails m on m.id = found.id order by m.created_at desc, m.id desc`,
  );
}

/** No further than `most` and one: who finds more needs other words, not the exact number. */
export function countMails(on: Queries, wanted: Wanted, most: number): Promise<number> {
  return countedTo(on, sql`select 1 from mails ${only(wanted)} limit ${most + 1}`);
}

function only({ to, inTrouble, search, before }: Wanted) {
  return whereAll([
    ...(to === undefined ? [] : [sql`recipient = any(${[...to]}::text[])`]),
    ...(inTrouble
      ? [sql`(state in ('failed', 'withheld') or (state = 'waiting' and last_error is not null))`]
      : []),
    ...(search ? [like(sql`lower(recipient || ' ' || subject)`, search.toLowerCase())] : []),
    ...(before ? [sql`created_at < ${before}`] : []),
  ]);
}

export async function mailsWaiting(
  on: Queries,
  to?: readonly string[],
): Promise<{ count: number; oldest: Date | null }> {
  return on.one(sql`
    select count(*) as count, min(created_at) as oldest from mails
    where state = 'waiting' and (${to === undefined} or recipient = any(${[...(to ?? [])]}::text[]))`);
}

/** Those that should have been tried long ago. */
export function overdueMailIds(on: Queries, before: Date): Promise<{ id: string }[]> {
  return on.many(sql`
    select id from mails where state = 'waiting' and created_at < ${before} and coalesce(next_try_at, created_at) < ${before}
    order by created_at limit 500`);
}

export function deleteMailsTo(on: Queries, recipient: string): Promise<number> {
  return on.run(sql`delete from mails where recipient = ${recipient}`);
}

/** Notifications of long ago, some at a time; what is about security stays with the account (N-11). */
export function deleteOldMails(on: Queries, before: Date): Promise<number> {
  return on.run(sql`
    delete from mails where id in (
      select id from mails where not security and created_at < ${before} and state <> 'waiting'
      order by created_at limit 10000)`);
}
