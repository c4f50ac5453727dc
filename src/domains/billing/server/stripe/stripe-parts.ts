import type { Queries, Tx } from '../../../../platform/database/database.ts';
import type { Slots } from '../../../../platform/domains/slot.ts';
import { type Binding, bind } from '../../../../platform/http/bind-calls.ts';
import { handles, type JobHandler } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import * as contract from '../../stripe-contract.ts';
import { aboveOf } from '../providers/providers.ts';
import { comeBack, openPortal } from './at-stripe.ts';
import { removeStripeCustomer } from './event-store.ts';
import { findPayer, hearEvent, settlePayer, settleStripe } from './hear-event.ts';
import { lookAfter, lookAfterStripe } from './look-after.ts';
import { disputesOf, refundsOf } from './refund-store.ts';
import { settle } from './settle.ts';
import { usesStripe } from './stripe-client.ts';
import { customerOf, stripeSubscriptionsOf } from './stripe-store.ts';

export function stripeCalls(slots: Slots): Binding[] {
  return [
    bind(contract.stripeWebhook, hearEvent),
    bind(contract.backFromPaying, comeBack(aboveOf(slots))),
    bind(contract.billingPortal, openPortal),
  ];
}

export function stripeJobs(services: Services, slots: Slots): JobHandler[] {
  const above = aboveOf(slots);
  return [
    handles(settleStripe, async ({ userId }) => {
      if (usesStripe(services.settings)) await settle(services, above, userId);
    }),
    handles(findPayer, async ({ charge }) => {
      if (usesStripe(services.settings)) await settlePayer(services, charge);
    }),
    handles(lookAfterStripe, () => lookAfter(services, above.tell)),
  ];
}

/** Whoever leaves is forgotten by Stripe too, and their subscription ends there (rule BL-27). */
export async function forgetAtStripe(tx: Tx, user: { id: string }): Promise<void> {
  await removeStripeCustomer(tx, user.id);
}

/** An address that was confirmed is told to Stripe (rule BL-33). */
export async function tellStripe(tx: Tx, services: Services, { id }: { id: string }): Promise<void> {
  const customer = await customerOf(tx, id);
  if (customer) await services.jobs.send(tx, settleStripe, { userId: id });
}

/** What we know of somebody at Stripe, for the archive of their data. */
export async function exportStripe(on: Queries, user: { id: string }) {
  const customer = await customerOf(on, user.id);
  if (!customer) return {};
  return {
    stripe: {
      customer: customer.customer_id,
      subscriptions: await stripeSubscriptionsOf(on, user.id),
      refunds: await refundsOf(on, user.id),
      disputes: await disputesOf(on, user.id),
    },
  };
}
