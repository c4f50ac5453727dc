import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, notFound } from '../../../../foundation/failure.ts';
import { actorOf, type Context, RedirectAnswer } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import type { backFromPaying } from '../../stripe-contract.ts';
import { settleStripe } from './hear-event.ts';
import { paymentAddress } from './pay-page.ts';
import { type Above, settle } from './settle.ts';
import { asking, usesStripe } from './stripe-client.ts';
import { customerOf } from './stripe-store.ts';

const portalPath = '/api/billing/portal';

/** Where somebody manages cards and payments: our own address, which leads to a page made for each click. */
export async function portalAddress(
  { settings, database }: Services,
  userId: string,
): Promise<string | null> {
  if (!usesStripe(settings)) return null;
  return (await customerOf(database, userId)) ? portalPath : null;
}

export async function openPortal(context: Context) {
  const { services, locale } = context;
  const { userId } = actorOf(context);
  if (!usesStripe(services.settings)) throw notFound();
  const customer = await customerOf(services.database, userId);
  if (!customer) throw notFound();
  try {
    const session = await asking(services, (stripe) =>
      stripe.billingPortal.sessions.create({
        customer: customer.customer_id,
        locale,
        return_url: paymentAddress(context.origin(), locale),
      }),
    );
    return new RedirectAnswer(session.url);
  } catch (error) {
    // Who clicked sees a page, and not what a program would.
    if (!(error instanceof Failure) || error.detail.kind !== 'unavailable') throw error;
    return new RedirectAnswer(paymentAddress(context.origin(), locale, '?away=1'));
  }
}

/** Who has paid comes back: the plan begins now. Where Stripe does not answer, the job or its message will see to it. */
export function comeBack(above: Above) {
  return async (context: Context, { query }: CallInput<typeof backFromPaying>) => {
    const { services, actor } = context;
    if (!usesStripe(services.settings)) throw notFound();
    if (actor) await settleOnTheWay(context, above, actor.userId);
    return new RedirectAnswer(paymentAddress(context.origin(), query.locale, '?paid=1'));
  };
}

async function settleOnTheWay({ services, log }: Context, above: Above, userId: string): Promise<void> {
  try {
    await settle(services, above, userId);
  } catch (error) {
    log.warn({ err: error }, 'not settled on the way back');
    await services.database.transaction((tx) => services.jobs.send(tx, settleStripe, { userId }));
  }
}
