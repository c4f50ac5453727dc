import type Stripe from 'stripe';
import { isDone } from '../../../../foundation/answers.ts';
import { Failure } from '../../../../foundation/failure.ts';
import type { Context, SignedBody } from '../../../../platform/http/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { writeAuditOnce } from '../../../identity/server/audit-store.ts';
import { idOf } from './cents.ts';
import { insertEvent } from './event-store.ts';
import { payerOf } from './read-money.ts';
import { openStripe } from './stripe-client.ts';
import { customerById } from './stripe-store.ts';

/** Looks at what Stripe says of somebody now. It goes on trying for more than a day: the daily look comes after that. */
export const settleStripe = defineJob<{ userId: string }>('billing.settle-stripe', {
  retries: 12,
  atOnce: 2,
});

/** Looks for whose payment something is about that names no customer: a refund, a dispute. */
export const findPayer = defineJob<{ charge: string }>('billing.find-payer', { retries: 12 });

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
  'invoice.voided',
  'invoice.marked_uncollectible',
  'credit_note.created',
  'credit_note.updated',
  'credit_note.voided',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.deleted',
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
  const charge = customerId ? undefined : chargeIn(event);
  if ((!customer && !charge) || event.account) {
    context.log.info({ event: event.id, type: event.type }, 'an event of nobody we know');
    return isDone;
  }
  await services.database.transaction(async (tx) => {
    const isNew = await insertEvent(tx, { id: event.id, type: event.type, at: services.clock.now() });
    if (!isNew) return;
    if (customer) await services.jobs.send(tx, settleStripe, { userId: customer.user_id });
    else if (charge) await services.jobs.send(tx, findPayer, { charge });
  });
  return isDone;
}

/** A charge of somebody whom we know is a reason to read what Stripe says of them. */
export async function settlePayer(services: Services, charge: string): Promise<void> {
  const customerId = await payerOf(await openStripe(services), charge);
  const customer = customerId && (await customerById(services.database, customerId));
  if (customer)
    await services.database.transaction((tx) =>
      services.jobs.send(tx, settleStripe, { userId: customer.user_id }),
    );
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

type Named = { object?: string; id?: string; customer?: string | { id: string } | null; charge?: unknown };

function customerIn({ data }: Stripe.Event): string | undefined {
  const { object, id, customer } = (data?.object ?? {}) as Named;
  if (object === 'customer') return id;
  return customer ? idOf(customer) : undefined;
}

const ofCharge = /^(ch|py)_\w{1,200}$/;

function chargeIn({ data }: Stripe.Event): string | undefined {
  const { charge } = (data?.object ?? {}) as Named;
  return typeof charge === 'string' && ofCharge.test(charge) ? charge : undefined;
}
