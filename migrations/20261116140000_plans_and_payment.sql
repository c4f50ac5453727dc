-- Prices of a year, plans that are not offered any more, and who changed a plan from what to what.
alter table plans
  add column year_pln numeric(10, 2) not null default 0,
  add column year_eur numeric(10, 2) not null default 0,
  add column is_offered boolean not null default true,
  add column version integer not null default 1;
update plans set year_pln = price_pln * 10, year_eur = price_eur * 10;
alter table plans alter column year_pln drop default, alter column year_eur drop default;

create table plan_changes (
  id uuid primary key,
  plan_id uuid not null references plans,
  at timestamptz not null,
  actor_id uuid,
  before jsonb not null,
  after jsonb not null
);
create index plan_changes_at on plan_changes (at desc, id desc);

-- What was agreed, and the period that runs. Trials and plans that were given have no period.
alter table subscriptions
  add column provider text not null default 'built-in' check (provider in ('built-in', 'stripe', 'operator')),
  add column period text check (period in ('month', 'year')),
  add column currency text check (currency in ('pln', 'eur')),
  add column price numeric(10, 2),
  add column ordered_at timestamptz,
  add column period_from timestamptz,
  add column period_to timestamptz,
  -- The day from which periods are counted: of the order, or of the change to another length of period.
  add column anchor date,
  add column credit numeric(10, 2) not null default 0 check (credit >= 0),
  -- Since when its owner knows that it ended.
  add column end_told_at timestamptz,
  add constraint subscriptions_period check (
    (period is null) = (period_to is null) and (period is null) = (period_from is null)
    and (period is null) = (price is null) and (period is null) = (currency is null)
    and (period is null) = (ordered_at is null) and (period is null) = (anchor is null) and period_to > period_from);
-- Who withdraws in the moment of the order has had the plan for no time at all.
alter table subscriptions drop constraint subscriptions_check, add check (ends_at >= started_at);
update subscriptions set end_told_at = ends_at where ends_at <= now();
create index subscriptions_due on subscriptions (period_to) where period is not null and ends_at is null;
create index subscriptions_ended on subscriptions (ends_at) where ends_at is not null and end_told_at is null;

create table billing_buyers (
  user_id uuid primary key references users on delete cascade,
  name text not null,
  tax_number text not null,
  street text not null,
  zip text not null,
  city text not null,
  country text not null,
  changed_at timestamptz not null
);

-- The last number of each kind and year; whoever takes one writes its document in the same transaction.
create table document_counters (
  kind text not null,
  year smallint not null,
  last integer not null,
  primary key (kind, year)
);

create table billing_documents (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('confirmation', 'invoice', 'correction')),
  year smallint not null,
  ordinal integer not null,
  issued_at timestamptz not null,
  reason text not null check (reason in ('order', 'change', 'renewal', 'payment', 'refund')),
  subscription_id uuid not null,
  plan_names jsonb not null,
  period text not null check (period in ('month', 'year')),
  period_from timestamptz not null,
  period_to timestamptz not null,
  currency text not null check (currency in ('pln', 'eur')),
  net numeric(10, 2) not null,
  vat_rate numeric(4, 2),
  vat numeric(10, 2) not null,
  gross numeric(10, 2) not null,
  -- How the amount came about: price, days, credit.
  lines jsonb not null default '[]',
  seller jsonb,
  buyer jsonb,
  -- The language it is drawn in.
  locale text not null check (locale in ('en', 'pl')),
  -- Tax on an invoice in another currency is also said in złoty, by the rate of the day before it was earned.
  pln_rate numeric,
  pln_rate_day date,
  vat_pln numeric(10, 2),
  -- The confirmation that was paid, or the invoice that is corrected.
  about_id uuid,
  -- Of a correction: the number, day and amounts of the invoice as they were before it.
  corrected jsonb,
  paid_on date,
  ksef text check (ksef in ('to-send', 'sent')),
  ksef_number text,
  hosted_url text,
  -- The payment at the service that took it: the same one is recorded once.
  payment_ref text,
  primary key (user_id, id),
  foreign key (user_id, about_id) references billing_documents (user_id, id)
);
create index billing_documents_id on billing_documents (id);
create index billing_documents_number on billing_documents (kind, year, ordinal);
create unique index billing_documents_payment on billing_documents (user_id, payment_ref, kind) where payment_ref is not null;
create index billing_documents_about on billing_documents (user_id, about_id) where about_id is not null;
create index billing_documents_newest on billing_documents (user_id, issued_at desc, id desc);
create index billing_documents_all on billing_documents (issued_at desc, id desc);

-- Documents of accounts that are gone: the law wants invoices kept; of the rest only number, plan and amounts stay.
create table kept_documents (
  id uuid primary key,
  kind text not null,
  year smallint not null,
  ordinal integer not null,
  issued_at timestamptz not null,
  document jsonb not null,
  ksef text,
  ksef_number text,
  delete_after date not null
);
create unique index kept_documents_number on kept_documents (kind, year, ordinal);
create index kept_documents_all on kept_documents (issued_at desc, id desc);
create index kept_documents_over on kept_documents (delete_after);
