import type Stripe from 'stripe';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type { TellNews } from '../news.ts';
import { giveBackOwed } from './carry-out.ts';
import {
  deleteStripeRemoval,
  dueStripeRemovals,
  forgetEvents,
  postponeStripeRemoval,
  storeOwed,
} from './event-store.ts';
import { settleStripe } from './hear-event.ts';
import { isMissing, openStripe, usesStripe } from './stripe-client.ts';
import {
  contractById,
  graceEnding,
  markLateNotice,
  stripeSubscriptionsOf,
  takeCustomersToRead,
} from './stripe-store.ts';

/** Reads what was not heard of, tells of grace that ends, and has people forgotten whose account is gone. */
export const lookAfterStripe = defineJob<Record<string, never>>('billing.look-after-stripe', {
  schedule: '*/10 * * * *',
});

const hour = 3_600_000;
const day = 24 * hour;
const atOnce = 200;
const eventDays = 30;

export async function lookAfter(services: Services, tell: TellNews): Promise<void> {
  if (!usesStripe(services.settings)) return;
  await readUnheard(services);
  await tellOfLastDays(services, tell);
  await forgetPeople(services);
}

/** Messages get lost: whoever has something open there is looked at every day, and who may be paying every hour (rule BL-22). */
async function readUnheard({ database, clock, jobs }: Services): Promise<void> {
  const now = clock.now();
  const before = (span: number) => new Date(now.getTime() - span);
  await database.transaction(async (tx) => {
    const due = await takeCustomersToRead(tx, {
      now,
      before: before(day),
      paying: { since: before(2 * day), before: before(hour) },
      // A refund or dispute may come after a plan that was paid for a year has ended.
      paid: { since: before(400 * day), before: before(7 * day) },
      most: atOnce,
    });
    for (const { user_id: userId } of due)
      await jobs.send(tx, settleStripe, { userId }, { key: `daily:${userId}`, seconds: 3600 });
  });
}

async function tellOfLastDays(services: Services, tell: TellNews): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const ending = await graceEnding(database, { now, before: new Date(now.getTime() + day) });
  for (const { user_id: userId, stripe_id } of ending)
    await database.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) return;
      const one = (await stripeSubscriptionsOf(tx, userId)).find((row) => row.stripe_id === stripe_id);
      if (!one?.grace_until || one.told === 'last-day' || !one.subscription_id) return;
      const contract = await contractById(tx, userId, one.subscription_id);
      await markLateNotice(tx, userId, stripe_id, 'last-day');
      if (!contract) return;
      await tell(tx, services, [
        {
          kind: 'paymentFailed',
          userId,
          subscriptionId: one.subscription_id,
          plan: contract.names,
          until: dayInWarsaw(one.grace_until),
        },
      ]);
    });
}

/** Their subscriptions end with them; what they are owed goes back first. */
async function forgetPeople(services: Services): Promise<void> {
  const { database, clock, log } = services;
  const now = clock.now();
  const due = await dueStripeRemovals(database, now, atOnce);
  if (due.length === 0) return;
  const stripe = await openStripe(services);
  for (const { customer_id, owed } of due) {
    try {
      await giveBackOwed(services, stripe, owed, (tx, left) => storeOwed(tx, customer_id, left));
      await forgetCustomer(stripe, customer_id);
      await deleteStripeRemoval(database, customer_id);
    } catch (error) {
      log.warn({ err: error }, 'a customer is not forgotten yet');
      await postponeStripeRemoval(database, customer_id, new Date(now.getTime() + hour));
    }
  }
}

async function forgetCustomer(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

export async function tidyStripe({ database, clock }: Services): Promise<void> {
  await forgetEvents(database, new Date(clock.now().getTime() - eventDays * day));
}
