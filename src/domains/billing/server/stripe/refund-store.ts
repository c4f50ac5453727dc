import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { BillingCurrency } from '../../contract.ts';

/** Money that shall go back to the card. */
export type Owed = {
  invoice_id: string;
  amount: string;
  currency: BillingCurrency;
  reason: 'withdrawal' | 'second-subscription';
  /** How often the operator had it tried again. */
  tries?: number;
};

export type StripeRefund = Owed & {
  user_id: string;
  done_at: Date | null;
  /** Stripe refuses it: it waits for the operator. */
  refused_at: Date | null;
  refusal: string | null;
};

export function askRefund(
  tx: Tx,
  userId: string,
  refund: {
    invoiceId: string;
    amount: string;
    currency: BillingCurrency;
    reason: StripeRefund['reason'];
    at: Date;
  },
): Promise<number> {
  return tx.run(sql`
    insert into stripe_refunds (user_id, invoice_id, amount, currency, reason, asked_at)
    values (${userId}, ${refund.invoiceId}, ${refund.amount}, ${refund.currency}, ${refund.reason}, ${refund.at})
    on conflict (user_id, invoice_id) do nothing`);
}

export function refundsOf(on: Queries, userId: string): Promise<StripeRefund[]> {
  return on.many<StripeRefund>(sql`
    select user_id, invoice_id, amount, currency, reason, tries, done_at, refused_at, refusal from stripe_refunds
    where user_id = ${userId} order by asked_at`);
}

export function markRefunded(on: Queries, userId: string, invoiceId: string, at: Date): Promise<number> {
  return on.run(sql`
    update stripe_refunds set done_at = ${at}, refused_at = null, refusal = null
    where user_id = ${userId} and invoice_id = ${invoiceId}`);
}

/** Tells whether that is news: it was not refused before, nor seen to by hand. */
export function markRefused(
  tx: Tx,
  userId: string,
  invoiceId: string,
  { why, at }: { why: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    update stripe_refunds set refused_at = ${at}, refusal = ${why}, done_at = null
    where user_id = ${userId} and invoice_id = ${invoiceId} and refused_at is null and not by_hand`);
}

/** Money that went out and came back: only what counted as done can fail afterwards. */
export function markFailed(
  tx: Tx,
  userId: string,
  invoiceId: string,
  { why, at }: { why: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    update stripe_refunds set refused_at = ${at}, refusal = ${why}, done_at = null
    where user_id = ${userId} and invoice_id = ${invoiceId} and done_at is not null and not by_hand`);
}

/** It shall be tried again; tells whether it was refused. */
export function askAgain(tx: Tx, userId: string, invoiceId: string): Promise<number> {
  return tx.run(sql`
    update stripe_refunds set refused_at = null, refusal = null, tries = tries + 1
    where user_id = ${userId} and invoice_id = ${invoiceId} and refused_at is not null`);
}

/** The operator paid it back by other means; tells whether it was refused. */
export function markByHand(tx: Tx, userId: string, invoiceId: string, at: Date): Promise<number> {
  return tx.run(sql`
    update stripe_refunds set done_at = ${at}, by_hand = true, refused_at = null
    where user_id = ${userId} and invoice_id = ${invoiceId} and refused_at is not null`);
}

export type Dispute = {
  dispute_id: string;
  invoice_id: string | null;
  amount: string;
  currency: string;
  reason: string;
  status: string;
  opened_at: Date;
};

export function disputesOf(on: Queries, userId: string): Promise<Dispute[]> {
  return on.many<Dispute>(sql`
    select dispute_id, invoice_id, amount, currency, reason, status, opened_at from stripe_disputes
    where user_id = ${userId} order by opened_at, dispute_id`);
}

export function storeDispute(tx: Tx, userId: string, one: Dispute): Promise<number> {
  return tx.run(sql`
    insert into stripe_disputes (user_id, dispute_id, invoice_id, amount, currency, reason, status, opened_at)
    values (${userId}, ${one.dispute_id}, ${one.invoice_id}, ${one.amount}, ${one.currency}, ${one.reason}, ${one.status},
      ${one.opened_at})
    on conflict (user_id, dispute_id) do update
    set status = excluded.status, amount = excluded.amount, reason = excluded.reason`);
}

type OfWhom = { user_id: string; name: string; email: string };

/** Money that Stripe refuses to give back, the oldest first: for the operator. */
export function refusedRefunds(
  on: Queries,
  most: number,
): Promise<(OfWhom & Owed & { refused_at: Date; refusal: string })[]> {
  return on.many(sql`
    select r.user_id, u.name, u.email, r.invoice_id, r.amount, r.currency, r.reason, r.refused_at, r.refusal
    from stripe_refunds r join users u on u.id = r.user_id
    where r.refused_at is not null order by r.refused_at, r.invoice_id limit ${most}`);
}

/** Payments that are disputed and not decided yet, the oldest first: for the operator. */
export function openDisputes(on: Queries, most: number): Promise<(OfWhom & Dispute)[]> {
  return on.many(sql`
    select d.user_id, u.name, u.email, d.dispute_id, d.invoice_id, d.amount, d.currency, d.reason, d.status, d.opened_at
    from stripe_disputes d join users u on u.id = d.user_id
    where d.status not in ('won', 'lost', 'warning_closed', 'prevented') order by d.opened_at, d.dispute_id limit ${most}`);
}

/** How many plans are paid at Stripe, and how many people it does not know any more. */
export function countAtStripe(on: Queries): Promise<{ plans: number; missing: number }> {
  return on.one(sql`
    select (select count(*)::int from stripe_subscriptions where status <> 'canceled' and closed_at is null) as plans,
      (select count(*)::int from stripe_customers where missing_at is not null) as missing`);
}
