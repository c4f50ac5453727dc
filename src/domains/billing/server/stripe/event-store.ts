import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Owed } from './refund-store.ts';

/** Tells whether this event is new; Stripe sends one as often as it is not sure that it arrived. */
export function insertEvent(tx: Tx, event: { id: string; type: string; at: Date }): Promise<number> {
  return tx.run(sql`
    insert into stripe_events (id, type, received_at) values (${event.id}, ${event.type}, ${event.at})
    on conflict (id) do nothing`);
}

export function forgetEvents(on: Queries, before: Date): Promise<number> {
  return on.run(sql`delete from stripe_events where received_at < ${before}`);
}

/** Stripe shall forget this customer. */
export function insertStripeRemoval(on: Queries, customerId: string, due: Date): Promise<number> {
  return on.run(sql`
    insert into stripe_removals (customer_id, due_at) values (${customerId}, ${due})
    on conflict (customer_id) do nothing`);
}

/** Whose account is removed shall be forgotten there too, after what they are owed went back to them. */
export function removeStripeCustomer(tx: Tx, userId: string): Promise<number> {
  return tx.run(sql`
    insert into stripe_removals (customer_id, due_at, owed)
    select c.customer_id, '-infinity', coalesce((
      select jsonb_agg(jsonb_build_object('invoice_id', r.invoice_id, 'amount', r.amount::text, 'currency', r.currency,
        'reason', r.reason, 'tries', r.tries) order by r.asked_at, r.invoice_id)
      from stripe_refunds r where r.user_id = ${userId} and r.done_at is null), '[]')
    from stripe_customers c where c.user_id = ${userId}
    on conflict (customer_id) do nothing`);
}

export function dueStripeRemovals(
  on: Queries,
  now: Date,
  most: number,
): Promise<{ customer_id: string; owed: Owed[] }[]> {
  return on.many(
    sql`select customer_id, owed from stripe_removals where due_at <= ${now} order by due_at limit ${most}`,
  );
}

/** What of it is still to go back. */
export function storeOwed(on: Queries, customerId: string, owed: readonly Owed[]): Promise<number> {
  return on.run(sql`
    update stripe_removals set owed = ${JSON.stringify(owed)} where customer_id = ${customerId}`);
}

export function postponeStripeRemoval(on: Queries, customerId: string, due: Date): Promise<number> {
  return on.run(sql`update stripe_removals set due_at = ${due} where customer_id = ${customerId}`);
}

export function deleteStripeRemoval(on: Queries, customerId: string): Promise<number> {
  return on.run(sql`delete from stripe_removals where customer_id = ${customerId}`);
}
