import { foldText } from '../../../../foundation/fold-text.ts';
import { whereAll } from '../../../../platform/database/conditions.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { like } from '../../../../platform/database/like.ts';
import { countedTo, planned } from '../../../../platform/database/planned.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import type { MessageState } from '../../desk-contract.ts';

export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
  locale: string;
  at: Date;
};

export function insertContactMessage(on: Queries, lead: ContactMessage): Promise<number> {
  return on.run(sql`
    insert into contact_messages (id, name, email, company, phone, message, locale, created_at)
    values (${lead.id}, ${lead.name}, ${lead.email}, nullif(${lead.company}, ''), nullif(${lead.phone}, ''), ${lead.message}, ${lead.locale}, ${lead.at})`);
}

export function contactMessagesOf(on: Queries, email: string): Promise<object[]> {
  return on.many(sql`
    select name, company, phone, message, created_at, answered_at from contact_messages where email = ${email} order by created_at`);
}

export function deleteContactMessages(on: Queries, email: string): Promise<number> {
  return on.run(sql`delete from contact_messages where email = ${email}`);
}

/** Some at a time. */
export function deleteOldContactMessages(on: Queries, before: Date): Promise<number> {
  return on.run(sql`
    delete from contact_messages where id in (
      select id from contact_messages where created_at < ${before} order by created_at limit 10000)`);
}

export type WantedMessages = {
  search: string;
  state?: MessageState | undefined;
  /** Only those of this sender. */
  from?: string | undefined;
};

type MessageRow = {
  id: string;
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  locale: string;
  created_at: Date;
  answered_at: Date | null;
};

function only({ search, state, from }: WantedMessages): Sql {
  return whereAll([
    ...(search ? [like(sql`search`, foldText(search))] : []),
    ...(state ? [state === 'open' ? sql`answered_at is null` : sql`answered_at is not null`] : []),
    ...(from === undefined ? [] : [sql`email = ${from}`]),
  ]);
}

/** Newest first; found by their keys, and read afterwards. */
export function listMessages(
  on: Queries,
  wanted: WantedMessages,
  { start, limit }: { start: number; limit: number },
): Promise<MessageRow[]> {
  return planned<MessageRow>(
    on,
    sql`
    with found as (select id from contact_messages ${only(wanted)} order by created_at desc, id desc offset ${start} limit ${limit})
    select m.id, m.name, m.email, m.company, m.phone, m.message, m.locale, m.created_at, m.answered_at
    from found join contact_messages m on m.id = found.id order by m.created_at desc, m.id desc`,
  );
}

/** No further than `most` and one. */
export function countMessages(on: Queries, wanted: WantedMessages, most: number): Promise<number> {
  return countedTo(on, sql`select 1 from contact_messages ${only(wanted)} limit ${most + 1}`);
}

/** Nothing for a message that is not there, or not of this sender. */
export function markMessage(
  on: Queries,
  id: string,
  answeredAt: Date | null,
  from: string | undefined,
): Promise<number> {
  return on.run(sql`
    update contact_messages set answered_at = case when ${answeredAt}::timestamptz is null then null
      else coalesce(answered_at, ${answeredAt}) end
    where id = ${id} and (${from === undefined} or email = ${from ?? ''})`);
}
