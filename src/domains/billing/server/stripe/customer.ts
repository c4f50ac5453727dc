import { createHash } from 'node:crypto';
import { notFound } from '../../../../foundation/failure.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockUser, userById } from '../../../identity/server/user-store.ts';
import { insertStripeRemoval } from './event-store.ts';
import { asking } from './stripe-client.ts';
import { customerOf, insertCustomer } from './stripe-store.ts';

/** A key by which Stripe knows that it was asked the same before: what is asked for belongs into it. */
export function keyFor(what: string, ...parts: unknown[]): string {
  return `${what}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`;
}

/** Who somebody is at Stripe; made there once. Of two windows that order at once both get the same one. */
export async function customerFor(services: Services, userId: string): Promise<string> {
  const known = await customerOf(services.database, userId);
  if (known) return known.customer_id;
  const user = await userById(services.database, userId);
  if (!user) throw notFound();
  const { email, locale } = user;
  const asked = { email, preferred_locales: [locale], metadata: { user_id: userId } };
  const made = await asking(services, (stripe) =>
    stripe.customers.create(asked, { idempotencyKey: keyFor('customer', userId, asked) }),
  );
  await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    // Whoever removed the account meanwhile did not know this customer.
    if (await lockUser(tx, userId)) await insertCustomer(tx, userId, made.id, now);
    else await insertStripeRemoval(tx, made.id, now);
  });
  const kept = await customerOf(services.database, userId);
  if (!kept) throw notFound();
  return kept.customer_id;
}
