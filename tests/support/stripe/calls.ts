import type { Bank } from './bank.ts';
import { type FakePrice, missing, Refused, wrong } from './books.ts';
import { chargeOf } from './charges.ts';
import { type Fields, fieldsOf, textOf } from './form-fields.ts';

type Asked = { bank: Bank; id: string; fields: Fields; home: string };
type Call = [method: string, path: RegExp, answer: (asked: Asked) => object];

const metadataOf = (fields: Fields | undefined) => ({
  ...((fieldsOf(fields, 'metadata') ?? {}) as Record<string, string>),
});

function priceOf(bank: Bank, data: Fields | undefined): FakePrice {
  const [currency, product] = [textOf(data, 'currency'), textOf(data, 'product')];
  const interval = textOf(fieldsOf(data, 'recurring'), 'interval');
  const amount = Number(textOf(data, 'unit_amount'));
  if (!currency || !product || !Number.isInteger(amount) || (interval !== 'month' && interval !== 'year'))
    throw wrong('Missing required param: price_data');
  if (!bank.products.has(product)) throw wrong(`No such product: '${product}'`, 'resource_missing');
  return {
    id: bank.newId('price'),
    object: 'price',
    product,
    currency,
    unit_amount: amount,
    recurring: { interval, interval_count: 1 },
  };
}

function list<T extends { id: string; created?: number }>(all: T[], fields: Fields) {
  const limit = Number(textOf(fields, 'limit') ?? 10);
  const newest = all.toReversed();
  const after = textOf(fields, 'starting_after');
  const from = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
  const data = newest.slice(from, from + limit);
  return { object: 'list', url: '/v1', has_more: from + limit < newest.length, data };
}

/** Whom a list is asked for; of one that was never there nothing can be listed. */
function customerIn(bank: Bank, fields: Fields): string | undefined {
  const id = textOf(fields, 'customer');
  if (id && !bank.customers.has(id)) throw missing('customer', id);
  return id;
}

function makeSession({ bank, fields, home }: Asked) {
  if (textOf(fields, 'mode') !== 'subscription') throw wrong('mode');
  const customer = bank.customer(textOf(fields, 'customer') ?? '');
  const item = fieldsOf(fieldsOf(fields, 'line_items'), '0');
  const price = priceOf(bank, fieldsOf(item, 'price_data'));
  const [success, cancel] = [textOf(fields, 'success_url'), textOf(fields, 'cancel_url')];
  if (!success || !cancel) throw wrong('success_url');
  const expires = Number(textOf(fields, 'expires_at') ?? bank.now + 86_400);
  if (expires < bank.now + 1800 - 60 || expires > bank.now + 86_400 + 60)
    throw wrong('expires_at must be between 30 minutes and 24 hours after creation');
  const id = bank.newId('cs_test');
  const session = {
    id,
    object: 'checkout.session' as const,
    mode: 'subscription' as const,
    status: 'open' as const,
    payment_status: 'unpaid' as const,
    customer: customer.id,
    client_reference_id: textOf(fields, 'client_reference_id') ?? null,
    subscription: null,
    url: `${home}/pay/${id}`,
    success_url: success,
    cancel_url: cancel,
    locale: textOf(fields, 'locale') ?? null,
    created: bank.now,
    expires_at: expires,
    metadata: metadataOf(fields),
    price,
    subscriptionData: metadataOf(fieldsOf(fields, 'subscription_data')),
  };
  bank.sessions.set(id, session);
  return session;
}

function updateSubscription({ bank, id, fields }: Asked) {
  const subscription = bank.subscription(id);
  if (subscription.status === 'canceled') throw wrong('A canceled subscription cannot be changed.');
  const item = fieldsOf(fieldsOf(fields, 'items'), '0');
  if (item) {
    if (textOf(item, 'id') !== subscription.items.data[0]!.id) throw wrong('No such subscription item');
    const at = textOf(fields, 'proration_date');
    bank.change(subscription, {
      price: priceOf(bank, fieldsOf(item, 'price_data')),
      prorate: textOf(fields, 'proration_behavior') === 'none' ? 'none' : 'always_invoice',
      at: at ? Number(at) : undefined,
    });
  }
  const cancels = textOf(fields, 'cancel_at_period_end');
  if (cancels) {
    subscription.cancel_at_period_end = cancels === 'true';
    subscription.cancel_at = cancels === 'true' ? subscription.items.data[0]!.current_period_end : null;
    subscription.canceled_at = cancels === 'true' ? bank.now : null;
  }
  Object.assign(subscription.metadata, metadataOf(fields));
  bank.touch(subscription);
  return subscription;
}

export const calls: Call[] = [
  [
    'POST',
    /^\/v1\/customers$/,
    ({ bank, fields }) => {
      const customer = {
        id: bank.newId('cus'),
        object: 'customer' as const,
        email: textOf(fields, 'email') ?? null,
        balance: 0,
        metadata: metadataOf(fields),
      };
      bank.customers.set(customer.id, customer);
      return customer;
    },
  ],
  [
    'GET',
    /^\/v1\/customers\/(\w+)$/,
    ({ bank, id }) =>
      bank.customers.get(id)?.deleted ? { id, object: 'customer', deleted: true } : bank.customer(id),
  ],
  [
    'POST',
    /^\/v1\/customers\/(\w+)$/,
    ({ bank, id, fields }) => Object.assign(bank.customer(id), { email: textOf(fields, 'email') ?? null }),
  ],
  [
    'DELETE',
    /^\/v1\/customers\/(\w+)$/,
    ({ bank, id }) => {
      bank.deleteCustomer(id);
      return { id, object: 'customer', deleted: true };
    },
  ],
  [
    'POST',
    /^\/v1\/customers\/(\w+)\/balance_transactions$/,
    ({ bank, id, fields }) => {
      const customer = bank.customer(id);
      const amount = Number(textOf(fields, 'amount'));
      customer.balance += amount;
      return { id: bank.newId('cbtxn'), object: 'customer_balance_transaction', amount, customer: id };
    },
  ],
  [
    'POST',
    /^\/v1\/products$/,
    ({ bank, fields }) => {
      const id = textOf(fields, 'id') ?? bank.newId('prod');
      if (bank.products.has(id)) throw wrong('Product already exists.', 'resource_already_exists');
      const product = { id, object: 'product' as const, name: textOf(fields, 'name') ?? '' };
      bank.products.set(id, product);
      return product;
    },
  ],
  ['POST', /^\/v1\/checkout\/sessions$/, makeSession],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ bank, id }) => bank.session(id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, ({ bank, id }) => bank.expire(id)],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    ({ bank, fields }) => {
      const [customer, status] = [customerIn(bank, fields), textOf(fields, 'status')];
      const all = [...bank.subscriptions.values()].filter(
        (one) => one.customer === customer && (status === 'all' || one.status !== 'canceled'),
      );
      return list(all, fields);
    },
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, ({ bank, id }) => bank.subscription(id)],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, ({ bank, id }) => bank.cancel(id)],
  [
    'GET',
    /^\/v1\/invoices$/,
    ({ bank, fields }) => {
      const customer = customerIn(bank, fields);
      const all = [...bank.invoices.values()].filter(
        (one) =>
          (!customer || one.customer === customer) &&
          (!textOf(fields, 'subscription') ||
            one.parent.subscription_details.subscription === textOf(fields, 'subscription')) &&
          (!textOf(fields, 'status') || one.status === textOf(fields, 'status')),
      );
      return list(all, fields);
    },
  ],
  [
    'GET',
    /^\/v1\/invoice_payments$/,
    ({ bank, fields }) => {
      const payments = bank.payments
        .filter(({ invoice, intent }) => {
          const wanted = textOf(fieldsOf(fields, 'payment'), 'payment_intent');
          return wanted ? intent === wanted : invoice === textOf(fields, 'invoice');
        })
        .map(({ id, invoice, intent, amount }) => ({
          id,
          object: 'invoice_payment',
          invoice,
          amount_paid: amount,
          amount_requested: amount,
          status: 'paid',
          payment: { type: 'payment_intent', payment_intent: intent },
        }));
      return list(payments, fields);
    },
  ],
  [
    'POST',
    /^\/v1\/refunds$/,
    ({ bank, fields }) =>
      bank.refund(
        textOf(fields, 'payment_intent') ?? '',
        Number(textOf(fields, 'amount')),
        metadataOf(fields),
      ),
  ],
  [
    'GET',
    /^\/v1\/refunds$/,
    ({ bank, fields }) =>
      list(
        bank.refunds.filter(({ payment_intent, charge }) => {
          const wanted = textOf(fields, 'charge');
          return wanted ? charge === wanted : payment_intent === textOf(fields, 'payment_intent');
        }),
        fields,
      ),
  ],
  [
    'GET',
    /^\/v1\/charges$/,
    ({ bank, fields }) => {
      const customer = customerIn(bank, fields);
      const charges = bank.payments.map((payment) => chargeOf(bank, payment));
      return list(
        charges.filter((charge) => charge.customer === customer),
        fields,
      );
    },
  ],
  [
    'GET',
    /^\/v1\/charges\/(\w+)$/,
    ({ bank, id }) => {
      const payment = bank.payments.find(({ charge }) => charge === id);
      if (!payment) throw missing('charge', id);
      return chargeOf(bank, payment);
    },
  ],
  [
    'GET',
    /^\/v1\/disputes$/,
    ({ bank, fields }) =>
      list(
        bank.disputes.filter(({ charge }) => charge === textOf(fields, 'charge')),
        fields,
      ),
  ],
  [
    'GET',
    /^\/v1\/credit_notes$/,
    ({ bank, fields }) => {
      const wanted = customerIn(bank, fields);
      return list(
        bank.creditNotes.filter(({ customer }) => customer === wanted),
        fields,
      );
    },
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    ({ bank, fields, home }) => {
      const customer = bank.customer(textOf(fields, 'customer') ?? '');
      const id = bank.newId('bps');
      const url = `${home}/portal/${id}`;
      return { id, object: 'billing_portal.session', customer: customer.id, url };
    },
  ],
];

export function answerOf(method: string, path: string, asked: Omit<Asked, 'id'>): object {
  for (const [verb, pattern, answer] of calls) {
    const found = verb === method && pattern.exec(path);
    if (found) return answer({ ...asked, id: found[1] ?? '' });
  }
  throw new Refused(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}
