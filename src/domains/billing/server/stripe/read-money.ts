import type Stripe from 'stripe';
import { fromCents, idOf, moment } from './cents.ts';
import type { Dispute } from './refund-store.ts';
import { isMissing, orNone } from './stripe-client.ts';

/** Money that left again, by whoever's hand: ours, the operator's at Stripe, or a bank's. */
export type ReadMoney = {
  /** In cents, by the invoice it was paid with: nothing where it came back to us. `ours` of it was asked for by us. */
  back: Map<string, { all: number; ours: number }>;
  /** What we asked for and what did not arrive. */
  failed: { invoiceId: string; why: string }[];
  disputes: Dispute[];
};

const isLost = ({ status }: { status: string | null }): boolean =>
  status === 'failed' || status === 'canceled';

async function chargesOf(stripe: Stripe, customer: string): Promise<Stripe.Charge[]> {
  const found: Stripe.Charge[] = [];
  for (let after: string | undefined; ; ) {
    const page = await stripe.charges.list({
      customer,
      limit: 100,
      expand: ['data.refunds'],
      ...(after && { starting_after: after }),
    });
    found.push(...page.data);
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return found;
  }
}

/** All that went back of what somebody paid, and what they dispute. */
export async function readMoney(stripe: Stripe, customer: string): Promise<ReadMoney> {
  const money: ReadMoney = { back: new Map(), failed: [], disputes: [] };
  const charges = await orNone(chargesOf(stripe, customer));
  for (const charge of charges)
    if (charge.disputed || charge.refunds?.data.length) await readCharge(stripe, charge, money);
  const notes = await orNone(stripe.creditNotes.list({ customer, limit: 100 }).then(({ data }) => data));
  for (const note of notes)
    if (note.out_of_band_amount)
      add(money, idOf(note.invoice), note.status === 'issued' ? note.out_of_band_amount : 0);
  return money;
}

function add({ back }: ReadMoney, invoice: string, cents: number, isOurs = false): void {
  const { all, ours } = back.get(invoice) ?? { all: 0, ours: 0 };
  back.set(invoice, { all: all + cents, ours: isOurs ? ours + cents : ours });
}

async function readCharge(stripe: Stripe, charge: Stripe.Charge, money: ReadMoney): Promise<void> {
  const invoice = charge.payment_intent && (await invoiceOf(stripe, idOf(charge.payment_intent)));
  const refunds = charge.refunds?.has_more
    ? (await stripe.refunds.list({ charge: charge.id, limit: 100 })).data
    : (charge.refunds?.data ?? []);
  if (invoice) {
    const isOurs = ({ metadata }: Stripe.Refund) => metadata?.invoice === invoice;
    for (const refund of refunds) add(money, invoice, isLost(refund) ? 0 : refund.amount, isOurs(refund));
    const ours = refunds.filter(isOurs);
    const lost = ours.find(isLost);
    if (lost && ours.every(isLost))
      money.failed.push({ invoiceId: invoice, why: lost.failure_reason ?? lost.status ?? '' });
  }
  if (!charge.disputed) return;
  for (const one of (await stripe.disputes.list({ charge: charge.id, limit: 10 })).data) {
    if (invoice && one.status === 'lost') add(money, invoice, one.amount);
    money.disputes.push({
      dispute_id: one.id,
      invoice_id: invoice || null,
      amount: fromCents(one.amount),
      currency: one.currency,
      reason: one.reason,
      status: one.status,
      opened_at: moment(one.created),
    });
  }
}

async function invoiceOf(stripe: Stripe, intent: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  });
  return data[0] ? idOf(data[0].invoice) : null;
}

/** Whose payment something is about that names only the charge. */
export async function payerOf(stripe: Stripe, charge: string): Promise<string | null> {
  try {
    const { customer } = await stripe.charges.retrieve(charge);
    return customer && idOf(customer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
