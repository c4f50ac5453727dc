import type Stripe from 'stripe';
import { Failure } from '../../../../foundation/failure.ts';
import { newId } from '../../../../foundation/ids.ts';
import { path } from '../../../../i18n/paths.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type { BillingCurrency, Period } from '../../contract.ts';
import { choiceQuery } from '../../plan-choice.ts';
import type { PlanRow } from '../plan-store.ts';
import { toCents } from './cents.ts';
import { customerFor, keyFor } from './customer.ts';
import { productOf } from './read-customer.ts';
import { asking, isRefused, isThereAlready } from './stripe-client.ts';
import { checkoutOf, noteSession, storeCheckout } from './stripe-store.ts';

export type Bought = { plan: PlanRow; period: Period; currency: BillingCurrency; price: string };

/** So long a page where one pays stays open: the shortest that Stripe allows is half an hour. */
const openMinutes = 60;
/** A page that closes in less is not shown again. */
const usefulMinutes = 10;
const minute = 60_000;

/** The page they come from and go back to. */
export const paymentAddress = (origin: string, locale: 'en' | 'pl', query = ''): string =>
  `${origin}${path('payment', locale)}${query}`;

/** The price stands in the plans table alone: Stripe is told it with each order. */
export function priceData({ plan, period, currency, price }: Bought) {
  return {
    currency,
    product: productOf(plan.id),
    unit_amount: toCents(price),
    recurring: { interval: period },
    tax_behavior: 'inclusive' as const,
  };
}

/** What Stripe shows and keeps beside a subscription; the length of the period stands on its invoices too. */
export const notedOn = (userId: string, { plan, period }: Bought) => ({
  user_id: userId,
  plan_id: plan.id,
  period,
});

const made = new WeakMap<Services['settings'], Set<string>>();

/** Stripe sells products: each plan is one. */
export async function makeProduct(services: Services, plan: PlanRow): Promise<void> {
  const known = made.get(services.settings) ?? new Set();
  made.set(services.settings, known);
  if (known.has(plan.id)) return;
  const name = `Walory ${plan.names.en ?? plan.slug}`;
  await asking(services, async (stripe) => {
    try {
      await stripe.products.create(
        { id: productOf(plan.id), name },
        { idempotencyKey: keyFor('product', plan.id, name) },
      );
    } catch (error) {
      if (!isThereAlready(error)) throw error;
    }
  });
  known.add(plan.id);
}

type Attempt = { attempt: string; at: Date; former: string | null };

/**
 * The page where somebody pays for an order. Two windows with the same order get the same page, because both ask for it
 * under one attempt; another order closes the page before it: there is never more than one that could be paid (rule BL-24).
 */
export async function payPage(context: Context, userId: string, bought: Bought): Promise<string> {
  const { services } = context;
  const origin = context.origin();
  const asked = JSON.stringify([
    bought.plan.id,
    bought.period,
    bought.currency,
    bought.price,
    origin,
    context.locale,
  ]);
  const customer = await customerFor(services, userId);
  await makeProduct(services, bought.plan);
  for (let tries = 0; tries < 3; tries++) {
    const { attempt, at, former } = await beginAttempt(services, userId, asked);
    if (former) await closePage(services, former);
    const session = await asking(services, (stripe) =>
      stripe.checkout.sessions.create(pageOf(context, userId, customer, bought, at), {
        idempotencyKey: `checkout-${attempt}`,
      }),
    );
    // Another window ordered something else meanwhile: this page must not be paid.
    if (!(await isStillMeant(services, userId, attempt, session.id))) {
      await closePage(services, session.id);
      throw new Failure({ kind: 'conflict' });
    }
    const now = await asking(services, (stripe) => stripe.checkout.sessions.retrieve(session.id));
    if (now.status === 'open' && now.url) return now.url;
    if (now.status === 'complete') throw new Failure({ kind: 'conflict' });
    await forgetAttempt(services, userId, attempt);
  }
  throw new Failure({ kind: 'unavailable' });
}

function pageOf(
  { locale, origin }: Context,
  userId: string,
  customer: string,
  bought: Bought,
  at: Date,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer,
    client_reference_id: userId,
    locale,
    line_items: [{ quantity: 1, price_data: priceData(bought) }],
    metadata: notedOn(userId, bought),
    subscription_data: { metadata: notedOn(userId, bought) },
    // By way of us: what was paid holds when they see the page, and not when a message has come.
    success_url: `${origin()}/api/billing/back?locale=${locale}`,
    // What was chosen is open again for whoever did not pay.
    cancel_url: paymentAddress(origin(), locale, `${choiceQuery(bought, bought.plan.slug)}&cancelled=1`),
    expires_at: Math.floor(at.getTime() / 1000) + openMinutes * 60,
  };
}

/** Takes up the attempt with the same order while its page is open, else begins another and names the page before. */
function beginAttempt(services: Services, userId: string, asked: string): Promise<Attempt> {
  return services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = services.clock.now();
    const before = await checkoutOf(tx, userId);
    const isUseful =
      before && before.began_at.getTime() + (openMinutes - usefulMinutes) * minute > now.getTime();
    if (before && isUseful && before.asked === asked)
      return { attempt: before.attempt, at: before.began_at, former: null };
    const attempt = newId();
    await storeCheckout(tx, userId, { attempt, asked, at: now });
    return { attempt, at: now, former: before?.session_id ?? null };
  });
}

/** Notes the page of an attempt, unless another one has begun. Both hold the account, or a page could go unnoticed. */
function isStillMeant(
  services: Services,
  userId: string,
  attempt: string,
  sessionId: string,
): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    return (await noteSession(tx, userId, attempt, sessionId)) > 0;
  });
}

/** A page that was closed at Stripe is no longer taken up. */
async function forgetAttempt(services: Services, userId: string, attempt: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const before = await checkoutOf(tx, userId);
    if (before?.attempt === attempt)
      await storeCheckout(tx, userId, { attempt: newId(), asked: '', at: services.clock.now() });
  });
}

/** Nobody can pay there any more; who has paid already has a plan, and orders nothing else beside it. */
async function closePage(services: Services, sessionId: string): Promise<void> {
  await asking(services, async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(sessionId);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { status } = await stripe.checkout.sessions.retrieve(sessionId);
      if (status === 'complete') throw new Failure({ kind: 'conflict' });
    }
  });
}
