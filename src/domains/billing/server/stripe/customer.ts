import { createHash } from 'node:crypto';
import { notFound } from '../../../../foundation/failure.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockUser, userById } from '../../../identity/server/user-store.ts';
import { insertStripeRemoval } from './event-store.ts';
import { asking } from './stripe-client.ts';
import { closeUnknown, customerOf, deleteCheckout, insertCustomer, replaceCustomer } from './stripe-store.ts';

/** A key by which Stripe knows that it was asked the same before: what is asked for belongs into it. */
export function keyFor(what: string, ...parts: unknown[]): string {
  return `${what}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`;
}

/**
 * Who somebody is at Stripe; made there once. Of two windows that order at once both get the same one. Whom Stripe does not
 * know any more gets another one (rule BL-31).
 */
export async function customerFor(services: Services, userId: string): Promise<string> {
  const known = await customerOf(services.database, userId);
  if (known && !known.missing_at) return known.customer_id;
  const user = await userById(services.database, userId);
  if (!user) throw notFound();
  const { email, locale } = user;
  const asked = { email, preferred_locales: [locale], metadata: { user_id: userId } };
  const idempotencyKey = keyFor('customer', userId, asked, known?.customer_id);
  const made = await asking(services, (stripe) => stripe.customers.create(asked, { idempotencyKey }));
  await services.database.transaction(async (tx) => {
    const at = services.clock.now();
    // Whoever removed the account meanwhile did not know this customer.
    if (!(await lockUser(tx, userId))) return insertStripeRemoval(tx, made.id, at);
    const customer = { customerId: made.id, email, at };
    if (!known) return insertCustomer(tx, userId, customer);
    if (!(await replaceCustomer(tx, userId, known.customer_id, customer))) return;
    // Pages and subscriptions of the one before belong to nobody now.
    await deleteCheckout(tx, userId);
    await closeUnknown(tx, userId);
  });
  const kept = await customerOf(services.database, userId);
  if (!kept) throw notFound();
  return kept.customer_id;
}
