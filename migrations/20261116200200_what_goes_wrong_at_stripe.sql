-- Money that shall go back and that Stripe refuses: since when and why, until it is tried again or the operator paid it
-- back by other means.
alter table stripe_refunds
  add column refused_at timestamptz,
  add column refusal text,
  add column by_hand boolean not null default false,
  -- How often it was tried again: Stripe repeats its first answer to what is asked under the same key.
  add column tries integer not null default 0;
create index stripe_refunds_refused on stripe_refunds (refused_at) where refused_at is not null;

-- The operator blocked its owner: it shall end at Stripe, and has been told so there.
alter table stripe_subscriptions add column stop text check (stop in ('wanted', 'done'));

-- Since when Stripe does not know this customer, when the daily look last asked for them, and the address Stripe was told.
alter table stripe_customers
  add column missing_at timestamptz,
  add column asked_at timestamptz,
  add column told_email text;
update stripe_customers c set told_email = u.email from users u where u.id = c.user_id;
create index stripe_customers_missing on stripe_customers (missing_at) where missing_at is not null;

-- A payment that its payer disputes with their bank.
create table stripe_disputes (
  user_id uuid not null references users on delete cascade,
  dispute_id text not null,
  invoice_id text,
  amount numeric(10, 2) not null,
  currency text not null,
  reason text not null,
  -- As Stripe calls it: needs_response, under_review, won, lost and so on.
  status text not null,
  opened_at timestamptz not null,
  primary key (user_id, dispute_id)
);
create index stripe_disputes_open on stripe_disputes (opened_at) where status not in ('won', 'lost', 'warning_closed', 'prevented');
