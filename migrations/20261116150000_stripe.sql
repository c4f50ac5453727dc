-- Who somebody is at Stripe. The version counts what was written from there: who has read before another one wrote reads again.
create table stripe_customers (
  user_id uuid primary key references users on delete cascade,
  customer_id text not null,
  version integer not null default 0,
  read_at timestamptz not null
);
create index stripe_customers_id on stripe_customers (customer_id);
create index stripe_customers_read on stripe_customers (read_at);

-- The order that somebody was last sent to pay: the same one leads to the same page, another one closes it.
create table stripe_checkouts (
  user_id uuid primary key references users on delete cascade,
  attempt uuid not null,
  -- What was asked for, as it is compared.
  asked text not null,
  began_at timestamptz not null,
  session_id text
);
create index stripe_checkouts_began on stripe_checkouts (began_at);

create table stripe_subscriptions (
  user_id uuid not null references users on delete cascade,
  stripe_id text not null,
  -- None for a second one, which is cancelled and paid back.
  subscription_id uuid,
  status text not null,
  cancels boolean not null,
  -- Since when a payment is missing, until when the plan goes on all the same, and what of it the person knows.
  late_since timestamptz,
  grace_until timestamptz,
  told text check (told in ('failed', 'last-day')),
  -- It ended here first, by a withdrawal or as a second one: it shall end there too, whatever it says.
  closed_at timestamptz,
  primary key (user_id, stripe_id)
);
create index stripe_subscriptions_open on stripe_subscriptions (user_id) where status <> 'canceled';
create index stripe_subscriptions_late on stripe_subscriptions (grace_until) where grace_until is not null;

-- Money that goes back to the card; written down before Stripe is asked for it.
create table stripe_refunds (
  user_id uuid not null references users on delete cascade,
  -- The invoice that was paid, or `balance-` and the subscription: credit that Stripe kept for the next one.
  invoice_id text not null,
  amount numeric(10, 2) not null,
  currency text not null,
  reason text not null check (reason in ('withdrawal', 'second-subscription')),
  asked_at timestamptz not null,
  done_at timestamptz,
  primary key (user_id, invoice_id)
);
create index stripe_refunds_due on stripe_refunds (asked_at) where done_at is null;

create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index stripe_events_old on stripe_events (received_at);

-- Whom Stripe shall forget: by its own id of them, after the account is gone.
create table stripe_removals (
  customer_id text primary key,
  due_at timestamptz not null
);
