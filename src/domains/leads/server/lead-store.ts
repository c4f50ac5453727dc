import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export function upsertSubscriber(on: Queries, email: string, locale: string, at: Date): Promise<number> {
  return on.run(sql`
    insert into newsletter_subscribers (email, locale, subscribed_at) values (${email}, ${locale}, ${at})
    on conflict (email) do update set left_at = null, locale = excluded.locale`);
}

export function deleteSubscriber(on: Queries, email: string): Promise<number> {
  return on.run(sql`delete from newsletter_subscribers where email = ${email}`);
}

export function subscriber(
  on: Queries,
  email: string,
): Promise<{ subscribed_at: Date; left_at: Date | null } | undefined> {
  return on.maybe(sql`select subscribed_at, left_at from newsletter_subscribers where email = ${email}`);
}

type ContactMessage = {
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
    select name, company, phone, message, created_at from contact_messages where email = ${email} order by created_at`);
}

export function deleteContactMessages(on: Queries, email: string): Promise<number> {
  return on.run(sql`delete from contact_messages where email = ${email}`);
}
