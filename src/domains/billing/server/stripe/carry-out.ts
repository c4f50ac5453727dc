import type Stripe from 'stripe';
import type { Services } from '../../../../platform/services.ts';
import { toCents } from './read-customer.ts';
import { isMissing, isRefused } from './stripe-client.ts';
import {
  customerOf,
  markRefunded,
  type Owed,
  refundsOf,
  type StripeRefund,
  stripeSubscriptionsOf,
} from './stripe-store.ts';

/**
 * What was written down here first and shall now happen at Stripe: a subscription ends, money goes back. Each has a key of
 * its own, so that it happens once however often it is tried (rule BL-23).
 */
export async function carryOut(services: Services, stripe: Stripe, userId: string): Promise<void> {
  const closed = (await stripeSubscriptionsOf(services.database, userId)).filter(
    ({ closed_at, status }) => closed_at !== null && status !== 'canceled',
  );
  for (const { stripe_id } of closed) await end(stripe, stripe_id);
  const refunds = (await refundsOf(services.database, userId)).filter(({ done_at }) => done_at === null);
  for (const refund of refunds) {
    if (isCredit(refund)) await takeCredit(services, stripe, refund);
    else await giveBack(services, stripe, refund);
    await markRefunded(services.database, userId, refund.invoice_id, services.clock.now());
  }
}

async function end(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    // It ended already.
    if (!isMissing(error)) throw error;
  }
}

const creditPrefix = 'balance-';

/** By what a refund names credit that Stripe kept for a subscription. */
export const creditOf = (stripeId: string): string => `${creditPrefix}${stripeId}`;

const isCredit = ({ invoice_id }: Owed): boolean => invoice_id.startsWith(creditPrefix);

/** What went back to the card is no longer there for the next invoice. */
async function takeCredit(
  services: Services,
  stripe: Stripe,
  { user_id, invoice_id, amount, currency }: StripeRefund,
): Promise<void> {
  const customer = await customerOf(services.database, user_id);
  if (customer)
    await stripe.customers.createBalanceTransaction(
      customer.customer_id,
      { amount: toCents(amount), currency, metadata: { withdrawn: invoice_id } },
      { idempotencyKey: `credit-${invoice_id}` },
    );
}

/** What somebody who left is owed; the credit that Stripe kept for them goes with the customer. */
export async function giveBackOwed(services: Services, stripe: Stripe, owed: readonly Owed[]): Promise<void> {
  for (const refund of owed) if (!isCredit(refund)) await giveBack(services, stripe, refund);
}

/** Nearly always one payment; more where an invoice was paid in parts. */
async function giveBack(services: Services, stripe: Stripe, refund: Owed): Promise<void> {
  const { invoice_id, reason } = refund;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice_id, status: 'paid', limit: 100 });
  let rest = toCents(refund.amount);
  for (const { payment, amount_paid } of data) {
    const amount = Math.min(rest, amount_paid ?? 0);
    const intent = payment.payment_intent;
    if (!intent || amount <= 0) continue;
    await refundPart(services, stripe, {
      payment_intent: typeof intent === 'string' ? intent : intent.id,
      amount,
      metadata: { invoice: invoice_id, reason },
    });
    rest -= amount;
  }
  if (rest > 0) services.log.error({ invoice: invoice_id, rest }, 'more to refund than was paid at Stripe');
}

type Part = { payment_intent: string; amount: number; metadata: Record<string, string> };

async function refundPart({ log }: Services, stripe: Stripe, part: Part): Promise<void> {
  // A key is remembered for a day; afterwards what was given back by it is found by what it says.
  const before = await stripe.refunds.list({ payment_intent: part.payment_intent, limit: 100 });
  if (before.data.some(({ metadata }) => metadata?.invoice === part.metadata.invoice)) return;
  try {
    await stripe.refunds.create(part, {
      idempotencyKey: `refund-${part.payment_intent}-${part.metadata.reason}`,
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.error({ err: error, ...part }, 'Stripe refuses a refund');
  }
}
