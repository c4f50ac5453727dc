import type Stripe from 'stripe';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { lockUser, userById } from '../../../identity/server/user-store.ts';
import { toCents } from './cents.ts';
import { markRefunded, markRefused, type Owed, refundsOf, type StripeRefund } from './refund-store.ts';
import { stopBlocked } from './stop-blocked.ts';
import { isMissing, isRefused, refusalIn } from './stripe-client.ts';
import { customerOf, noteEmail, stripeSubscriptionsOf } from './stripe-store.ts';

/**
 * What was written down here first and shall now happen at Stripe: a subscription ends, money goes back, an address is
 * told. Each has a key of its own, so that it happens once however often it is tried (rule BL-23).
 */
export async function carryOut(services: Services, stripe: Stripe, userId: string): Promise<void> {
  const closed = (await stripeSubscriptionsOf(services.database, userId)).filter(
    ({ closed_at, status }) => closed_at !== null && status !== 'canceled',
  );
  for (const { stripe_id } of closed) await end(stripe, stripe_id);
  await stopBlocked(services, stripe, userId);
  const refunds = (await refundsOf(services.database, userId)).filter(
    ({ done_at, refused_at }) => done_at === null && refused_at === null,
  );
  for (const refund of refunds) await carryOutRefund(services, stripe, refund);
  await tellEmail(services, stripe, userId);
}

async function carryOutRefund(services: Services, stripe: Stripe, refund: StripeRefund): Promise<void> {
  const { user_id: userId, invoice_id } = refund;
  const why = isCredit(refund) ? await takeCredit(services, stripe, refund) : await giveBack(stripe, refund);
  if (why === undefined) await markRefunded(services.database, userId, invoice_id, services.clock.now());
  else
    await services.database.transaction(async (tx) => {
      const at = services.clock.now();
      if (!(await lockUser(tx, userId)) || !(await markRefused(tx, userId, invoice_id, { why, at }))) return;
      await writeAudit(tx, refusedEntry(userId, refund, why, at));
    });
}

/** The operator learns of it, once, and sees to it (rule BL-29). */
const refusedEntry = (
  subjectId: string | null,
  { invoice_id, amount, currency }: Owed,
  why: string,
  at: Date,
) =>
  ({
    action: 'refund-refused',
    actorId: null,
    subjectId,
    address: '',
    at,
    detail: { invoice: invoice_id, amount: `${amount} ${currency}`, why },
  }) as const;

async function end(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    // It ended already.
    if (!isMissing(error)) throw error;
  }
}

/** Where receipts go: an address that its owner has confirmed. One that was changed at Stripe stays until it changes here. */
async function tellEmail({ database }: Services, stripe: Stripe, userId: string): Promise<void> {
  const [user, customer] = [await userById(database, userId), await customerOf(database, userId)];
  if (!user?.email_verified_at || !customer || customer.missing_at || customer.told_email === user.email)
    return;
  await stripe.customers.update(customer.customer_id, { email: user.email });
  await noteEmail(database, userId, user.email);
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
): Promise<undefined> {
  const customer = await customerOf(services.database, user_id);
  try {
    if (customer)
      await stripe.customers.createBalanceTransaction(
        customer.customer_id,
        { amount: toCents(amount), currency, metadata: { withdrawn: invoice_id } },
        { idempotencyKey: `credit-${invoice_id}` },
      );
  } catch (error) {
    // It went with the customer.
    if (!isMissing(error)) throw error;
  }
}

/**
 * What somebody who left is owed, one after the other; `done` notes what is left to do. The credit that Stripe kept for
 * them goes with the customer.
 */
export async function giveBackOwed(
  services: Services,
  stripe: Stripe,
  owed: readonly Owed[],
  done: (tx: Tx, left: readonly Owed[]) => Promise<unknown>,
): Promise<void> {
  for (const [at, refund] of owed.entries()) {
    const why = isCredit(refund) ? undefined : await giveBack(stripe, refund);
    await services.database.transaction(async (tx) => {
      if (why !== undefined) await writeAudit(tx, refusedEntry(null, refund, why, services.clock.now()));
      await done(tx, owed.slice(at + 1));
    });
  }
}

/** Nearly always one payment; more where an invoice was paid in parts. Answers why not, where Stripe refuses. */
async function giveBack(stripe: Stripe, refund: Owed): Promise<string | undefined> {
  const { invoice_id, reason } = refund;
  try {
    const { data } = await stripe.invoicePayments.list({ invoice: invoice_id, status: 'paid', limit: 100 });
    let rest = toCents(refund.amount);
    for (const { payment, amount_paid } of data) {
      const amount = Math.min(rest, amount_paid ?? 0);
      const intent = payment.payment_intent;
      if (!intent || amount <= 0) continue;
      await refundPart(stripe, {
        payment_intent: typeof intent === 'string' ? intent : intent.id,
        amount,
        metadata: { invoice: invoice_id, reason },
        tries: refund.tries ?? 0,
      });
      rest -= amount;
    }
    return rest > 0 ? 'More to refund than was paid.' : undefined;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return refusalIn(error);
  }
}

type Part = {
  payment_intent: string;
  amount: number;
  metadata: { invoice: string; reason: string };
  tries: number;
};

async function refundPart(stripe: Stripe, { tries, ...part }: Part): Promise<void> {
  // A key is remembered for a day; afterwards what was given back by it is found by what it says.
  const { data } = await stripe.refunds.list({ payment_intent: part.payment_intent, limit: 100 });
  const before = data.filter(({ metadata }) => metadata?.invoice === part.metadata.invoice);
  const failed = before.filter(({ status }) => status === 'failed' || status === 'canceled');
  const given = before.filter((one) => !failed.includes(one)).reduce((sum, { amount }) => sum + amount, 0);
  if (given >= part.amount) return;
  await stripe.refunds.create(
    { ...part, amount: part.amount - given },
    {
      idempotencyKey: `refund-${part.payment_intent}-${part.metadata.reason}-${failed.length}-${tries}`,
    },
  );
}
