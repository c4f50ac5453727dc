import { Failure, invalid } from '../../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import { isSameAmount } from '../../money.ts';
import { daysLeft, daysOf } from '../../periods.ts';
import { refundsBy } from '../../refund.ts';
import { endPlan, holdBuyer, planChanged } from '../contracts.ts';
import { type Decision, weigh } from '../decide.ts';
import { recordRefund } from '../documents/issue-documents.ts';
import { holdToWithdraw } from '../documents/refund-now.ts';
import { type ContractRow, plansNow } from '../plan-store.ts';
import type { BillingProvider } from '../providers/provider.ts';
import { creditOf } from './carry-out.ts';
import { keyFor } from './customer.ts';
import { settleStripe } from './hear-event.ts';
import { makeProduct, notedOn, payPage, priceData } from './pay-page.ts';
import { readSubscription, type Subscribed } from './read-customer.ts';
import { askRefund } from './refund-store.ts';
import { type Above, settle } from './settle.ts';
import { asFailure, asking, isDeclined, usesStripe } from './stripe-client.ts';
import {
  closeStripeSubscription,
  countDecline,
  customerOf,
  type StripeSubscription,
  stripeSubscriptionsOf,
} from './stripe-store.ts';

/** The one that somebody has at Stripe, as we know it. */
async function openOne(
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<StripeSubscription | undefined> {
  const all = await stripeSubscriptionsOf(database, userId);
  return all.find(
    ({ status, closed_at }) => closed_at === null && !['canceled', 'incomplete', 'unknown'].includes(status),
  );
}

/**
 * While Stripe is not set up nothing can be asked of it, and what it has goes on there: nobody orders a second plan beside
 * one that it may still be charging for (rule BL-32).
 */
export async function requireStripeFor(services: Services, userId: string): Promise<void> {
  if (usesStripe(services.settings)) return;
  const all = await stripeSubscriptionsOf(services.database, userId);
  if (all.some(({ status, closed_at }) => closed_at === null && status !== 'canceled'))
    throw invalid({ plan_id: ['stripeOff'] });
}

/** Settles for somebody who waits: what was done at Stripe is done, whether or not we hear of it now. */
async function settleNow(services: Services, above: Above, userId: string): Promise<void> {
  try {
    await settle(services, above, userId);
  } catch (error) {
    throw asFailure(services, error);
  }
}

/** Plans are paid for at Stripe; what it says holds (decision 46). */
export function stripeProvider(above: Above): BillingProvider {
  return {
    name: 'stripe',
    isCharged: true,

    async checkout(context, order) {
      const { services } = context;
      const { userId } = actorOf(context);
      // What was paid in another window counts before anything else is ordered.
      if (await customerOf(services.database, userId)) await settleNow(services, above, userId);
      const asked = { userId, locale: context.locale, provider: 'stripe' as const };
      const decision = await services.database.transaction((tx) => weigh(tx, services, asked, order));
      if (decision.kind === 'cancel') throw new Failure({ kind: 'conflict' });
      const { plan, currency, price } = decision;
      const bought = { plan, currency, price, period: order.period };
      const open = await openOne(services, userId);
      if (!open) return { state: 'pay', url: await payPage(context, userId, bought) };
      const there = await asking(services, (stripe) => readSubscription(stripe, open.stripe_id));
      // Who owes for a period pays that first.
      if (there?.openInvoiceUrl) return { state: 'pay', url: there.openInvoiceUrl };
      if (!there || decision.kind !== 'change') throw new Failure({ kind: 'conflict' });
      await change(services, userId, there, bought, decision);
      await settleNow(services, above, userId);
      return { state: 'granted', url: null };
    },

    cancel: (context, contract) =>
      isOver(contract, context.services.clock.now())
        ? giveUp(context, above, contract)
        : letEnd(context, above, true),
    resume: (context) => letEnd(context, above, false),

    async withdraw(context, _contract, refund) {
      const { services } = context;
      const { userId } = actorOf(context);
      // What was paid a moment ago shall go back too; where Stripe is away, one may withdraw all the same.
      await settle(services, above, userId).catch((error: unknown) =>
        services.log.warn({ err: error }, 'not settled before a withdrawal'),
      );
      await services.database.transaction(async (tx) => {
        const { contract, due, now } = await holdToWithdraw(tx, services, userId, refund);
        const closed = await closeStripeSubscription(tx, userId, contract.subscription_id, now);
        await endPlan(tx, services, userId, contract, now, true);
        // What shall happen at Stripe is written with what happened here: it is carried out until it is done (rule BL-23).
        await services.jobs.send(tx, settleStripe, { userId });
        const asked = { currency: contract.currency, reason: 'withdrawal' as const, at: now };
        if (!isSameAmount(contract.credit, '0'))
          await askRefund(tx, userId, { ...asked, invoiceId: creditOf(closed), amount: contract.credit });
        for (const { invoice, amount } of refundsBy(due.invoices, due.refund)) {
          if (invoice.payment_ref)
            await askRefund(tx, userId, { ...asked, invoiceId: invoice.payment_ref, amount });
          await recordRefund(tx, services, invoice, { gross: amount, reason: 'refund' });
        }
      });
    },

    async standing({ database, settings }, userId, contract) {
      const all = await stripeSubscriptionsOf(database, userId);
      const one = all.find(({ subscription_id }) => subscription_id === contract.subscription_id);
      return {
        graceUntil: one?.grace_until ?? null,
        cancels: one?.cancels ?? contract.ends_at !== null,
        isFixed: !usesStripe(settings) || one?.status === 'unknown',
      };
    },
  };
}

const isOver = ({ ends_at }: ContractRow, now: Date): boolean => ends_at !== null && ends_at <= now;

/**
 * Who will not pay for a plan whose days of grace are over is asked no more: it ends at Stripe at once, and what is paid
 * for it all the same goes back (rule BL-26). Who paid a moment ago has it again, and gives up nothing.
 */
async function giveUp(context: Context, above: Above, { subscription_id: id }: ContractRow): Promise<void> {
  const { services } = context;
  const { userId } = actorOf(context);
  if (!usesStripe(services.settings)) throw invalid({ plan: ['stripeOff'] });
  await settleNow(services, above, userId);
  await services.database.transaction(async (tx) => {
    await holdBuyer(tx, userId);
    const now = services.clock.now();
    const { active, owed } = await plansNow(tx, userId, now);
    if (owed?.subscription_id !== id || active?.subscription_id === id)
      throw invalid({ plan: ['nothingToCancel'] });
    await closeStripeSubscription(tx, userId, id, now);
    await services.jobs.send(tx, settleStripe, { userId });
    await planChanged(tx, services, userId);
  });
}

/** Cancelling lets the last period end, resuming takes that back; both as often as one likes. */
async function letEnd(context: Context, above: Above, cancels: boolean): Promise<void> {
  const { services } = context;
  const { userId } = actorOf(context);
  if (!usesStripe(services.settings)) throw invalid({ plan: ['stripeOff'] });
  await services.database.transaction((tx) => holdBuyer(tx, userId));
  const open = await openOne(services, userId);
  if (!open) throw invalid({ plan: [cancels ? 'nothingToCancel' : 'nothingToResume'] });
  await asking(services, (stripe) =>
    stripe.subscriptions.update(open.stripe_id, { cancel_at_period_end: cancels }),
  );
  await settleNow(services, above, userId);
}

/**
 * Another price for the same subscription. Days left count by days of Warsaw, as the quote does: Stripe counts seconds,
 * so it is told the second at which as large a part of the period is left (rule BL-25). A card that fails changes nothing.
 */
async function change(
  services: Services,
  userId: string,
  there: Subscribed,
  bought: Parameters<typeof priceData>[0],
  { settled }: Extract<Decision, { kind: 'change' }>,
): Promise<void> {
  const span = { from: there.from, to: there.to };
  const [from, to] = [there.from.getTime() / 1000, there.to.getTime() / 1000];
  const left = daysLeft(span, services.clock.now()) / daysOf(span);
  await makeProduct(services, bought.plan);
  const asked = {
    items: [{ id: there.itemId, price_data: priceData(bought) }],
    metadata: notedOn(userId, bought),
    proration_behavior: 'always_invoice' as const,
    proration_date: Math.round(to - (to - from) * left),
    payment_behavior: 'error_if_incomplete' as const,
    cancel_at_period_end: false,
  };
  const declines = (await customerOf(services.database, userId))?.declines ?? 0;
  await asking(services, async (stripe) => {
    try {
      await stripe.subscriptions.update(there.id, asked, {
        idempotencyKey: keyFor('change', there.id, there.priceId, settled.due, declines, asked),
      });
    } catch (error) {
      // Stripe would say the same of the next card.
      if (isDeclined(error)) await countDecline(services.database, userId);
      throw error;
    }
  });
}
