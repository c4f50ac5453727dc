import type Stripe from 'stripe';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { lockUser, userById } from '../../../identity/server/user-store.ts';
import { settleStripe } from './hear-event.ts';
import type { Subscribed } from './read-customer.ts';
import { isMissing, isRefused } from './stripe-client.ts';
import {
  checkoutOf,
  customerOf,
  deleteCheckout,
  noteStopped,
  type StripeSubscription,
  stripeSubscriptionsOf,
} from './stripe-store.ts';

const isLate = (status: string): boolean => status === 'past_due' || status === 'unpaid';
const isRunning = (status: string): boolean => status === 'active' || status === 'trialing' || isLate(status);

/**
 * Who is blocked is charged no more: what they paid for ends with its period, so that nothing is lost where the block was a
 * mistake, and what they did not pay ends at once, or their card would be tried again and again (rule BL-28).
 */
export function stopOf(
  { status, cancelsAt }: Subscribed,
  before: Pick<StripeSubscription, 'stop'> | undefined,
  isBlocked: boolean,
): StripeSubscription['stop'] {
  if (!isBlocked) return null;
  const goesOn = isRunning(status) && (cancelsAt === null || isLate(status));
  return goesOn ? 'wanted' : (before?.stop ?? null);
}

/** In the transaction that blocks somebody or lets them in again: Stripe is looked at, and told. */
export async function stopOrGoOn(tx: Tx, services: Services, { id }: { id: string }): Promise<void> {
  if (await customerOf(tx, id)) await services.jobs.send(tx, settleStripe, { userId: id });
}

/** Tells Stripe; whoever was let in again meanwhile goes on as they were. */
export async function stopBlocked(services: Services, stripe: Stripe, userId: string): Promise<void> {
  const { database } = services;
  const isBlocked = async () => Boolean((await userById(database, userId))?.blocked_at);
  if (!(await isBlocked())) return;
  await closeOpenPage(services, stripe, userId);
  for (const { stripe_id, status, stop } of await stripeSubscriptionsOf(database, userId)) {
    if (stop !== 'wanted' || !(await isBlocked())) continue;
    const how = isLate(status) ? 'at-once' : 'period-end';
    await stopOne(stripe, stripe_id, how);
    await database.transaction(async (tx) => {
      if (!(await lockUser(tx, userId)) || !(await noteStopped(tx, userId, stripe_id, 'done'))) return;
      await writeAudit(tx, {
        action: 'subscription-stopped',
        actorId: null,
        subjectId: userId,
        address: '',
        at: services.clock.now(),
        detail: { subscription: stripe_id, how },
      });
      // What it is now is read again.
      await services.jobs.send(tx, settleStripe, { userId });
    });
  }
}

async function stopOne(stripe: Stripe, id: string, how: 'at-once' | 'period-end'): Promise<void> {
  try {
    if (how === 'at-once') await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  } catch (error) {
    // It ended already.
    if (!isMissing(error) && !isRefused(error)) throw error;
  }
}

/** A page that was opened before can be paid no more. */
async function closeOpenPage({ database }: Services, stripe: Stripe, userId: string): Promise<void> {
  const page = await checkoutOf(database, userId);
  if (!page) return;
  try {
    if (page.session_id) await stripe.checkout.sessions.expire(page.session_id);
  } catch (error) {
    // It was paid or closed already.
    if (!isRefused(error)) throw error;
  }
  await deleteCheckout(database, userId);
}
