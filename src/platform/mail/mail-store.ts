import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export type MailState = 'waiting' | 'kept' | 'sent' | 'failed';
export type MailRow = {
  id: string;
  recipient: string;
  locale: string;
  kind: string;
  subject: string;
  html: string;
  plain: string;
  state: MailState;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
};

export function insertMail(
  on: Queries,
  mail: Omit<MailRow, 'attempts' | 'last_error' | 'sent_at'>,
): Promise<number> {
  return on.run(sql`
    insert into mails (id, recipient, locale, kind, subject, html, plain, state, created_at)
    values (${mail.id}, ${mail.recipient}, ${mail.locale}, ${mail.kind}, ${mail.subject}, ${mail.html}, ${mail.plain}, ${mail.state}, ${mail.created_at})`);
}

/** Locks a waiting mail for delivery; another process that delivers it at this moment makes us skip it. */
export function lockWaitingMail(on: Queries, id: string): Promise<MailRow | undefined> {
  return on.maybe<MailRow>(
    sql`select * from mails where id = ${id} and state = 'waiting' for update skip locked`,
  );
}

export function markMail(
  on: Queries,
  id: string,
  state: MailState,
  at: Date,
  error: string | null,
): Promise<number> {
  return on.run(sql`
    update mails set state = ${state}, attempts = attempts + 1, last_error = ${error},
      sent_at = case when ${state} = 'sent' then ${at}::timestamptz end
    where id = ${id}`);
}

/** Newest first: everybody's, or those to some addresses. */
export function listMails(
  on: Queries,
  page: { start: number; limit: number; to?: string | readonly string[] },
): Promise<MailRow[]> {
  return on.many<MailRow>(sql`
    select * from mails ${toOnly(page.to)} order by created_at desc, id desc offset ${page.start} limit ${page.limit}`);
}

export async function countMails(on: Queries, to?: string | readonly string[]): Promise<number> {
  return (await on.one<{ total: number }>(sql`select count(*) as total from mails ${toOnly(to)}`)).total;
}

const toOnly = (recipients?: string | readonly string[]) =>
  recipients === undefined ? sql`` : sql`where recipient = any(${[recipients].flat()})`;

export function waitingMailIds(on: Queries, olderThan: Date): Promise<{ id: string }[]> {
  return on.many(
    sql`select id from mails where state = 'waiting' and created_at < ${olderThan} order by created_at limit 500`,
  );
}

export function deleteMailsTo(on: Queries, recipient: string): Promise<number> {
  return on.run(sql`delete from mails where recipient = ${recipient}`);
}
