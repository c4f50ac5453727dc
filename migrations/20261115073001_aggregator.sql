-- A person as the aggregator of brokers knows them, and what they chose when they were led there.
create table aggregator_people (
  user_id uuid primary key references users on delete cascade,
  -- The aggregator's id of them, made for it alone.
  person uuid not null,
  -- Sealed with the installation's secret.
  secret text not null,
  currency_id uuid references currencies,
  portfolio_id uuid,
  -- Since when connections of theirs are looked for.
  led_at timestamptz,
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete set null (portfolio_id)
);
create index aggregator_people_portfolio on aggregator_people (user_id, portfolio_id);
create index aggregator_people_led on aggregator_people (led_at) where led_at is not null;

-- Whom the aggregator shall forget, or which connection of theirs; it outlives the account.
create table aggregator_removals (
  person uuid not null,
  -- Empty: the person with everything.
  connection text not null default '',
  due_at timestamptz not null,
  primary key (person, connection)
);

-- The aggregator's id of it, for those it reads.
alter table integrations add connection text;
create unique index integrations_connection on integrations (user_id, connection);
