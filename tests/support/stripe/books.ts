/** What Stripe keeps, with the fields that its answers have in API version 2026-10-28.endive. */
export type Interval = 'month' | 'year';

export type FakePrice = {
  id: string;
  object: 'price';
  product: string;
  currency: string;
  unit_amount: number;
  recurring: { interval: Interval; interval_count: 1 };
};

export type FakeCustomer = {
  id: string;
  object: 'customer';
  email: string | null;
  /** Below nothing: money that the next invoice takes. */
  balance: number;
  metadata: Record<string, string>;
  deleted?: true;
};

export type FakeSubscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  created: number;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  currency: string;
  latest_invoice: string;
  metadata: Record<string, string>;
  items: {
    object: 'list';
    has_more: false;
    data: {
      id: string;
      object: 'subscription_item';
      subscription: string;
      quantity: 1;
      price: FakePrice;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
};

export type FakeLine = {
  amount: number;
  description: string;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
};

export type FakeInvoice = {
  id: string;
  object: 'invoice';
  number: string;
  customer: string;
  currency: string;
  status: 'open' | 'paid' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  created: number;
  total: number;
  starting_balance: number;
  ending_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url: string;
  invoice_pdf: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  lines: { object: 'list'; has_more: false; data: FakeLine[] };
  status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null };
};

export type FakePayment = {
  id: string;
  invoice: string;
  intent: string;
  charge: string;
  amount: number;
  refunded: number;
};

export type FakeRefund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
};

export type FakeDispute = {
  id: string;
  object: 'dispute';
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  created: number;
};

export type FakeCreditNote = {
  id: string;
  object: 'credit_note';
  customer: string;
  invoice: string;
  status: 'issued' | 'void';
  out_of_band_amount: number | null;
};

export type FakeSession = {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  customer: string;
  client_reference_id: string | null;
  subscription: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
  locale: string | null;
  created: number;
  expires_at: number;
  metadata: Record<string, string>;
};

/** An answer that is no success, as Stripe writes it. */
export class Refused extends Error {
  readonly status: number;
  readonly error: Record<string, string>;
  constructor(status: number, error: Record<string, string>) {
    super(error.message ?? error.code);
    this.status = status;
    this.error = error;
  }
}

export const missing = (what: string, id: string) =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });

export const declined = () =>
  new Refused(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });

export const wrong = (message: string, code = 'parameter_invalid') =>
  new Refused(400, { type: 'invalid_request_error', code, message });

export const pricingOf = ({ id, product }: FakePrice): FakeLine['pricing'] => ({
  type: 'price_details',
  price_details: { price: id, product },
});

/** So many whole months after an anchor, at the last day where a month is too short. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return first.getTime() / 1000;
}

/** The end of the period that begins at `start`. */
export function periodEnd(anchor: number, start: number, interval: Interval): number {
  const step = interval === 'year' ? 12 : 1;
  let end = start;
  for (let months = step; end <= start; months += step) end = monthsAfter(anchor, months);
  return end;
}
