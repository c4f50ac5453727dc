import type { Day } from '../../../foundation/calendar-day.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineSlot, type Slots } from '../../../platform/domains/slot.ts';
import type { Services } from '../../../platform/services.ts';

import type { Credit } from './contract-store.ts';

type About = { userId: string; subscriptionId: string; plan: Record<string, string> };

/** What somebody is told of their plan when it happens; what comes is the reminders' part. */
export type BillingNews = About &
  (
    | { kind: 'planEnded' }
    | { kind: 'trialEnded' }
    /** Until when the plan goes on all the same. */
    | { kind: 'paymentFailed'; until: Day }
    /** A payment failed and no days were left: the plan is over until it is paid. */
    | { kind: 'planUnpaid' }
    /** The last day of a plan that was given; without one it goes on. What the plan before left is credit. */
    | { kind: 'planGiven'; until: Day | null; credit: Credit | null }
  );

/** In the transaction in which it happens; who calls holds the account (SF-11). */
export type TellNews = (tx: Tx, services: Services, news: readonly BillingNews[]) => Promise<void>;

export const billingNews = defineSlot<TellNews>('billing news');

export function newsBy(slots: Slots): TellNews {
  return async (tx, services, news) => {
    for (const tell of slots.all(billingNews)) await tell(tx, services, news);
  };
}
