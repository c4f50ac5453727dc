import {
  declined,
  type FakeCreditNote,
  type FakeCustomer,
  type FakeDispute,
  type FakeInvoice,
  type FakeLine,
  type FakePayment,
  type FakePrice,
  type FakeRefund,
  type FakeSession,
  type FakeSubscription,
  missing,
  periodEnd,
  pricingOf,
  wrong,
} from './books.ts';
import { chargeOf } from './charges.ts';

const day = 86_400;
/** A card that failed is tried again after so many days each, then the subscription ends. */
const retryDays = 3;
const mostTries = 4;

type Tell = (type: string, object: object) => void;
export type Change = { price?: FakePrice; prorate: 'always_invoice' | 'none'; at?: number };

/** What Stripe does: subscriptions, the invoices of their periods, and the money. */
export class Bank {
  now: number;
  readonly customers = new Map<string, FakeCustomer>();
  readonly products = new Map<string, { id: string; object: 'product'; name: string }>();
  readonly sessions = new Map<
    string,
    FakeSession & { price: FakePrice; subscriptionData: Record<string, string> }
  >();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly invoices = new Map<string, FakeInvoice>();
  readonly payments: FakePayment[] = [];
  readonly refunds: FakeRefund[] = [];
  readonly disputes: FakeDispute[] = [];
  readonly creditNotes: FakeCreditNote[] = [];
  /** Whose cards are declined from now on. */
  readonly brokenCards = new Set<string>();
  readonly #tell: Tell;
  readonly #home: () => string;
  #count = 0;

  constructor(now: Date, tell: Tell, home: () => string) {
    this.now = Math.floor(now.getTime() / 1000);
    this.#tell = tell;
    this.#home = home;
  }

  newId(kind: string): string {
    this.#count += 1;
    return `${kind}_${String(this.#count).padStart(6, '0')}`;
  }

  customer(id: string): FakeCustomer {
    const known = this.customers.get(id);
    if (!known || known.deleted) throw missing('customer', id);
    return known;
  }

  subscription(id: string): FakeSubscription {
    const known = this.subscriptions.get(id);
    if (!known) throw missing('subscription', id);
    return known;
  }

  session(id: string) {
    const known = this.sessions.get(id);
    if (!known) throw missing('checkout.session', id);
    if (known.status === 'open' && known.expires_at <= this.now) this.#close(known, 'expired');
    return known;
  }

  #close(session: FakeSession, status: 'complete' | 'expired'): void {
    session.status = status;
    session.url = null;
  }

  expire(id: string): FakeSession {
    const session = this.session(id);
    if (session.status !== 'open')
      throw wrong(`Only Checkout Sessions with a status in ["open"] can be expired: ${session.status}`);
    this.#close(session, 'expired');
    this.#tell('checkout.session.expired', session);
    return session;
  }

  /** The person pays on Stripe's page. */
  pay(sessionId: string): FakeSubscription {
    const session = this.session(sessionId);
    if (session.status !== 'open') throw wrong(`This session is ${session.status}`);
    this.customer(session.customer);
    if (this.brokenCards.has(session.customer)) throw declined();
    const subscription = this.#subscribe(session);
    this.#close(session, 'complete');
    session.payment_status = 'paid';
    session.subscription = subscription.id;
    this.#tell('customer.subscription.created', subscription);
    this.#bill(subscription, 'subscription_create', [this.#wholePeriod(subscription)]);
    this.#tell('checkout.session.completed', session);
    return subscription;
  }

  #subscribe(session: FakeSession & { price: FakePrice; subscriptionData: Record<string, string> }) {
    const id = this.newId('sub');
    const subscription: FakeSubscription = {
      id,
      object: 'subscription',
      customer: session.customer,
      status: 'active',
      created: this.now,
      start_date: this.now,
      billing_cycle_anchor: this.now,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      currency: session.price.currency,
      latest_invoice: '',
      metadata: session.subscriptionData,
      items: {
        object: 'list',
        has_more: false,
        data: [
          {
            id: this.newId('si'),
            object: 'subscription_item',
            subscription: id,
            quantity: 1,
            price: session.price,
            current_period_start: this.now,
            current_period_end: periodEnd(this.now, this.now, session.price.recurring.interval),
          },
        ],
      },
    };
    this.subscriptions.set(id, subscription);
    return subscription;
  }

  #wholePeriod({ items }: FakeSubscription): FakeLine {
    const item = items.data[0]!;
    const period = { start: item.current_period_start, end: item.current_period_end };
    return {
      amount: item.price.unit_amount,
      description: '1 × plan',
      period,
      pricing: pricingOf(item.price),
    };
  }

  /** Makes an invoice and takes the money; a card that fails leaves it open, and its subscription late. */
  #bill(
    subscription: FakeSubscription,
    reason: FakeInvoice['billing_reason'],
    lines: FakeLine[],
  ): FakeInvoice {
    const customer = this.customers.get(subscription.customer)!;
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const after = customer.balance + total;
    const id = this.newId('in');
    const invoice: FakeInvoice = {
      id,
      object: 'invoice',
      number: `S-${id.slice(3)}`,
      customer: customer.id,
      currency: subscription.currency,
      status: 'open',
      billing_reason: reason,
      created: this.now,
      total,
      starting_balance: customer.balance,
      ending_balance: Math.min(0, after),
      amount_due: Math.max(0, after),
      amount_paid: 0,
      amount_remaining: Math.max(0, after),
      attempt_count: 0,
      next_payment_attempt: null,
      hosted_invoice_url: `${this.#home()}/invoice/${id}`,
      invoice_pdf: `${this.#home()}/invoice/${id}/pdf`,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: { object: 'list', has_more: false, data: lines },
      status_transitions: { finalized_at: this.now, paid_at: null, voided_at: null },
    };
    customer.balance = invoice.ending_balance;
    this.invoices.set(id, invoice);
    subscription.latest_invoice = id;
    this.#tell('invoice.finalized', invoice);
    this.collect(invoice);
    return invoice;
  }

  /** Tries the card for an open invoice. */
  collect(invoice: FakeInvoice): void {
    const subscription = this.subscriptions.get(invoice.parent.subscription_details.subscription)!;
    invoice.attempt_count += 1;
    if (invoice.amount_due > 0 && this.brokenCards.has(invoice.customer)) {
      const isLast = invoice.attempt_count > mostTries;
      invoice.next_payment_attempt = isLast ? null : this.now + retryDays * day;
      subscription.status = 'past_due';
      this.#tell('invoice.payment_failed', invoice);
      this.#tell('customer.subscription.updated', subscription);
      if (isLast) this.#end(subscription, this.now);
      return;
    }
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = this.now;
    if (invoice.amount_due > 0)
      this.payments.push({
        id: this.newId('inpay'),
        invoice: invoice.id,
        intent: this.newId('pi'),
        charge: this.newId('ch'),
        amount: invoice.amount_due,
        refunded: 0,
      });
    if (subscription.status === 'past_due') {
      subscription.status = 'active';
      this.#tell('customer.subscription.updated', subscription);
    }
    this.#tell('invoice.paid', invoice);
  }

  #end(subscription: FakeSubscription, at: number): void {
    subscription.status = 'canceled';
    subscription.canceled_at ??= at;
    subscription.ended_at = at;
    for (const invoice of this.invoices.values())
      if (invoice.status === 'open' && invoice.parent.subscription_details.subscription === subscription.id) {
        invoice.status = 'void';
        invoice.next_payment_attempt = null;
        invoice.status_transitions.voided_at = at;
      }
    this.#tell('customer.subscription.deleted', subscription);
  }

  cancel(id: string): FakeSubscription {
    const subscription = this.subscription(id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    this.#end(subscription, this.now);
    return subscription;
  }

  deleteCustomer(id: string): void {
    const customer = this.customer(id);
    for (const subscription of this.subscriptions.values())
      if (subscription.customer === id && subscription.status !== 'canceled')
        this.#end(subscription, this.now);
    customer.deleted = true;
    customer.email = null;
    this.#tell('customer.deleted', customer);
  }

  /** Another price from `at` on: what is left of the old one comes back, what is left of the new one is asked for. */
  change(subscription: FakeSubscription, { price, prorate, at = this.now }: Change): void {
    const item = subscription.items.data[0]!;
    if (!price) return;
    if (price.currency !== subscription.currency) throw wrong('The currency of a subscription stays.');
    const old = item.price;
    const { current_period_start: start, current_period_end: end } = item;
    if (at < start || at > end) throw wrong('proration_date must be in the current period');
    const left = (end - at) / (end - start);
    const isNewKind = price.recurring.interval !== old.recurring.interval;
    const periodAfter = isNewKind
      ? { start: this.now, end: periodEnd(this.now, this.now, price.recurring.interval) }
      : { start, end };
    const charge = isNewKind ? price.unit_amount : Math.round(price.unit_amount * left);
    const lines = [
      {
        amount: -Math.round(old.unit_amount * left),
        description: 'Unused time',
        period: { start: at, end },
        pricing: pricingOf(old),
      },
      { amount: charge, description: 'Remaining time', period: periodAfter, pricing: pricingOf(price) },
    ];
    const due = lines[0]!.amount + charge + this.customer(subscription.customer).balance;
    if (prorate !== 'none' && due > 0 && this.brokenCards.has(subscription.customer)) throw declined();
    item.price = price;
    if (isNewKind) subscription.billing_cycle_anchor = this.now;
    item.current_period_start = periodAfter.start;
    item.current_period_end = periodAfter.end;
    if (prorate !== 'none') this.#bill(subscription, 'subscription_update', lines);
  }

  touch(subscription: FakeSubscription): void {
    this.#tell('customer.subscription.updated', subscription);
  }

  refund(intent: string, amount: number, metadata: Record<string, string>): FakeRefund {
    const payment = this.payments.find((one) => one.intent === intent);
    if (!payment) throw missing('payment_intent', intent);
    if (payment.refunded + amount > payment.amount)
      throw wrong('Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
    payment.refunded += amount;
    const { currency } = this.invoices.get(payment.invoice)!;
    const refund: FakeRefund = {
      id: this.newId('re'),
      object: 'refund',
      payment_intent: intent,
      charge: payment.charge,
      amount,
      currency,
      status: 'succeeded',
      metadata,
    };
    this.refunds.push(refund);
    this.#tell('refund.created', refund);
    this.#tell('charge.refunded', chargeOf(this, payment));
    return refund;
  }

  /** The bank could not take the money back: it stays with the seller. */
  failRefund(refund: FakeRefund, why: string): void {
    refund.status = 'failed';
    refund.failure_reason = why;
    this.payments.find(({ intent }) => intent === refund.payment_intent)!.refunded -= refund.amount;
    this.#tell('refund.failed', refund);
  }

  /** The payer asks their bank for the money. */
  dispute(payment: FakePayment, reason = 'fraudulent'): FakeDispute {
    const dispute: FakeDispute = {
      id: this.newId('dp'),
      object: 'dispute',
      charge: payment.charge,
      payment_intent: payment.intent,
      amount: payment.amount - payment.refunded,
      currency: this.invoices.get(payment.invoice)!.currency,
      reason,
      status: 'needs_response',
      created: this.now,
    };
    this.disputes.push(dispute);
    this.#tell('charge.dispute.created', dispute);
    return dispute;
  }

  decide(dispute: FakeDispute, status: 'won' | 'lost'): void {
    dispute.status = status;
    if (status === 'lost')
      this.payments.find(({ charge }) => charge === dispute.charge)!.refunded += dispute.amount;
    this.#tell('charge.dispute.closed', dispute);
  }

  /** Lets time go on: periods end and begin, cards are tried again. */
  goOnTo(date: Date): void {
    const until = Math.floor(date.getTime() / 1000);
    for (let next = this.#nextEvent(until); next; next = this.#nextEvent(until)) {
      this.now = Math.max(this.now, next.at);
      next.happen();
    }
    this.now = Math.max(this.now, until);
  }

  #nextEvent(until: number): { at: number; happen(): void } | undefined {
    const coming: { at: number; happen(): void }[] = [];
    for (const subscription of this.subscriptions.values()) {
      const item = subscription.items.data[0]!;
      if (subscription.status !== 'canceled')
        coming.push({ at: item.current_period_end, happen: () => this.#renew(subscription) });
    }
    for (const invoice of this.invoices.values())
      if (invoice.next_payment_attempt !== null)
        coming.push({ at: invoice.next_payment_attempt, happen: () => this.collect(invoice) });
    return coming.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }

  #renew(subscription: FakeSubscription): void {
    const item = subscription.items.data[0]!;
    if (subscription.cancel_at_period_end) {
      this.#end(subscription, item.current_period_end);
      return;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      subscription.billing_cycle_anchor,
      item.current_period_start,
      item.price.recurring.interval,
    );
    this.#tell('customer.subscription.updated', subscription);
    this.#bill(subscription, 'subscription_cycle', [this.#wholePeriod(subscription)]);
  }
}
