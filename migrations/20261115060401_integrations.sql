-- A person's connection to an account at a broker.
create table integrations (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null,
  broker text not null,
  provider_type smallint not null default 1 check (provider_type = 1),
  is_demo boolean not null,
  currency_id uuid not null references currencies,
  -- Where its rows go.
  portfolio_id uuid,
  -- Sealed with the installation's secret. Erased some time after it was disconnected.
  credentials text,
  is_validated boolean not null,
  status text not null check (status in ('connected', 'disconnected', 'restored')),
  -- How far each account was read.
  cursors jsonb not null default '{}',
  last_synced_at timestamptz,
  last_result jsonb,
  next_try_at timestamptz,
  -- In a row.
  failures integer not null default 0,
  -- What the broker states and the ledger has otherwise, and what of it the person let stand.
  differences jsonb,
  kept jsonb not null default '{}',
  disconnected_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete set null (portfolio_id)
);
create index integrations_due on integrations (next_try_at) where status <> 'disconnected';
create index integrations_portfolio on integrations (user_id, portfolio_id);

-- What a broker told and cannot become a row before the person says something.
create table integration_rows (
  user_id uuid not null,
  integration_id uuid not null,
  key text not null,
  -- None for what nobody understands.
  booking jsonb,
  reason jsonb not null,
  answer jsonb not null default '{}',
  original text not null,
  created_at timestamptz not null,
  primary key (user_id, integration_id, key),
  foreign key (user_id, integration_id) references integrations (user_id, id) on delete cascade
);

alter table transaction_sources add connection_id uuid,
  add foreign key (user_id, connection_id) references integrations (user_id, id);
create index transaction_sources_connection on transaction_sources (user_id, connection_id) where connection_id is not null;
