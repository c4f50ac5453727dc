-- Properties of a person: what was paid, where they stand, and what is thought, owed and earned over time.

create table properties (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 3 and 50),
  bought_price numeric not null check (bought_price >= 1),
  bought_currency_id uuid not null references currencies,
  bought_on date not null,
  -- Of the newest valuation, and of rent and costs.
  currency_id uuid not null references currencies,
  notary_cost numeric not null default 0 check (notary_cost >= 0),
  transfer_tax numeric not null default 0 check (transfer_tax >= 0),
  agent_cost numeric not null default 0 check (agent_cost >= 0),
  other_cost numeric not null default 0 check (other_cost >= 0),
  meter_square numeric not null check (meter_square >= 1),
  built_on date,
  country text not null,
  state text,
  city text not null,
  street text not null,
  street_number text not null,
  postal_code text,
  lat numeric check (lat between -90 and 90),
  lng numeric check (lng between -180 and 180),
  -- 1 primary, 2 secondary.
  market_type smallint not null check (market_type in (1, 2)),
  -- Percent of ownership.
  share numeric not null check (share between 1 and 100),
  floor smallint,
  balcony boolean,
  rooms_count smallint,
  bathrooms_count smallint,
  -- Rises with each change of the record itself: who changes an older one gets 409.
  version integer not null default 1,
  -- Rises with anything that belongs to it: what was reckoned from an older one is stale.
  books_version bigint not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  check ((lat is null) = (lng is null))
);
create unique index properties_submission on properties (user_id, submission_id) where submission_id is not null;

-- What it was thought to be worth, one for each day; the newest is its current price.
create table property_valuations (
  user_id uuid not null,
  property_id uuid not null,
  day date not null,
  price numeric not null check (price >= 1),
  currency_id uuid not null references currencies,
  created_at timestamptz not null,
  primary key (user_id, property_id, day),
  foreign key (user_id, property_id) references properties (user_id, id) on delete cascade
);

-- Rent, costs and taxes, once or again and again, in the currency of the property.
create table property_flows (
  user_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  kind text not null check (kind in ('rent', 'cost', 'tax')),
  amount numeric not null check (amount > 0),
  every text not null check (every in ('once', 'month', 'quarter', 'year')),
  from_day date not null,
  to_day date check (to_day >= from_day),
  vacancy_months numeric not null default 0 check (vacancy_months between 0 and 12),
  tax_percent numeric not null default 0 check (tax_percent between 0 and 100),
  note text,
  submission_id uuid,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, property_id) references properties (user_id, id) on delete cascade
);
create index property_flows_property on property_flows (user_id, property_id);
create unique index property_flows_submission on property_flows (user_id, submission_id) where submission_id is not null;

-- One mortgage of a property; its schedule is reckoned, never stored.
create table property_loans (
  user_id uuid not null,
  property_id uuid not null,
  amount numeric not null check (amount > 0),
  currency_id uuid not null references currencies,
  taken_on date not null,
  first_due date not null,
  months smallint not null check (months between 1 and 600),
  repayment text not null check (repayment in ('annuity', 'equal-principal')),
  rate_kind text not null check (rate_kind in ('fixed', 'floating')),
  fixed_until date,
  -- [{from, percent}] oldest first, the first from the beginning; [{day, amount, after}].
  rates jsonb not null,
  overpayments jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, property_id),
  foreign key (user_id, property_id) references properties (user_id, id) on delete cascade,
  check (first_due > taken_on)
);
