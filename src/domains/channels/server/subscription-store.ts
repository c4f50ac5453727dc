import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type SubscriptionRow = {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  created_at: Date;
};

/** The browsers to notify, newest first. */
export function subscriptionsOf(on: Queries, userId: string): Promise<SubscriptionRow[]> {
  return on.many<SubscriptionRow>(sql`
    select id, endpoint, p256dh, auth, user_agent, created_at from push_subscriptions
    where user_id = ${userId} order by created_at desc, id`);
}

/** The same browser again is the newest again, with the keys it has now. */
export function storeSubscription(tx: Tx, userId: string, row: SubscriptionRow): Promise<number> {
  return tx.run(sql`
    insert into push_subscriptions (user_id, id, endpoint, p256dh, auth, user_agent, created_at)
    values (${userId}, ${row.id}, ${row.endpoint}, ${row.p256dh}, ${row.auth}, ${row.user_agent}, ${row.created_at})
    on conflict (user_id, id) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      user_agent = excluded.user_agent, created_at = excluded.created_at`);
}

/** Two accounts that subscribe on one browser at once would not see each other: they come one after the other. */
export function waitForBrowser(tx: Tx, id: string): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
}

/** A browser tells its news to one account: who subscribed last. */
export function takeOverSubscription(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from push_subscriptions where id = ${id} and user_id <> ${userId}`);
}

export function keepNewestSubscriptions(tx: Tx, userId: string, most: number): Promise<number> {
  return tx.run(sql`
    delete from push_subscriptions where user_id = ${userId} and id in (
      select id from push_subscriptions where user_id = ${userId}
      order by created_at desc, id offset ${most})`);
}

export function removeSubscription(on: Queries, userId: string, id: string): Promise<number> {
  return on.run(sql`delete from push_subscriptions where user_id = ${userId} and id = ${id}`);
}
