import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { type ContractRow, subscriptionFields } from '../plan-store.ts';

export type StripeCustomer = {
  user_id: string;
  customer_id: string;
  version: number;
  /** How often a change failed by the card. */
  declines: number;
  /** Since when Stripe does not know them: the next order makes another customer. */
  missing_at: Date | null;
  /** The address that Stripe was told. */
  told_email: string | null;
};

const customerFields = sql`user_id, customer_id, version, declines, missing_at, told_email`;

export function customerOf(on: Queries, userId: string): Promise<StripeCustomer | undefined> {
  return on.maybe<StripeCustomer>(
    sql`select ${customerFields} from stripe_customers where user_id = ${userId}`,
  );
}

/** Whose customer it is: Stripe knows people by its own id. */
export function customerById(on: Queries, customerId: string): Promise<StripeCustomer | undefined> {
  return on.maybe<StripeCustomer>(
    sql`select ${customerFields} from stripe_customers where customer_id = ${customerId}`,
  );
}

/** Whoever comes first is kept; tells whether it was this one. */
export function insertCustomer(
  tx: Tx,
  userId: string,
  { customerId, email, at }: { customerId: string; email: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into stripe_customers (user_id, customer_id, read_at, told_email)
    values (${userId}, ${customerId}, ${at}, ${email})
    on conflict (user_id) do nothing`);
}

/** Another customer in place of one that Stripe does not know; tells whether that was still the one. */
export function replaceCustomer(
  tx: Tx,
  userId: string,
  before: string,
  { customerId, email, at }: { customerId: string; email: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    update stripe_customers
    set customer_id = ${customerId}, read_at = ${at}, told_email = ${email}, missing_at = null, version = version + 1
    where user_id = ${userId} and customer_id = ${before}`);
}

/** Tells whether that is new. */
export function markMissing(tx: Tx, userId: string, at: Date): Promise<number> {
  return tx.run(
    sql`update stripe_customers set missing_at = ${at} where user_id = ${userId} and missing_at is null`,
  );
}

export function markFound(tx: Tx, userId: string): Promise<number> {
  return tx.run(
    sql`update stripe_customers set missing_at = null where user_id = ${userId} and missing_at is not null`,
  );
}

export function noteEmail(on: Queries, userId: string, email: string): Promise<number> {
  return on.run(sql`update stripe_customers set told_email = ${email} where user_id = ${userId}`);
}

/** Tells whether nobody has written since that version was read, and counts on. */
export function takeVersion(tx: Tx, userId: string, version: number, at: Date): Promise<number> {
  return tx.run(sql`
    update stripe_customers set version = version + 1, read_at = ${at}
    where user_id = ${userId} and version = ${version}`);
}

export function countDecline(on: Queries, userId: string): Promise<number> {
  return on.run(sql`update stripe_customers set declines = declines + 1 where user_id = ${userId}`);
}

export type StripeCheckout = {
  user_id: string;
  attempt: string;
  asked: string;
  began_at: Date;
  session_id: string | null;
};

export function checkoutOf(on: Queries, userId: string): Promise<StripeCheckout | undefined> {
  return on.maybe<StripeCheckout>(sql`select * from stripe_checkouts where user_id = ${userId}`);
}

export function storeCheckout(
  tx: Tx,
  userId: string,
  { attempt, asked, at }: { attempt: string; asked: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into stripe_checkouts (user_id, attempt, asked, began_at) values (${userId}, ${attempt}, ${asked}, ${at})
    on conflict (user_id) do update
    set attempt = excluded.attempt, asked = excluded.asked, began_at = excluded.began_at, session_id = null`);
}

/** Tells whether this attempt is still the one that counts. */
export function noteSession(tx: Tx, userId: string, attempt: string, sessionId: string): Promise<number> {
  return tx.run(sql`
    update stripe_checkouts set session_id = ${sessionId} where user_id = ${userId} and attempt = ${attempt}`);
}

export function deleteCheckout(on: Queries, userId: string): Promise<number> {
  return on.run(sql`delete from stripe_checkouts where user_id = ${userId}`);
}

export type StripeSubscription = {
  user_id: string;
  stripe_id: string;
  subscription_id: string | null;
  status: string;
  cancels: boolean;
  late_since: Date | null;
  grace_until: Date | null;
  told: 'failed' | 'last-day' | null;
  closed_at: Date | null;
  /** Its owner is blocked: it shall end, and has been told so. */
  stop: 'wanted' | 'done' | null;
};

/** All that somebody ever had there. */
export function stripeSubscriptionsOf(on: Queries, userId: string): Promise<StripeSubscription[]> {
  return on.many<StripeSubscription>(
    sql`select * from stripe_subscriptions where user_id = ${userId} order by stripe_id`,
  );
}

export function storeStripeSubscription(
  tx: Tx,
  userId: string,
  one: Pick<
    StripeSubscription,
    | 'stripe_id'
    | 'subscription_id'
    | 'status'
    | 'cancels'
    | 'late_since'
    | 'grace_until'
    | 'told'
    | 'closed_at'
    | 'stop'
  >,
): Promise<number> {
  return tx.run(sql`
    insert into stripe_subscriptions
      (user_id, stripe_id, subscription_id, status, cancels, late_since, grace_until, told, closed_at, stop)
    values (${userId}, ${one.stripe_id}, ${one.subscription_id}, ${one.status}, ${one.cancels}, ${one.late_since},
      ${one.grace_until}, ${one.told}, ${one.closed_at}, ${one.stop})
    on conflict (user_id, stripe_id) do update set status = excluded.status, cancels = excluded.cancels,
      late_since = excluded.late_since, grace_until = excluded.grace_until, told = excluded.told, stop = excluded.stop`);
}

export function noteStatus(tx: Tx, userId: string, stripeId: string, status: string): Promise<number> {
  return tx.run(sql`
    update stripe_subscriptions set status = ${status} where user_id = ${userId} and stripe_id = ${stripeId}`);
}

/** Tells whether it was still to be stopped. */
export function noteStopped(tx: Tx, userId: string, stripeId: string, stop: 'done' | null): Promise<number> {
  return tx.run(sql`
    update stripe_subscriptions set stop = ${stop}
    where user_id = ${userId} and stripe_id = ${stripeId} and stop = 'wanted'`);
}

/** What Stripe did not know goes with the customer it belonged to. */
export function closeUnknown(tx: Tx, userId: string): Promise<number> {
  return tx.run(sql`
    update stripe_subscriptions set status = 'canceled' where user_id = ${userId} and status = 'unknown'`);
}

/** Tells which one it is at Stripe. */
export async function closeStripeSubscription(
  tx: Tx,
  userId: string,
  subscriptionId: string,
  at: Date,
): Promise<string> {
  const row = await tx.maybe<{ stripe_id: string }>(sql`
    update stripe_subscriptions set closed_at = coalesce(closed_at, ${at})
    where user_id = ${userId} and subscription_id = ${subscriptionId} returning stripe_id`);
  return row?.stripe_id ?? '';
}

export function markLateNotice(
  tx: Tx,
  userId: string,
  stripeId: string,
  notice: 'failed' | 'last-day',
): Promise<number> {
  return tx.run(sql`
    update stripe_subscriptions set told = ${notice} where user_id = ${userId} and stripe_id = ${stripeId}`);
}

/** Whose grace ends before a moment and who has not been told of it. */
export function graceEnding(
  on: Queries,
  { now, before }: { now: Date; before: Date },
): Promise<Pick<StripeSubscription, 'user_id' | 'stripe_id'>[]> {
  return on.many(sql`
    select user_id, stripe_id from stripe_subscriptions
    where grace_until > ${now} and grace_until <= ${before} and told is distinct from 'last-day'
    order by user_id limit 500`);
}

type Times = { since: Date; before: Date };

/**
 * Of whom we think that something goes on at Stripe, and who was not looked at since a moment: a subscription, money to
 * go back, an address it was not told, a page where they may have paid, or payments that may still go back. Who waits longest comes first, and is asked for
 * again only after the others: one who cannot be read holds nobody up.
 */
export function takeCustomersToRead(
  on: Queries,
  { now, before, paying, paid, most }: { now: Date; before: Date; paying: Times; paid: Times; most: number },
): Promise<{ user_id: string }[]> {
  const lookedAt = sql`greatest(c.read_at, coalesce(c.asked_at, '-infinity'))`;
  return on.many(sql`
    update stripe_customers set asked_at = ${now} where user_id in (
      select c.user_id from stripe_customers c
      where (${lookedAt} < ${before} and (
          exists (select from stripe_subscriptions s where s.user_id = c.user_id and s.status <> 'canceled')
          or c.user_id in (select r.user_id from stripe_refunds r where r.done_at is null and r.refused_at is null)
          or exists (select from users u where u.id = c.user_id and u.email_verified_at is not null
            and u.email is distinct from c.told_email and c.missing_at is null)))
        or (${lookedAt} < ${paid.before} and exists (select from billing_documents d
          where d.user_id = c.user_id and d.kind = 'invoice' and d.payment_ref is not null
            and d.issued_at > ${paid.since}))
        or (${lookedAt} < ${paying.before} and c.user_id in (
          select k.user_id from stripe_checkouts k where k.began_at > ${paying.since}))
      order by ${lookedAt} limit ${most} for update skip locked)
    returning user_id`);
}

/** A contract, whether or not it is in force: one that was not paid comes back when it is. */
export function contractById(on: Queries, userId: string, id: string): Promise<ContractRow | undefined> {
  return on.maybe<ContractRow>(sql`
    select ${subscriptionFields} from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = ${userId} and s.id = ${id}`);
}

/** Payments at Stripe that are in our books already, as an invoice or as money that goes back. */
export async function knownInvoices(on: Queries, userId: string): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select payment_ref as id from billing_documents
    where user_id = ${userId} and kind = 'invoice' and payment_ref is not null
    union select invoice_id from stripe_refunds where user_id = ${userId}`);
  return rows.map(({ id }) => id);
}
