import { whereAll } from '../../../../platform/database/conditions.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { like } from '../../../../platform/database/like.ts';
import { countedTo, planned } from '../../../../platform/database/planned.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import type { SubscriberState } from '../../desk-contract.ts';

export type Subscriber = {
  id: string;
  email: string;
  locale: 'en' | 'pl';
  state: SubscriberState;
  asked_at: Date;
  confirmed_at: Date | null;
  left_at: Date | null;
};

/** Notes that an address asks. Who has the newsletter keeps it as it is; who left is asked to confirm anew. */
export function noteRequest(
  on: Queries,
  { id, email, locale, at }: { id: string; email: string; locale: string; at: Date },
): Promise<number> {
  return on.run(sql`
    insert into newsletter_subscribers as known (id, email, locale, asked_at) values (${id}, ${email}, ${locale}, ${at})
    on conflict (email) do update set asked_at = excluded.asked_at, locale = excluded.locale
    where known.state <> 'confirmed'`);
}

type Written = Subscriber & { mailed_at: Date[] };

/** Holds what is known of an address while it is decided whether to write to it. */
export function lockSubscriber(tx: Tx, email: string): Promise<Written | undefined> {
  return tx.maybe<Written>(sql`select * from newsletter_subscribers where email = ${email} for update`);
}

export function noteMailed(tx: Tx, email: string, times: readonly Date[]): Promise<number> {
  return tx.run(
    sql`update newsletter_subscribers set mailed_at = ${[...times]}::timestamptz[] where email = ${email}`,
  );
}

export function subscriberById(on: Queries, id: string): Promise<Subscriber | undefined> {
  return on.maybe<Subscriber>(sql`select * from newsletter_subscribers where id = ${id}`);
}

/** True for one of several at once; nothing changes for who has confirmed, or left after the link was sent. */
export async function confirmRequest(on: Queries, id: string, sentAt: Date, now: Date): Promise<boolean> {
  const changed = await on.run(sql`
    update newsletter_subscribers set confirmed_at = ${now}, left_at = null
    where id = ${id} and state <> 'confirmed' and (left_at is null or left_at < ${sentAt})`);
  return changed > 0;
}

/** Confirms an address that its owner has proved by other means, if it asks and has not left since. */
export function confirmAddress(on: Queries, email: string, now: Date): Promise<number> {
  return on.run(
    sql`update newsletter_subscribers set confirmed_at = ${now} where email = ${email} and state = 'asked'`,
  );
}

export function leave(on: Queries, id: string, now: Date): Promise<number> {
  return on.run(sql`update newsletter_subscribers set left_at = ${now} where id = ${id} and left_at is null`);
}

export function deleteSubscriber(on: Queries, email: string): Promise<number> {
  return on.run(sql`delete from newsletter_subscribers where email = ${email}`);
}

/** Requests that nobody confirmed, and those who left; some at a time. */
export function deleteOldSubscribers(
  on: Queries,
  { askedBefore, leftBefore }: { askedBefore: Date; leftBefore: Date },
): Promise<number> {
  return on.run(sql`
    delete from newsletter_subscribers where (state, email) in (
      select state, email from newsletter_subscribers where state = 'asked' and asked_at < ${askedBefore}
      union all
      select state, email from newsletter_subscribers where state = 'left' and left_at < ${leftBefore} and asked_at < ${askedBefore}
      limit 10000)`);
}

export type OwnSubscription = Pick<Subscriber, 'state' | 'asked_at' | 'confirmed_at' | 'left_at'>;

export function subscriptionOf(on: Queries, email: string): Promise<OwnSubscription | undefined> {
  return on.maybe<OwnSubscription>(
    sql`select state, asked_at, confirmed_at, left_at from newsletter_subscribers where email = ${email}`,
  );
}

export type WantedSubscribers = {
  search: string;
  state?: SubscriberState | undefined;
  /** Only this address. */
  only?: string | undefined;
};

function meant({ search, state, only }: WantedSubscribers): Sql {
  return whereAll([
    ...(search ? [like(sql`email`, search.toLowerCase())] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(only === undefined ? [] : [sql`email = ${only}`]),
  ]);
}

/** Newest first. */
export function listSubscribers(
  on: Queries,
  wanted: WantedSubscribers,
  { start, limit }: { start: number; limit: number },
): Promise<Subscriber[]> {
  return planned<Subscriber>(
    on,
    sql`
    with found as (select id from newsletter_subscribers ${meant(wanted)} order by asked_at desc, id desc offset ${start} limit ${limit})
    select s.id, s.email, s.locale, s.state, s.asked_at, s.confirmed_at, s.left_at
    from found join newsletter_subscribers s on s.id = found.id order by s.asked_at desc, s.id desc`,
  );
}

/** No further than `most` and one. */
export function countSubscribers(on: Queries, wanted: WantedSubscribers, most: number): Promise<number> {
  return countedTo(on, sql`select 1 from newsletter_subscribers ${meant(wanted)} limit ${most + 1}`);
}

type Confirmed = Pick<Subscriber, 'id' | 'email' | 'locale'> & { confirmed_at: Date };

/** The next of those who confirmed, by address. */
export function confirmedAfter(on: Queries, email: string, limit: number): Promise<Confirmed[]> {
  return on.many<Confirmed>(sql`
    select id, email, locale, confirmed_at from newsletter_subscribers
    where state = 'confirmed' and email > ${email} order by email limit ${limit}`);
}
