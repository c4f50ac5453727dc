import type Stripe from 'stripe';
import { type Day, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../../foundation/decimal.ts';
import { type BillingCurrency, billingCurrencies, type Period, periods } from '../../contract.ts';
import { fromCents, idOf, moment } from './cents.ts';
import { type ReadMoney, readMoney } from './read-money.ts';
import { isMissing, orNone } from './stripe-client.ts';

/** A subscription at Stripe, in our words. */
export type Subscribed = {
  id: string;
  customerId: string;
  itemId: string;
  priceId: string;
  status: Stripe.Subscription.Status;
  since: Date;
  planId: string;
  period: Period;
  currency: BillingCurrency;
  price: DecimalText;
  from: Date;
  to: Date;
  /** When it ends by itself, where that was asked for. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** When the payment that is missing was asked for. */
  lateSince: Date | null;
  /** Where it can be paid. */
  openInvoiceUrl: string | null;
};

/** Money that Stripe took for a subscription. */
export type PaidInvoice = {
  id: string;
  subscriptionId: string;
  gross: DecimalText;
  currency: BillingCurrency;
  planId: string | null;
  period: Period | null;
  from: Date;
  to: Date;
  paidOn: Day;
  hostedUrl: string | null;
};

/** What Stripe says of somebody now; it is read whole each time, because what a message says may be old by then. */
export type ReadCustomer = {
  /** Whether Stripe knows them: one that was removed there, or none that this key may see. */
  standing: 'there' | 'removed' | 'unknown';
  subscriptions: Subscribed[];
  paid: PaidInvoice[];
  credit: DecimalText;
  money: ReadMoney;
};

const productPrefix = 'walory_';

/** A product of Stripe's stands for a plan: its price is told anew with each order. */
export const productOf = (planId: string): string => `${productPrefix}${planId}`;

const planOf = (product: string | undefined): string | null =>
  product?.startsWith(productPrefix) ? product.slice(productPrefix.length) : null;

const momentOrNull = (seconds: number | null): Date | null => (seconds === null ? null : moment(seconds));

function oneOf<T extends string>(known: readonly T[], text: string | undefined): T | null {
  return known.find((one) => one === text) ?? null;
}

/** Nothing where it is none of ours: of another product, another length or another currency. */
function subscribed(one: Stripe.Subscription): Subscribed | undefined {
  const item = one.items.data[0];
  if (!item) return undefined;
  const { price } = item;
  const planId = planOf(idOf(price.product));
  const period = oneOf(periods, price.recurring?.interval);
  const currency = oneOf(billingCurrencies, price.currency);
  if (!planId || !period || !currency || price.unit_amount === null) return undefined;
  const to = moment(item.current_period_end);
  return {
    id: one.id,
    customerId: idOf(one.customer),
    itemId: item.id,
    priceId: price.id,
    status: one.status,
    since: moment(one.created),
    planId,
    period,
    currency,
    price: fromCents(price.unit_amount),
    from: moment(item.current_period_start),
    to,
    cancelsAt: momentOrNull(one.cancel_at) ?? (one.cancel_at_period_end ? to : null),
    endedAt: momentOrNull(one.ended_at),
    lateSince: null,
    openInvoiceUrl: null,
  };
}

const subscriptionOf = (invoice: Stripe.Invoice): string | null => {
  const of = invoice.parent?.subscription_details?.subscription;
  return of ? idOf(of) : null;
};

function paidInvoice(invoice: Stripe.Invoice): PaidInvoice | undefined {
  const subscriptionId = subscriptionOf(invoice);
  const currency = oneOf(billingCurrencies, invoice.currency);
  if (!subscriptionId || !currency || invoice.amount_paid <= 0) return undefined;
  // What comes back from the plan before stands there too: the last line is what is paid for.
  const line = invoice.lines.data.toSorted((a, b) => a.amount - b.amount).at(-1);
  return {
    id: invoice.id,
    subscriptionId,
    gross: fromCents(invoice.amount_paid),
    currency,
    planId: planOf(line?.pricing?.price_details?.product),
    period: oneOf(periods, invoice.parent?.subscription_details?.metadata?.period),
    from: moment(line?.period.start ?? invoice.period_start),
    to: moment(line?.period.end ?? invoice.period_end),
    paidOn: dayInWarsaw(moment(invoice.status_transitions.paid_at ?? invoice.created)),
    hostedUrl: invoice.hosted_invoice_url ?? null,
  };
}

const isLate = ({ status }: Subscribed): boolean => status === 'past_due' || status === 'unpaid';

/** When what is missing was asked for first, and where it can be paid. */
async function withWhatIsMissing(stripe: Stripe, one: Subscribed): Promise<Subscribed> {
  const { data } = await stripe.invoices.list({ subscription: one.id, status: 'open', limit: 100 });
  const first = data.toSorted((a, b) => a.created - b.created)[0];
  return {
    ...one,
    lateSince: first ? moment(first.created) : one.from,
    openInvoiceUrl: first?.hosted_invoice_url ?? null,
  };
}

/** Paid invoices that we have not recorded yet, the oldest first. Newest come first: where all are known, those before are too. */
async function newPayments(
  stripe: Stripe,
  customer: string,
  isKnown: (id: string) => boolean,
): Promise<PaidInvoice[]> {
  const found: PaidInvoice[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await stripe.invoices.list({
      customer,
      status: 'paid',
      limit: 50,
      ...(after && { starting_after: after }),
    });
    const fresh = page.data.filter(({ id }) => !isKnown(id));
    for (const invoice of fresh) {
      const paid = paidInvoice(invoice);
      if (paid) found.push(paid);
    }
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after || fresh.length === 0) return found.reverse();
  }
}

export async function readCustomer(
  stripe: Stripe,
  customerId: string,
  isKnown: (invoiceId: string) => boolean,
): Promise<ReadCustomer> {
  const who = await whoIs(stripe, customerId);
  if (who.standing === 'unknown')
    return { ...who, subscriptions: [], paid: [], money: { back: new Map(), failed: [], disputes: [] } };
  const ours = (await orNone(subscriptionsOf(stripe, customerId)))
    .map(subscribed)
    .filter((one) => one !== undefined);
  const subscriptions: Subscribed[] = [];
  for (const one of ours) subscriptions.push(isLate(one) ? await withWhatIsMissing(stripe, one) : one);
  return {
    ...who,
    subscriptions: subscriptions.toSorted((a, b) => a.since.getTime() - b.since.getTime()),
    paid: await orNone(newPayments(stripe, customerId, isKnown)),
    money: await readMoney(stripe, customerId),
  };
}

async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
}

/** One subscription as it is now, with what is missing of its payments. */
export async function readSubscription(stripe: Stripe, id: string): Promise<Subscribed | undefined> {
  const one = subscribed(await stripe.subscriptions.retrieve(id));
  return one && isLate(one) ? withWhatIsMissing(stripe, one) : one;
}

async function whoIs(stripe: Stripe, customerId: string): Promise<Pick<ReadCustomer, 'standing' | 'credit'>> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted) return { standing: 'removed', credit: fromCents(0) };
    return { standing: 'there', credit: fromCents(Math.max(0, -customer.balance)) };
  } catch (error) {
    if (isMissing(error)) return { standing: 'unknown', credit: fromCents(0) };
    throw error;
  }
}
