import type Stripe from 'stripe';
import { isDone } from '../../../../foundation/answers.ts';
import { Failure } from '../../../../foundation/failure.ts';
import type { Context, SignedBody } from '../../../../platform/http/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { writeAuditOnce } from '../../../identity/server/audit-store.ts';
import { insertEvent } from './event-store.ts';
import { openStripe } from './stripe-client.ts';
import { customerById } from './stripe-store.ts';

/** Looks at what Stripe says of somebody now. It goes on trying for more than a day: the daily look comes after that. */
export const settleStripe = defineJob<{ userId: string }>('billing.settle-stripe', {
  retries: 12,
  atOnce: 2,
});

/** So old may a signature be, in seconds. */
const tolerance = 300;
const noteEvery = 15 * 60_000;

const heard = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.finalized',
]);

/**
 * An event says that something happened to somebody, and no more is believed of it: it may come late, twice or after a
 * later one. It is noted with the job that reads what holds now, and answered at once (rule BL-21).
 */
export async function hearEvent(context: Context, { body }: { body: unknown }) {
  const { services } = context;
  const event = await provenEvent(context, body as SignedBody);
  if (!heard.has(event.type)) return isDone;
  const customerId = customerIn(event);
  const customer = customerId ? await customerById(services.database, customerId) : undefined;
  if (!customer || event.account) {
    context.log.info({ event: event.id, type: event.type }, 'an event of nobody we know');
    return isDone;
  }
  await services.database.transaction(async (tx) => {
    const isNew = await insertEvent(tx, { id: event.id, type: event.type, at: services.clock.now() });
    if (isNew) await services.jobs.send(tx, settleStripe, { userId: customer.user_id });
  });
  return isDone;
}

async function provenEvent(context: Context, { bytes, signature }: SignedBody): Promise<Stripe.Event> {
  const { services } = context;
  const { settings, clock } = services;
  const stripe = await openStripe(services);
  try {
    const at = clock.now().getTime();
    return stripe.webhooks.constructEvent(
      bytes,
      signature,
      settings.stripeWebhookSecret,
      tolerance,
      undefined,
      at,
    );
  } catch {
    await noteRefused(context);
    throw new Failure({ kind: 'malformed' });
  }
}

/** The operator learns that somebody tries, or that the secret is wrong: one entry, however many come (rule BL-21). */
async function noteRefused({ services, address }: Context): Promise<void> {
  const { database, clock } = services;
  const at = clock.now();
  await writeAuditOnce(
    database,
    { action: 'webhook-refused', actorId: null, subjectId: null, address, at, refused: true },
    new Date(at.getTime() - noteEvery),
  );
}

function customerIn({ data }: Stripe.Event): string | undefined {
  const { customer } = (data?.object ?? {}) as { customer?: string | { id: string } | null };
  return typeof customer === 'string' ? customer : (customer?.id ?? undefined);
}
