import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { updateEnd } from '../contract-store.ts';
import { planChanged } from '../contracts.ts';
import type { ReadCustomer } from './read-customer.ts';
import { contractById, markFound, markMissing, noteStatus, type StripeSubscription } from './stripe-store.ts';

/**
 * A customer who was removed at Stripe, or whom this key may not see. Nothing can be asked for them: the next order makes
 * another one. What was removed there has ended there; what we may not see goes on to the end of the period that is paid
 * for, and further only if Stripe knows it again by then (rule BL-31).
 */
export async function writeStanding(
  tx: Tx,
  services: Services,
  userId: string,
  { standing, subscriptions }: ReadCustomer,
  held: readonly StripeSubscription[],
): Promise<void> {
  if (standing === 'there') return void (await markFound(tx, userId));
  const at = services.clock.now();
  for (const { stripe_id, subscription_id, status, closed_at } of held) {
    if (status === 'canceled' || subscriptions.some(({ id }) => id === stripe_id)) continue;
    await noteStatus(tx, userId, stripe_id, 'unknown');
    if (subscription_id && !closed_at)
      await letEnd(tx, services, userId, subscription_id, standing === 'removed');
  }
  if (await markMissing(tx, userId, at))
    await writeAudit(tx, {
      action: 'stripe-customer-missing',
      actorId: null,
      subjectId: userId,
      address: '',
      at,
      detail: { why: standing },
    });
}

async function letEnd(
  tx: Tx,
  services: Services,
  userId: string,
  subscriptionId: string,
  isAtOnce: boolean,
): Promise<void> {
  const contract = await contractById(tx, userId, subscriptionId);
  if (!contract) return;
  const now = services.clock.now();
  const end = isAtOnce || contract.period_to < now ? now : contract.period_to;
  if (contract.ends_at && contract.ends_at <= end) return;
  await updateEnd(tx, userId, subscriptionId, end < contract.started_at ? contract.started_at : end, null);
  await planChanged(tx, services, userId);
}
