import * as eventStore from '../../../../src/domains/billing/server/stripe/event-store.ts';
import * as refundStore from '../../../../src/domains/billing/server/stripe/refund-store.ts';
import * as stripeStore from '../../../../src/domains/billing/server/stripe/stripe-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Tx } from '../../../../src/platform/database/database.ts';
import type { Questions } from './broker-questions.ts';

export const stripeStores = [eventStore, refundStore, stripeStore];

const at = new Date('2026-11-13T12:00:00Z');

const customer = { customerId: 'cus_1', email: 'jan@example.com', at };
const dispute = {
  dispute_id: 'dp_1',
  invoice_id: 'in_1',
  amount: '1.00',
  currency: 'pln',
  reason: 'fraudulent',
  status: 'needs_response',
  opened_at: at,
};

/** Every function of the stores of Stripe, as it is asked for one person. */
export function stripeQuestions(user: () => string): Questions {
  return {
    insertEvent: (tx) => eventStore.insertEvent(tx, { id: 'evt_1', type: 'invoice.paid', at }),
    forgetEvents: (tx) => eventStore.forgetEvents(tx, at),
    insertStripeRemoval: (tx) => eventStore.insertStripeRemoval(tx, 'cus_1', at),
    removeStripeCustomer: (tx) => eventStore.removeStripeCustomer(tx, user()),
    dueStripeRemovals: (tx) => eventStore.dueStripeRemovals(tx, at, 10),
    storeOwed: (tx) => eventStore.storeOwed(tx, 'cus_1', []),
    postponeStripeRemoval: (tx) => eventStore.postponeStripeRemoval(tx, 'cus_1', at),
    deleteStripeRemoval: (tx) => eventStore.deleteStripeRemoval(tx, 'cus_1'),
    customerOf: (tx) => stripeStore.customerOf(tx, user()),
    insertCustomer: (tx) => stripeStore.insertCustomer(tx, user(), customer),
    replaceCustomer: (tx) => stripeStore.replaceCustomer(tx, user(), 'cus_1', customer),
    markMissing: (tx) => stripeStore.markMissing(tx, user(), at),
    markFound: (tx) => stripeStore.markFound(tx, user()),
    noteEmail: (tx) => stripeStore.noteEmail(tx, user(), customer.email),
    noteStopped: (tx) => stripeStore.noteStopped(tx, user(), 'sub_1', 'done'),
    closeUnknown: (tx) => stripeStore.closeUnknown(tx, user()),
    countDecline: (tx) => stripeStore.countDecline(tx, user()),
    takeVersion: (tx) => stripeStore.takeVersion(tx, user(), 0, at),
    checkoutOf: (tx) => stripeStore.checkoutOf(tx, user()),
    storeCheckout: (tx) => stripeStore.storeCheckout(tx, user(), { attempt: newId(), asked: '', at }),
    noteSession: (tx) => stripeStore.noteSession(tx, user(), newId(), 'cs_1'),
    deleteCheckout: (tx) => stripeStore.deleteCheckout(tx, user()),
    stripeSubscriptionsOf: (tx) => stripeStore.stripeSubscriptionsOf(tx, user()),
    storeStripeSubscription: (tx) =>
      stripeStore.storeStripeSubscription(tx, user(), {
        stripe_id: 'sub_1',
        subscription_id: null,
        status: 'active',
        cancels: false,
        late_since: null,
        grace_until: null,
        told: null,
        closed_at: null,
        stop: null,
      }),
    closeStripeSubscription: (tx) => stripeStore.closeStripeSubscription(tx, user(), newId(), at),
    noteStatus: (tx) => stripeStore.noteStatus(tx, user(), 'sub_1', 'canceled'),
    markLateNotice: (tx) => stripeStore.markLateNotice(tx, user(), 'sub_1', 'failed'),
    askRefund: (tx) =>
      refundStore.askRefund(tx, user(), {
        invoiceId: 'in_1',
        amount: '1.00',
        currency: 'pln',
        reason: 'withdrawal',
        at,
      }),
    refundsOf: (tx) => refundStore.refundsOf(tx, user()),
    markRefunded: (tx) => refundStore.markRefunded(tx, user(), 'in_1', at),
    markRefused: (tx) => refundStore.markRefused(tx, user(), 'in_1', { why: '', at }),
    markFailed: (tx) => refundStore.markFailed(tx, user(), 'in_1', { why: '', at }),
    askAgain: (tx) => refundStore.askAgain(tx, user(), 'in_1'),
    markByHand: (tx) => refundStore.markByHand(tx, user(), 'in_1', at),
    disputesOf: (tx) => refundStore.disputesOf(tx, user()),
    storeDispute: (tx) => refundStore.storeDispute(tx, user(), dispute),
    contractById: (tx) => stripeStore.contractById(tx, user(), newId()),
    knownInvoices: (tx) => stripeStore.knownInvoices(tx, user()),
  };
}

/** What looks at everybody's rows, and why. */
export const stripeOfEverybody: Record<string, { why: string; ask: (tx: Tx) => Promise<unknown> }> = {
  customerById: {
    why: 'Stripe knows people by its own ids',
    ask: (tx) => stripeStore.customerById(tx, 'cus_1'),
  },
  refusedRefunds: { why: 'the operator sees to them', ask: (tx) => refundStore.refusedRefunds(tx, 10) },
  openDisputes: { why: 'the operator sees to them', ask: (tx) => refundStore.openDisputes(tx, 10) },
  countAtStripe: { why: 'the operator is warned', ask: (tx) => refundStore.countAtStripe(tx) },
  graceEnding: { why: 'a job', ask: (tx) => stripeStore.graceEnding(tx, { now: at, before: at }) },
  takeCustomersToRead: {
    why: 'a job',
    ask: (tx) =>
      stripeStore.takeCustomersToRead(tx, {
        now: at,
        before: at,
        paying: { since: at, before: at },
        paid: { since: at, before: at },
        most: 10,
      }),
  },
};
